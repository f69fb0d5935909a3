high-card-dealt = Wszyscy mają po trzy karty.
high-card-ready = { $seat } ma już kartę na stole.
high-card-took = { $cards } bierze { $seat }.
high-card-end-enough = Dwa punkty wystarczą.
high-card-end-cards = Wszystkie karty leżą na stole.
high-card-why = { $n } za wygrane rundy.
high-card-reason = Spośród kart, których jeszcze nie widać, { $higher } mogłyby ją przebić.
