### The web client.

web-title = Ostraka
web-table-as-list = Der Tisch als Liste
