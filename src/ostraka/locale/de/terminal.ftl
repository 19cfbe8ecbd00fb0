### Das Terminal.

## Warten

terminal-opening = { $game } wird geöffnet …
terminal-preparing = { $game } wird vorbereitet (nur beim ersten Mal) …
terminal-preparing-bots = (beim ersten Mal: Bots werden vorbereitet)
terminal-interrupted = Abgebrochen.

## Am Tisch

terminal-welcome = { $game }. Eine Aktion oder ihre Nummer eingeben; die Eingabetaste zeigt, was möglich ist, „help“ sagt, was es sonst gibt.
terminal-prompt = { $question } >{" "}
terminal-seat = { $seat }: { $who ->
    [person] ein Mensch
    [random] spielt zufällig
    [absent] ist gegangen, die Züge entfallen
   *[other] Bot { $who }
}
terminal-option = { $label }: { $value }
terminal-yes = ja
terminal-no = nein
terminal-curtain = { $seat } ist dran: Bildschirm weitergeben und Eingabetaste drücken …
terminal-left = Die Partie ist in { $path } gespeichert. „{ $command }“ setzt sie fort.
terminal-help =
    Eine Aktion eingeben oder ihre Nummer in der Liste; nach „buy“ oder „buy 4“ wird der Rest Schritt für Schritt erfragt, und ein ganzer Zug passt in eine Zeile. Außerdem:
      legal [WORT]   was möglich ist, nach Art; „all“ zeigt alles
      hint           was der stärkste Bot spielen würde
      step           bis zum nächsten Zeitpunkt; „go“ geht bis zum Ende des Zugs
      undo           die letzte Aktion zurücknehmen
      score          der Punktestand
      log            alles, was geschehen ist
      what WORT      was ein Ding oder Wort auf dem Tisch bedeutet
      rules [WORT]   das ganze Spiel erklärt, oder ein Abschnitt
      rulings        was entschieden wurde, wo die Regel schweigt
      setup          wer spielt, und mit welchen Optionen
      position       die Stellung als Text
      save [DATEI]   die Partie in eine Datei schreiben
      resign         aufgeben; „resign 3“ lässt einen Bot der Stufe 3 weiterspielen
      draw           Remis anbieten
      say TEXT       etwas in die Runde sagen
      accept         annehmen, was jemand vorschlägt
      decline        ablehnen, was jemand vorschlägt
      quit           gehen; die Partie bleibt gespeichert
terminal-kinds = { $count } Aktionen. „legal { $verb }“ zeigt eine Art, „legal all“ alles, „{ $verb }“ allein fragt Schritt für Schritt.
terminal-legal-none = Nichts, was jetzt möglich ist, enthält „{ $word }“.
terminal-no-number = Es gibt keine Aktion Nummer { $number }; sie gehen von 1 bis { $count }.
terminal-slot = { $slot } (1 bis { $count }, Eingabetaste: zurück) >{" "}
terminal-gather-exactly = { $verb } — { $most } auswählen aus: { $things }. In beliebiger Reihenfolge; „done“ beendet die Wahl.
terminal-gather-most = { $verb } — bis zu { $most } auswählen aus: { $things }. In beliebiger Reihenfolge; „done“ beendet die Wahl.
terminal-gather-between = { $verb } — { $least } bis { $most } auswählen aus: { $things }. In beliebiger Reihenfolge; „done“ beendet die Wahl.
terminal-gather-amount = „{ $thing }=2“ wählt zwei davon.
terminal-picked = Gewählt ({ $count }): { $things }
terminal-pick-more = { $count ->
    [one] Es fehlt noch eins.
   *[other] Es fehlen noch { $count }.
}
terminal-pick-fewer = { $count ->
    [one] Das ist eins zu viel; noch einmal eingegeben, wird es zurückgelegt.
   *[other] Das sind { $count } zu viel; noch einmal eingegeben, werden sie zurückgelegt.
}
terminal-pick-done = „done“ spielt das aus; was noch einmal eingegeben wird, wird zurückgelegt.
terminal-line-refused = Nichts wurde gespielt. „{ $rest }“ kann nicht folgen: { $reason }
terminal-line-turn = Nichts wurde gespielt. Nach „{ $done }“ ist der Zug zu Ende; „{ $rest }“ kann nicht in derselben Zeile folgen.
terminal-line-light = Nichts wurde gespielt. „{ $done }“ deckt etwas auf; erst das spielen, dann „{ $rest }“.
terminal-undone = Zurückgenommen.
terminal-no-step = Hier gibt es nichts fortzusetzen; „legal“ zeigt, was möglich ist.
terminal-unchanged = Nichts wurde geändert.
terminal-undo-late = Seitdem wurde etwas aufgedeckt, oder jemand anderes war dran: Das lässt sich nicht mehr zurücknehmen. Nur in einer Übungspartie (--practice) geht das immer.
terminal-undo-consent = Jemand anderes war dran, oder etwas wurde aufgedeckt. Sind alle mit der Rücknahme einverstanden? (j/N){" "}
terminal-resign-sure = Wirklich aufgeben? (j/N){" "}
terminal-resigned-passing = { $seat } gibt auf. Die anderen spielen weiter; die Züge von { $seat } entfallen.
terminal-resigned-bot = { $seat } gibt auf. Die anderen spielen weiter; der Bot { $who } übernimmt.
terminal-draw-sure = Wirklich Remis anbieten? (j/N){" "}
terminal-draw-offered = { $seat }, bist du mit einem Remis einverstanden? (j/N){" "}
terminal-draw-declined = { $seat } lehnt ab. Die Partie geht weiter.
terminal-position-hidden = Die Stellung würde Verborgenes zeigen; „save“ speichert stattdessen die Partie.
terminal-what-unknown = Zu „{ $word }“ gibt es nichts zu sagen; „rules“ erklärt das ganze Spiel.
terminal-bot-failed = Der Bot von { $seat } ist gescheitert: { $reason }
terminal-bot-choice = Eingabetaste: noch einmal; eine Stufe oder ein Bot: der spielt; s: den Platz übernehmen; q: gehen >{" "}

