# Pakete von Besitzern: lesen, finden, prüfen und schreiben.
pack-problem = { $file }: { $reason }
pack-not-a-folder = { $path } ist weder ein Ordner noch eine TOML-Datei.
pack-no-files = Im Ordner { $path } liegen keine TOML-Dateien.
pack-many-files = Im Ordner { $path } liegen zu viele Dateien; ein Paket hat höchstens { $most }.
pack-large = Die Dateien in { $path } sind zu groß für ein Paket; zusammen dürfen sie { $limit } Bytes haben.
pack-file-large = Die Datei ist zu groß; eine Datei eines Pakets hat höchstens { $limit } Bytes.
pack-link = Das ist keine gewöhnliche Datei; ein Paket enthält keine Verweise und nichts, was aus seinem Ordner hinausführt.
pack-unreadable = Die Datei lässt sich nicht lesen: { $detail }.
pack-deep = Die Datei ist zu tief verschachtelt für ein Paket.
pack-empty = Das Paket bringt nichts mit.
pack-name = „{ $name }“ ist kein Name für ein Paket; er besteht aus Kleinbuchstaben, Ziffern und „-“.
pack-other-game = Das Paket ist für das Spiel „{ $game }“, nicht für „{ $wanted }“.
pack-none-taken = { $game } wird ohne Pakete gespielt.
pack-type = Ein Paket ist, was aus einem Ordner gelesen wurde, nicht { $type }.
pack-missing = Dafür braucht es das Paket „{ $pack }“ (Fassung { $digest }), und das ist nicht da: Gib seinen Ordner mit --pack ORDNER an.
pack-other = Dafür braucht es das Paket „{ $pack }“ in der Fassung { $digest }; das in { $folder } ist { $found }. Gib den Ordner des richtigen mit --pack ORDNER an.
pack-twice = Das Paket „{ $pack }“ ist zweimal angegeben.
pack-title = { $title } ({ $name }, Fassung { $digest })
pack-added = { $n ->
    [one] 1 Karte kommt hinzu: { $ids }
   *[other] { $n } Karten kommen hinzu: { $ids }
}
pack-replaced = { $n ->
    [one] 1 Karte wird ersetzt: { $ids }
   *[other] { $n } Karten werden ersetzt: { $ids }
}
pack-coffers = Ersetzte Truhen: { $letters }
pack-challenges = Ersetzte Herausforderungen: { $numbers }
pack-with-heritage = Die neuen Karten sind nur mit Heritage im Spiel.
pack-ample = Mit so vielen Karten braucht eine Partie mehr Speicher, und ihre Regeln werden beim ersten Start noch einmal kompiliert.
pack-good = Keine Fehler.
pack-bad = { $n ->
    [one] 1 Fehler. Das Paket ist nicht brauchbar.
   *[other] { $n } Fehler. Das Paket ist nicht brauchbar.
}
pack-written = Ein Beispiel wurde nach { $folder } geschrieben. Sieh es dir mit „{ $command }“ an.
pack-there = { $folder } gibt es schon; daran wurde nichts geändert.
