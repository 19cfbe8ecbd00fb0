### Wozu die Befehle da sind.

cli-ostraka = Arkantar, Ankh’or und Ancient Knowledge spielen, studieren und lösen.
cli-analyse = Die besten Aktionen einer Stellung finden und was wohl daraus wird; Strg-C zeigt, was bisher gefunden ist.
cli-arena = Bots mit gleichen Karten gegeneinander spielen lassen und bewerten.
cli-bench = Messen, wie schnell die Regeln auf diesem Rechner laufen.
cli-cards = Die Karten von Ancient Knowledge zeigen.
cli-pack = Ein eigenes Kartenpaket schreiben, prüfen und beschreiben.
cli-games = Die Spiele, ihre Spielerzahlen und Optionen auflisten.
cli-perft = Die Aktionsfolgen einer Länge zählen: die Genauigkeitsprobe der Regeln.
cli-play = Im Terminal spielen; jede Aktion wird gesichert.
cli-puzzle = Rätsel in Arkantar lösen: Stellungen, in denen ein einziger Zug gewinnt.
cli-replay = Eine Aufzeichnung durchgehen, vor und zurück.
cli-resume = Das zuletzt gespielte unfertige Spiel fortsetzen, oder ein anderes.
cli-review = Jede Entscheidung eines Spiels an der besten möglichen messen; Strg-C zeigt, was bisher bewertet ist.
cli-rules = Ein ganzes Spiel erklären: Ziel, Züge, Ende.
cli-saves = Die hier gespielten Spiele auflisten, fortsetzen, durchsehen, durchgehen oder löschen.
cli-selfplay = Lässt eine Suche gegen sich selbst spielen und bewahrt jede Entscheidung zum Lernen auf.
cli-serve = Im Browser spielen: Tische auf diesem Rechner anbieten.
cli-solo = Ancient Knowledge allein spielen: Herausforderungen und Kampagnen.
cli-standings = Zeigen, wie ein Wettkampf steht.
