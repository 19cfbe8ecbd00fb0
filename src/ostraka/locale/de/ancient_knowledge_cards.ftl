# Die Texte der Karten von Ancient Knowledge, aus der Kartensprache zusammengesetzt.
# Jede Nachricht eines Effekts ist ein Satzteil: Sie beginnt klein, der erste Buchstabe des fertigen
# Satzes wird danach groß geschrieben. Nachrichten auf -may folgen auf „du darfst“ (Infinitiv).

## Was gezählt wird: $n Stück (Akkusativ), und jedes einzelne davon (Akkusativ)

ak-card-n-monument = { $n ->
    [one] { $n } Monument
   *[other] { $n } Monumente
}
ak-card-n-city = { $n ->
    [one] { $n } Stadt
   *[other] { $n } Städte
}
ak-card-n-megalith = { $n ->
    [one] { $n } Megalith
   *[other] { $n } Megalithen
}
ak-card-n-pyramid = { $n ->
    [one] { $n } Pyramide
   *[other] { $n } Pyramiden
}
ak-card-n-monument-same = { $n ->
    [one] { $n } Monument
   *[other] { $n } Monumente derselben Art
}
ak-card-n-monument-set = { $n ->
    [one] { $n } Satz aus Stadt, Megalith und Pyramide
   *[other] { $n } Sätze aus Stadt, Megalith und Pyramide
}
ak-card-n-monument-endgame = { $n ->
    [one] { $n } Monument mit Spielende-Effekt
   *[other] { $n } Monumente mit Spielende-Effekt
}
ak-card-n-technology = { $n ->
    [one] { $n } Technologie
   *[other] { $n } Technologien
}
ak-card-n-ancient = { $n ->
    [one] { $n } antike Technologie
   *[other] { $n } antike Technologien
}
ak-card-n-writing = { $n ->
    [one] { $n } Schrifttechnologie
   *[other] { $n } Schrifttechnologien
}
ak-card-n-secret = { $n ->
    [one] { $n } geheime Technologie
   *[other] { $n } geheime Technologien
}
ak-card-n-technology-same = { $n ->
    [one] { $n } Technologie
   *[other] { $n } Technologien derselben Art
}
ak-card-n-technology-set = { $n ->
    [one] { $n } Satz aus einer antiken, einer Schrift- und einer geheimen Technologie
   *[other] { $n } Sätze aus einer antiken, einer Schrift- und einer geheimen Technologie
}
ak-card-n-adjacent-city = { $n ->
    [one] { $n } angrenzende Stadt
   *[other] { $n } angrenzende Städte
}
ak-card-n-adjacent-megalith = { $n ->
    [one] { $n } angrenzenden Megalith
   *[other] { $n } angrenzende Megalithen
}
ak-card-n-adjacent-pyramid = { $n ->
    [one] { $n } angrenzende Pyramide
   *[other] { $n } angrenzende Pyramiden
}
ak-card-n-adjacent-same = { $n ->
    [one] { $n } angrenzendes Monument
   *[other] { $n } angrenzende Monumente ein und derselben Art
}
ak-card-n-artifact = { $n ->
    [one] { $n } Artefakt
   *[other] { $n } Artefakte
}
ak-card-n-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
ak-card-n-knowledge = { $n ->
    [0] keine Wissensmarker
    [one] { $n } Wissensmarker
   *[other] { $n } Wissensmarker
}
ak-card-n-lost = { $n ->
    [one] { $n } verlorenen Wissensmarker
   *[other] { $n } verlorene Wissensmarker
}

