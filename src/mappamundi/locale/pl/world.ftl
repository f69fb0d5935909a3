# Świat, który ktoś zna, i ćwiczenia.

world-title = Świat, który znasz
world-what = Co gry pokazały ci ze świata, jak często twoja ocena była trafna i co wkrótce wyleci ci z głowy.
world-level = { $level ->
    [0] biała karta
    [1] pierwsze kroki
    [2] w podróży
    [3] na znanym szlaku
    [4] po szerokim świecie
   *[5] geografia bez tajemnic
}
world-overall = Znasz mniej więcej { $known } z { $all } faktów, o które pytają gry. Twój poziom: { $level }.
world-honest = Fakt liczy się, gdy ocenisz go trafnie, i tym mniej, im dawniej to było. To, co się nie udało, liczy się dopiero po trafnej odpowiedzi; to, co tylko zobaczysz, liczy się jako poznane z widzenia.
world-fact-missed = trafnie { $right } z { $count }; ostatnio chybione
world-empty = Twoja mapa jest jeszcze pusta
world-empty-what = Zagraj w grę o państwach albo odpowiedz na dziesięć pytań: każdy poznany fakt barwi mapę.
world-play = Graj
world-play-game = Zagraj w: { $game }
world-due = { $count ->
    [0] Na razie nic nie ucieka ci z pamięci.
    [one] Jeden fakt ucieka ci z pamięci.
    [few] { $count } fakty uciekają ci z pamięci.
    [many] { $count } faktów ucieka ci z pamięci.
   *[other] { $count } faktu ucieka ci z pamięci.
}
world-practise = Ćwicz
world-map = Mapa świata z tym, co znasz
world-none = jeszcze nie
world-met = z widzenia
world-well = dobrze znane
world-continents = Według kontynentów
world-topics = Według kategorii
world-bots = Boty, które wiedzą tyle co ty
world-share = { $known } z { $all }
world-share-met = { $met } z widzenia
world-topic = { $topic ->
    [area] powierzchnia
    [population] ludność
    [height] najwyższy punkt
    [temperature] temperatura w stolicy
    [age] mediana wieku
    [life] długość życia
    [gdp] PKB na osobę
    [latitude] szerokość geograficzna
    [longitude] długość geograficzna
    [continent] kontynent
    [hemisphere] półkula
    [coast] wybrzeże
    [government] ustrój
    [religion] religia
   *[climate] klimat
}
world-fact-none = jeszcze nie
world-fact-met = z widzenia, bez oceny
world-fact-judged = trafnie { $right } z { $count }; teraz wiesz to na { $chance }
world-bots-like = { $game }: trafne odpowiedzi wśród ostatnich { $asked }: { $right }. Mniej więcej tak odpowiadają boty o tej sile: { $level }.
world-bots-more = { $game }: jeszcze { $count ->
    [one] jedna odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}, a zagrasz z botami, które wiedzą tyle co ty.
world-mine = tyle, ile ty wiesz ({ $level })
world-yours = To należy do ciebie
world-yours-here = Wszystko to leży w tej przeglądarce i nigdzie indziej.
world-yours-shared = Wszystko to leży w tej przeglądarce, a skoro można cię odnaleźć, także na tym serwerze, żeby miały to twoje inne urządzenia.
world-export = Pobierz
world-forget = Zapomnij wszystko
world-forget-why = Twoja mapa znów będzie pusta, a plan ćwiczeń zniknie. Tego nie można cofnąć.
world-front = Każda karta państwa, którą zobaczysz, zostaje tu zapamiętana, a to, co ucieka z pamięci, możesz ćwiczyć.
train-number = Pytanie { $number } z { $count }
train-from = Pytania z gry
train-from-all = wszystkie gry
train-signs = Kostki
train-answers = Odpowiedzi
train-before = Przed: { $right }
train-between = Pomiędzy: { $left } i { $right }
train-after = Za: { $left }
train-let-be = Szereg jest poprawny
train-doubt = Podważam
train-right = Dobrze!
train-wrong = Tym razem nie.
train-answer = Odpowiedź: { $answer }.
train-again = { $days ->
    [one] To pytanie wróci jutro.
    [few] To pytanie wróci za { $days } dni.
    [many] To pytanie wróci za { $days } dni.
   *[other] To pytanie wróci za { $days } dnia.
}
train-next = Dalej
train-keys = Klawisze: 1 do { $count }
train-done = Trafnie: { $right } z { $count }
train-done-what = To, czego nie było w twojej pamięci, wróci jutro, reszta później.
train-more = Jeszcze dziesięć
train-map = Do twojej mapy
