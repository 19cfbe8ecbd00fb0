### Arbeit, die sich mehrere Prozesse teilen.

work-workers = Die Anzahl der Prozesse liegt zwischen 1 und { $most }.
work-failed = Die Partien können nicht gespielt werden: { $reason }.
work-died = Ein Prozess ist zweimal in derselben Partie abgestürzt ({ $reason }); derselbe Befehl macht weiter.
work-code-changed = Die Regeln oder die Bots wurden geändert, während Partien liefen; was vorher gespielt wurde, ist sicher.
work-ray-address = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $reason }
work-ray-code = Ein Rechner des Clusters hat andere Regeln oder andere Bots als dieser.
