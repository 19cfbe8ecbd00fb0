### Lektionen: ein erstes Spiel in jedem Spiel, Schritt für Schritt.

lesson-over = Die Lektion ist zu Ende.

## Arkantar

lesson-arkantar-slide-teach = Beim Ziehen gleitet eine Figur geradeaus, so weit sie kommt; früher halten kann sie nicht.
lesson-arkantar-slide-task = Ziehe deinen Mittleren Ritter, der auf d3 steht, in eine beliebige Richtung.
lesson-arkantar-slide-close = Er glitt weiter, bis eine Mauer, eine Figur oder der Rand ihn aufhielt.
lesson-arkantar-build-teach = Willst du an einer bestimmten Stelle halten, baue eine Mauer: Bauen macht jeden beliebigen freien Weg zur Mauer.
lesson-arkantar-build-task = Baue eine Mauer auf d6 und lass den Ritter bis d5 gleiten.
lesson-arkantar-build-then = Die Mauer steht. Lass nun den Ritter bis d5 gleiten.
lesson-arkantar-build-close = Deine eigene Mauer hielt den Ritter auf d5 auf. Gebaut wird vor dem Ziehen: Danach wird in diesem Zug kein Plättchen mehr gewendet.
lesson-arkantar-break-teach = Am Anfang sperren Mauern beide Heere ein. Einreißen wendet eine Mauer, die an eine deiner Figuren grenzt, zum Weg.
lesson-arkantar-break-task = Reiße die Mauer auf d2 ein, vor deinem Monarchen.
lesson-arkantar-break-close = Die Mauer auf d2 ist gefallen, der Weg ist frei. Du hast noch zwei Aktionen.
lesson-arkantar-end-teach = Ein Zug hat eine, zwei oder drei Aktionen; nach einer darfst du aufhören.
lesson-arkantar-end-task = Beende hier deinen Zug.
lesson-arkantar-end-close = Weiß antwortete mit Mauern auf d5 und e4 und hörte auch auf. Nun bist du wieder dran.
lesson-arkantar-line-teach = Mauern, die von deiner Figur aus eine gerade Linie bilden, lassen sich nacheinander einreißen, die nächstgelegene zuerst.
lesson-arkantar-line-task = Reiße c2 ein, dann c3, dann c4.
lesson-arkantar-line-then = Mach weiter: Reiße die nächste Mauer der Linie ein, bis c4.
lesson-arkantar-line-close = Drei Mauern fielen in einem Zug. Die dritte Aktion hat ihn von selbst beendet, und der Monarch von Weiß floh nach g7.
lesson-arkantar-capture-teach = Endet das Gleiten vor einem Gegner, den deine Figur schlagen darf, so darf sie ein Feld weiter ziehen und ihn schlagen.
lesson-arkantar-capture-task = Schlage den Mittleren Ritter auf c5 mit deinem Großen Ritter.
lesson-arkantar-capture-close = Dein Großer Ritter hat den Mittleren geschlagen und steht auf c5. Das Schlagen beendet deinen Zug sofort.
lesson-arkantar-cannot-teach = Nicht jeder schlägt jeden: Ein Großer Ritter schlägt keinen Kleinen und hält vor ihm.
lesson-arkantar-cannot-task = Lass deinen Großen Ritter nach rechts gleiten, auf den Kleinen Ritter auf f3 zu.
lesson-arkantar-cannot-close = Er hielt auf e3, vor dem Kleinen Ritter, und dort könnte der ihn schlagen.
lesson-arkantar-beside-teach = Schlagen braucht keinen Anlauf: Ein Gegner direkt daneben kann geschlagen werden.
lesson-arkantar-beside-task = Schlage den Großen Ritter auf d5 mit deinem Kleinen Ritter daneben.
lesson-arkantar-beside-close = Dein Kleiner Ritter hat den Großen geschlagen: Klein schlägt Groß.
lesson-arkantar-circle-teach = Groß schlägt Mittel, Mittel schlägt Klein, Klein schlägt Groß; jeder schlägt auch seinesgleichen, und alle schlagen einen Monarchen.
lesson-arkantar-circle-task = Zwei deiner Ritter erreichen den Großen Ritter auf d4. Schlage ihn mit dem, der es darf.
lesson-arkantar-circle-close = Richtig: Der Kleine Ritter hat ihn geschlagen. Der Mittlere hätte vor ihm halten müssen.
lesson-arkantar-circle-lure = Ein Mittlerer Ritter schlägt keinen Großen: Er würde auf c4 vor ihm halten. Schlage ihn mit deinem anderen Ritter.
lesson-arkantar-ransom-teach = Schlägt dein Monarch einen Ritter, so darf einer deiner geschlagenen Ritter dorthin zurück, wo der Monarch den Zug begann.
lesson-arkantar-ransom-task = Schlage den Kleinen Ritter auf d4 mit deinem Monarchen und löse den Großen Ritter aus.
lesson-arkantar-ransom-close = Dein Monarch hat den Kleinen Ritter geschlagen, und der Große Ritter kam auf d1 zurück.
lesson-arkantar-win-teach = Wer den gegnerischen Monarchen schlägt, hat gewonnen.
lesson-arkantar-win-task = Nur die Mauer auf d5 steht zwischen deinem Großen Ritter und dem Monarchen auf d7. Reiße sie ein, schlage den Monarchen und gewinne!
lesson-arkantar-win-then = Der Weg ist frei: Schlage den Monarchen auf d7 mit deinem Großen Ritter und gewinne!
lesson-arkantar-win-close = Du hast den Monarchen geschlagen und gewonnen. Das war das ganze Spiel: Nun spiele eine Partie.

