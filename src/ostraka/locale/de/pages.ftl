### Regelseiten.

pages-none = Für { $game } gibt es keine Regelseite.
pages-ruling = Entscheidung.