ak-card-each-monument = jedes Monument
ak-card-each-city = jede Stadt
ak-card-each-megalith = jeden Megalith
ak-card-each-pyramid = jede Pyramide
ak-card-each-monument-same = jedes Monument deiner häufigsten Art
ak-card-each-monument-set = jeden Satz aus Stadt, Megalith und Pyramide
ak-card-each-monument-endgame = jedes Monument mit Spielende-Effekt
ak-card-each-technology = jede deiner Technologien
ak-card-each-ancient = jede deiner antiken Technologien
ak-card-each-writing = jede deiner Schrifttechnologien
ak-card-each-secret = jede deiner geheimen Technologien
ak-card-each-technology-same = jede Technologie deiner häufigsten Art
ak-card-each-technology-set = jeden deiner Sätze aus einer antiken, einer Schrift- und einer geheimen Technologie
ak-card-each-adjacent-city = jede angrenzende Stadt
ak-card-each-adjacent-megalith = jeden angrenzenden Megalith
ak-card-each-adjacent-pyramid = jede angrenzende Pyramide
ak-card-each-adjacent-same = jedes angrenzende Monument der dort häufigsten Art
ak-card-each-artifact = jedes deiner Artefakte
ak-card-each-card = jede Karte
ak-card-each-knowledge = jeden Wissensmarker
ak-card-each-lost = jeden deiner verlorenen Wissensmarker

## Wo es sich befindet

ak-card-in-past = { $what } in deiner Vergangenheit
ak-card-in-timeline = { $what } in deiner Zeitleiste
ak-card-in-space1 = { $what } auf den beiden Ebenen von Feld 1
ak-card-in-play = { $what } im Spiel
ak-card-in-hand = { $what } auf der Hand
ak-card-on-monuments = { $what } auf deinen Monumenten
ak-card-on-this = { $what } auf diesem Monument

## Für jedes …

ak-card-for = { $act } für { $what }
    .dann = { FORM($act, "dann") } für { $what }
ak-card-every = je { $what }
ak-card-every-own = je { $what }, die du hast
ak-card-per-discarded = { $every ->
    [1] jede abgeworfene Karte
   *[other] je { $every } abgeworfene Karten
}
ak-card-per-rotated = { $every ->
    [1] jedes gedrehte Monument
   *[other] je { $every } gedrehte Monumente
}
ak-card-per-lost-phase = { $every ->
    [1] jeden darin verlorenen Wissensmarker
   *[other] je { $every } darin verlorene Wissensmarker
}
ak-card-per-created-space = { $every ->
    [1] jede Einheit der Nummer seines Feldes
   *[other] je { $every } Einheiten der Nummer seines Feldes
}

## Bedingungen

ak-card-bound = { $compare ->
    [least] mindestens { $what }
    [most] höchstens { $what }
   *[exactly] genau { $what }
}
ak-card-comma = { $first }, { $second }
ak-card-and = { $first } und { $second }
ak-card-and-clause = { $first } und { $second }
ak-card-have = du { $what } hast
ak-card-objective = du hast { $what }
ak-card-clause-knowledge-self = dieses Monument { $what } trägt
ak-card-clause-knowledge-self-none = dieses Monument keine Wissensmarker trägt
ak-card-clause-rotated = du { $what } gedreht hast
ak-card-clause-lost-phase = du darin { $what } verloren hast
ak-card-clause-discarded = du { $what } abgeworfen hast
ak-card-clause-space1 = du { $what } auf den beiden Ebenen von Feld 1 hast
ak-card-clause-space1-both = du auf beiden Ebenen von Feld 1 ein Monument hast
ak-card-clause-created-space = { $compare ->
    [least] { $n ->
        [6] es auf Feld 6 liegt
       *[other] das gewählte Feld die Nummer { $n } oder eine höhere hat
      }
    [most] das gewählte Feld die Nummer { $n } oder eine niedrigere hat
   *[exactly] es auf Feld { $n } liegt
}

## Ereignisse

ak-card-on-learn = { $kind ->
    [ancient] nachdem du eine antike Technologie GELERNT hast
    [writing] nachdem du eine Schrifttechnologie GELERNT hast
    [secret] nachdem du eine geheime Technologie GELERNT hast
   *[any] nachdem du eine Technologie GELERNT hast
}
ak-card-on-create = { $kind ->
    [artifact] nachdem du ein Artefakt ERSCHAFFEN hast
    [city] nachdem du eine Stadt ERSCHAFFEN hast
    [megalith] nachdem du einen Megalith ERSCHAFFEN hast
    [pyramid] nachdem du eine Pyramide ERSCHAFFEN hast
   *[any] nachdem du ein Monument ERSCHAFFEN hast
}
ak-card-on-create-other = { $kind ->
    [artifact] nachdem du ein anderes Artefakt ERSCHAFFEN hast
    [city] nachdem du eine andere Stadt ERSCHAFFEN hast
    [megalith] nachdem du einen anderen Megalith ERSCHAFFEN hast
    [pyramid] nachdem du eine andere Pyramide ERSCHAFFEN hast
   *[any] nachdem du ein anderes Monument ERSCHAFFEN hast
}
ak-card-on-excavate = nachdem du AUSGEGRABEN hast
ak-card-on-declined = am Ende deiner Verfallsphase
    .art = phase

