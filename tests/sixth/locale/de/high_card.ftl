high-card-dealt = Alle haben drei Karten.
high-card-ready = { $seat } hat eine Karte gelegt.
high-card-took = { $cards } gehen an { $seat }.
