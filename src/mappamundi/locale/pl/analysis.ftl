# Spojrzenie wstecz na zakończone partie.

analysis-judging = Spojrzenie wstecz
analysis-title = { $game }, spojrzenie wstecz z { $bot }
analysis-open-cards = Szansa na wygraną przy otwartych kartach
analysis-seats = Decyzje według tego, co można było wtedy wiedzieć, i co zmieniło szansę na wygraną (w setnych, ± błąd standardowy)
analysis-mark-best = najlepszy
analysis-mark-good = dobry
analysis-mark-slip = niedokładny
analysis-mark-blunder = błąd
analysis-lost = stracono
analysis-draws = szczęście w losowaniu
analysis-own = własne ruchy
analysis-others = ruchy innych
analysis-luck = Szczęście i ruchy liczone są przy otwartych kartach; za to, czego nie można było wiedzieć, nikt nie jest winiony.
analysis-costliest = Najkosztowniejsze decyzje
analysis-no-mistakes = Nic, co odróżniałoby się od przypadku.
analysis-line = Wiersz { $line }
analysis-better = lepiej: { $move }
analysis-unfinished = Ta partia nie jest skończona (dotychczasowych wierszy: { $lines }); wstecz patrzy się tylko na zakończone.
analysis-no-level = { $bot } nie potrafi spojrzeć wstecz; potrafią: { $offered }.

# In the browser.

analysis-look-back = Spójrz wstecz z mistrzem
analysis-not-here = Na tę partię nie można tu spojrzeć wstecz.
analysis-progress = Spojrzenie wstecz: { $percent }
analysis-whose = Czyje decyzje
analysis-as-known = Oceniane według tego, co można było wtedy wiedzieć
analysis-cost = { $percent } szansy na wygraną, ± { $error }
analysis-with-open-cards = przy otwartych kartach: { $percent }
analysis-show-better = Pokaż lepszy ruch
analysis-best-count = Decyzje takie jak u mistrza: { $best } z { $all }
analysis-way = Od { $first } na początku do { $last } na końcu:
analysis-try = Spróbuj stąd
analysis-try-as = Graj stąd dalej na miejscu: { $name }, przeciw botom
analysis-share = Udostępnij
analysis-link = Link do tego spojrzenia wstecz
analysis-link-whole = W linku jest cała gra, z imionami wszystkich, którzy grali; nie ma jej żaden serwer.

web-open = Otwórz zapis gry
web-open-what = Kto ma zapis skończonej gry, stąd albo z terminala, może ją obejrzeć jeszcze raz, spojrzeć na nią wstecz i spróbować, co jeszcze mogło z niej wyjść. Zapis zostaje w tej przeglądarce. Gra zapisana przed końcem toczy się dalej.
web-open-file = Wybierz plik
web-open-broken = To nie jest zapis gry albo nie jest cały.
