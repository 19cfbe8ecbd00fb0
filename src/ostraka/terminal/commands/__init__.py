"""The commands of `ostraka`, one module each, loaded when used."""
