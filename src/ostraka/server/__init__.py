"""Tables on the net: `ostraka serve`.

A table is an append-only journal; its state in memory is a cache of it. The server stands on the
face of a game (parts, changes, views, previews) and knows no game by name.
"""