## Das Ende

terminal-drawn = Die Partie endet remis.
terminal-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
terminal-after = r: die Partie durchsehen, a: noch einmal, s: noch einmal mit getauschten Plätzen, Eingabetaste: gehen >{" "}
terminal-after-alone = r: die Partie durchsehen, a: noch einmal, Eingabetaste: gehen >{" "}

## Vor dem Spiel

terminal-which = Welches Spiel (1 bis { $count })?{" "}
terminal-which-none = Hier kann niemand gefragt werden; gib ein Spiel an: { $known }.
terminal-left-games = { $count ->
    [one] Eine Partie ist noch offen:
   *[other] Diese Partien sind noch offen:
}
terminal-go-on = Welche fortsetzen? (ihre Nummer; Eingabetaste: eine neue Partie){" "}
terminal-how-many = Wie viele spielen mit ({ $least } bis { $most }; Eingabetaste: { $least })?{" "}
terminal-who =
    Wer spielt { $game }?
      1  du gegen Bots (empfohlen; Stufe { $level } ist ein guter Anfang)
      2  mehrere Menschen an diesem Bildschirm, der Reihe nach
      3  Menschen und Bots
terminal-who-choice = 1, 2 oder 3 (Eingabetaste: 1)?{" "}
terminal-which-seat = Welcher Platz ist deiner (1 bis { $last }; Eingabetaste: 1)?{" "}
terminal-level = Welche Stufe (1 die schwächste, { $last } die stärkste; Eingabetaste: 3)?{" "}
terminal-seat-who = Platz { $number }: eine Stufe von 1 bis { $last }, oder Eingabetaste für einen Menschen?{" "}
terminal-number-between = Gefragt ist eine Zahl von { $least } bis { $most }.

## Die Sammlung der Spiele

terminal-who-person = Mensch
terminal-who-bot = { $who ->
    [random] Zufall
    [absent] leerer Platz
   *[other] Bot { $who }
}
terminal-save-open = { $number }  { $name }  { $game } ({ $who }), noch offen nach { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}, { $when }
terminal-save-over = { $number }  { $name }  { $game } ({ $who }), zu Ende nach { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}, { $when }
terminal-saves-help = „{ $command } resume“, „replay“, „review“ oder „saves delete“ mit einer Nummer oder einem Namen.
terminal-no-saves = Hier wurde noch keine Partie gespielt; „ostraka play“ beginnt eine.
terminal-no-such-save = In der Sammlung gibt es keine Partie „{ $wanted }“; { $count ->
    [0] sie ist leer.
    [one] sie hat eine.
   *[other] sie hat { $count }, und „ostraka saves“ zeigt sie.
}
terminal-no-save = Es gibt keine Partie zum Fortsetzen; „ostraka play“ beginnt eine.
terminal-resume-over = Diese Partie ist zu Ende; mit „ostraka replay“ lässt sie sich durchgehen.
terminal-delete-sure = { $name } endgültig löschen? (j/N){" "}
terminal-delete-force = Hier kann niemand gefragt werden; --force löscht die Partie.
terminal-deleted = { $name } ist gelöscht.

## Dateien

terminal-saved = Gespeichert in { $path }.
terminal-stale = Diese Partie wurde in einem anderen Terminal weitergespielt; es ist nichts verloren. Die letzte Aktion hier wurde nicht gespielt; „{ $command }“ setzt die Partie fort.
terminal-not-saved = Die Partie konnte nicht gespeichert werden: { $reason }.
terminal-replace = { $path } gibt es schon. Ersetzen? (j/N){" "}
terminal-file-exists = Die Datei { $path } gibt es schon; --force ersetzt sie.
terminal-system = Das System hat abgelehnt: { $reason }.

## Durchgehen, Zählen, Tabellen

terminal-replay-help = Eingabetaste oder n: vor, b: zurück, eine Zahl: dorthin, s: Anfang, e: Ende, q: verlassen.
terminal-replay-prompt = { $ply } von { $last } >{" "}
terminal-perft-counted = { $count } gezählt
terminal-perft-speed = { $seconds } s, { $rate } Mio. Knoten/s
terminal-perft-so-far = Abgebrochen: { $count } gezählt, { $done } von { $all } ersten Aktionen erledigt.
terminal-game-players = { $most ->
    [one] 1 Person
   *[other] { $players } Personen
}
terminal-games-options = Optionen gibt man als „-o NAME=WERT“ an; gezeigt wird der übliche Wert, dann die möglichen.
terminal-bench-game = Spiel
terminal-bench-kernel = Aktionen/s im Kern
terminal-bench-python = aus Python
terminal-bench-length = Aktionen je Partie
terminal-bench-state = Bytes eines Zustands

## Was abgelehnt wird

terminal-language = „{ $wanted }“ ist keine der Sprachen: { $known }.
terminal-option-form = „{ $text }“ hat nicht die Form NAME=WERT.
terminal-depth = Die Tiefe ist eine ganze Zahl von 0 bis { $limit }.
terminal-random-seats = „{ $text }“ ist keine Liste von Plätzen wie 2 oder 2,3.
terminal-position-players = Die Stellung ist für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}; --players sagt etwas anderes.
terminal-no-section = Es gibt keinen Abschnitt „{ $wanted }“; es gibt: { $known }.
terminal-inside = In Ostraka ist etwas schiefgegangen ({ $reason }); OSTRAKA_DEBUG=1 zeigt, wo.
