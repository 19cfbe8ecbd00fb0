### The web client.

## The frame

web-title = Ostraka
web-nav = Navigation principale
web-nav-foot = Navigation principale, en bas
web-nav-play = Jouer
web-nav-solo = Journal solo
web-nav-learn = Apprendre
web-nav-record = Mon bilan
web-nav-review = Revoir
web-nav-puzzles = Énigmes
web-home = Accueil
web-menu = Menu
web-close = Fermer
web-save = Enregistrer
web-yes = oui
web-no = non
web-none = Aucune pour l’instant.
web-always = toujours
web-never = jamais
web-off = désactivé
web-offline = Le serveur ne répond pas ; réessayez dans un instant.
web-failed = Cela n’a pas marché ; réessayez.
web-try-again = Réessayer
web-opening = Ouverture…
web-preparing-rules = Préparation des règles
web-preparing = Préparation des règles, la première fois seulement : { $done } sur { $of }
web-guest-name = Invité
web-your-name = Votre nom
web-name-why = C’est ce que voient les autres. Pas de compte : cet appareil garde votre nom.
web-device = Un autre appareil
web-device-why = Retrouvez le même nom, les mêmes tables et le même journal sur votre téléphone ou un autre ordinateur.
web-device-show = Afficher un code
web-device-scan = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Il sert une seule fois, dans les dix minutes. Gardez-le pour vous : quiconque l’ouvre joue sous votre nom.
web-device-qr = Code QR du lien
web-link-ask = Continuer ici avec le nom et les parties de votre autre appareil ?
web-link-new = Cet appareil recevra votre nom, vos tables et votre journal.
web-link-known = Jusqu’ici, vous étiez { $name } sur cet appareil. Les sièges et les parties { FORM($name, "de") } ne seront plus à vous ici.
web-link-yes = Oui, c’est moi
web-link-no = Non merci
web-link-done = Bienvenue, { $name }. Cet appareil est aussi le vôtre.
web-link-none = Ce lien ne contient pas de code. Demandez-en un nouveau sur l’autre appareil : votre nom en haut, puis « Un autre appareil ».

## Home

web-home-line = Trois jeux de plateau du monde antique, à jouer dans le navigateur.
web-home-more = Seul, contre des bots qui ne savent que ce que vous savez, sur un même écran ou avec des amis par un lien. Sans compte.
web-new-table = Nouvelle table
web-join = Rejoindre
web-join-code = Rejoindre avec un code
web-code = Code ou lien d’une table
web-learn-ten = Apprendre en dix minutes
web-your-tables = Vos tables
web-all = Toutes : { $count }
web-no-tables = Aucune partie en cours. Choisissez un jeu ci-dessous et commencez tout de suite.
web-games = Jeux
web-more = Plus
web-play-now = Jouer
web-learn = Apprendre
web-tables = Tables
web-players-count = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
web-players-range = { $least } à { $most } joueurs
web-about-arkantar = Dressez des Murs, détruisez-les, glissez. Capturez la Reine/le Roi adverse.
web-about-ankhor = Achetez des tuiles, étendez votre domaine, construisez à l’étage.
web-about-ancient_knowledge = Les monuments s’élèvent et déclinent. Avec Heritage et le solo.
web-solo-line = Des défis et une campagne de quinze coffres
web-lobby = Jouer à plusieurs
web-lobby-line = Tables ouvertes, et qui veut le même jeu
web-deal-of-day = Donne du jour
web-deal-line = Les mêmes cartes pour tous : que valez-vous ?
web-puzzle-day = Énigme du jour
web-puzzle-line = Arkantar : trouvez la victoire forcée
web-review-last = Revoir votre dernière partie
web-review-line = Chaque décision, notée
web-status-waiting = en attente de joueurs
web-status-playing = en cours
web-status-over = terminée
web-games-line = Vos parties en cours et terminées, et celles qu’on peut regarder.
web-under-way = En cours
web-finished = Terminées
web-to-watch = À regarder
web-bring-record = Importer une partie
web-not-a-record = Ce fichier n’est pas un enregistrement Ostraka.

## New table, invitations

