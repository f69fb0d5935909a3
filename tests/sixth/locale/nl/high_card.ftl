high-card-dealt = Iedereen heeft drie kaarten.
high-card-ready = { $seat } heeft een kaart gelegd.
high-card-took = { $cards } gaan naar { $seat }.
high-card-end-enough = Twee punten zijn genoeg.
high-card-end-cards = Alle kaarten zijn gelegd.
high-card-why = { $n } uit gewonnen rondes.
high-card-reason = Van de kaarten die nog niemand heeft gezien, zouden er { $higher } hoger zijn.