## Wie die Teile eines Effekts zusammenkommen (-after: nicht am Satzanfang)

ak-card-if = wenn { $clause }, { FORM($act, "dann") }
ak-card-on = { FORM($event, "art") ->
    [phase] { $event }: { CAPITAL($act) }
   *[satz] { $event }, { FORM($act, "dann") }
  }
ak-card-on-if = { $event }: Wenn { $clause }, { FORM($act, "dann") }
ak-card-may = du darfst { $act }
ak-card-may-after = darfst du { $act }
ak-card-pay = { $price }. Wenn du das tust, { FORM($act, "dann") }
ak-card-then = { $first }, dann { FORM($second, "dann") }
    .dann = { FORM($first, "dann") }, dann { FORM($second, "dann") }
ak-card-times = { $act }, { $n }-mal nacheinander
ak-card-times-may = { $act }, bis zu { $n }-mal nacheinander
ak-card-instead = wähle: Ziehe wie üblich Karten oder { $act }
ak-card-instead-after = wähle: Ziehe wie üblich Karten oder { $act }
ak-card-no-chain = { $text } Eine Aktion, die dieser Effekt gewährt, löst ihn nicht erneut aus.
ak-card-sentence = { $text }.
ak-card-line = { $label }: { $text }

## Monumente, von denen Wissen entfernt wird

ak-card-from-self = von diesem Monument
ak-card-from-one-own = { $kind ->
    [city] von einer deiner Städte
    [megalith] von einem deiner Megalithen
    [pyramid] von einer deiner Pyramiden
   *[any] von einem deiner Monumente
}
ak-card-from-one-others = { $kind ->
    [city] von einer deiner anderen Städte
    [megalith] von einem deiner anderen Megalithen
    [pyramid] von einer deiner anderen Pyramiden
   *[any] von einem deiner anderen Monumente
}
ak-card-from-one-adjacent = { $kind ->
    [city] von einer angrenzenden Stadt
    [megalith] von einem angrenzenden Megalith
    [pyramid] von einer angrenzenden Pyramide
   *[any] von einem angrenzenden Monument
}
ak-card-from-all-own = { $kind ->
    [city] von deinen Städten
    [megalith] von deinen Megalithen
    [pyramid] von deinen Pyramiden
   *[any] von deinen Monumenten
}
ak-card-from-all-others = { $kind ->
    [city] von deinen anderen Städten
    [megalith] von deinen anderen Megalithen
    [pyramid] von deinen anderen Pyramiden
   *[any] von deinen anderen Monumenten
}
ak-card-from-all-adjacent = { $kind ->
    [city] von angrenzenden Städten
    [megalith] von angrenzenden Megalithen
    [pyramid] von angrenzenden Pyramiden
   *[any] von angrenzenden Monumenten
}
ak-card-from-each-own = { $kind ->
    [city] von jeder deiner Städte
    [megalith] von jedem deiner Megalithen
    [pyramid] von jeder deiner Pyramiden
   *[any] von jedem deiner Monumente
}
ak-card-from-each-others = { $kind ->
    [city] von jeder deiner anderen Städte
    [megalith] von jedem deiner anderen Megalithen
    [pyramid] von jeder deiner anderen Pyramiden
   *[any] von jedem deiner anderen Monumente
}
ak-card-from-each-adjacent = { $kind ->
    [city] von jeder angrenzenden Stadt
    [megalith] von jedem angrenzenden Megalith
    [pyramid] von jeder angrenzenden Pyramide
   *[any] von jedem angrenzenden Monument
}
ak-card-some-own = { $kind ->
    [city] { $m } deiner Städte
    [megalith] { $m } deiner Megalithen
    [pyramid] { $m } deiner Pyramiden
   *[any] { $m } deiner Monumente
}
ak-card-some-others = { $kind ->
    [city] { $m } deiner anderen Städte
    [megalith] { $m } deiner anderen Megalithen
    [pyramid] { $m } deiner anderen Pyramiden
   *[any] { $m } deiner anderen Monumente
}
ak-card-some-adjacent = { $kind ->
    [city] { $m } angrenzende Städte
    [megalith] { $m } angrenzende Megalithen
    [pyramid] { $m } angrenzende Pyramiden
   *[any] { $m } angrenzende Monumente
}

