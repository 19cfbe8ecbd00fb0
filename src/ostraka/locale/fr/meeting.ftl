### Des gens qui se retrouvent à une table : liens, codes, noms, et ce qu’ils se demandent.

## Liens et codes

web-code-of-table = Code de cette table
web-code-how = Un code a huit caractères, par exemple K4M7 TQX9. Majuscules, espaces et tirets n’ont pas d’importance. Un lien entier convient aussi.
web-invite-means = Toute personne qui a le code ou le lien peut s’asseoir ici, ou regarder quand tous les sièges sont pris.
web-link-means-hands = Toute personne qui ouvre ce lien peut regarder cette partie, sans siège et sans voir les cartes cachées.
web-review-link-means-hands = Toute personne qui ouvre ce lien peut parcourir toute la partie et voir toutes les mains.
web-link-means = Toute personne qui ouvre ce lien peut regarder cette partie, sans y avoir de siège.
web-review-link-means = Toute personne qui ouvre ce lien peut parcourir toute la partie.
web-ask-for-link = Ce lien ne permet pas de regarder. Demandez à la personne qui l’a envoyé de le copier à nouveau avec « Partager » ou « Copier le lien », ou saisissez le code de la table.
web-cancel-table = Annuler la table
web-new-table-of = Nouvelle table : { $game }
web-invited-open = { $count ->
    [0] Une partie vous attend : { $game }.
    [one] { $names } aimerait jouer avec vous : { $game }.
   *[other] { $names } aimeraient jouer avec vous : { $game }.
}
web-invited-yours = Vous êtes déjà à cette table : { $game }.
web-invited-playing = Cette partie est en cours ({ $game }, avec { $names }), et tous les sièges sont pris. Vous pouvez regarder.
web-invited-over = Cette partie est finie ({ $game }, avec { $names }). Vous pouvez la revoir.
web-invited-cancelled = Cette table a été annulée : { $game }.
web-to-your-table = Vers votre table
web-change-name = Changer de nom : { $name }

## Tours

web-title-due = ● À vous – { $game }
web-turn-named = Au tour { FORM($name, "de") }
web-all-choose = Tous choisissent
web-you-have-chosen = Vous avez choisi
web-choose-again = Choisir à nouveau
web-choosing = choisit
web-choosing-names = En train de choisir : { $names }
web-waits-for-names = On attend { $names }.
web-hints-allowed = conseils permis
web-hints-why = ce que jouerait un bot fort ; toute la table voit si les conseils sont permis
web-starter-drawn = Le premier joueur est tiré au sort.

## Demandes et réponses

web-undone = { $actions ->
    [one] { $name } a annulé une action.
   *[other] { $name } a annulé { $actions } actions.
}
web-beside-resigned = { $name } a abandonné.
web-beside-late = { $name } a épuisé son temps.
web-beside-drawn = Tous ont accepté la nulle.
web-beside-replaced = Un bot joue à la place { FORM($name, "de") }.
web-asks-takeback = { $actions ->
    [one] { $name } demande d’annuler ceci : { $first }
   *[other] { $name } demande d’annuler les { $actions } dernières actions, à partir d’ici : { $first }
}
web-asks-draw = { $name } propose la nulle.
web-asks-rematch = { $name } aimerait une revanche.
web-asks-bot = { $name } propose qu’un bot prenne le siège { FORM($seat, "de") }, qui est absent.
web-asked-takeback = Vous demandez d’annuler { $actions ->
    [one] votre dernière action
   *[other] les { $actions } dernières actions
} ; on attend { $names }.
web-asked-draw = Vous avez proposé la nulle ; on attend { $names }.
web-asked-rematch = Vous avez demandé une revanche ; on attend { $names }.
web-asked-bot = Vous avez proposé un bot ; on attend { $names }.
web-withdraw = Retirer
web-withdraw-draw = Retirer la proposition de nulle
web-refused-takeback = { $name } n’est pas d’accord pour annuler.
web-refused-draw = { $name } refuse la nulle.
web-refused-rematch = { $name } ne veut pas de revanche.
web-refused-bot = { $name } ne veut pas de bot à ce siège.
web-withdrawn-takeback = { $name } ne demande plus d’annuler.
web-withdrawn-draw = { $name } a retiré sa proposition de nulle.
web-withdrawn-rematch = { $name } ne demande plus de revanche.
web-withdrawn-bot = { $name } ne propose plus de bot.

## Listes de parties

web-all-games = Tous les jeux
web-you-won = Gagnée
web-won-by = Victoire : { $names }
web-lost = Perdue
web-actions-long = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
