### Was jedes Spiel sagen kann: Ablehnungen und vereinbarte Spielenden.

error-unknown-game = Es gibt kein Spiel „{ $name }“; die Spiele sind { $known }.
error-unknown-game-near = Es gibt kein Spiel „{ $name }“; war „{ $near }“ gemeint?
error-game-load = Das Spiel „{ $name }“ lässt sich nicht laden: { $reason }.
error-game-seats = { $game } will zu { $players } gespielt werden; an unseren Tischen ist Platz für 1 bis { $most }.
error-unknown-option = { $game } hat keine Option „{ $option }“; seine Optionen sind: { $known }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich sind: { $allowed }.
error-players = { $game } lässt sich nicht mit { $players } Personen spielen; mögliche Spielerzahlen: { $allowed }.
error-seed = „{ $seed }“ ist kein Startwert; ein Startwert ist eine ganze Zahl von 0 bis 9007199254740991.
error-seat = Es gibt keinen Platz { $seat }; { $players ->
    [one] allein ist Platz 0 der einzige.
   *[other] bei { $players } Personen wird ab 0 gezählt.
}
error-budget = Eine Suche braucht eine Grenze über null: Sekunden, Durchläufe oder Knoten.
error-no-puzzles = Für { $game } gibt es keine Rätsel.
error-over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
error-action-long = Das ist zu lang für eine Aktion; keine hat mehr als { $limit } Zeichen.
error-action-type = Eine Aktion ist ein Text, ihre Teile, eine Action oder ein Code, nicht { $type }.
error-not-legal = „{ $action }“ ist jetzt keine erlaubte Aktion.
error-nothing-to-undo = Es gibt nichts zurückzunehmen; hier begann das Spiel.
error-position-type = Eine Stellung ist ein Text oder ein JSON-Dokument, nicht { $type }.
error-invented = Das Verborgene wurde hier neu gezogen: Das ist nie geschehen und hat keine Aufzeichnung.
error-record-format = Das ist keine Aufzeichnung von Ostraka.
error-record-version = Diese Aufzeichnung hat die Formatversion { $version }; dieses Programm liest Version { $known }.
error-record-field = Das Feld „{ $field }“ der Aufzeichnung fehlt oder hat nicht die richtige Form.
error-record-unknown = Die Aufzeichnung hat ein unbekanntes Feld, „{ $field }“.
error-record-edited = Die Aufzeichnung wurde nach dem Schreiben verändert: ihre Prüfsumme passt nicht zum Inhalt.
error-record-game = Die Aufzeichnung gehört zum Spiel „{ $game }“, nicht zu „{ $other }“.
error-record-action = Aktion { $number } der Aufzeichnung, „{ $action }“, ist nicht spielbar: { $reason }
error-file-large = Die Datei { $path } ist zu groß für eine Aufzeichnung.
error-file-unreadable = Die Datei { $path } kann nicht gelesen werden: { $reason }.
error-file-json = Die Datei { $path } ist kein vollständiges JSON-Dokument.
error-file-unwritable = Die Datei { $path } kann nicht geschrieben werden: { $reason }.
reason-resigned = { $seat } hat aufgegeben.
reason-agreed = Die Spielenden haben sich auf Remis geeinigt.
error-depth = „{ $depth }“ ist keine Tiefe; eine Tiefe ist eine ganze Zahl von { $least } bis { $most }.
error-text-type = „{ $given }“ ist kein Text.
error-state-type = Nur ein State lässt sich aufzeichnen, nicht { $type }.
error-path-type = Eine Datei wird durch einen Pfad benannt, nicht durch { $type }.
error-threads = „{ $number }“ ist keine Anzahl von Threads; sie geht von 1 bis { $most }.
error-gather-form = „{ $slot }“ erwartet eine Liste.
error-gather-thing = „{ $thing }“ kann hier nicht gewählt werden.
error-gather-often = „{ $thing }“ kann höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
} gewählt werden.
error-gather-count = { $least ->
    [0] Wähle höchstens { $most }; gewählt: { $count }.
   *[other] Wähle { $least } bis { $most }; gewählt: { $count }.
}
error-gather-exactly = Wähle genau { $most }, nicht { $count }.
error-nothing-with = Mit „{ $thing }“ ist jetzt nichts anzufangen.
error-ply = „{ $ply }“ ist kein Zeitpunkt dieses Spiels; sie zählen von 0 bis { $last }.
error-index = „{ $index }“ ist kein Index des Aktionsraums; sie zählen von 0 bis { $last }.
preview-stopped = Was dann kommt, ist noch nicht bekannt.
question-act = { $seat } ist am Zug.
error-not-choosing = Platz { $seat } hat jetzt nichts zu wählen.
error-file-stale = Die Datei { $path } wurde von einem anderen Programm geändert, seit sie hier gelesen wurde, und bleibt, wie sie ist.
error-no-draws = { $game } kennt kein vereinbartes Remis.
error-agreement-alone = Allein gibt es niemanden, vor dem man aufgeben könnte.
error-resigned-already = Dieser Platz hat schon aufgegeben.
plain = { $text }
labelled = { $label }: { $text }
