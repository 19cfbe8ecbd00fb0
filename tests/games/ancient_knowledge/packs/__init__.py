"""Packs by owners."""
