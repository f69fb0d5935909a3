high-card-dealt = Tout le monde a trois cartes.
high-card-ready = { $seat } a posé une carte.
high-card-took = { $cards } vont à { $seat }.
high-card-end-enough = Deux points suffisent.
high-card-end-cards = Toutes les cartes sont posées.
high-card-why = { $n } pour les manches gagnées.
high-card-reason = Parmi les cartes encore inconnues, { $higher } la battraient.
