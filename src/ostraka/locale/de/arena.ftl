### Die Arena: Wettkämpfe zwischen Bots.

arena-alone = { $game } spielt man allein; ein Wettkampf braucht mindestens zwei am Tisch.
arena-bots = Bei { $players } am Tisch braucht ein Wettkampf { $players } bis { $most } Bots; genannt wurden { $bots }.
arena-games = Die Anzahl der Partien ist eine ganze Zahl von 1 bis { $most }.
arena-opening = Die Anzahl der Eröffnungsaktionen liegt zwischen 0 und { $most }.
arena-opening-over = Partien enden, bevor { $actions } Eröffnungsaktionen gespielt sind; bitte weniger verlangen.
arena-limit = Das Limit sind die Sekunden, die ein Bot für eine Entscheidung brauchen darf: über null, höchstens ein Tag.
arena-contest-form = Die Beschreibung des Wettkampfs ist nicht lesbar.
arena-result-form = Das Ergebnis einer Partie ist nicht lesbar.
arena-file-foreign = { $path } ist keine Datei mit Ergebnissen eines Wettkampfs.
arena-file-version = { $path } hat Version { $version }; lesbar ist Version { $known }.
arena-file-line = Zeile { $line } von { $path } ist beschädigt; die Datei blieb, wie sie ist.
arena-file-contest = { $path } enthält einen anderen Wettkampf (verschieden: { $different }); bitte eine andere Datei nennen oder die alte mit --restart beiseitelegen.
arena-file-code = { $path } wurde mit anderen Regeln oder anderen Bots gespielt; bitte eine andere Datei nennen oder die alte mit --restart beiseitelegen.
arena-file-busy = Ein anderer Prozess schreibt gerade { $path }.
arena-unwritable = { $path } kann nicht geschrieben werden: { $reason }. { $done } von { $total } Partien { $done ->
    [one] ist darin gespeichert
   *[other] sind darin gespeichert
}; derselbe Befehl macht weiter.
arena-rounded = { $games } Partien werden gespielt: Eine Runde, in der jede Auswahl von Bots in jeder Reihenfolge mit derselben Verteilung am Tisch sitzt, hat { $size }.
arena-resumed = { $done ->
    [one] { $done } von { $total } Partien ist schon gespielt.
   *[other] { $done } von { $total } Partien sind schon gespielt.
}
arena-cut = Die letzte Zeile von { $path } war abgeschnitten; ihre Partie wird noch einmal gespielt.
arena-aside = Die alten Ergebnisse liegen nun in { $path }.
arena-playing = Es wird gespielt
arena-interrupted = Unterbrochen: { $done } von { $total } Partien { $done ->
    [one] ist
   *[other] sind
} in { $path } gespeichert. Derselbe Befehl macht weiter.
arena-kept = Die Ergebnisse stehen in { $path }.
arena-title = { $game }, zu { $players }, { $games } Partien, { $rounds ->
    [one] { $rounds } ganze Runde
   *[other] { $rounds } ganze Runden
}
arena-head-bot = Bot
arena-head-games = Partien
arena-head-points = Punkte (95 %)
arena-head-wins = Sieg/Remis/Niederlage
arena-head-rating = Wertung (95 %)
arena-head-time = ms (längste)
arena-fault-crash = Partie { $game }: { $bot } ist abgestürzt und hat verloren: { $text }
arena-fault-hang = Partie { $game }: { $bot } hat nicht geantwortet und verloren: { $text }
arena-fault-illegal = Partie { $game }: { $bot } hat nicht mit einer erlaubten Aktion geantwortet und verloren: { $text }
arena-fault-void = Partie { $game } zählt für niemanden: { $text }
arena-faults-more = … und { $count ->
    [one] { $count } weitere Partie mit einem Verstoß.
   *[other] { $count } weitere Partien mit einem Verstoß.
}
