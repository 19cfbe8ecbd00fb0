### Menschen, die sich an einem Tisch treffen: Links, Codes, Namen und was sie einander fragen.

## Links und Codes

web-code-of-table = Code dieses Tisches
web-code-how = Ein Code hat acht Zeichen, etwa K4M7 TQX9. Groß und klein, Leerzeichen und Striche sind egal. Ein ganzer Link geht auch.
web-invite-means = Wer den Code oder den Link hat, kann sich hier setzen oder zuschauen, wenn alle Plätze besetzt sind.
web-link-means-hands = Wer diesen Link öffnet, kann bei dieser Partie zuschauen, ohne Platz am Tisch und ohne verdeckte Karten zu sehen.
web-review-link-means-hands = Wer diesen Link öffnet, kann die ganze Partie durchgehen und alle Karten sehen.
web-link-means = Wer diesen Link öffnet, kann bei dieser Partie zuschauen, ohne Platz am Tisch.
web-review-link-means = Wer diesen Link öffnet, kann die ganze Partie durchgehen.
web-ask-for-link = Mit diesem Link kannst du nicht zuschauen. Bitte den Absender, ihn noch einmal mit „Teilen“ oder „Link kopieren“ zu kopieren, oder gib den Code des Tisches ein.
web-cancel-table = Tisch absagen
web-new-table-of = Neuer Tisch: { $game }
web-invited-open = { $count ->
    [0] Eine Partie { $game } wartet auf dich.
    [one] { $names } möchte mit dir { $game } spielen.
   *[other] { $names } möchten mit dir { $game } spielen.
}
web-invited-yours = Du sitzt schon an diesem Tisch: { $game }.
web-invited-playing = { $names }: die Partie { $game } läuft, und alle Plätze sind besetzt. Du kannst zuschauen.
web-invited-over = { $names }: die Partie { $game } ist zu Ende. Du kannst sie dir ansehen.
web-invited-cancelled = Dieser Tisch für { $game } wurde abgesagt.
web-to-your-table = Zu deinem Tisch
web-change-name = Namen ändern: { $name }

## Züge

web-title-due = ● Du bist dran – { $game }
web-turn-named = { $name } ist dran
web-all-choose = Alle wählen
web-you-have-chosen = Du hast gewählt
web-choose-again = Neu wählen
web-choosing = wählt noch
web-choosing-names = Noch am Wählen: { $names }
web-waits-for-names = Es fehlt noch: { $names }.
web-hints-allowed = Tipps erlaubt
web-hints-why = was ein starker Bot spielen würde; alle am Tisch sehen, ob Tipps erlaubt sind
web-starter-drawn = Wer beginnt, wird ausgelost.

## Fragen und Antworten

web-undone = { $actions ->
    [one] { $name } hat eine Aktion zurückgenommen.
   *[other] { $name } hat { $actions } Aktionen zurückgenommen.
}
web-beside-resigned = { $name } hat aufgegeben.
web-beside-late = Die Zeit von { $name } ist abgelaufen.
web-beside-drawn = Alle haben sich auf ein Remis geeinigt.
web-beside-replaced = Ein Bot spielt für { $name } weiter.
web-asks-takeback = { $actions ->
    [one] { $name } möchte das zurücknehmen: { $first }
   *[other] { $name } möchte die letzten { $actions } Aktionen zurücknehmen, ab hier: { $first }
}
web-asks-draw = { $name } bietet Remis an.
web-asks-rematch = { $name } möchte eine Revanche.
web-asks-bot = { $name } schlägt vor, dass ein Bot den Platz von { $seat } übernimmt, weil dort gerade niemand sitzt.
web-asked-takeback = Du möchtest { $actions ->
    [one] deine letzte Aktion
   *[other] die letzten { $actions } Aktionen
} zurücknehmen; es fehlt die Antwort von: { $names }.
web-asked-draw = Du hast Remis angeboten; es fehlt die Antwort von: { $names }.
web-asked-rematch = Du möchtest eine Revanche; es fehlt die Antwort von: { $names }.
web-asked-bot = Du hast einen Bot vorgeschlagen; es fehlt die Antwort von: { $names }.
web-withdraw = Zurückziehen
web-withdraw-draw = Remisangebot zurückziehen
web-refused-takeback = { $name } ist mit dem Zurücknehmen nicht einverstanden.
web-refused-draw = { $name } lehnt das Remis ab.
web-refused-rematch = { $name } möchte keine Revanche.
web-refused-bot = { $name } möchte keinen Bot auf dem Platz.
web-withdrawn-takeback = { $name } möchte nichts mehr zurücknehmen.
web-withdrawn-draw = { $name } hat das Remisangebot zurückgezogen.
web-withdrawn-rematch = { $name } möchte keine Revanche mehr.
web-withdrawn-bot = { $name } schlägt keinen Bot mehr vor.

## Listen von Partien

web-all-games = Alle Spiele
web-you-won = Du hast gewonnen
web-won-by = Sieg: { $names }
web-lost = Verloren
web-actions-long = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
