### Was jedes Spiel sagen kann: Ablehnungen und vereinbarte Spielenden.

error-unknown-game = Es gibt kein Spiel „{ $name }“; die Spiele sind { $known }.
error-unknown-game-near = Es gibt kein Spiel „{ $name }“; war „{ $near }“ gemeint?
error-game-load = Das Spiel „{ $name }“ lässt sich nicht laden: { $reason }.
error-game-seats = { $game } ist für { $players } Personen; an unseren Tischen ist Platz für 1 bis { $most }.
error-unknown-option = { $game } hat keine Option „{ $option }“; seine Optionen sind: { $known }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich sind: { $allowed }.
error-players = { $game } lässt sich nicht mit { $players } Personen spielen; mögliche Spielerzahlen: { $allowed }.
error-seed = „{ $seed }“ ist kein Startwert; ein Startwert ist eine ganze Zahl von 0 bis 9007199254740991.
error-entropy = „{ $entropy }“ ist keine Entropie; das sind 64 hexadezimale Ziffern.
error-seat = Es gibt keinen Platz { $seat }; { $players ->
    [one] allein ist Platz 0 der einzige.
   *[other] bei { $players } Personen wird ab 0 gezählt.
}
error-budget = Eine Suche braucht eine Grenze über null: Sekunden, Durchläufe oder Knoten.
error-no-puzzles = Für { $game } gibt es keine Rätsel.
error-over = Die Partie ist zu Ende; es kann nichts mehr gespielt werden.
error-action-long = Das ist zu lang für eine Aktion; keine hat mehr als { $limit } Zeichen.
error-action-type = Eine Aktion ist ein Text, ihre Teile, eine Action oder ein Code, nicht { $type }.
error-not-legal = „{ $action }“ ist jetzt keine erlaubte Aktion.
error-nothing-to-undo = Es gibt nichts zurückzunehmen; hier begann die Partie.
error-position-type = Eine Stellung ist ein Text oder ein JSON-Dokument, nicht { $type }.
error-invented = Die verdeckten Karten dieses Zustands wurden für eine Analyse neu verteilt: Diese Partie gab es nie, sie lässt sich nicht aufzeichnen.
error-record-format = Das ist keine Aufzeichnung von Ostraka.
error-record-version = Diese Aufzeichnung hat die Formatversion { $version }; dieses Programm liest Version { $known }.
error-record-field = Das Feld „{ $field }“ der Aufzeichnung fehlt oder hat nicht die richtige Form.
error-record-form = „{ $field }“ der Aufzeichnung: { $reason }
error-record-edited = Die Aufzeichnung wurde nach dem Schreiben verändert: Ihre Prüfsumme passt nicht zum Inhalt.
error-record-game = Die Aufzeichnung gehört zum Spiel „{ $game }“, nicht zu „{ $other }“.
error-record-action = Aktion { $number } der Aufzeichnung, „{ $action }“, ist nicht spielbar: { $reason }
error-file-large = Die Datei { $path } ist zu groß für eine Aufzeichnung.
error-file-unreadable = Die Datei { $path } kann nicht gelesen werden: { $reason }.
error-file-json = Die Datei { $path } ist kein vollständiges JSON-Dokument.
error-file-unwritable = Die Datei { $path } kann nicht geschrieben werden: { $reason }.
reason-resigned-short = aufgegeben
reason-agreed-short = Remis vereinbart
reason-resigned = { PERSON($seat) ->
    [you] Du hast aufgegeben.
   *[other] { $seat } hat aufgegeben.
  }
reason-agreed = Die Spieler haben sich auf Remis geeinigt.
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
error-ply = „{ $ply }“ ist kein Zeitpunkt dieser Partie; möglich ist 0 bis { $last }.
error-index = „{ $index }“ ist kein Index des Aktionsraums; möglich ist 0 bis { $last }.
preview-stopped = Was dann kommt, ist noch nicht bekannt.
question-act = { PERSON($seat) ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
  }
error-not-choosing = Platz { $seat } hat jetzt nichts zu wählen.
error-file-stale = Die Datei { $path } wurde von einem anderen Programm geändert, seit sie hier gelesen wurde, und bleibt, wie sie ist.
error-no-draws = { $game } kennt kein vereinbartes Remis.
error-agreement-alone = Allein gibt es niemanden, gegen den man aufgeben könnte.
error-resigned-already = Dieser Platz hat schon aufgegeben.
plain = { $text }
labelled = { $label }: { $text }
error-missing-package = Dafür fehlt das Paket { $package }: pip install "ostraka[{ $extra }]".

## Wie Namen verbunden werden

list-more = { $first }, { $next }
list-and = { $first } und { $next }
number-group = { "." }
number-point = { "," }
number-percent = { $number } %
language-name = Deutsch
form-das = { $name }
form-gebeugt = { $name }
form-dann = { $name }
form-keine = keine { $name }
form-art = satz
form-zitiert = „{ $name }“

## was an der Form eines Dokuments nicht stimmt

document-problem = { $place }: { $reason }
document-unknown = Dieses Feld gibt es nicht.
document-missing = Dieses Feld fehlt.
document-number = „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }.
document-whole = „{ $value }“ ist keine ganze Zahl.
document-flag = „{ $value }“ ist weder true noch false.
document-text = Erwartet wird ein Text, nicht „{ $value }“.
document-text-length = Der Text muss { $least } bis { $most } Zeichen haben, nicht { $n }.
document-line = Erwartet wird ein einzeiliger Text von höchstens { $most } Zeichen.
document-spelling = „{ $value }“ hat nicht die richtige Form; richtig wäre etwa „{ $example }“.
document-list = Erwartet wird eine Liste, nicht „{ $value }“.
document-length = Die Liste muss { $least } bis { $most } Einträge haben, nicht { $n }.
document-exact-length = Die Liste muss { $exactly } Einträge haben, nicht { $n }.
document-object = Erwartet wird ein Objekt, nicht „{ $value }“.
document-null = „{ $value }“ ist nicht null.
document-word = „{ $value }“ passt nicht; möglich sind: { $known }.
