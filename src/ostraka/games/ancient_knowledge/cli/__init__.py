"""What Ancient Knowledge adds to the command line: `cards`, `pack` and `solo`."""
