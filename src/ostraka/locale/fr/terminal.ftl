### Le terminal.

terminal-preparing = Préparation des règles de { $game } (la première fois seulement) …
terminal-welcome = { $game }. Tapez une action, son numéro, ou « help » ; Entrée montre ce qui est permis.
terminal-prompt = { $seat } ({ $count ->
    [one] { $count } possible
   *[other] { $count } possibles
}) >{" "}
terminal-curtain = C’est au tour de { $seat } : passez l’écran et appuyez sur Entrée …
terminal-left = La partie est gardée dans { $path } ; « { $command } » la reprend.
terminal-drawn = La partie est nulle.
terminal-won = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}
terminal-help =
    Tapez une action, ou son numéro dans la liste des actions permises. Aussi :
      legal [MOT]    les actions permises (celles qui contiennent MOT)
      hint           ce que jouerait le bot le plus fort
      undo           annuler la dernière action
      score          les points à ce moment
      log            toutes les actions jouées
      what MOT       ce que signifie un mot de la table, une carte par exemple
      position       la position en texte
      rulings        ce qui a été décidé là où la règle se tait
      save [FICHIER] écrire la partie dans un fichier
      resign, draw   abandonner, ou convenir d’une nulle (à deux)
      quit           partir ; la partie est gardée
terminal-more = … et { $count } de plus ; « legal MOT » montre celles qui contiennent un mot.
terminal-undone = Annulé.
terminal-saved = Enregistré dans { $path }.
terminal-not-saved = La partie n’a pas pu être enregistrée : { $reason }.
terminal-no-number = Il n’y a pas d’action numéro { $number } ; elles vont de 1 à { $count }.
terminal-position-hidden = La position montrerait ce qui est caché ; « save » garde la partie.
terminal-no-save = Il n’y a pas de partie à reprendre ; « ostraka play » en commence une.
terminal-resume-over = Cette partie est finie ; « ostraka replay » la parcourt.
terminal-replay-help = Entrée ou n : avancer, b : reculer, un nombre : y aller, s : début, e : fin, q : quitter.
terminal-replay-prompt = { $ply } sur { $last } >{" "}
terminal-language = « { $wanted } » n’est pas l’une des langues : { $known }.
terminal-option-form = « { $text } » n’est pas de la forme NOM=VALEUR.
terminal-depth = La profondeur est un entier de 0 à { $limit }.
terminal-random-seats = « { $text } » n’est pas une liste de sièges comme 1 ou 1,2.
terminal-interrupted = Interrompu.
terminal-inside = Quelque chose s’est mal passé dans Ostraka ({ $reason }) ; OSTRAKA_DEBUG=1 montre où.
terminal-which = Quel jeu (1 à { $count }) ?{" "}
terminal-what-unknown = Il n’y a rien à dire de « { $word } » ; « what C5 » dit ce que fait la carte C5.