## Monumente, die bewegt werden

ak-card-one-self = dieses Monument
ak-card-one-own = { $kind ->
    [city] eine deiner Städte
    [megalith] einen deiner Megalithen
    [pyramid] eine deiner Pyramiden
   *[any] eines deiner Monumente
}
ak-card-one-others = { $kind ->
    [city] eine deiner anderen Städte
    [megalith] einen deiner anderen Megalithen
    [pyramid] eine deiner anderen Pyramiden
   *[any] eines deiner anderen Monumente
}
ak-card-narrowed = { $what } { $with }
ak-card-with = { $n ->
    [one] mit mindestens { $n } Wissensmarker
   *[other] mit mindestens { $n } Wissensmarkern
}
ak-card-bare = ohne Wissensmarker
ak-card-from-space = von Feld { $n }
ak-card-to-space = auf Feld { $n }
ak-card-to-any = auf ein anderes Feld mit freiem Platz

## Schritte

ak-card-draw = { $n ->
    [one] ziehe { $n } Karte
   *[other] ziehe { $n } Karten
}
ak-card-look-and-keep = { $keep ->
    [one] sieh dir geheim die obersten { $n } Karten des Baumeisterstapels an, behalte { $keep } davon und wirf die übrigen ab
   *[other] sieh dir geheim die obersten { $n } Karten des Baumeisterstapels an, behalte { $keep } davon und wirf die übrigen ab
}
ak-card-look-and-create = sieh dir geheim die obersten { $n } Karten des Baumeisterstapels an, ERSCHAFFE davon ein Artefakt zu den üblichen Kosten und wirf die übrigen ab
ak-card-look-and-learn = sieh dir geheim die obersten { $n } Technologien des Stapels der Stufe { $level } an, LERNE eine davon, deren Voraussetzung du erfüllst, und lege die übrigen in beliebiger Reihenfolge unter den Stapel
ak-card-share = decke { $n } Karten vom Baumeisterstapel auf: Nimm eine davon, dann nimmt jeder Gegner in Zugreihenfolge eine, dann nimm noch eine; wirf die übrigen ab
ak-card-seek = decke Karten vom Baumeisterstapel auf, bis du { $what } gefunden hast: Nimm die gesuchten Karten auf die Hand und wirf die übrigen ab
ak-card-discard = wirf { $what } von deiner Hand ab
ak-card-discard-up-to = wirf bis zu { $what } von deiner Hand ab
ak-card-discard-may = { $what } von deiner Hand abwerfen
ak-card-opponents-discard-hand = { $n ->
    [one] jeder Gegner wirft { $n } Karte seiner Wahl von der Hand ab
   *[other] jeder Gegner wirft { $n } Karten seiner Wahl von der Hand ab
}
    .dann = { $n ->
        [one] wirft jeder Gegner { $n } Karte seiner Wahl von der Hand ab
       *[other] wirft jeder Gegner { $n } Karten seiner Wahl von der Hand ab
      }
ak-card-opponents-discard-artifacts = jeder Gegner wirft { $n } seiner ausliegenden Artefakte nach eigener Wahl ab
    .dann = wirft jeder Gegner { $n } seiner ausliegenden Artefakte nach eigener Wahl ab
