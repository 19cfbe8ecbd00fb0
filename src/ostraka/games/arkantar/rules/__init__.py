"""The board, the numbers of the actions, and the rules as kernels."""
