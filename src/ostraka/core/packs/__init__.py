"""Packs of cards that owners bring, and where they are found."""
