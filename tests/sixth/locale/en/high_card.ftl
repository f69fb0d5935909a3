high-card-dealt = Everybody has three cards.
high-card-ready = { $seat } has laid a card.
high-card-took = { $seat } takes { $cards }.
high-card-end-enough = Two points are enough.
high-card-end-cards = All cards are laid.
