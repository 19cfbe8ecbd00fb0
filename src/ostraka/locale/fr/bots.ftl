### Robots et analyse.

bots-budget = Une recherche a besoin d’une limite positive : secondes, itérations ou nœuds.
bots-level = Il n’y a pas de niveau { $level } ; les niveaux vont de 1 à { $last }.
bots-unknown = Il n’y a pas de robot nommé « { $name } » ; donnez un niveau de 1 à { $last }, ou l’un de : { $known }.
