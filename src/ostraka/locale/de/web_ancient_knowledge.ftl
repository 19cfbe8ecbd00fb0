### Ancient Knowledge im Browser.

## Was auf dem Tisch liegt

web-ak-timeline = Zeitleiste
web-ak-past = Vergangenheit
web-ak-alike = derselben Art
web-ak-past-short = Verg.
web-ak-need = { $what ->
    [city] Städte
    [megalith] Megalithen
    [pyramid] Pyramiden
    [endgame] mit Spielende-Effekt
    [artifacts] Artefakte
    [hand] auf der Hand
    [knowledge] Wissen
    [lost] verloren
    [timeline] auf der Zeitleiste
    [ancient] antike
    [writing] Schrift
    [secret] geheime
    [sets] Sätze
   *[technologies] Technologien
  }
web-ak-free-to-learn = ohne Voraussetzung
web-ak-of = von { $most }
web-ak-stand-middle = Spielmitte bei { $count } Monumenten in einer Vergangenheit
web-ak-stand-end = Spielende bei { $count } Monumenten in einer Vergangenheit
web-ak-stand-last = Letzte Runde
web-ak-artifacts = Artefakte
web-ak-artifact-spaces = Artefaktfelder
web-ak-free-spaces = { $count ->
    [one] ein freies Artefaktfeld
   *[other] { $count } freie Artefaktfelder
  }
web-ak-technologies = Technologien
web-ak-techs = Techn.
web-ak-tile = Technologieplättchen { $number }
web-ak-tile-short = Plättchen { $number }
web-ak-level = Stufe { $level ->
    [1] I
   *[2] II
  }
web-ak-deck = im Stapel
web-ak-discarded = Ablage
web-ak-tech-deck = { $deck } im Stapel, { $gone } abgelegt
web-ak-builder-deck = Baumeister­stapel
web-ak-empty-place = leerer Platz
web-ak-hand = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
web-ak-hand-of = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
web-ak-in-hand = Karten auf der Hand
web-ak-empty-hand = Deine Hand ist leer.
web-ak-lost = { $count } verloren
web-ak-line = Vergangenheit { $past } · verloren { $lost }
web-ak-back = Zurück zu deinem Tableau
web-ak-apart = { $count ->
    [one] Eine Karte beiseitegelegt
   *[other] { $count } Karten beiseitegelegt
  }
web-ak-face-down = eine Karte, verdeckt
web-ak-due = Fällige Effekte, in beliebiger Reihenfolge

## Auf einer Karte

web-ak-knowledge = { $count ->
   *[other] Wissensmarker
  }
web-ak-cost = { $count ->
    [one] abzuwerfende Karte
   *[other] abzuwerfende Karten
  }
web-ak-starts-on = Startfeld { $space }
web-ak-locked = nur dort
web-ak-house = Eine eigene Karte, nicht aus der Schachtel
web-ak-house-tag = eigen
web-ak-look-at = { $name } ansehen
web-ak-choose = Wählen
web-ak-take-back = Abwählen
web-ak-put-back = Zurücklegen
web-ak-swipe = wischen oder Pfeiltasten für die nächste Karte
web-ak-chosen = gewählt
web-ak-away = Abwurf
web-ak-marked = gewählt

## Der Planer

web-ak-planner = Ausblick
web-ak-planner-more = Einen Zug weiter
web-ak-planner-less = Einen Zug näher
web-ak-planner-now = Zurück zu jetzt
web-ak-in-turns = { $turns ->
    [one] nach diesem Zug
   *[other] in { $turns } Zügen
  }
web-ak-past-by-then = Vergangenheit { $count }
web-ak-lost-by-then = { $lost } mehr verloren, { $all } insgesamt
web-ak-gone = Bis dahin in der Vergangenheit
web-ak-gone-line = { $turns ->
    [one] kommt nach diesem Zug in die Vergangenheit
   *[other] kommt in { $turns } Zügen in die Vergangenheit
  }, { $lost ->
    [0] nichts geht verloren
   [one] { $lost } Wissensmarker geht verloren
   *[other] { $lost } Wissensmarker gehen verloren
  }