web-nothing-else = rien d’autre à faire
web-for = à { $players }
web-you-in-sentence = vous
web-a-friend = un ami
web-someone-here = quelqu’un à cet écran
web-open-table = Ouvrir la table
web-friend-gets-link = votre ami reçoit un lien ; la partie commence quand il s’assoit
web-seats = Sièges
web-seat = Siège { $number }
web-seat-me = Vous
web-seat-friend = Ami
web-seat-screen = Ici
web-seat-bot = Bot
web-seat-open = siège libre
web-name-here = Son nom
web-draw-order = tirer l’ordre au sort
web-begins = commence
web-bot = { $which ->
    [1] Galatée
    [2] Pandore
    [3] Dédale
   *[other] Talos
} { $level }
web-strength = Force
web-level = { $level ->
    [1] { $name } joue au hasard.
    [2] { $name } prend ce qui paraît le mieux sur le moment.
    [3] { $name } voit un coup d’avance ; un bon premier adversaire.
    [4] { $name } prépare ses prochains coups.
    [5] { $name } joue à peu près comme quelqu’un qui connaît le jeu.
    [6] { $name } surveille ce que vous préparez.
    [7] { $name } réfléchit un moment et pardonne peu.
   *[other] { $name } est le plus fort que nous ayons.
}
web-options = Options
web-clock = Pendule
web-clock-none = sans pendule
web-clock-ten = 10 min + 5 s
web-clock-day = 1 jour par tour
web-clock-why = À deux, le joueur qui dépasse son temps perd ; à plusieurs, un bot prend le relais.
web-pack = Avec « { $title } »
web-pack-why = Un paquet de cartes fourni par le propriétaire de ce serveur.
web-free-undo = Annulation
web-free-undo-why = libre tant que rien de nouveau n’a été vu et que personne d’autre n’a été sollicité ; ensuite les autres doivent être d’accord, et les bots le sont toujours
web-hints = Conseils
web-who-may-join = Qui peut venir
web-with-link = avec le lien
web-anyone = tout le monde
web-watchers = Les spectateurs ne voient jamais les mains.
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ne vous attend. Ouvrez-en une ou jouez contre des bots.
web-invitation = Invitation
web-sit-down = S’asseoir
web-watch = Regarder
web-waits-for = { $count ->
    [one] Un siège est libre.
   *[other] { $count } sièges sont libres.
}
web-begins-when = La partie commence quand tous les sièges sont pris.
web-fill-bots = Compléter avec des bots
web-by-link = par lien
web-copy = Copier
web-copied = Copié
web-copy-by-hand = La copie n’est pas autorisée ici. Le texte est sélectionné : copiez-le à la main.
web-copy-link = Copier le lien
web-pass-screen = Passez l’écran { FORM($name, "a") }.
web-i-am = Je suis { $name }

## The table