## Ankh’or

lesson-ankhor-take-teach = In deinem Zug nimmst du drei Marken oder kaufst ein Plättchen. Die Marker über einer Spalte sagen, was ihr Plättchen kostet.
lesson-ankhor-take-task = Spalte 1 kostet Blau und Grün. Nimm eine blaue Marke, eine grüne und ein Ankh.
lesson-ankhor-take-close = Du hast die drei Marken genommen und kannst nun Spalte 1 bezahlen. Drei Marken sind einen Punkt wert: Der Lorbeer zeigt deine Punkte. Auch dein Gegenüber hat Marken genommen.
lesson-ankhor-buy-teach = Ein gekauftes Plättchen kommt sofort in dein Gebiet. Die Lücke in der Auslage bleibt.
lesson-ankhor-buy-task = Kaufe den grünen Falken aus Spalte 1 als erstes Plättchen.
lesson-ankhor-buy-close = Der grüne Falke ist das erste Plättchen deines Gebiets; sein Platz in Spalte 1 bleibt leer. Du hast zwei Marken bezahlt, also ist der Punkt für drei Marken weg.
lesson-ankhor-animals-teach = Am Boden berühren sich Plättchen mit den Seiten. Gleiche Tiere, die sich berühren, sind eine Gruppe: ein Punkt für jedes.
lesson-ankhor-animals-task = Kaufe den weißen Falken aus Spalte 1 und lege ihn neben deinen roten Falken.
lesson-ankhor-animals-close = Zwei Falken berühren sich, gleich in welcher Farbe: Ihre Gruppe ist jetzt zwei Punkte wert.
lesson-ankhor-up-teach = Ein Plättchen darf auf vier Plättchen liegen, wenn eines davon seine Farbe hat. In der Höhe kostet es einen Marker weniger.
lesson-ankhor-up-task = Baue den grünen Schakal aus Spalte 5 auf deine vier Plättchen und wähle, welchen Marker du sparst.
lesson-ankhor-up-close = Der Schakal berührt alle vier Plättchen unter sich: Du hast eine Gruppe aus vier grünen Plättchen und eine aus zwei Schakalen.
lesson-ankhor-bonus-teach = Jedes Plättchen einer Farbgruppe aus zwei oder mehr ist ein Punkt; eine Gruppe aus fünf oder mehr bringt eine Bonusmarke, drei Punkte.
lesson-ankhor-bonus-task = Vier deiner Plättchen sind grün. Kaufe das grüne aus Spalte 1 und mach fünf daraus.
lesson-ankhor-bonus-close = Das fünfte grüne Plättchen brachte dir eine Bonusmarke. Zerfällt die Gruppe, geht die Marke zurück.
lesson-ankhor-refresh-teach = Für ein Ankh erneuerst du die Auslage: Zu zweit wird das Plättchen ganz links entfernt, die anderen rücken nach, und ein Stapel füllt die Lücken.
lesson-ankhor-refresh-task = Erneuere die Auslage aus einem Stapel deiner Wahl.
lesson-ankhor-refresh-close = Das Plättchen ganz links ist weg, die anderen sind nachgerückt, und der Stapel hat die Lücken gefüllt. Deine Hauptaktion kommt noch: Eine Ankh-Aktion ist zusätzlich.
lesson-ankhor-move-teach = Für ein Ankh darfst du auch eines deiner Plättchen versetzen, das kein anderes trägt.
lesson-ankhor-move-task = Versetze den blauen Skarabäus neben den blauen Schakal.
lesson-ankhor-move-close = Die beiden blauen Plättchen berühren sich: Das sind zwei Punkte mehr, und kein Rohstoff wurde ausgegeben.
lesson-ankhor-warehouse-teach = Ein Lagerhaus bringt eine Marke seiner Farbe mit und lagert eine über deine Grenze hinaus, solange nichts es bedeckt.
lesson-ankhor-warehouse-task = Kaufe das rote Lagerhaus aus Spalte 4.
lesson-ankhor-warehouse-close = Das Lagerhaus brachte eine rote Marke, die darauf liegt. Du darfst sie ausgeben wie jede andere.
lesson-ankhor-scribe-teach = Ein Schreiber bringt dir sofort einen vollständigen Extrazug.
lesson-ankhor-scribe-task = Kaufe den grünen Schreiber aus Spalte 3, dann den roten Falken aus Spalte 1.
lesson-ankhor-scribe-then = Du bist gleich noch einmal dran: Kaufe nun den roten Falken aus Spalte 1.
lesson-ankhor-scribe-close = Du hast zwei Plättchen gekauft, ohne dass dein Gegenüber dazwischen dran war.
lesson-ankhor-limit-teach = Am Ende eines Zuges behältst du höchstens fünf Rohstoffe und zwei Ankhs; der Rest geht zurück.
lesson-ankhor-limit-task = Du hast vier Rohstoffe. Nimm zwei rote Marken und ein Ankh und gib dann einen Rohstoff zurück.
lesson-ankhor-limit-then = Du hast nun sechs Rohstoffe: Gib einen davon zurück.
lesson-ankhor-limit-close = Du hast fünf Rohstoffe und ein Ankh behalten. Ein Ankh aus diesem Zug kannst du erst ab dem nächsten ausgeben.
lesson-ankhor-end-teach = Legt jemand sein 13. Plättchen, ist diese Runde die letzte. Dann wird gezählt.
lesson-ankhor-end-task = Du hast zwölf Plättchen. Kaufe die blaue Wüste und lege sie so, dass deine blauen Plättchen eine Gruppe aus fünf werden.
lesson-ankhor-end-close = Das fünfte blaue Plättchen brachte dir eine Bonusmarke. Du warst in der Runde zuletzt dran: Die Partie ist zu Ende.

