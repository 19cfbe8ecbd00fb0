### El trabajo repartido entre varios procesos.

work-workers = El número de procesos está entre 1 y { $most }.
work-failed = Las partidas no se pueden jugar: { $reason }.
work-died = Un proceso terminó dos veces en la misma partida ({ $reason }); el mismo comando continúa.
work-code-changed = Las reglas o los bots cambiaron mientras se jugaban partidas; lo jugado antes está a salvo.
work-ray-address = No hay un clúster de Ray en «{ $address }»: { $reason }
work-ray-code = Una máquina del clúster tiene reglas o bots distintos de los de esta.