## Namen der Dinge

web-ak-place = Feld { $space }, { $level ->
    [lower] unten
    [upper] oben
   *[third] dritter Platz
  }
web-ak-goal = { $place }: { $pay ->
    [0] nichts zu zahlen
    [one] { $pay } Karte zu zahlen
   *[other] { $pay } Karten zu zahlen
  }, kommt mit { $knowledge ->
    [one] { $knowledge } Wissensmarker
   *[other] { $knowledge } Wissensmarkern
  }, { $turns ->
    [0] verfällt nie
    [one] verfällt nach diesem Zug
   *[other] verfällt in { $turns } Zügen
  }
web-ak-space = auf Feld { $space }
web-ak-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
web-ak-standing = { $place }, { $name }, { $kind }, { $knowledge } Wissensmarker, { web-ak-points }, { $moments }
web-ak-would-have = hätte dann { $count } Wissensmarker
web-ak-monument-in-hand = { $name }, { $kind }, Feld { $space }, Wissen { $knowledge }, Kosten { $cost }, { web-ak-points }
web-ak-artifact-in-hand = { $name }, { $kind }, Kosten { $cost }
web-ak-artifact = { $name }: { $text }
web-ak-technology = { $name }, { $kind }, Stufe { $level ->
    [1] I
   *[2] II
  }: { $text }
web-ak-in-past = { $name }, { $kind }, { web-ak-points }{ $rotated ->
    [yes] , gedreht
   *[no] {""}
  }

## Allein

web-ak-time = Zeit
web-ak-of-three = von 3
web-ak-time-card = Zeit, Feld { $space }, Reise { $journey } von 3
web-ak-time-where = { $space ->
    [0] Die Zeit liegt in der Vergangenheit und kehrt im nächsten Zug zurück
   *[other] Zeit auf Feld { $space }, Reise { $journey } von 3
  }
web-ak-turn-of = Zug { $turn } von { $last }
web-ak-from = von { $space }{ $last ->
    [yes] , dann Schluss
   *[no] {""}
  }
web-ak-unlearning = Verlernen
web-ak-die = { $die ->
    [0] noch nicht gewürfelt
   *[other] der Würfel zeigt { $die }
  }
web-ak-last-roll = { $die ->
    [0] Noch nicht gewürfelt.
   *[other] Letzter Wurf: { $die }.
  }
web-ak-endangered = { $count ->
    [0] Der Würfel kann in diesem Zug nichts verlernen lassen.
    [one] Der Würfel kann in diesem Zug eine Technologie treffen; sie wird dann verlernt.
   *[other] Der Würfel kann in diesem Zug eine von { $count } Technologien treffen; sie wird dann verlernt.
  }
web-ak-endangered-next = { $count ->
    [0] Der Würfel kann im nächsten Zug nichts verlernen lassen.
    [one] Der Würfel kann im nächsten Zug eine Technologie treffen; sie wird dann verlernt.
   *[other] Der Würfel kann im nächsten Zug eine von { $count } Technologien treffen; sie wird dann verlernt.
  }
web-ak-time-begins = Die Zeit wird auf Feld { $space } beginnen
web-ak-unlearning-skipped = In diesem Zug wird nichts verlernt.
web-ak-safe = vorerst sicher
web-ak-under-board = Unter deinem Tableau
web-ak-drawn-coffers = Truhen zur Wahl
web-ak-drawn-coffers-mean = Nimm mindestens eine als Ziel dieser Partie. Eine Truhe, deren Ziel du erfüllst, ist freigeschaltet: Ihr Effekt hilft dir in einer späteren Partie. Deine Punkte bestimmen, wie schwer die nächste beginnt.
web-ak-coffer = Truhe { $letter }, { $name }, { $state ->
    [open] Ziel
    [met] Ziel erfüllt
    [used] benutzt
    [effect] Effekt
   *[drawn] Ziel
  }: { $text }
