### Die Arena: Wettkämpfe zwischen Bots.

arena-alone = { $game } spielt man allein; ein Wettkampf braucht mindestens zwei am Tisch.
arena-bots = Zu { $players } braucht ein Wettkampf { $players } bis { $most } Bots; genannt wurden { $bots }.
arena-games = Die Anzahl der Partien ist eine ganze Zahl über null.
arena-workers = Die Anzahl der Prozesse liegt zwischen 1 und { $most }.
arena-opening = Die Anzahl der Eröffnungsaktionen liegt zwischen 0 und { $most }.
arena-opening-over = Partien enden, bevor { $actions } Eröffnungsaktionen gespielt sind; bitte weniger verlangen.
arena-limit = Das Limit sind die Sekunden, die ein Bot für eine Entscheidung brauchen darf: über null, höchstens ein Tag.
arena-contest-form = Was über den Wettkampf geschrieben steht, ist nicht lesbar.
arena-result-form = Was über eine Partie geschrieben steht, ist nicht lesbar.
arena-worker = Die Partien können nicht gespielt werden: { $reason }.
