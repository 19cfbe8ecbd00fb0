### The web client.

web-title = Ostraka
web-table-as-list = La table en liste
