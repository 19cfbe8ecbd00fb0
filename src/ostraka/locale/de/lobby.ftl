### Die Lobby: jemanden zum Spielen suchen.

web-lobby-sentence = Suche jemanden für { $game }: { $clock }, { $strength }
web-lobby-game = Spiel
web-lobby-anyone = beliebige Stärke
web-lobby-near = etwa meine Stärke
web-lobby-find = Jemanden finden
web-lobby-invite = Freunde einladen
web-lobby-note = Du nimmst Platz, wo jemand auf dieselbe Partie wartet, oder dein eigener Tisch wartet hier. Ohne Tipps.
web-lobby-waits = Dein Tisch wartet. Sobald jemand Platz nimmt, öffnet sich hier die Partie; solange kannst du in einem anderen Fenster gegen einen Bot spielen.
web-lobby-found = Jemand hat Platz genommen: Die Partie beginnt.
web-lobby-show = Tische zeigen von
web-lobby-none = Kein Tisch wartet. Mach den Anfang und suche jemanden.
web-lobby-yours = dein Tisch
web-lobby-no-hints = ohne Tipps
web-lobby-seats = { $taken } von { $of } Plätzen besetzt
web-lobby-code = Hast du einen Code?
