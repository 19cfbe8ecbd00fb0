### Bots y análisis.

bots-budget = Una búsqueda necesita un límite mayor que cero: segundos, iteraciones o nodos.
bots-level = No hay nivel { $level }; los niveles van del 1 al { $last }.
bots-unknown = No hay ningún bot llamado «{ $name }»; diga un nivel del 1 al { $last }, o uno de: { $known }.
