"""The texts of cards and coffers, made from their data in every language."""
