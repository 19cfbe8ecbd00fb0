"""Positions as JSON documents: written, read and checked."""
