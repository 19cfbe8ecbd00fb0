### Le terminal.

## Attendre

terminal-opening = { $game } s’ouvre…
terminal-preparing = { $game } se prépare (la première fois seulement)…
terminal-preparing-bots = (première fois : les bots se préparent)
terminal-interrupted = Interrompu.

## À la table

terminal-welcome = { $game }. Tapez une action ou son numéro ; Entrée montre ce qui est possible, « help » en dit plus.
terminal-prompt = { $question } >{" "}
terminal-seat = { $seat } : { $who ->
    [person] une personne
    [random] joue au hasard
    [absent] a quitté la table ; ses tours sont sautés
   *[other] bot { $who }
}
terminal-option = { $label } : { $value }
terminal-yes = oui
terminal-no = non
terminal-curtain = C’est au tour { FORM($seat, "de") } : passez l’écran et appuyez sur Entrée…
terminal-left = La partie est gardée dans { $path }. « { $command } » la reprend.
terminal-help =
    Tapez une action, ou son numéro dans la liste ; après « buy » ou « buy 4 », le reste est demandé pas à pas, et un tour entier tient sur une ligne. Aussi :
      legal [MOT]    ce qui est possible, par sorte ; « all » montre tout
      hint           ce que jouerait le bot le plus fort
      step           aller au prochain moment ; « go » va jusqu’à la fin du tour
      undo           annuler la dernière action
      score          les points à ce moment
      log            tout ce qui s’est passé
      what MOT       ce que signifie une chose ou un mot de la table
      rules [MOT]    le jeu entier expliqué, ou un chapitre
      rulings        ce qui a été décidé là où la règle se tait
      setup          qui joue, et avec quelles options
      position       la position en texte
      save [FICHIER] écrire la partie dans un fichier
      resign         abandonner ; « resign 3 » laisse jouer un bot de niveau 3
      draw           proposer la nulle
      say TEXTE      dire quelque chose à la table
      accept         accepter ce que propose un autre joueur
      decline        refuser ce que propose un autre joueur
      quit           partir ; la partie est gardée
terminal-kinds = { $count } actions. « legal { $verb } » en montre une sorte, « legal all » tout, « { $verb } » seul demande pas à pas.
terminal-legal-none = Rien de ce qui est possible ne contient « { $word } ».
terminal-no-number = Il n’y a pas d’action numéro { $number } ; elles vont de 1 à { $count }.
terminal-slot = { $slot } (1 à { $count }, Entrée : revenir) >{" "}
terminal-gather-exactly = { $verb } — choisissez-en { $most } parmi : { $things }. Dans n’importe quel ordre ; « done » termine le choix.
terminal-gather-most = { $verb } — choisissez-en jusqu’à { $most } parmi : { $things }. Dans n’importe quel ordre ; « done » termine le choix.
terminal-gather-between = { $verb } — choisissez-en de { $least } à { $most } parmi : { $things }. Dans n’importe quel ordre ; « done » termine le choix.
terminal-gather-amount = « { $thing }=2 » en choisit deux.
terminal-picked = Choisi ({ $count }) : { $things }
terminal-pick-more = { $count ->
    [one] Il en faut encore un.
   *[other] Il en faut encore { $count }.
}
terminal-pick-fewer = { $count ->
    [one] Il y en a un de trop ; retapez ce que vous voulez remettre.
   *[other] Il y en a { $count } de trop ; retapez ce que vous voulez remettre.
}
terminal-pick-done = « done » joue ce choix ; ce qui est retapé est remis.
terminal-line-refused = Rien n’a été joué. « { $rest } » ne peut pas suivre : { $reason }
terminal-line-turn = Rien n’a été joué. Après « { $done } » le tour est fini ; « { $rest } » ne peut pas suivre sur la même ligne.
terminal-line-light = Rien n’a été joué. « { $done } » dévoile quelque chose ; jouez-le d’abord, « { $rest } » ensuite.
terminal-undone = Annulé.
terminal-no-step = Il n’y a rien à poursuivre ici ; « legal » montre ce qui est possible.
terminal-unchanged = Rien n’a changé.
terminal-undo-late = Quelque chose a été dévoilé ou quelqu’un d’autre a joué depuis : on n’y revient pas. Seule une partie d’entraînement (--practice) permet de tout annuler.
terminal-undo-consent = Quelqu’un d’autre a joué, ou quelque chose a été dévoilé. Tous sont d’accord pour annuler ? (o/N){" "}
terminal-resign-sure = Vraiment abandonner ? (o/N){" "}
terminal-resigned-passing = { $seat } abandonne. Les autres continuent ; ses tours sont sautés.
terminal-resigned-bot = { $seat } abandonne. Les autres continuent ; le bot { $who } prend la suite.
terminal-draw-sure = Vraiment proposer la nulle ? (o/N){" "}
terminal-draw-offered = { $seat }, acceptez-vous la nulle ? (o/N){" "}
terminal-draw-declined = { $seat } refuse. La partie continue.
terminal-position-hidden = La position montrerait ce qui est caché ; « save » garde la partie.
terminal-what-unknown = Il n’y a rien à dire de « { $word } » ; « rules » explique tout le jeu.
terminal-bot-failed = Le bot { FORM($seat, "de") } a échoué : { $reason }
terminal-bot-choice = Entrée : réessayer ; un niveau ou un bot : celui-là joue ; s : prendre le siège ; q : partir >{" "}

