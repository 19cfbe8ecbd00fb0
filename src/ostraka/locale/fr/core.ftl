### Ce que tout jeu peut dire : refus et fins décidées par les joueurs.

error-unknown-game = Il n’y a pas de jeu « { $name } » ; les jeux sont { $known }.
error-unknown-game-near = Il n’y a pas de jeu « { $name } » ; vouliez-vous dire « { $near } » ?
error-game-load = Le jeu « { $name } » ne peut pas être chargé : { $reason }.
error-game-seats = { $game } demande { $players } joueurs ; à nos tables, il y a de la place pour 1 à { $most }.
error-unknown-option = { $game } n’a pas d’option « { $option } » ; ses options sont : { $known }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
error-players = { $game } ne se joue pas à { $players } ; nombres de joueurs possibles : { $allowed }.
error-seed = « { $seed } » n’est pas une graine ; une graine est un entier de 0 à 9007199254740991.
error-entropy = « { $entropy } » n’est pas une entropie ; il faut 64 chiffres hexadécimaux.
error-seat = Il n’y a pas de siège { $seat } ; { $players ->
    [one] en solo, le seul siège est le 0.
   *[other] à { $players } joueurs, les sièges sont comptés à partir de 0.
}
error-budget = Une recherche a besoin d’une limite positive : secondes, itérations ou nœuds.
error-no-puzzles = Il n’y a pas d’énigmes pour { $game }.
error-over = La partie est finie ; on ne peut plus rien jouer.
error-action-long = C’est trop long pour une action ; aucune ne dépasse { $limit } caractères.
error-action-type = Une action est un texte, ses parties, une Action ou un code, pas { $type }.
error-not-legal = « { $action } » n’est pas une action permise maintenant.
error-nothing-to-undo = Il n’y a rien à annuler ; la partie commence ici.
error-position-type = Une position est un texte ou un document JSON, pas { $type }.
error-invented = Les cartes cachées de cet état ont été tirées de nouveau pour l’analyse : cette partie n’a jamais eu lieu et ne peut pas être enregistrée.
error-record-format = Ce n’est pas un enregistrement d’Ostraka.
error-record-version = Cet enregistrement est au format { $version } ; ce programme lit la version { $known }.
error-record-field = Le champ « { $field } » de l’enregistrement manque ou n’a pas la bonne forme.
error-record-form = Champ « { $field } » de l’enregistrement : { $reason }
error-record-edited = L’enregistrement a été modifié depuis son écriture : son contrôle ne correspond plus à son contenu.
error-record-game = L’enregistrement est une partie de « { $game } », non de « { $other } ».
error-record-action = L’action { $number } de l’enregistrement, « { $action } », ne peut pas être jouée : { $reason }
error-file-large = Le fichier { $path } est trop gros pour un enregistrement.
error-file-unreadable = Le fichier { $path } ne peut pas être lu : { $reason }.
error-file-json = Le fichier { $path } n’est pas un document JSON complet.
error-file-unwritable = Le fichier { $path } ne peut pas être écrit : { $reason }.
reason-resigned-short = abandon
reason-agreed-short = nulle convenue
reason-resigned = { PERSON($seat) ->
    [you] Vous avez abandonné.
   *[other] { $seat } a abandonné.
  }
reason-agreed = Les joueurs sont convenus d’une nulle.
error-depth = « { $depth } » n’est pas une profondeur ; une profondeur est un entier de { $least } à { $most }.
error-text-type = « { $given } » n’est pas un texte.
error-state-type = Seul un State peut être noté dans un enregistrement, pas { $type }.
error-path-type = Un fichier se désigne par un chemin, pas par { $type }.
error-threads = « { $number } » n’est pas un nombre de fils d’exécution ; il va de 1 à { $most }.
error-gather-form = « { $slot } » attend une liste.
error-gather-thing = « { $thing } » ne peut pas être choisi ici.
error-gather-often = « { $thing } » peut être choisi { $most } fois au plus.
error-gather-count = { $least ->
    [0] Choisissez-en { $most } au plus ; vous en avez choisi { $count }.
   *[other] Choisissez-en de { $least } à { $most } ; vous en avez choisi { $count }.
}
error-gather-exactly = Choisissez-en exactement { $most }, pas { $count }.
error-nothing-with = Il n’y a rien à faire avec « { $thing } » pour l’instant.
error-ply = « { $ply } » n’est pas un moment de cette partie ; ils vont de 0 à { $last }.
error-index = « { $index } » n’est pas un indice de l’espace des actions ; ils vont de 0 à { $last }.
preview-stopped = La suite n’est pas encore connue.
question-act = { PERSON($seat) ->
    [you] À vous de jouer.
   *[other] C’est { FORM($seat, "a") } de jouer.
  }
