# O que os enigmas perguntam.

puzzle-kind-queensdale-dice = Os dados de uma rodada
puzzle-kind-queensdale-scout = O caminho do batedor
puzzle-kind-queensdale-build = O edifício certo
puzzle-kind-queensdale-store = O depósito
puzzle-ask-queensdale-dice = Seus dados foram lançados. Qual deles vai para onde?
puzzle-ask-queensdale-scout = Para onde vai o batedor?
puzzle-ask-queensdale-build = O que você constrói?
puzzle-ask-queensdale-store = A partida acabou, a próxima espera. O que você guarda?
