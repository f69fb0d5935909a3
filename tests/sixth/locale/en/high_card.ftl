high-card-dealt = Everybody has three cards.
high-card-ready = { $seat } has laid a card.
high-card-took = { $seat } takes { $cards }.
high-card-end-enough = Two points are enough.
high-card-end-cards = All cards are laid.
high-card-why = { $n } from rounds taken.
high-card-reason = Of the cards not seen yet, { $higher } would beat it.
