"""Tables: their journals, the commands of people, and the registry that holds them."""
