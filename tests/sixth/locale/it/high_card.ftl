high-card-dealt = Tutti hanno tre carte.
high-card-ready = { $seat } ha già una carta sul tavolo.
high-card-took = { $cards } vanno a { $seat }.
high-card-end-enough = Bastano due punti.
high-card-end-cards = Tutte le carte sono sul tavolo.
high-card-why = { $n } dai turni vinti.
high-card-reason = Fra le carte ancora coperte, { $higher } la batterebbero.
