### Rules pages.

pages-none = There is no rules page for { $game }.
pages-ruling = Ruling.
