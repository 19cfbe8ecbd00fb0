### Páginas de reglas.

pages-none = No hay página de reglas para { $game }.
pages-ruling = Decisión.
