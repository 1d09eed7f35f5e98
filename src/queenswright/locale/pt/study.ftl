# Análises de partidas.

study-title = Análise: { $game }
study-number = Jogo { $number } da campanha.
study-effort = { $turns ->
    [1] Uma vez de jogar
   *[other] { $turns } vezes de jogar
}, { $simulations } simulações para cada posição, semente { $seed }.
study-pass-curve = Só a curva: nenhuma vez de jogar foi comparada com outras ainda.
study-pass-judged = Interrompida antes que as vezes importantes fossem comparadas de novo.
study-pass-whole = Cada vez de jogar foi comparada com a melhor encontrada; as importantes, mais uma vez, em mais distribuições.
study-knowledge = Cada vez de jogar é julgada pelo que se podia saber: tudo o que estava oculto é distribuído de novo em cada teste.
study-uncalibrated = As chances são as parcelas da busca como elas são: não foram comparadas com partidas jogadas até o fim.
study-unfinished = A partida não terminou; a última chance é uma estimativa.
study-no-turns = Ninguém jogou ainda.

# Jogo e sorte.
study-play-and-luck = Jogo e sorte
study-column-player = Quem
study-column-start = Início
study-column-own = Jogadas próprias
study-column-others = Jogadas dos outros
study-column-draws = Acaso
study-column-end = Fim
study-column-accuracy = Precisão
study-sum = Em pontos de chance de vitória: início, jogadas próprias, jogadas dos outros e acaso somam o fim.
study-accuracy = Precisão: 100 para uma vez em que nada se perdeu, 37 quando se perderam { $points } pontos; a média de todas as vezes em que havia escolha.

# Vezes de jogar.
study-turns = Vezes de jogar
study-turning-points = Pontos de virada
study-curve = Chances de vitória
study-curve-words = Uma linha para cada lugar, com o intervalo de 95 % da busca como faixa; abaixo, o que o acaso mudou.
study-best-only = Nada melhor foi encontrado em nenhuma vez de jogar.
study-column-turn = Vez
study-column-moves = Jogado
study-column-chance = Chance de vitória
study-column-judgement = Avaliação
study-column-better = Melhor
study-verdict-forced = sem escolha
study-verdict-decided = já decidido
study-verdict-best = nada melhor encontrado
study-verdict-close = apertado demais para julgar
study-verdict-sound = aceitável
study-verdict-slip = deslize
study-verdict-mistake = erro
study-verdict-blunder = erro grave
study-lost = { $points } pontos de chance de vitória (± { $doubt })
study-played = Jogado: { $moves } ({ $chance })
study-better = Melhor: { $moves } ({ $chance })
study-next = Depois se espera: { $moves }
study-luck = Acaso: { $points } pontos (± { $doubt })
study-board = A mesa antes da jogada
study-text = A curva como tabela

# O comando.
study-compiling = A busca está se preparando; na primeira vez ela é compilada, o que leva cerca de um minuto ...
study-doing-curve = A curva
study-doing-turns = As vezes de jogar
study-doing-closer = As que importam, de novo
study-stopped = Interrompida.
study-goes-on = O mesmo comando continua a partir de { $path }.
study-written = Gravado: { $path }