web-ak-coffer-short = Truhe { $letter }, { $name }
web-ak-so-far = { $what }: bisher { $have }
web-ak-goals = Ziele
web-ak-goal-met = Ziel { $letter }, { $name }: im Moment erfüllt. Gewertet wird am Ende.

## Aktionen, als Sätze mit Lücken

web-ak-do-search = Suche
web-ak-do-create = Erschaffe { $card } { $space }
web-ak-do-learn = Lerne { $card }
web-ak-do-archive = Archiviere
web-ak-do-excavate = Grabe Monumente deiner Vergangenheit aus: { $n }
web-ak-do-discard = Wirf ab: { $card } { $cards }
web-ak-do-remove = Entferne Wissen: { $card } { $cards } { $n }
web-ak-do-add = Lege Wissen auf { $card } { $n }
web-ak-do-give = Schiebe verlorenes Wissen auf { $card } { $n }
web-ak-do-recover = Wirf { $n } deiner verlorenen Wissensmarker ab
web-ak-do-move = Versetze { $card } { $space }
web-ak-do-swap = Vertausche { $card } und { $with }
web-ak-do-destroy = Wirf ausliegende Karten ab: { $card } { $cards }
web-ak-do-keep = Behalte { $card } { $cards }
web-ak-do-place = Lege { $card } unter den Stapel
web-ak-do-take = Nimm { $card }
web-ak-do-rob = Sieh dir die Hand von { $victim } an
web-ak-do-bury = Lege { $card } unter den Stapel ihrer Stufe
web-ak-do-turn = Wende { $tile } auf Stufe II
web-ak-do-use = Als Nächstes: { $card } { $effect }
web-ak-do-draw = Ziehe für die gedrehten Monumente
web-ak-do-decline = Lass { $card } verfallen
web-ak-do-done = Fertig
web-ak-do-pass = Effekt auslassen
web-ak-do-stop = Diese Effekte auslassen
web-ak-do-store = Lege { $card } auf das Monument
web-ak-do-renew = Leere { $tile } und fülle es neu
web-ak-do-coffer = Benutze { $coffer }
web-ak-do-objective = Ziele: { $coffer } { $coffers }
web-ak-do-abandon = Gib auf: { $coffer } { $coffers }
web-ak-do-go = Weiter

## Aktionen in einem Wort

web-ak-do-search-verb = Suchen
web-ak-do-create-verb = Erschaffen
web-ak-do-learn-verb = Lernen
web-ak-do-archive-verb = Archivieren
web-ak-do-excavate-verb = Ausgraben
web-ak-do-discard-verb = Abwerfen
web-ak-do-remove-verb = Wissen entfernen
web-ak-do-add-verb = Wissen hinzufügen
web-ak-do-give-verb = Verlorenes Wissen verschieben
web-ak-do-recover-verb = Verlorenes Wissen abwerfen
web-ak-do-move-verb = Versetzen
web-ak-do-swap-verb = Vertauschen
web-ak-do-destroy-verb = Aus dem Spiel abwerfen
web-ak-do-keep-verb = Behalten
web-ak-do-place-verb = Unter den Stapel legen
web-ak-do-take-verb = Nehmen
web-ak-do-rob-verb = Eine Hand ansehen
web-ak-do-bury-verb = Unter den Stapel legen
web-ak-do-turn-verb = Ein Plättchen wenden
web-ak-do-use-verb = Einen Effekt benutzen
web-ak-do-draw-verb = Ziehen
web-ak-do-decline-verb = Verfallen
web-ak-do-done-verb = Fertig
web-ak-do-pass-verb = Effekt auslassen
web-ak-do-stop-verb = Diese Effekte auslassen
web-ak-do-store-verb = Auf das Monument legen
web-ak-do-renew-verb = Ein Plättchen leeren
web-ak-do-coffer-verb = Eine Truhe benutzen
web-ak-do-objective-verb = Ziele wählen
web-ak-do-abandon-verb = Ziele aufgeben
web-ak-do-go-verb = Weiter

## Teile der Wertung

