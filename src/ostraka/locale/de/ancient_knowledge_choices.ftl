### Was ein Platz zu entscheiden hat, für den Texttisch.

ak-ask = { PERSON($seat) ->
    [you] { CAPITAL($what) }.
   *[other] { $seat }: { CAPITAL($what) }.
  }
ak-ask-card = { PERSON($seat) ->
    [you] { $card }: { CAPITAL($what) }.
   *[other] { $seat }, { $card }: { CAPITAL($what) }.
  }

ak-choice-opening = wähle unter den gezogenen Karten { $n ->
    [one] eine
   *[other] { $n }
  } zum Abwerfen
ak-choice-action = führe eine Aktion aus (noch { $n } in diesem Zug)
ak-choice-set = wähle den Effekt, den du als Nächstes abhandelst
ak-choice-create = wähle eine Karte zum ERSCHAFFEN und ihr Feld
ak-choice-pay = wähle { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } zum Abwerfen
ak-choice-pay-up-to = { $n ->
    [one] du darfst eine Karte abwerfen
   *[other] wähle bis zu { $n } Karten zum Abwerfen
  }
ak-choice-archive = wähle die Karten zum ARCHIVIEREN, mindestens eine
ak-choice-archive-more = wähle weitere Karten zum ARCHIVIEREN oder höre auf
ak-choice-remove = entferne { $n } Wissensmarker von deinen Monumenten
ak-choice-remove-up-to = { $n ->
    [one] du darfst 1 Wissensmarker von deinen Monumenten entfernen
   *[other] entferne bis zu { $n } Wissensmarker von deinen Monumenten
  }
ak-choice-remove-each = entferne { $n } Wissensmarker von { $targets ->
    [one] einem Monument
   *[other] jedem von { $targets } Monumenten
  }
ak-choice-remove-each-up-to = { $n ->
    [one] du darfst 1 Wissensmarker von { $targets ->
        [one] einem Monument
       *[other] jedem von { $targets } Monumenten
      } entfernen
   *[other] entferne bis zu { $n } Wissensmarker von { $targets ->
        [one] einem Monument
       *[other] jedem von { $targets } Monumenten
      }
  }
ak-choice-add = wähle ein gegnerisches Monument, das { $n } Wissensmarker erhält
ak-choice-give = wähle ein gegnerisches Monument, auf das { $n ->
    [one] 1 deiner verlorenen Wissensmarker kommt
   *[other] bis zu { $n } deiner verlorenen Wissensmarker kommen
  }
ak-choice-recover = { $n ->
    [one] du darfst 1 verlorenen Wissensmarker abwerfen
   *[other] wähle, wie viele verlorene Wissensmarker du abwirfst (höchstens { $n })
  }
ak-choice-move = wähle ein Monument und sein neues Feld
ak-choice-swap = wähle die Monumente, deren Plätze du vertauschst
ak-choice-destroy = wähle ausliegende Artefakte zum Abwerfen
ak-choice-learn = wähle eine Technologie zum LERNEN
ak-choice-keep = wähle { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } zum Behalten
ak-choice-unearth = wähle unter den angesehenen Karten ein Artefakt zum ERSCHAFFEN
ak-choice-study = wähle unter den angesehenen Technologien eine zum LERNEN
ak-choice-study-under = wähle die Technologie, die als Nächstes unter den Stapel kommt
ak-choice-share = nimm eine der aufgedeckten Karten
ak-choice-steal = wähle, wessen Hand du dir ansiehst
ak-choice-take = wähle die Karte, die du nimmst
ak-choice-bury = { $n ->
    [one] wähle eine Technologie, die unter ihren Stapel kommt
   *[other] wähle eine Technologie, die unter ihren Stapel kommt ({ $n } insgesamt)
  }
ak-choice-opponents = wähle geheim { $n ->
    [one] eine Handkarte
   *[other] { $n } Handkarten
  } zum Abwerfen
ak-choice-opponents-artifacts = wähle geheim { $n ->
    [one] ein ausliegendes Artefakt
   *[other] { $n } ausliegende Artefakte
  } zum Abwerfen
ak-choice-tile = wähle das Technologieplättchen zum Wenden
ak-choice-instead = wähle: Karten ziehen oder stattdessen den Effekt benutzen
ak-choice-decline = wähle das Monument, das als Nächstes verfällt
ak-choice-store = wähle eine Technologie, die auf das Monument kommt
ak-choice-renew = wähle das Technologieplättchen, das geleert und neu gefüllt wird
ak-choice-coffers = wähle die Ziele dieser Partie
ak-choice-abandon = wähle Ziele zum Aufgeben
ak-choice-pause = { $phase ->
    [action] benutze eine Truhe oder mach mit der Zeitleistenphase weiter
    [timeline] benutze nach der Zeitleistenphase noch eine Truhe oder mach mit der Verfallsphase weiter
    [slid] benutze vor dem Würfeln noch eine Truhe oder würfle
   *[unlearned] benutze nach dem Würfeln noch eine Truhe oder beginne den nächsten Zug
  }
