### Das Terminal.

terminal-preparing = Die Regeln von { $game } werden vorbereitet (nur beim ersten Mal) …
terminal-welcome = { $game }. Eine Aktion, ihre Nummer oder „help“ eingeben; die Eingabetaste zeigt, was erlaubt ist.
terminal-prompt = { $seat } ({ $count } möglich) >{" "}
terminal-curtain = { $seat } ist dran: Bildschirm weitergeben und Eingabetaste drücken …
terminal-left = Das Spiel liegt in { $path }; „{ $command }“ setzt es fort.
terminal-drawn = Das Spiel endet remis.
terminal-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
terminal-help =
    Eine Aktion eingeben oder ihre Nummer in der Liste der erlaubten Aktionen. Außerdem:
      legal [WORT]   die erlaubten Aktionen (die mit WORT darin)
      hint           was der stärkste Bot spielen würde
      undo           die letzte Aktion zurücknehmen
      score          der Punktestand
      log            alle bisherigen Aktionen
      what WORT      was ein Wort auf dem Tisch bedeutet, etwa eine Karte
      position       die Stellung als Text
      rulings        was entschieden wurde, wo die Regel schweigt
      save [DATEI]   das Spiel in eine Datei schreiben
      resign, draw   aufgeben oder Remis vereinbaren (zu zweit)
      quit           gehen; das Spiel wird aufbewahrt
terminal-more = … und { $count } weitere; „legal WORT“ zeigt die mit einem Wort darin.
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert in { $path }.
terminal-not-saved = Das Spiel konnte nicht gespeichert werden: { $reason }.
terminal-no-number = Es gibt keine Aktion Nummer { $number }; sie gehen von 1 bis { $count }.
terminal-position-hidden = Die Stellung würde Verborgenes zeigen; „save“ bewahrt das Spiel.
terminal-no-save = Es gibt kein Spiel zum Fortsetzen; „ostraka play“ beginnt eines.
terminal-resume-over = Dieses Spiel ist zu Ende; „ostraka replay“ geht es durch.
terminal-replay-help = Eingabe oder n: vor, b: zurück, eine Zahl: dorthin, s: Anfang, e: Ende, q: verlassen.
terminal-replay-prompt = { $ply } von { $last } >{" "}
terminal-language = „{ $wanted }“ ist keine der Sprachen: { $known }.
terminal-option-form = „{ $text }“ hat nicht die Form NAME=WERT.
terminal-depth = Die Tiefe ist eine ganze Zahl von 0 bis { $limit }.
terminal-random-seats = „{ $text }“ ist keine Liste von Plätzen wie 1 oder 1,2.
terminal-interrupted = Abgebrochen.
terminal-inside = In Ostraka ist etwas schiefgegangen ({ $reason }); OSTRAKA_DEBUG=1 zeigt, wo.
terminal-which = Welches Spiel (1 bis { $count })?{" "}
terminal-what-unknown = Zu „{ $word }“ gibt es nichts zu sagen; „what C5“ sagt, was die Karte C5 tut.
