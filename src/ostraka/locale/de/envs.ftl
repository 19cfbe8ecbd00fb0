# Was Umgebungen ablehnen.

envs-over = Die Partie ist vorbei; setze die Umgebung zurück, um eine neue zu beginnen.
envs-action-type = Eine Aktion ist eine ganze Zahl, der Index einer Aktion, nicht { $type }.
envs-action-range = Es gibt keine Aktion { $action }; Aktionen sind von 0 bis { $last } nummeriert.
envs-action-masked = Aktion { $action } ist jetzt nicht erlaubt; die Maske zeigt { $legal ->
    [one] die eine, die es ist.
   *[other] die { $legal }, die es sind.
}
envs-render-mode = Als { $mode } lässt sich nichts darstellen, nur als { $modes }.
envs-max-cycles = Eine Partie kann nach einer Anzahl von Aktionen abgebrochen werden, mindestens einer, nicht nach { $given }.
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

envs-keyword = { $game } hat keine Option „{ $name }“ (unexpected keyword argument '{ $name }'); seine Optionen: { $known }.
envs-illegal = Was mit einem unerlaubten Index geschieht, ist eines von { $known }, nicht „{ $given }“.
envs-encode-rows = Beobachtungen zum Kodieren sind ganze Zahlen, { $size } in jeder Zeile.
envs-encode-most = Die größte Zahl von Werten einer One-hot-Zahl ist eine ganze Zahl ab 1.
envs-batch-seeds = Eine Liste von Startwerten hat einen für jede der { $count } Partien, nicht { $given }.
envs-batch-seats = Die wissenden Plätze sind ganze Zahlen: einer für alle oder einer für jede der { $count } Partien.
envs-batch-rows = Welche Partien gemeint sind, sagen { $count } Wahrheitswerte oder ihre Nummern ab 0.
envs-batch-copy = Es werden so viele Partien kopiert wie ersetzt, oder eine auf alle.
envs-batch-load = Nur ein State desselben Spiels mit gleichen Spielern und Optionen kann geladen werden.
