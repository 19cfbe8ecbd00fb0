### Meine Bilanz: wie stark man gegen die Bots ist, und die beendeten Partien.

web-record-bots = Gegen die Bots
web-record-bots-why = Deine Wertung ergibt sich aus deinen beendeten Partien gegen die Bots; der Balken ist der Bereich, in dem sie am ehesten liegt, die Striche sind die Stufen. Nur du siehst sie.
web-record-games = { $count ->
    [0] noch keine Partie
    [one] 1 Partie
   *[other] { $count } Partien
}
web-record-few = { $count ->
    [one] noch eine Partie bis zur Wertung
   *[other] noch { $count } Partien bis zur Wertung
}
web-record-unrated = Noch keine Wertung.
web-record-rating-words = Wertung { $rating }, am ehesten zwischen { $low } und { $high }.
web-record-range-words = Die Wertung liegt am ehesten zwischen { $low } und { $high }.
web-record-rung-behind = { $name }: besiegt, oder ein stärkerer Bot
web-record-rung-next = { $name }: als Nächstes
web-record-rung-to-come = { $name }: kommt noch
web-record-play = Gegen { $name } spielen
web-record-next = Als Nächstes: { $name }
web-record-all-beaten = Du hast die stärkste Stufe besiegt.
web-record-finished = Beendete Partien
web-record-none = Noch keine beendeten Partien.
web-record-won = Gewonnen
web-record-lost = Verloren
web-record-draw = Remis
web-record-over = Beendet

## Heute

web-record-today = Heute
web-deal-why = Alle spielen dieselbe Ausgangslage gegen { $name }. Du spielst sie einmal, ohne Tipps und ohne Zurücknehmen.
web-deal-play = Partie des Tages spielen
web-deal-on = Weiterspielen
web-deal-see-place = Dein Platz heute
web-deal-place = { $place }.
web-deal-of = von { $count } heute
web-deal-players = { $count ->
    [0] Heute hat sie noch niemand beendet.
    [one] Heute hat sie eine Person beendet.
   *[other] Heute haben sie { $count } Personen beendet.
}
web-record-resigned = Aufgegeben
web-record-solve = Lösen
web-record-solved = Heute gelöst
web-record-week = Die letzten sieben Tage
web-record-day-done = { $day }: gespielt
web-record-day-open = { $day }: nicht gespielt
