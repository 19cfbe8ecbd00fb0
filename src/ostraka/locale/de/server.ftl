### Der Server: Ablehnungen, Hinweise und Kurznachrichten.

server-malformed = Das ist keine Nachricht des Protokolls.
server-malformed-where = „{ $where }“ fehlt oder hat nicht die richtige Form.
server-reasons = { $reasons }
server-hello = Die erste Nachricht ist ein Gruß in einer Protokollversion, die dieser Server spricht.
server-hello-again = Diese Verbindung hat schon gegrüßt.
server-secret = Dieses Geheimnis gehört hier niemandem; zuerst einen Namen wählen.
server-link = Dieser Code ist unbekannt, schon benutzt oder zu alt; auf dem anderen Gerät einen neuen holen.
server-name-empty = Von diesem Text bleibt nichts übrig, wenn Unsichtbares wegfällt.
server-address = Auf { $address } kann hier niemand lauschen: { $reason }.
server-no-table = Diesen Tisch gibt es nicht.
server-no-game = Dieses Spiel gibt es nicht.
server-no-pack = Dieser Server hat für dieses Spiel kein Paket „{ $pack }“.
server-no-invite = Kein Tisch hat diesen Code; schau ihn dir noch einmal an oder frag nach einem neuen.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-client = Der Webclient gehört nicht zu dieser Installation; „make page“ baut ihn.
server-private = Dieser Tisch ist privat; sein Link oder eine Einladung öffnet ihn.
server-not-your-seat = Dieser Platz gehört jemand anderem.
server-not-your-turn = Jemand anderes ist dran.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-not-subscribed = Diese Verbindung sieht den Tisch nicht an; zuerst abonnieren.
server-table-waiting = Der Tisch wartet noch auf Mitspielende.
server-table-playing = Das Spiel hat schon begonnen.
server-table-over = Das Spiel ist zu Ende.
server-seat-taken = Dieser Platz ist besetzt.
server-cancelled = Dieser Tisch wurde abgesagt.
server-seats-full = Alle Plätze sind besetzt.
server-seats = Dieses Spiel hat { $players } Plätze, beschrieben wurden { $seats }.
server-seats-me = Nur ein Platz kann der eigene sein; andere am selben Bildschirm haben eigene Plätze.
server-seal-whole = Hier wählen alle zugleich: alles Verlangte auf einmal wählen.
server-seed = Eine bekannte Ausgabe gibt es nur an Tischen, an denen sonst niemand spielt.
server-stale = Am Tisch ging es inzwischen weiter; noch einmal hinsehen und neu wählen.
server-overtaken = Eine neuere Frage von dir hat diese ersetzt.
server-parts-or-text = Eine Aktion wird durch ihre Teile oder durch ihren Text angegeben, eins von beiden.
server-no-undo = An diesem Tisch wird nichts zurückgenommen.
server-undo-light = Verborgenes ist aufgedeckt worden; dahinter wird hier nichts zurückgenommen.
server-undo-ask = Das lässt sich nur zurücknehmen, wenn die anderen zustimmen; bitte fragen.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-no-rematch = Eine Revanche kann einmal angeboten werden, wenn das Spiel zu Ende ist.
server-no-rematch-campaign = Eine Partie einer Kampagne hat keine Revanche; die Kampagne geht mit der nächsten Partie weiter.
server-offer-stands = Das ist schon angeboten.
server-no-offer = Nichts dergleichen ist angeboten.
server-not-asked = Dieses Angebot richtet sich an andere.
server-not-away = Ein Bot kann nur den Platz von jemandem übernehmen, der schon eine Weile weg ist.
server-away-days = An diesem Tisch hat man Tage für einen Zug; niemand ist abwesend.
server-bot-plays-on = Ein Bot spielt weiter; er nimmt kein Remis an.
server-busy = Das war zu viel auf einmal; bitte kurz warten.
server-too-many-tables = Das sind zu viele Tische; zuerst einige beenden oder verlassen.
server-large = Das ist zu groß.
server-half-done = Eine Stellung mitten in einem Schritt wird hier nicht angenommen; nur eine, in der nichts halb getan ist.
server-journal-full = Das Tagebuch dieses Tisches ist voll.
server-unavailable = Der Speicher ist gerade nicht erreichbar; nichts geht verloren, noch einmal versuchen.
server-setting = „{ $value }“ ist kein Wert für { $name }.
server-workers-postgres = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank; SQLite dient einem.
server-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
server-listening = Ostraka ist unter { $address } zu finden (Strg+C beendet).
server-ply = Es gibt keinen Zug { $ply }; das Spiel hat { $last }.
server-record-later = Die Aufzeichnung würde Verborgenes verraten; es gibt sie, wenn das Spiel zu Ende ist.
server-analysis-later = Analyse und Varianten öffnen sich, wenn das Spiel zu Ende ist.
server-no-puzzle = Dieses Rätsel gibt es nicht.
server-no-campaign = Diese Kampagne gibt es hier nicht.
server-someone = jemand
server-quick-hello = Hallo!
server-quick-good-luck = Viel Glück!
server-quick-well-played = Gut gespielt!
server-quick-thanks = Danke!
server-quick-sorry = Entschuldigung!
server-quick-think = Ich denke nach.
server-quick-again = Noch eine Partie?
server-quick-goodbye = Auf Wiedersehen!
server-remote-lost = { $address } ist nicht erreichbar oder kein Ostraka-Server.
server-remote-none = Dort ist kein Platz besetzt; ein Spiel nennen oder eine Einladung mit --join.
server-remote-waiting = Der Tisch wartet auf andere; sie kommen mit dem Code { $code } dazu.
server-remote-left = Der Tisch hält den Platz frei; „ostraka play --server { $address }“ spielt weiter.
server-remote-asked = Die anderen werden gefragt, ob das zurückgenommen werden darf.
server-remote-help =
    Eine Aktion oder ihre Nummer eingeben; die Eingabetaste zeigt, was möglich ist. Außerdem:
      legal [WORT]   was möglich ist, oder was davon WORT enthält
      hint           was der stärkste Bot spielen würde
      undo           die letzte Aktion zurücknehmen oder die anderen darum bitten
      say TEXT       dem Tisch etwas sagen
      what WORT      was ein Ding oder Wort auf dem Tisch bedeutet
      rules [WORT]   das ganze Spiel erklärt, oder ein Abschnitt
      resign         aufgeben
      quit           gehen; der Platz bleibt reserviert
