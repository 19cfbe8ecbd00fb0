### The web client.

web-title = Ostraka
web-table-as-list = The table as a list