## Ancient Knowledge

lesson-ak-create-teach = Mit ERSCHAFFEN spielst du eine Karte aus. Ein Monument kommt auf seinem Startfeld in deine Zeitleiste, mit Wissen darauf.
lesson-ak-create-task = ERSCHAFFE { $monument } auf Feld 4, dem Startfeld.
lesson-ak-create-close = { $monument } hat nichts gekostet und steht mit vier Wissensmarkern auf Feld 4. Du hast noch eine Aktion.
lesson-ak-artifact-teach = Artefakte bleiben auf deinem Tableau. Nach zwei Aktionen kommt die Zeitleistenphase, dann rückt jedes Monument ein Feld auf seinen Verfall zu.
lesson-ak-artifact-task = ERSCHAFFE als zweite Aktion das Artefakt { $artifact }.
lesson-ak-artifact-close = Der Zeitleisteneffekt von { $monument } hat dir eine Karte gebracht, dann rückte das Monument auf Feld 3. Auch dein Gegenüber hat gespielt; du bist dran.
lesson-ak-distance-teach = Jedes Feld Abstand vom Startfeld kostet eine Handkarte. Ein leuchtendes Feld nennt: Karten, Wissensmarker, Züge bis zum Verfall, dann verlorenes Wissen.
lesson-ak-distance-task = Gib { $monument } mehr Zeit: ERSCHAFFE das Monument auf Feld 6 und wirf dafür zwei Karten ab.
lesson-ak-distance-then = Wirf nun zwei Karten ab, um den Abstand zu bezahlen.
lesson-ak-distance-close = Mit zwei Karten hast du den Abstand bezahlt, und { $monument } steht auf Feld 6: Das sind zwei Züge mehr.
lesson-ak-learn-teach = Mit LERNEN nimmst du eine offene Technologie. Eine der Stufe I wirkt sofort.
lesson-ak-learn-task = LERNE { $technology }: Von jeder deiner Pyramiden wird ein Wissensmarker entfernt.
lesson-ak-learn-close = Von beiden Pyramiden wurde ein Wissensmarker entfernt, und { $technology } liegt in deiner Sammlung.
lesson-ak-requirement-teach = Manche Technologien haben eine Voraussetzung. Monumente zählen dafür erst, wenn sie in deiner Vergangenheit liegen.
lesson-ak-requirement-task = Zwei Pyramiden liegen in deiner Vergangenheit: LERNE { $technology }.
lesson-ak-requirement-close = Du hast drei Karten gezogen, dank zweier längst verfallener Pyramiden.
lesson-ak-archive-teach = Wissen, das beim Verfall noch auf einem Monument liegt, ist verloren und kostet je einen Punkt. ARCHIVIEREN entfernt für jede abgeworfene Karte einen Wissensmarker.
lesson-ak-archive-task = Die Pyramide auf Feld 1 verfällt in diesem Zug mit zwei Wissensmarkern. ARCHIVIERE und wirf deine beiden Karten ab.
lesson-ak-archive-then = Wirf nun deine beiden Karten ab: Jede entfernt einen Wissensmarker.
lesson-ak-archive-close = Beide Wissensmarker wurden entfernt, die Pyramide kam in deine Vergangenheit, und nichts ging verloren.
lesson-ak-excavate-teach = Mit AUSGRABEN drehst du gerade Monumente deiner Vergangenheit und ziehst für jedes zwei Karten.
lesson-ak-excavate-task = GRABE beide geraden Monumente deiner Vergangenheit AUS: Beide werden zugleich gedreht.
lesson-ak-excavate-close = Beide Monumente wurden gedreht, und du hast vier Karten gezogen. Gedreht zählen sie weiter für alles, lassen sich aber nicht noch einmal drehen.
lesson-ak-decline-teach = In der Verfallsphase kommt, was auf Feld 1 steht, in die Vergangenheit, und der Rest rückt nach. Diesmal wird nichts gerettet.
lesson-ak-decline-task = Führe deine letzte Aktion aus: Mit SUCHEN ziehst du eine Karte.
lesson-ak-decline-close = Zwei Wissensmarker gingen verloren: zwei Punkte weniger. Die anderen Monumente rückten auf Feld 1 zu.
lesson-ak-react-teach = Dauerhafte Effekte reagieren auf das, was du tust, solange ihre Karte im Spiel ist.
lesson-ak-react-task = { $monument } reagiert auf Artefakte: ERSCHAFFE das Artefakt { $artifact }.
lesson-ak-react-close = { $monument } hat einen Wissensmarker entfernt und dir eine Karte gebracht. Nach solchen Ketten sucht man.
lesson-ak-middle-teach = Sobald in einer Vergangenheit sieben Monumente liegen, wird eines der Plättchen der Stufe I auf Stufe II gewendet, für den Rest der Partie.
lesson-ak-middle-task = SUCHE als letzte Aktion; dein siebtes Monument verfällt. Wähle dann das Plättchen zum Wenden.
lesson-ak-middle-then = Deine Vergangenheit hat sieben Monumente. Wähle nun das Plättchen zum Wenden.
lesson-ak-middle-close = Dein siebtes Monument ist verfallen, und das Plättchen wurde gewendet: Nun liegen mehr Technologien der Stufe II aus, und das sind Punkte.
lesson-ak-end-teach = Liegen in einer Vergangenheit vierzehn Monumente, endet die Partie mit der Runde.
lesson-ak-end-task = Du bist in der Runde zuletzt dran. SUCHE und lass dein vierzehntes Monument verfallen.
lesson-ak-end-close = Dein vierzehntes Monument hat die Partie beendet. Punkte gab es für die Vergangenheit, für Technologien und einen für das übrige Monument, abzüglich des verlorenen Wissens. Nun spiele eine Partie.

