"""Who knows what: what each seat has seen, and how the rest is dealt anew."""
