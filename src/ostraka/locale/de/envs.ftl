# Was Umgebungen ablehnen.

envs-over = Das Spiel ist vorbei; setze die Umgebung zurück, um ein neues zu beginnen.
envs-action-type = Eine Aktion ist eine ganze Zahl, der Index einer Aktion, nicht { $type }.
envs-action-range = Es gibt keine Aktion { $action }; Aktionen sind von 0 bis { $last } nummeriert.
envs-action-masked = Aktion { $action } ist jetzt nicht erlaubt; die Maske zeigt { $legal ->
    [one] die eine, die es ist.
   *[other] die { $legal }, die es sind.
}
envs-render-mode = Als { $mode } lässt sich nichts darstellen, nur als { $modes }.
envs-max-cycles = Ein Spiel kann nach einer Anzahl Aktionen abgebrochen werden, mindestens einer, nicht nach { $given }.
envs-opponents = { $wanted ->
    [0] Ein Solospiel hat keine Gegner.
    [one] Es gibt einen Gegner zu benennen.
   *[other] Es gibt { $wanted } Gegner: Nenne einen Bot für alle oder einen für jeden.
}
envs-agent = Es gibt keinen Agenten „{ $agent }“; die Agenten sind: { $agents }.
envs-no-action = { $agent } ist an der Reihe, aber ohne Aktion.
envs-not-begun = Setze die Umgebung vor ihrem ersten Schritt zurück.
envs-reset-options = Beim Zurücksetzen wird { $given } nicht angenommen; die Optionen eines Spiels nennt man, wenn man seine Umgebung anlegt.
envs-moment = Was wiederhergestellt werden soll, stammt nicht aus einer Umgebung dieses Spiels.
envs-scale = Nur die Umgebungen Seat, Vector und aec lassen sich skalieren, nicht { $type }.
envs-missing = Dafür fehlt das Paket { $package }: pip install "ostraka[{ $extra }]".

envs-batch-size = „{ $number }“ ist keine Anzahl von Partien; ein Stapel hat 1 bis { $most }.
envs-batch-memory = Für { $count } Partien von { $game } reicht der Speicher nicht.
envs-batch-threads = „{ $number }“ ist keine Anzahl von Threads; möglich sind 1 bis { $most }.
envs-batch-autoreset = Beendete Partien können nicht durch „{ $mode }“ neu beginnen; möglich sind: { $modes }.
envs-batch-where = Welche Partien neu beginnen, sagen { $count } Wahrheitswerte, einer für jede Partie.
envs-batch-step = Ein Schritt nimmt { $count } ganze Zahlen, eine für jede Partie.
envs-batch-index = Partie { $row }: Es gibt keine Aktion { $index }; die Indizes gehen von 0 bis { $last }.
envs-batch-illegal = Partie { $row }: Aktion { $index } ({ $action }) ist jetzt nicht erlaubt.
envs-batch-over = Partie { $row } ist beendet; sie muss vor dem nächsten Schritt neu begonnen werden.
envs-batch-row = Es gibt keine Partie { $row }; sie sind von 0 bis { $last } nummeriert.
envs-batch-saved = Was wiederhergestellt werden soll, stammt nicht aus einem Stapel wie diesem.

envs-setups = „{ $given }“ ist keine Anzahl von Aufbauten; der Zufall wählt unter 1 bis { $most }.
envs-no-setup = Es gibt keinen Aufbau { $setup }; sie sind von 0 bis { $last } nummeriert.
envs-observer-params = Beobachter haben hier keine Parameter, angegeben war aber { $given }.
envs-observer-all = Kein Beobachter sieht die Geheimnisse aller Plätze.