ak-card-steal = { $n ->
    [one] sieh dir die Hand eines Gegners an und nimm { $n } Karte daraus
   *[other] sieh dir die Hand eines Gegners an und nimm { $n } Karten daraus
}
ak-card-remove = entferne { $what } { $where }
ak-card-remove-up-to = entferne bis zu { $what } { $where }
ak-card-remove-total = entferne insgesamt { $what } { $where }
ak-card-remove-total-up-to = entferne insgesamt bis zu { $what } { $where }
ak-card-remove-may = { $what } { $where } entfernen
ak-card-remove-some = wähle { $where } und entferne je { $what } von ihnen
ak-card-remove-some-up-to = wähle { $where } und entferne je bis zu { $what } von ihnen
ak-card-remove-some-may = { $where } wählen und je { $what } von ihnen entfernen
ak-card-add = wähle bei jedem Gegner ein Monument und lege { $what } darauf
ak-card-give = lege bis zu { $n } deiner verlorenen Wissensmarker auf ein Monument eines Gegners
ak-card-recover = { $n ->
    [one] wirf { $n } deiner verlorenen Wissensmarker ab
   *[other] wirf { $n } deiner verlorenen Wissensmarker ab
}
ak-card-recover-up-to = wirf bis zu { $n } deiner verlorenen Wissensmarker ab
ak-card-recover-may = { $n } deiner verlorenen Wissensmarker abwerfen
ak-card-move = versetze { $what } { $to }
ak-card-move-may = { $what } { $to } versetzen
ak-card-swap-own = vertausche die Plätze von zweien deiner Monumente
ak-card-swap-self = vertausche die Plätze dieses und eines anderen deiner Monumente
ak-card-destroy-self = wirf diese Karte ab
ak-card-destroy-self-may = diese Karte abwerfen
ak-card-destroy-self-decline = wirf dieses Monument ab; es kommt nicht in deine Vergangenheit, und seine Wissensmarker gehen nicht verloren
ak-card-destroy-artifacts = wirf beliebig viele deiner ausliegenden Artefakte ab
ak-card-destroy-artifacts-may = beliebig viele deiner ausliegenden Artefakte abwerfen
ak-card-straighten = { $n ->
    [one] drehe { $n } gedrehtes Monument in deiner Vergangenheit wieder gerade
   *[other] drehe { $n } gedrehte Monumente in deiner Vergangenheit wieder gerade
}
ak-card-create = { $kind ->
    [artifact] ERSCHAFFE ein Artefakt von deiner Hand zu den üblichen Kosten
    [city] ERSCHAFFE eine Stadt von deiner Hand zu den üblichen Kosten
    [megalith] ERSCHAFFE einen Megalith von deiner Hand zu den üblichen Kosten
    [pyramid] ERSCHAFFE eine Pyramide von deiner Hand zu den üblichen Kosten
   *[any] ERSCHAFFE ein Monument von deiner Hand zu den üblichen Kosten
}
ak-card-create-may = { $kind ->
    [artifact] ein Artefakt von deiner Hand zu den üblichen Kosten ERSCHAFFEN
    [city] eine Stadt von deiner Hand zu den üblichen Kosten ERSCHAFFEN
    [megalith] einen Megalith von deiner Hand zu den üblichen Kosten ERSCHAFFEN
    [pyramid] eine Pyramide von deiner Hand zu den üblichen Kosten ERSCHAFFEN
   *[any] ein Monument von deiner Hand zu den üblichen Kosten ERSCHAFFEN
}
ak-card-learn = LERNE eine Technologie
ak-card-learn-may = eine Technologie LERNEN
ak-card-learn-free = LERNE eine Technologie ungeachtet ihrer Voraussetzung
ak-card-learn-free-may = eine Technologie ungeachtet ihrer Voraussetzung LERNEN
ak-card-archive = ARCHIVIERE
ak-card-archive-may = ARCHIVIEREN
ak-card-bury = { $n ->
    [one] lege { $n } offene Technologie unter den Stapel ihrer Stufe
   *[other] lege nacheinander { $n } offene Technologien unter den Stapel ihrer Stufe
}
ak-card-bury-level = { $n ->
    [one] lege { $n } offene Technologie der Stufe { $level } unter den Stapel dieser Stufe
   *[other] lege nacheinander { $n } offene Technologien der Stufe { $level } unter den Stapel dieser Stufe
}
ak-card-score = erhalte { $n } SP
ak-card-tier = erhalte { $n } SP, wenn { $clause }
ak-card-tier-next = { $first }, oder { $n } SP ab { $least }