web-ak-category-past = Monumente der Vergangenheit
web-ak-category-endgame = Effekte am Spielende
web-ak-category-technologies = Technologien der Stufe II
web-ak-category-timeline = Monumente der Zeitleiste
web-ak-category-lost = Verlorenes Wissen
web-ak-fact-lost = { PERSON($name) ->
    [you] Du hast
   *[other] { $name } hat
  } { $points } Wissensmarker weniger verloren als { PERSON($other) ->
    [you] du
   *[other] { $other }
  }.

## the page shows which card is meant: its name is enough

ak-named-in-page = { ak-title }
    .zitiert = „{ ak-title }“
ak-named-given-in-page = { $name }
    .zitiert = „{ $name }“
ak-named-coffer-in-page = { ak-name-coffer }
    .zitiert = „{ ak-name-coffer }“
web-ak-which-card = welche Karte?
web-ak-which-technology = welche Technologie?
web-ak-which-monument = welches Monument?
web-ak-which-other = welches andere?
web-ak-which-space = auf welches Feld?
web-ak-which-tile = welches Plättchen?
web-ak-how-many = wie viele?
web-ak-which-player = welchem Spieler?
web-ak-which-effect = welcher Effekt?
web-ak-which-coffer = welche Truhe?
web-ak-do-discard-none = Alle behalten
web-ak-do-destroy-none = Alle behalten
web-ak-do-remove-none = Alles lassen
web-ak-do-abandon-none = Alle behalten

## Lesen, und das Band über der Zeitleiste

web-ak-reader = Die Karte, die du liest
web-ak-reader-empty = Zeige auf eine Karte oder tippe sie an, um sie hier zu lesen.
web-ak-objective = Ziel:
web-ak-effect = Effekt:
web-ak-at-most = (höchstens { $most })
web-ak-band = Über der Zeitleiste
web-ak-apart-tab = Beiseitegelegt: { $count }
web-ak-apart-read = { $name }, { $at } von { $count }
web-ak-due-tab = Fällige Effekte: { $count }
web-ak-mine = Vergangenheit, Artefakte und Technologien
web-ak-mine-open = Vergangenheit, Artefakte und Technologien öffnen
web-ak-mine-close = Schließen
web-ak-monument-of = { $name } ({ $owner }, Wissen { $knowledge })

## Phases, ribbons and pages beside the stage

web-ak-phase-action = Aktionen
web-ak-due-page = Jetzt fällig
web-ak-mine-page = Meins
web-ak-sheet = Punkte
web-ak-sheet-all = Insgesamt
web-ak-sheet-open = Punkte Karte für Karte zeigen
web-ak-this-next = Diesen als nächsten
web-ak-axis-start = Start
web-ak-axis-full = voll
web-ak-axis-locked = gesperrt
web-ak-ribbon-enters = Beginn
web-ak-ribbon-lost = verloren
web-ak-ribbon-pay = { $pay ->
    [0] gratis
    [one] Karte
   *[other] Karten
  }
web-ak-ribbon-turns = { $turns ->
    [one] Zug
   *[other] Züge
  }
web-ak-rotated = { $count } gedreht
web-ak-techs-later = { $players ->
    [1] Die Technologien werden ausgelegt, sobald du gewählt hast.
   *[other] Die Technologien werden ausgelegt, sobald alle gewählt haben.
  }
web-ak-in-view = { $first }–{ $last } von { $count } Karten
web-ak-ask-coffers = Nach Truhen fragen
web-ak-ask-never = nie
web-ak-ask-die = vor dem Würfel
web-ak-ask-always = immer
web-ak-band-open = Technologien und gelesene Karte größer zeigen
web-ak-sort = Reihenfolge der Hand
web-ak-sort-usual = übliche Folge
web-ak-sort-kind = nach Art
web-ak-sort-space = nach Feld
web-ak-sort-cost = nach Kosten
web-ak-new = neu
web-ak-rolled = Der Würfel zeigt { $die }: { $taken } { $count ->
    [one] wird verlernt.
   *[other] verlassen das Plättchen: Eine allein bleibt nicht liegen.
  }
web-ak-rolled-none = Der Würfel zeigt { $die }: Nichts wird verlernt.
