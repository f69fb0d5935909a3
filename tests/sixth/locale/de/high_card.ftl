high-card-dealt = Alle haben drei Karten.
high-card-ready = { $seat } hat eine Karte gelegt.
high-card-took = { $cards } gehen an { $seat }.
high-card-end-enough = Zwei Punkte genügen.
high-card-end-cards = Alle Karten liegen.
high-card-why = { $n } aus gewonnenen Runden.
high-card-reason = Von den Karten, die noch niemand gesehen hat, würden { $higher } sie schlagen.