## Ancient Knowledge solo

lesson-solo-time-teach = Im Solospiel trittst du gegen die Zeitkarte an. Sie belegt einen Platz der Zeitleiste und rückt mit deinen Monumenten.
lesson-solo-time-task = Die Zeitkarte liegt auf Feld 4. ERSCHAFFE dort { $monument }, über ihr.
lesson-solo-time-close = { $monument } steht über der Zeitkarte, und sie reisen zusammen. Geht die Zeitkarte, rutscht nach, was über ihr steht.
lesson-solo-coffer-teach = Eine Truhe unter deinem Tableau ist ein Effekt: Du darfst sie einmal benutzen, jederzeit in deinem Zug.
lesson-solo-coffer-task = Benutze die Truhe { $coffer } und LERNE eine Technologie der Stufe I, gleich was sie voraussetzt.
lesson-solo-coffer-then = LERNE nun eine beliebige Technologie der Stufe I.
lesson-solo-coffer-close = Du hast die Technologie gelernt, und die Truhe ist verbraucht. Eine Aktion hat sie nicht gekostet.
lesson-solo-die-teach = Nach jedem Zug nimmt der Würfel eine Technologie fort: 1 bis 3 sind die Plätze von Plättchen 1, 4 bis 6 die von Plättchen 2.
lesson-solo-die-task = Beende den Zug mit SUCHEN und sieh dem Würfel zu.
lesson-solo-die-close = Der Würfel nahm die Technologie auf seinem Platz. Lerne, was du brauchst, bevor er es nimmt.
lesson-solo-leaves-teach = Von Feld 1 verlässt die Zeitkarte die Zeitleiste; zweimal kommt sie auf Feld 6 zurück.
lesson-solo-leaves-task = SUCHE als letzte Aktion dieses Zuges.
lesson-solo-leaves-close = Die Zeitkarte ging und kam auf Feld 6 zurück: Eine von drei Reisen ist vorbei.
lesson-solo-objective-teach = Eine Truhe auf deinem Tableau ist ein Ziel. Alle müssen erfüllt sein, wenn die Zeit abläuft.
lesson-solo-objective-task = Das Ziel der Truhe { $coffer } verlangt fünf Monumente in deiner Zeitleiste. ERSCHAFFE { $monument } auf Feld 4.
lesson-solo-objective-close = Fünf Monumente stehen in deiner Zeitleiste: Das Ziel ist erfüllt. Es zählt, ob es am Ende erfüllt ist.
lesson-solo-end-teach = Geht die Zeitkarte zum dritten Mal, endet die Partie sofort, und die Ziele werden geprüft.
lesson-solo-end-task = Es ist dein sechzehnter Zug, und fünf Monumente stehen in deiner Zeitleiste. SUCHE als letzte Aktion.
lesson-solo-end-close = Die Zeitkarte ging zum dritten Mal, und das Ziel ist erfüllt: Du hast gewonnen, und deine Punkte werden eingetragen. Versuche eine Herausforderung.
