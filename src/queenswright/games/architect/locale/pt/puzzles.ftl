# O que os enigmas perguntam.

puzzle-kind-architect-finish = Termine agora
puzzle-kind-architect-save = Salve a partida
puzzle-kind-architect-palace = Próximo turno: palácio
puzzle-kind-architect-hire = A melhor contratação
puzzle-kind-architect-build = Pontos
puzzle-kind-architect-trip = A melhor viagem
puzzle-kind-architect-money = Dinheiro
puzzle-ask-architect-finish = O palácio está ao seu alcance. Como você vence?
puzzle-ask-architect-save = Outra pessoa poderia terminar no próximo turno. Como você salva a partida?
puzzle-ask-architect-palace = Encontre o turno depois do qual o próximo leva ao palácio.
puzzle-ask-architect-hire = Uma contratação vale muito mais do que todas as outras. Encontre o turno.
puzzle-ask-architect-build = Há pontos esperando no mapa e na equipe. Encontre o turno.
puzzle-ask-architect-trip = Um local vale muito mais do que todos os outros. Encontre o turno.
puzzle-ask-architect-money = Sem táleres nem títulos nada avança. Encontre o turno.
