"""The steps from one form of the store to the next; `ostraka serve` takes them by itself."""
