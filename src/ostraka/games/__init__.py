"""The games: one folder each, with its rules as kernels and its readable face."""