## Dauerhafte Effekte

ak-card-less = { $n ->
    [one] { $n } Wissensmarker weniger
   *[other] { $n } Wissensmarker weniger
}
ak-card-discount = lege { $less } auf dieses Monument
ak-card-discount-kind = { $kind ->
    [city] lege { $less } auf jede Stadt, die du ERSCHAFFST
    [megalith] lege { $less } auf jeden Megalith, den du ERSCHAFFST
    [pyramid] lege { $less } auf jede Pyramide, die du ERSCHAFFST
   *[any] lege { $less } auf jedes Monument, das du ERSCHAFFST
}
ak-card-discount-kind-other = { $kind ->
    [city] lege { $less } auf jede andere Stadt, die du ERSCHAFFST
    [megalith] lege { $less } auf jeden anderen Megalith, den du ERSCHAFFST
    [pyramid] lege { $less } auf jede andere Pyramide, die du ERSCHAFFST
   *[any] lege { $less } auf jedes andere Monument, das du ERSCHAFFST
}
ak-card-relief = verringere beim LERNEN eine der Mindestzahlen der Voraussetzung um { $n }
ak-card-excavate = { $n ->
    [one] ziehe beim AUSGRABEN { $n } Karte je gedrehtem Monument statt 2
   *[other] ziehe beim AUSGRABEN { $n } Karten je gedrehtem Monument statt 2
}
ak-card-skip-decline = überspringe die Verfallsphase dieses Zuges, sofern sie nicht schon begonnen hat

## Namen der Teile einer Karte

ak-card-when-immediate = Sofort
ak-card-when-timeline = Zeitleiste
ak-card-when-anytime = Dauerhaft
ak-card-when-decline = Verfall
ak-card-when-endgame = Spielende
ak-card-timing-immediate = Einmal, wenn die Karte ins Spiel kommt.
ak-card-timing-timeline = In jeder deiner Zeitleistenphasen, solange die Karte im Spiel ist.
ak-card-timing-anytime = Immer wenn es zutrifft, solange die Karte im Spiel ist.
ak-card-timing-decline = Einmal, unmittelbar bevor das Monument in die Vergangenheit kommt.
ak-card-timing-endgame = Bei der Schlusswertung, wenn das Monument in der Vergangenheit liegt.
ak-items-card = Karten
ak-card-label = { $card }
ak-card-kind-city = Stadt
ak-card-kind-megalith = Megalith
ak-card-kind-pyramid = Pyramide
ak-card-kind-artifact = Artefakt
ak-card-kind-ancient = Antike Technologie
ak-card-kind-writing = Schrifttechnologie
ak-card-kind-secret = Geheime Technologie
ak-card-level = { $level ->
    [1] Stufe I
   *[other] Stufe II
}
ak-card-level-numeral = { $level ->
    [1] I
   *[other] II
}
ak-card-space = Startfeld { $n }
ak-card-space-locked = Nur auf Startfeld { $n }
ak-card-cost = { $n ->
    [0] Keine Kosten
    [one] Kosten: { $n } andere Karte abwerfen
   *[other] Kosten: { $n } andere Karten abwerfen
}
ak-card-knowledge = Wissen { $n }
ak-card-vp = { $n } SP
ak-card-requires = Voraussetzung: { $what }
ak-card-requires-nothing = keine Voraussetzung
ak-card-worth = bringt am Spielende { $n } SP
ak-card-hand = Vorbereitete Hand { $n }
ak-card-house = Hauskarte

## Wörter der Heritage-Karten und der Truhen

