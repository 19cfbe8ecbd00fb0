"""Around the HTTP interface: pages, limits, headers, shutdown."""
