### L’arène : des rencontres entre bots.

arena-alone = { $game } se joue en solitaire ; une rencontre demande au moins deux personnes à la table.
arena-bots = À { $players } joueurs, une rencontre demande de { $players } à { $most } bots, et { $bots } ont été nommés.
arena-games = Le nombre de parties est un entier supérieur à zéro.
arena-workers = Le nombre de processus est compris entre 1 et { $most }.
arena-opening = Le nombre d’actions d’ouverture est compris entre 0 et { $most }.
arena-opening-over = Les parties se terminent avant { $actions } actions d’ouverture ; demandez-en moins.
arena-limit = La limite est le nombre de secondes qu’un bot peut prendre pour une décision : plus de zéro, un jour au plus.
arena-contest-form = Ce qui est écrit de la rencontre est illisible.
arena-result-form = Ce qui est écrit d’une partie est illisible.
arena-worker = Les parties ne peuvent pas être jouées : { $reason }.