web-lintel = À faire maintenant
web-your-turn = À vous
web-turn-of-name = { $name } joue
web-thinks = { $name } réfléchit…
web-waiting = En attente
web-the-end = Fin
web-action-of = action { $number } sur { $of }
web-which-slot = { $slot } ?
web-gather = { $count } sur { $least ->
    [0] { $most } au plus
   *[other] { $most }
}
web-gather-range = { $count } sur { $most } (au moins { $least })
web-choose-none = Aucun
web-take-back = annuler
web-other-verb = { $verb } : choisir autre chose
web-offered = À choisir
web-chosen = choisi
web-can-be-chosen = peut être choisi
web-on-the-table = Sur la table
web-table-as-list = La table en liste
web-undo = Annuler
web-ask-undo = Demander d’annuler
web-confirm = Confirmer
web-unplayed = Votre choix n’a pas encore été joué.
web-unplayed-keep = Le garder
web-unplayed-drop = { $verb } quand même
web-skip = Passer l’animation
web-hurry = Plus vite
web-replay-turn = Revoir le dernier tour
web-hint = Conseil
web-hint-says = Un conseil : { $action }
web-rules = Règles
web-points = points
web-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-change = points { $before } → { $after }
web-would = Il s’ensuivrait :
web-would-win = Ce coup gagne la partie.
web-would-lose = Ce coup perd la partie.
web-would-end = Ce coup termine la partie.
web-would-pass = Cela termine votre tour.
web-away-now = Connexion perdue ; nouvel essai en cours. Vos choix sont conservés.
web-away-resting = Le serveur demande une pause. La connexion revient dans une minute.
web-barred-secret = Le serveur ne connaît plus cet appareil : son secret a été remplacé sur un autre appareil.
web-barred-version = Le serveur a une version plus récente de cette page.
web-go-on-as-guest = Continuer comme nouvel invité
web-load-again = Recharger la page
web-board-failed = Le plateau ne peut pas être dessiné ; voici tout sous forme de liste. La partie continue.
web-board-again = Réessayer le plateau
web-sealed = Votre choix est enregistré ; vous pouvez le changer tant que tout le monde n’a pas choisi.
web-players = Joueurs
web-players-short = Joueurs (résumé)
web-players-and-log = Joueurs et journal
web-you = vous
web-to-act = doit jouer
web-has-chosen = a choisi
web-late = temps écoulé
web-away = absent
web-look-at = Voir le plateau { FORM($name, "de") }
web-time-left = il reste { $time }
web-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
web-public = publique
web-watching = en spectateur
web-you-watch = Vous regardez
web-log = Journal
web-chat = Discussion
web-log-and-chat = Journal et discussion
web-log-empty = Rien ne s’est encore passé.
web-chat-empty = Personne n’a encore rien dit.
web-turn-of = Tour { $number } · { $name }
web-set-up = Mise en place
web-say = Dites quelque chose à la table…
web-send = Envoyer
web-leave = Partir
web-resign = Abandonner
web-resign-sure = Abandonner : vraiment ?
web-offer-draw = Proposer la nulle
web-offer-bot = Laisser un bot jouer pour { $name }
web-record = Enregistrer la partie

## The end

web-wins = { PERSON($name) ->
    [you] Vous gagnez.
   *[other] { $name } gagne.
  }
web-draw = Partie nulle.
web-alone-won = La partie est gagnée.
web-alone-lost = La partie est perdue.
web-alone-over = Le temps est écoulé.
web-challenge-won = Le défi { $number } est gagné.
web-challenge-lost = Le défi { $number } est perdu.
web-campaign-game-won = « { $name } » : cette partie est gagnée.
web-campaign-game-lost = « { $name } » : cette partie est perdue, et avec elle la campagne.
web-result = Résultat
web-decided = Ce qui a fait la différence
web-and-now = Et ensuite ?
web-rematch = Revanche
web-to-rematch = Vers la revanche
web-review = Revoir
web-see-table = Voir le plateau

## Settings

web-settings = Réglages
web-settings-kept = enregistrés sur cet appareil
web-settings-look = Aspect
web-look-day = Jour
web-look-night = Nuit
web-look-contrast = Contraste
web-look-system = Comme le système
web-settings-text = Texte
web-settings-play = Jeu
web-settings-confirm = Confirmer
web-settings-confirm-why = { $when ->
    [always] un appui choisit, un second joue
    [final] ne redemande qu’avant la fin d’un tour
   *[never] un appui joue aussitôt
}
web-if-final = en fin de tour
web-settings-motion = Mouvement et son
web-settings-speed = Vitesse
web-settings-travel = Animer les déplacements
web-settings-travel-why = désactivé : tout apparaît directement à sa place
web-settings-sound = Son
web-settings-sound-why = argile et pierre ; un petit coup quand c’est à vous
web-settings-notify = Me prévenir
web-settings-notify-why = quand c’est à vous et que la page est cachée
web-settings-notify-denied = Ce navigateur n’autorise pas les notifications de cette page.
web-settings-speech = Voix et clavier
web-settings-aloud = Lecture à voix haute
web-settings-aloud-why = pour les lecteurs d’écran
web-each-step = chaque étape
web-my-turns = mes tours
web-language = Langue
web-show-all = Tout montrer
web-keys = Touches
web-keys-short = N suivant · U annuler · E terminer · H conseil · / écrire
web-key-region = vers la partie suivante de l’écran
web-key-arrows = vers l’élément le plus proche
web-key-enter = choisir, confirmer
web-key-escape = annuler la dernière sélection, fermer
web-key-next = vers le prochain élément sélectionnable
web-key-undo = annuler
web-key-end = terminer le tour
web-key-hint = un conseil
web-key-last = revoir la dernière étape
web-key-last-turn = revoir le dernier tour des autres
web-key-describe = lire l’élément sélectionné, avec son texte
web-key-text = La table en liste
web-key-hurry = accélérer
web-key-type = Écrire une action
web-key-keys = ces touches

