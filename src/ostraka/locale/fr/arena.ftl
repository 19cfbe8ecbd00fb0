### L’arène : des rencontres entre bots.

arena-alone = { $game } se joue en solitaire ; une rencontre demande au moins deux joueurs à la table.
arena-bots = À { $players } joueurs, une rencontre demande de { $players } à { $most } bots, et { $bots } ont été nommés.
arena-games = Le nombre de parties est un entier de 1 à { $most }.
arena-opening = Le nombre d’actions d’ouverture est compris entre 0 et { $most }.
arena-opening-over = Les parties se terminent avant { $actions } actions d’ouverture ; demandez-en moins.
arena-limit = La limite est le nombre de secondes qu’un bot peut prendre pour une décision : plus de zéro, un jour au plus.
arena-contest-form = La description de la rencontre est illisible.
arena-result-form = Le résultat d’une partie est illisible.
arena-file-foreign = { $path } n’est pas un fichier de résultats de rencontre.
arena-file-version = { $path } est de la version { $version } ; la version { $known } peut être lue.
arena-file-line = La ligne { $line } de { $path } est abîmée ; le fichier est resté tel quel.
arena-file-contest = { $path } contient une autre rencontre (différences : { $different }) ; nommez un autre fichier, ou mettez l’ancien de côté avec --restart.
arena-file-code = { $path } a été joué avec d’autres règles ou d’autres bots ; nommez un autre fichier, ou mettez l’ancien de côté avec --restart.
arena-file-busy = Un autre processus écrit dans { $path }.
arena-unwritable = { $path } ne peut pas être écrit : { $reason }. { $done ->
    [one] { $done } partie sur { $total } y est en sûreté
   *[other] { $done } parties sur { $total } y sont en sûreté
} ; la même commande continue.
arena-rounded = { $games } parties seront jouées ; une ronde en compte { $size } (chaque groupe de bots, dans chaque ordre des sièges, sur la même donne).
arena-resumed = { $done ->
    [one] { $done } partie sur { $total } a déjà été jouée.
   *[other] { $done } parties sur { $total } ont déjà été jouées.
}
arena-cut = La dernière ligne de { $path } était coupée ; sa partie est rejouée.
arena-aside = Les anciens résultats sont gardés sous { $path }.
arena-playing = En jeu
arena-interrupted = Interruption : { $done ->
    [one] { $done } partie sur { $total } est en sûreté
   *[other] { $done } parties sur { $total } sont en sûreté
} dans { $path }. La même commande continue.
arena-kept = Les résultats sont dans { $path }.
arena-title = { $game }, { $players } joueurs, { $games } parties, { $rounds ->
    [one] { $rounds } ronde complète
   *[other] { $rounds } rondes complètes
}
arena-head-bot = bot
arena-head-games = parties
arena-head-points = points (95 %)
arena-head-wins = gain/nulle/perte
arena-head-rating = cote (95 %)
arena-head-time = ms (la plus lente)
arena-fault-crash = Partie { $game } : { $bot } a planté et perdu : { $text }
arena-fault-hang = Partie { $game } : { $bot } n’a pas répondu et a perdu : { $text }
arena-fault-illegal = Partie { $game } : { $bot } n’a pas répondu par une action permise et a perdu : { $text }
arena-fault-void = La partie { $game } ne compte pour personne : { $text }
arena-faults-more = … et { $count ->
    [one] { $count } autre partie avec une faute.
   *[other] { $count } autres parties avec une faute.
}
