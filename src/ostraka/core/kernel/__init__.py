"""Compiling rules: the compiler, its cache, and the verbs that generic code calls."""
