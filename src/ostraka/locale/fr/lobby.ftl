### Le salon : chercher quelqu’un avec qui jouer.

web-lobby-sentence = Chercher quelqu’un pour { $game } : { $clock }, { $strength }
web-lobby-game = Jeu
web-lobby-anyone = toute force
web-lobby-near = à peu près ma force
web-lobby-find = Trouver quelqu’un
web-lobby-invite = Inviter un ami
web-lobby-note = Vous vous asseyez là où quelqu’un attend la même partie, ou votre table attend ici. Sans conseils entre joueurs.
web-lobby-waits = Votre table attend. Dès que quelqu’un s’assied, la partie s’ouvre ici ; d’ici là, vous pouvez jouer contre un bot dans une autre fenêtre.
web-lobby-found = Quelqu’un s’est assis : la partie commence.
web-lobby-show = Montrer les tables de
web-lobby-none = Aucune table n’attend. Soyez le premier à chercher quelqu’un.
web-lobby-yours = votre table
web-lobby-no-hints = sans conseils
web-lobby-seats = { $taken ->
    [one] { $taken } siège occupé sur { $of }
   *[other] { $taken } sièges occupés sur { $of }
}
web-lobby-code = Vous avez un code ?
