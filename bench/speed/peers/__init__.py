"""Whom we measure ourselves against, each in a file of its own."""