## Puzzles

web-puzzle-difficulty = Difficulté { $difficulty } sur 5
web-puzzle-task = { $turns ->
    [1] { $side } joue et gagne en un tour.
   *[other] { $side } joue : trouvez le tour qui force la victoire.
}
web-puzzle-solved = Énigme résolue !
web-puzzle-failed = Ce tour ne gagne pas. Annulez-le et réessayez.
web-puzzle-peeked = Vous avez regardé la solution : cette énigme ne compte plus.
web-puzzle-not = Vous ne pouvez pas choisir { $thing } maintenant.
web-puzzle-next = Énigme suivante
web-puzzle-two = En deux tours
web-solution = Solution
web-streak = { $days ->
    [0] pas encore de série
    [one] un premier jour
   *[other] { $days } jours de suite
}
web-streak-title = Jours de suite
web-streak-why = Résolvez chaque jour l’énigme du jour. Le compte reste sur cet appareil.

## Replay and review

web-share = Partager
web-turn = Tour { $number }
web-bot-thinks = Le bot réfléchit…
web-lead-played = Joué
web-lead-better = Mieux
web-better = Mieux valait : { $action }
web-played = Joué : { $action }
web-beginning = Le début.
web-judge = Évaluer les décisions
web-try-another = Essayer autre chose
web-back-to-game = Retour à la partie
web-chance = Chances de gagner
web-replay = Revoir
web-first = Au début
web-last = À la fin
web-turn-back = Tour précédent
web-turn-on = Tour suivant
web-action-back = Action précédente
web-action-on = Action suivante
web-play = Lire
web-pause = Pause
web-where = Tour { $turn } sur { $turns } · action { $ply } sur { $plies }
web-eyes = Point de vue
web-eyes-all = joueur actif
web-action = Action
web-decisions = Décisions
web-tally = La qualité de jeu de chacun
web-percent = { $percent } %
web-gives-away = perd { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % par décision
web-worth = À revoir
web-mine = Les miennes
web-all-decisions = Toutes
web-nothing-worth = Rien n’a mal tourné ici.

## Learn

web-learn-line = Apprenez en jouant : une première partie en une dizaine d’étapes, et les règles avec des diagrammes à essayer.
web-first-game = Première partie
web-learn-game = Apprendre { $game }
web-step-of = Étape { $number } sur { $of }
web-steps = Étapes
web-step-back = Étape précédente
web-show-me = Montrez-moi
web-only-this = Seul ce qui sert à cette étape est mis en évidence.
web-lesson-wants = Cette étape demande : { $things }.
web-lesson-look = Ce qui a changé est entouré : regardez, puis continuez.
web-lesson-end = Vous connaissez les règles : jouez une partie entière.
web-lesson-confirm = Rien n’est encore joué. Appuyez sur Confirmer, ou touchez de nouveau votre dernier choix.
web-lesson-fresh = Nouvelle position.
web-lesson-again = Revoir
web-lesson-continue = Continuer
web-lesson-over = C’était la première partie.
web-then-game = puis une partie entière avec des conseils
web-now-play = Une partie entière
web-done = fait
web-chapters = Chapitres
web-find = Chercher un mot
web-places = { $count ->
    [one] 1 résultat
   *[other] { $count } résultats
}
web-own-words = tout le jeu, avec nos mots
web-words = Glossaire
web-live-diagram = Diagramme jouable
web-try-it = Essayez
web-try-it-how = touchez ce qui est mis en évidence
web-as-it-was = Réinitialiser

## Solo journal

web-solo-cap = Ancient Knowledge · Heritage · en solo
web-coffers = Quinze coffres
web-coffers-of = Coffres de « { $name } »
web-coffers-todo = { $count } à faire
web-coffers-unlocked = { $count ->
    [one] { $count } déverrouillé
   *[other] { $count } déverrouillés
}
web-coffers-spent = { $count ->
    [one] { $count } défaussé
   *[other] { $count } défaussés
}
web-coffer-spent = défaussé
web-campaign = Campagne « { $name } »
web-campaign-name = Thèbes
web-campaign-none = Une campagne du mode Héritage
web-campaign-what = Atteignez l’objectif d’un coffre pour le déverrouiller : son effet vous aidera dans une partie à venir. Votre score détermine la difficulté de la partie suivante.
web-campaign-begin = Commencer une campagne
web-campaign-on = Continuer la partie { $number } de « { $name } »
web-campaign-next = Partie { $number } de « { $name } »
web-campaign-state = { $achieved ->
    [one] { $achieved } coffre
   *[other] { $achieved } coffres
} sur 15 · { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
web-campaign-scores = Scores de la campagne
web-campaign-asks = { $title } : la prochaine partie commence { $fewer ->
    [0] sans malus de cartes
    [one] avec une carte de moins
   *[other] avec { $fewer } cartes de moins
}, la carte Temps étant sur l’emplacement { $time }.
web-hindrance = { $fewer ->
    [0] aucun malus de cartes
    [one] 1 carte de moins
   *[other] { $fewer } cartes de moins
}, Temps sur { $time }
web-game-number = partie { $number }
web-game-won = partie { $number } gagnée avec { $score }
web-game-lost = partie { $number } perdue avec { $score }
web-challenge-again = Rejouer
web-challenge = Défi { $number }
web-challenge-on = Continuer le défi { $number } · { $hand }
web-challenge-named = Défi { $number } · { $name } · { $hand }
web-challenge-entered = { $score ->
    [one] { $score } point
   *[other] { $score } points
  } : votre meilleur score avec cette main, inscrit au journal.
web-challenge-not-entered = { $score ->
    [one] { $score } point
   *[other] { $score } points
  } ; seul un défi gagné est inscrit.
web-challenge-best = Votre meilleur score avec cette main : { $score } ({ $date }).
web-objective-met = atteint
web-objective-missed = manqué
web-objective-given-up = abandonné
web-title-earned = { $score ->
    [one] { $score } point
   *[other] { $score } points
  } : { $title }.
web-coffers-opened = Déverrouillés : { $coffers }. Dans la prochaine partie, ils seront sous votre plateau.
web-coffer-out = abandonné pour de bon
web-readings = Comment les règles ambiguës sont interprétées
web-readings-what = Là où les livrets se contredisent ou laissent un point ouvert, nous avons pris la première lecture. Votre choix vaut pour ce que vous commencez désormais.
web-readings-campaign = pour toute une campagne
web-readings-of = « { $name } » se joue ainsi :
web-source-unsure = Lu dans le livret, mais une lettre est peut-être fausse
web-source-rebuilt = Reconstitué par nous, car l’impression était illisible
web-source-house = De nous : nous ne savons pas ce que contient la boîte
web-source-example = Déduit d’un exemple du livret
web-challenges = Dix défis
web-challenges-state = meilleur score de chaque main · { $played } sur { $all }
web-objectives-effects = objectifs, effets
web-play-challenge = Jouer le défi { $number } avec { $hand }
web-challenge-objective = Objectif : { $text }
web-challenge-effect = Effet : { $text }
web-not-this-turn = Ne plus demander ce tour-ci
web-not-this-turn-means = Continuer automatiquement jusqu’à la fin du tour
web-hand-classic = Classique
web-hand-hand1 = Main 1
web-hand-hand2 = Main 2
web-hand-hand3 = Main 3
web-hand-hand4 = Main 4
web-about-ancient_knowledge_solo = Contre les sables du temps : des défis, des coffres, une campagne.
web-nav-play-short = Accueil
web-nav-solo-short = Solo
web-nav-learn-short = Apprendre
web-nav-record-short = Bilan
web-nav-review-short = Revoir
web-nav-puzzles-short = Énigmes
web-phases = Phases du tour
