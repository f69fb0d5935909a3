# Afgelopen spellen, teruggekeken.

analysis-judging = Terugblik
analysis-title = { $game }, teruggekeken met { $bot }
analysis-open-cards = Winstkans, met open kaarten
analysis-seats = Beslissingen naar wat ieder toen kon weten, en wat de winstkans veranderde (in honderdsten, ± standaardfout)
analysis-mark-best = beste
analysis-mark-good = goed
analysis-mark-slip = slordig
analysis-mark-blunder = blunder
analysis-lost = verloren
analysis-draws = trekgeluk
analysis-own = eigen zetten
analysis-others = zetten van anderen
analysis-luck = Geluk en zetten zijn met open kaarten gerekend; wat iemand niet kon weten, wordt niemand verweten.
analysis-costliest = De duurste beslissingen
analysis-no-mistakes = Niets wat zich van geluk onderscheidt.
analysis-line = Regel { $line }
analysis-better = beter: { $move }
analysis-unfinished = Dit spel is niet afgelopen (regels tot nu toe: { $lines }); alleen op afgelopen spellen wordt teruggekeken.
analysis-no-level = { $bot } kan niet terugkijken; deze kunnen het wel: { $offered }.

# In de browser.

analysis-look-back = Terugkijken met een meester
analysis-not-here = Op dit spel kan hier niet worden teruggekeken.
analysis-progress = Terugblik: { $percent }
analysis-whose = Wiens beslissingen
analysis-as-known = Beoordeeld naar wat toen te weten was
analysis-cost = { $percent } van de winstkans, ± { $error }
analysis-with-open-cards = met open kaarten: { $percent }
analysis-show-better = De betere zet tonen
analysis-best-count = { $best } van { $all } beslissingen zoals een meester
analysis-way = Van { $first } aan het begin tot { $last } aan het eind:
analysis-try = Vanaf hier proberen
analysis-try-as = Vanaf hier verder spelen op de plaats van { $name }, tegen bots
analysis-share = Delen
analysis-link = Link naar deze terugblik
analysis-link-whole = Het hele spel zit in de link, met de namen van iedereen die meespeelde; geen server heeft het.

web-open = Een logboek openen
web-open-what = Wie het logboek van een afgelopen spel heeft, van hier of uit een terminal, kan het terugzien, erop terugblikken en proberen wat er nog meer van had kunnen komen. Het blijft in deze browser. Een spel dat voor het einde is bewaard, gaat verder.
web-open-file = Een bestand kiezen
web-open-broken = Dit is niet het logboek van een spel, of niet helemaal.
