### Wozu die Befehle da sind.

cli-ostraka = Arkantar, Ankh’or und Ancient Knowledge spielen, studieren und lösen.
cli-analyse = Die besten Aktionen einer Stellung finden und was wohl daraus wird; Strg-C zeigt, was bisher gefunden ist.
cli-arena = Bots mit gleichen Karten gegeneinander spielen lassen und bewerten.
cli-bench = Messen, wie schnell die Regeln auf diesem Rechner laufen.
cli-cards = Die Karten von Ancient Knowledge zeigen.
cli-pack = Ein eigenes Kartenpaket schreiben, prüfen und beschreiben.
cli-games = Die Spiele, ihre Spielerzahlen und Optionen auflisten.
cli-perft = Die Aktionsfolgen einer bestimmten Länge zählen: die Genauigkeitsprobe der Regeln.
cli-play = Im Terminal spielen; jede Aktion wird gesichert.
cli-puzzle = Rätsel in Arkantar lösen: Stellungen, in denen ein einziger Zug gewinnt.
cli-replay = Eine Aufzeichnung durchgehen, vor und zurück.
cli-resume = Die letzte offene Partie fortsetzen, oder eine andere.
cli-review = Jede Entscheidung einer Partie an der besten möglichen messen; Strg-C zeigt, was bisher bewertet ist.
cli-rules = Ein ganzes Spiel erklären: Ziel, Züge, Ende.
cli-saves = Die hier gespielten Partien auflisten oder eine löschen.
cli-selfplay = Eine Suche gegen sich selbst spielen lassen und jede Entscheidung zum Lernen aufbewahren.
cli-serve = Im Browser spielen: Tische auf diesem Rechner anbieten.
cli-solo = Ancient Knowledge allein spielen: Herausforderungen und Kampagnen.
cli-standings = Zeigen, wie ein Wettkampf steht.
cli-pack-check = Jeden Fehler eines Pakets melden, oder was es mitbringt.
cli-pack-new = Ein Beispielpaket als Vorlage schreiben.
cli-saves-delete = Eine Partie endgültig löschen.
cli-saves-list = Alle Partien auflisten, die zuletzt gespielte zuerst.
cli-solo-challenge = Eine der zehn Herausforderungen spielen, oder alle mit den besten Punkten auflisten.
cli-solo-legacy = Kampagnen von bis zu fünfzehn Partien.
cli-solo-legacy-export = Eine Kampagne in eine Datei schreiben.
cli-solo-legacy-import = Eine Kampagne aus einer Datei lesen.
cli-solo-legacy-list = Die Kampagnen auflisten; beschädigte mit dem Grund.
cli-solo-legacy-new = Eine Kampagne beginnen.
cli-solo-legacy-play = Die nächste Partie einer Kampagne spielen, oder die laufende fortsetzen.
cli-solo-legacy-replay = Eine beendete Partie einer Kampagne durchgehen.
cli-solo-legacy-show = Zeigen, wie eine Kampagne steht.

## Fehler in einer Befehlszeile

cli-mistake-option = Die Option „{ $name }“ gibt es nicht.
cli-mistake-option-like = Die Option „{ $name }“ gibt es nicht; war { $like } gemeint?
cli-mistake-command = Den Befehl „{ $name }“ gibt es nicht.
cli-command-load = Der Befehl „{ $name }“ lässt sich nicht laden: { $reason }.
cli-mistake-missing-command = Es fehlt ein Befehl.
cli-mistake-missing = { $name } fehlt.
cli-mistake-number = { $name } erwartet eine { $kind ->
    [whole] ganze Zahl
   *[other] Zahl
  }.
cli-mistake-least = { $name } muss mindestens { $least } sein.
cli-mistake-most = { $name } darf höchstens { $most } sein.
cli-mistake-value = { $name } ist nicht lesbar: { $reason }
cli-mistake-needs-value = { $name } braucht einen Wert.
cli-mistake-no-value = { $name } nimmt keinen Wert.
cli-mistake-word = Zu viel in der Zeile: { $words }
cli-mistake-help = Mehr dazu: „{ $command }“.
cli-mistake-together = { $option } kann nicht zusammen mit { $other } verwendet werden.
cli-completion-installed = Die Vervollständigung steht in { $path } und gilt ab der nächsten Shell.
cli-completion-unknown = Vervollständigung gibt es für bash, fish und zsh; die Variable SHELL nennt keine davon.
cli-bot = Einen Bot an einem Tisch eines Servers spielen lassen: auf Einladung oder an einem neuen.
