### Pages de règles.

pages-none = Il n’y a pas de page de règles pour { $game }.
pages-ruling = Décision.
