"""The rules as kernels, roughly a section of the rulebook for each module."""
