### Le serveur : refus, avis et messages rapides.

server-malformed = Ce n’est pas un message du protocole.
server-malformed-where = « { $where } » manque ou n’a pas la bonne forme.
server-reasons = { $reasons }
server-hello = Le premier message est un salut dans une version du protocole que ce serveur parle.
server-hello-again = Cette connexion a déjà salué.
server-secret = Personne ici n’a ce secret ; choisissez d’abord un nom.
server-link = Ce code est inconnu, déjà utilisé ou trop ancien ; demandez-en un nouveau sur l’autre appareil.
server-name-empty = Il ne reste rien de ce texte une fois ôté ce qui ne se voit pas.
server-address = Impossible d’écouter sur { $address } ici : { $reason }.
server-no-table = Cette table n’existe pas.
server-no-game = Ce jeu n’existe pas.
server-no-pack = Ce serveur n’a pas de paquet « { $pack } » pour ce jeu.
server-no-invite = Aucune table n’a ce code ; relisez-le ou demandez-en un nouveau.
server-no-page = Il n’y a rien à cette adresse.
server-no-client = Le client web ne fait pas partie de cette installation ; « make page » le construit.
server-private = Cette table est privée ; son lien ou une invitation l’ouvre.
server-not-your-seat = Ce siège n’est pas le vôtre.
server-not-your-turn = Ce n’est pas votre tour.
server-not-host = Seule la personne qui a créé la table peut faire cela.
server-not-subscribed = Cette connexion ne regarde pas cette table ; abonnez-vous d’abord.
server-table-waiting = La table attend encore des joueurs.
server-table-playing = La partie a déjà commencé.
server-table-over = La partie est finie.
server-seat-taken = Ce siège est pris.
server-cancelled = Cette table a été annulée.
server-seats-full = Tous les sièges sont pris.
server-seats = Cette partie a { $players } sièges, et { $seats } ont été décrits.
server-seats-me = Un seul siège peut être le vôtre ; les autres personnes à votre écran ont leurs propres sièges.
server-seal-whole = Ici tous choisissent en même temps : choisissez d’un coup tout ce qui vous est demandé.
server-seed = Une donne connue n’est permise qu’aux tables où personne d’autre ne joue.
server-stale = La table a avancé ; regardez de nouveau et choisissez encore.
server-overtaken = Une question plus récente de votre part a remplacé celle-ci.
server-parts-or-text = Une action se donne par ses parties ou par son texte, l’un des deux.
server-no-undo = À cette table, rien ne s’annule.
server-undo-light = Quelque chose de caché a été révélé ; ici, rien ne s’annule au-delà.
server-undo-ask = Cela ne s’annule que si les autres sont d’accord ; demandez-leur.
server-no-hints = À cette table, il n’y a pas de conseils.
server-no-rematch = Une revanche peut être proposée une fois, quand la partie est finie.
server-no-rematch-campaign = Une partie de campagne n’a pas de revanche ; la campagne continue avec la partie suivante.
server-offer-stands = Cela a déjà été proposé.
server-no-offer = Rien de tel n’a été proposé.
server-not-asked = Cette proposition ne s’adresse pas à vous.
server-not-away = Un bot ne peut prendre que le siège de quelqu’un qui est absent depuis un moment.
server-away-days = À cette table, chacun a des jours pour jouer : personne n’est absent.
server-bot-plays-on = Un bot joue jusqu’au bout ; il n’accepte pas la nulle.
server-busy = C’était trop à la fois ; attendez un instant.
server-too-many-tables = Vous avez trop de tables ; finissez-en ou quittez-en d’abord.
server-large = C’est trop grand.
server-half-done = Une position au milieu d’une étape n’est pas acceptée ici ; seulement une où rien n’est commencé à moitié.
server-journal-full = Le journal de cette table est plein.
server-unavailable = La base ne répond pas pour le moment ; rien n’est perdu, réessayez.
server-setting = « { $value } » n’est pas une valeur pour { $name }.
server-workers-postgres = Plusieurs processus demandent une base PostgreSQL ; SQLite n’en sert qu’un.
server-database = La base ne peut pas être ouverte : { $reason }.
server-listening = Ostraka est à l’adresse { $address } (Ctrl+C pour arrêter).
server-ply = Il n’y a pas de coup { $ply } ; la partie en a { $last }.
server-record-later = L’enregistrement révélerait ce qui est caché ; il est à vous quand la partie est finie.
server-analysis-later = L’analyse et les variantes s’ouvrent quand la partie est finie.
server-no-puzzle = Cette énigme n’existe pas.
server-no-campaign = Vous n’avez pas cette campagne.
server-someone = quelqu’un
server-quick-hello = Bonjour !
server-quick-good-luck = Bonne chance !
server-quick-well-played = Bien joué !
server-quick-thanks = Merci !
server-quick-sorry = Désolé !
server-quick-think = Je réfléchis.
server-quick-again = Encore une partie ?
server-quick-goodbye = Au revoir !
server-remote-lost = { $address } ne répond pas, ou n’est pas un serveur Ostraka.
server-remote-none = Vous n’êtes assis à aucune table là-bas ; nommez un jeu, ou une invitation avec --join.
server-remote-waiting = La table attend d’autres joueurs ; ils la rejoignent avec le code { $code }.
server-remote-left = La table garde votre siège ; « ostraka play --server { $address } » continue.
server-remote-asked = Les autres doivent dire si vous pouvez annuler votre action.
server-remote-help =
    Tapez une action ou son numéro ; Entrée montre ce qui est permis. Aussi :
      legal [MOT]    ce que vous pouvez faire, ou ce qui contient MOT
      hint           ce que jouerait le bot le plus fort
      undo           annuler la dernière action, ou demander l’accord des autres
      say TEXTE      dire quelque chose à la table
      what MOT       ce que signifie une chose ou un mot de la table
      rules [MOT]    le jeu entier expliqué, ou un chapitre
      resign         abandonner
      quit           partir ; votre siège est gardé
