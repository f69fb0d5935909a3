"""Who somebody is, what people are to each other, and what came of their games."""