## La fin

terminal-drawn = La partie est nulle.
terminal-won = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}
terminal-after = r : examiner la partie, a : rejouer, s : rejouer en échangeant les sièges, Entrée : partir >{" "}
terminal-after-alone = r : examiner la partie, a : rejouer, Entrée : partir >{" "}

## Avant la partie

terminal-which = Quel jeu (1 à { $count }) ?{" "}
terminal-which-none = Personne ne peut répondre ici ; nommez un jeu : { $known }.
terminal-left-games = { $count ->
    [one] Une partie n’est pas finie :
   *[other] Des parties ne sont pas finies :
}
terminal-go-on = Laquelle reprendre ? (son numéro ; Entrée : une nouvelle partie){" "}
terminal-how-many = Combien de joueurs ({ $least } à { $most } ; Entrée : { $least }) ?{" "}
terminal-who =
    Qui joue à { $game } ?
      1  vous, contre des bots (conseillé ; le niveau { $level } est un bon début)
      2  plusieurs personnes à cet écran, l’une après l’autre
      3  des personnes et des bots
terminal-who-choice = 1, 2 ou 3 (Entrée : 1) ?{" "}
terminal-which-seat = Quel siège est le vôtre (1 à { $last } ; Entrée : 1) ?{" "}
terminal-level = Quel niveau (1 le plus faible, { $last } le plus fort ; Entrée : 3) ?{" "}
terminal-seat-who = Siège { $number } : un niveau de 1 à { $last }, ou Entrée pour une personne ?{" "}
terminal-number-between = Tapez un nombre de { $least } à { $most }.

## La bibliothèque des parties

terminal-who-person = une personne
terminal-who-bot = { $who ->
    [random] hasard
    [absent] siège vide
   *[other] bot { $who }
}
terminal-save-open = { $number }  { $name }  { $game } ({ $who }), inachevée après { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, { $when }
terminal-save-over = { $number }  { $name }  { $game } ({ $who }), finie après { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, { $when }
terminal-saves-help = « { $command } resume », « replay », « review » ou « saves delete » avec un numéro ou un nom.
terminal-no-saves = Aucune partie n’a encore été jouée ici ; « ostraka play » en commence une.
terminal-no-such-save = Il n’y a pas de partie « { $wanted } » dans la bibliothèque ; { $count ->
    [0] elle est vide.
    [one] elle en a une.
   *[other] elle en a { $count }, et « ostraka saves » les montre.
}
terminal-no-save = Il n’y a pas de partie à reprendre ; « ostraka play » en commence une.
terminal-resume-over = Cette partie est finie ; « ostraka replay » la parcourt.
terminal-delete-sure = Supprimer { $name } pour de bon ? (o/N){" "}
terminal-delete-force = Personne ne peut répondre ici ; --force supprime la partie.
terminal-deleted = La partie { $name } est supprimée.

## Fichiers

terminal-saved = Enregistré dans { $path }.
terminal-stale = Cette partie a continué dans un autre terminal, et rien n’en est perdu. Votre dernière action ici n’a pas été jouée ; « { $command } » la reprend.
terminal-not-saved = La partie n’a pas pu être enregistrée : { $reason }.
terminal-replace = { $path } existe. Le remplacer ? (o/N){" "}
terminal-file-exists = Le fichier { $path } existe ; --force le remplace.
terminal-system = Le système a refusé : { $reason }.

## Parcourir, compter, tableaux

terminal-replay-help = Entrée ou n : avancer, b : reculer, un nombre : y aller, s : début, e : fin, q : quitter.
terminal-replay-prompt = { $ply } sur { $last } >{" "}
terminal-perft-counted = { $count } comptées
terminal-perft-speed = { $seconds } s, { $rate } M nœuds/s
terminal-perft-so-far = Interrompu : { $count } comptées jusqu’ici, { $done } premières actions sur { $all }.
terminal-game-players = { $most ->
    [one] 1 joueur
   *[other] { $players } joueurs
}
terminal-games-options = Les options s’écrivent « -o NOM=VALEUR » ; on voit la valeur habituelle, puis celles qui sont possibles.
terminal-bench-game = jeu
terminal-bench-kernel = actions/s dans le noyau
terminal-bench-python = depuis Python
terminal-bench-length = actions par partie
terminal-bench-state = octets d’un état

## Ce qui est refusé

terminal-language = « { $wanted } » n’est pas l’une des langues : { $known }.
terminal-option-form = « { $text } » n’est pas de la forme NOM=VALEUR.
terminal-depth = La profondeur est un entier de 0 à { $limit }.
terminal-random-seats = « { $text } » n’est pas une liste de sièges comme 2 ou 2,3.
terminal-position-players = La position est à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
} ; --players dit autre chose.
terminal-no-section = Il n’y a pas de chapitre « { $wanted } » ; il y a : { $known }.
terminal-inside = Quelque chose s’est mal passé dans Ostraka ({ $reason }) ; OSTRAKA_DEBUG=1 montre où.
