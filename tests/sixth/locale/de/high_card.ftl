high-card-dealt = Alle haben drei Karten.
high-card-ready = { $seat } hat eine Karte gelegt.
high-card-took = { $cards } gehen an { $seat }.
high-card-end-enough = Zwei Punkte genügen.
high-card-end-cards = Alle Karten liegen.
