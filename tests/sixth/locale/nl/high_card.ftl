high-card-dealt = Iedereen heeft drie kaarten.
high-card-ready = { $seat } heeft een kaart gelegd.
high-card-took = { $cards } gaan naar { $seat }.
high-card-end-enough = Twee punten zijn genoeg.
high-card-end-cards = Alle kaarten zijn gelegd.
