high-card-dealt = Everybody has three cards.
high-card-ready = { $seat } has laid a card.
high-card-took = { $seat } takes { $cards }.
