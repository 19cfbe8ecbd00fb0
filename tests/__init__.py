"""The tests of Ostraka; a package, so that no other `tests` on the machine stands before it."""