error-not-choosing = Le siège { $seat } n’a rien à choisir maintenant.
error-file-stale = Le fichier { $path } a été modifié par un autre programme depuis sa lecture ici ; il reste tel qu’il est.
error-no-draws = À { $game }, on ne peut pas convenir d’une nulle.
error-agreement-alone = En solo, il n’y a personne devant qui abandonner.
error-resigned-already = Ce siège a déjà abandonné.
plain = { $text }
labelled = { $label } : { $text }
error-missing-package = Il manque le paquet { $package } : pip install "ostraka[{ $extra }]".

## Comment les noms se joignent

list-more = { $first }, { $next }
list-and = { $first } et { $next }
number-group = { "\u202F" }
number-point = { "," }
number-percent = { $number } %
language-name = Français
form-articles = le la les l’
form-title = { $name }
form-le = { $article ->
    [none] { $name }
    [l] l’{ $name }
   *[other] { $article } { $name }
  }
form-Le = { $article ->
    [le] Le { $name }
    [la] La { $name }
    [les] Les { $name }
    [l] L’{ $name }
   *[none] { $name }
  }
form-un = { $name }
form-de = { $article ->
    [le] du { $name }
    [la] de la { $name }
    [les] des { $name }
    [l] de l’{ $name }
   *[none] { $start ->
        [a] d’{ $name }
        [e] d’{ $name }
        [h] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
       *[other] de { $name }
      }
  }
form-que = { $article ->
    [l] que l’{ $name }
    [none] { $start ->
        [a] qu’{ $name }
        [e] qu’{ $name }
        [h] qu’{ $name }
        [i] qu’{ $name }
        [o] qu’{ $name }
        [u] qu’{ $name }
       *[other] que { $name }
      }
   *[other] que { $article } { $name }
  }
form-appel = { $article ->
    [none] { $name }
    [l] l’{ $name }
   *[other] { $article } { $name }
  }
form-pronom = { $article ->
    [la] la
    [les] les
   *[other] le
  }
form-a = { $article ->
    [le] au { $name }
    [la] à la { $name }
    [les] aux { $name }
    [l] à l’{ $name }
   *[none] à { $name }
  }

## ce qui ne va pas dans la forme d’un document

document-problem = { $place } : { $reason }
document-unknown = Ce champ n’existe pas.
document-missing = Ce champ manque.
document-number = « { $value } » n’est pas un nombre entier de { $least } à { $most }.
document-whole = « { $value } » n’est pas un nombre entier.
document-flag = « { $value } » n’est ni true ni false.
document-text = Un texte est attendu, et non « { $value } ».
document-text-length = Le texte doit avoir de { $least } à { $most } caractères, et non { $n }.
document-line = Un texte d’une ligne, de { $most } caractères au plus, est attendu.
document-spelling = « { $value } » n’a pas la bonne forme ; exemple : « { $example } ».
document-list = Une liste est attendue, et non « { $value } ».
document-length = La liste doit avoir de { $least } à { $most } entrées, et non { $n }.
document-exact-length = La liste doit avoir { $exactly } entrées, et non { $n }.
document-object = Un objet est attendu, et non « { $value } ».
document-null = « { $value } » n’est pas null.
document-word = « { $value } » ne convient pas ; valeurs possibles : { $known }.
