"""The card language: its words, how cards are read, and how they become tables of integers."""
