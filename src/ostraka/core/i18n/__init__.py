"""Sentences and numbers in every language."""
