### Le travail partagé entre plusieurs processus.

work-workers = Le nombre de processus est compris entre 1 et { $most }.
work-failed = Les parties ne peuvent pas être jouées : { $reason }.
work-died = Un processus s’est arrêté deux fois dans la même partie ({ $reason }) ; la même commande reprend.
work-code-changed = Les règles ou les bots ont changé pendant que des parties se jouaient ; ce qui a été joué avant est en sûreté.
work-ray-address = Il n’y a pas de grappe Ray à « { $address } » : { $reason }
work-ray-code = Une machine de la grappe a d’autres règles ou d’autres bots que celle-ci.