ak-card-n-technology-level2 = { $n ->
    [one] { $n } Technologie der Stufe II
   *[other] { $n } Technologien der Stufe II
}
ak-card-each-technology-level2 = jede deiner Technologien der Stufe II
ak-card-n-vp = { $n } SP
ak-card-each-vp = jeden deiner SP
ak-card-on-archive = nachdem du ARCHIVIERT hast
ak-card-clause-archived = du dafür { $what } abgeworfen hast
ak-card-per-archived = { $every ->
    [1] jede dafür abgeworfene Karte
   *[other] je { $every } dafür abgeworfene Karten
}
ak-card-create-free = { $kind ->
    [artifact] ERSCHAFFE ein Artefakt von deiner Hand ohne seine Abwurfkosten
    [city] ERSCHAFFE eine Stadt von deiner Hand ohne ihre Abwurfkosten
    [megalith] ERSCHAFFE einen Megalith von deiner Hand ohne seine Abwurfkosten
    [pyramid] ERSCHAFFE eine Pyramide von deiner Hand ohne ihre Abwurfkosten
   *[any] ERSCHAFFE ein Monument von deiner Hand ohne seine Abwurfkosten
}
ak-card-create-free-may = { $kind ->
    [artifact] ein Artefakt von deiner Hand ohne seine Abwurfkosten ERSCHAFFEN
    [city] eine Stadt von deiner Hand ohne ihre Abwurfkosten ERSCHAFFEN
    [megalith] einen Megalith von deiner Hand ohne seine Abwurfkosten ERSCHAFFEN
    [pyramid] eine Pyramide von deiner Hand ohne ihre Abwurfkosten ERSCHAFFEN
   *[any] ein Monument von deiner Hand ohne seine Abwurfkosten ERSCHAFFEN
}
ak-card-learn-level = LERNE eine Technologie der Stufe { $level }
ak-card-learn-level-may = eine Technologie der Stufe { $level } LERNEN
ak-card-learn-level-free = LERNE eine Technologie der Stufe { $level } ungeachtet ihrer Voraussetzung
ak-card-learn-level-free-may = eine Technologie der Stufe { $level } ungeachtet ihrer Voraussetzung LERNEN
ak-card-learn-relief = LERNE eine Technologie, wobei eine Mindestzahl ihrer Voraussetzung um { $n } gesenkt ist
ak-card-learn-relief-may = eine Technologie LERNEN, wobei eine Mindestzahl ihrer Voraussetzung um { $n } gesenkt ist
ak-card-learn-level-relief = LERNE eine Technologie der Stufe { $level }, wobei eine Mindestzahl ihrer Voraussetzung um { $n } gesenkt ist
ak-card-learn-level-relief-may = eine Technologie der Stufe { $level } LERNEN, wobei eine Mindestzahl ihrer Voraussetzung um { $n } gesenkt ist
ak-card-store = nimm eine offene Technologie der Stufe { $level } und lege sie auf dieses Monument
ak-card-claim = die Technologie auf diesem Monument kommt in deine Sammlung, wenn du ihre Voraussetzung erfüllst; sonst wird sie abgeworfen
    .dann = kommt die Technologie auf diesem Monument in deine Sammlung, wenn du ihre Voraussetzung erfüllst; sonst wird sie abgeworfen
ak-card-act = führe eine weitere Aktion aus
ak-card-renew = leere ein Technologieplättchen und fülle es neu
ak-card-skip-unlearning = überspringe die Verlernphase dieses Zuges
ak-card-never-declines = Verfällt nie

## Der Befehl „ostraka cards“

ak-card-found = { $n ->
    [0] Keine Karte passt.
    [one] { $n } Karte.
   *[other] { $n } Karten.
}
ak-card-unknown = Es gibt keine Karte „{ $card }“.
ak-card-unknown-near = Es gibt keine Karte „{ $card }“; meintest du { $near }?
ak-card-value = { $option } kann nicht „{ $value }“ sein; möglich sind: { $known }.
ak-card-value-near = { $option } kann nicht „{ $value }“ sein; meintest du „{ $near }“? Möglich sind: { $known }.
ak-card-file-large = Die Datei { $path } ist zu groß für ein Kartenpaket; keines hat mehr als { $limit } Bytes.
ak-card-file-deep = Die Datei { $path } ist zu tief verschachtelt für ein Kartenpaket.
ak-card-then-may = { $first }. Dann { FORM($second, "dann") }
