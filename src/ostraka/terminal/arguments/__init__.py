"""Arguments and options that several commands take."""
