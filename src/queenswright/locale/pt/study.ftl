# Análises de partidas.

study-title = Análise: { $game }
study-number = Partida { $number } da campanha.
study-effort = { $turns ->
    [1] Um turno
   *[other] { $turns } turnos
}, { $simulations } simulações para cada posição, semente { $seed }.
study-pass-curve = Só a curva: nenhum turno foi comparado com outros ainda.
study-pass-judged = Interrompida antes que os turnos importantes fossem comparados de novo.
study-pass-whole = Cada turno foi comparado com o melhor encontrado; os importantes, mais uma vez, em mais distribuições.
study-by-what = Cada turno é avaliado pelo que dava para saber: tudo o que estava oculto é sorteado de novo em cada distribuição.
study-uncalibrated = As chances são as parcelas da busca como elas são: não foram comparadas com partidas jogadas até o fim.
study-unfinished = A partida não terminou; a última chance é uma estimativa.
study-no-turns = Ninguém jogou ainda.

# Jogo e sorte.
study-play-and-luck = Jogo e sorte
study-column-player = Quem
study-column-start = Início
study-column-own = Turnos próprios
study-column-others = Turnos dos outros
study-column-draws = Acaso
study-column-end = Fim
study-column-accuracy = Precisão
study-sum = Em pontos de chance de vitória: início, turnos próprios, turnos dos outros e acaso somados dão o fim.
study-accuracy = Precisão: 100 para um turno em que nada se perdeu, 37 quando se perderam { $points } pontos; a média de todos os turnos em que havia escolha.

# Vezes de jogar.
study-turns = Turnos
study-turning-points = Pontos de virada
study-curve = Chances de vitória
study-curve-words = Uma linha para cada jogador, com o intervalo de 95 % da busca como faixa; abaixo, o que o acaso mudou.
study-best-only = Nada melhor foi encontrado em nenhum turno.
study-column-turn = Turno
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
study-doing-turns = Os turnos
study-doing-closer = Os turnos que importam, de novo
study-stopped = Interrompida.
study-goes-on = O mesmo comando continua a partir de { $path }.
study-written = Gravado: { $path }

# As páginas de uma análise.
study-name = Análise
study-part-analysis = Partida
study-part-board = Tabuleiro
study-tab-turn = Turno
study-tab-board = Tabuleiro
study-tab-turns = Turnos
study-tab-luck = Sorte
study-analyse = Analisar
study-share = Copiar link
study-copied = Copiado
study-loading = Buscando a análise ...
study-trouble = Não é possível mostrar esta análise
study-game-number = Partida { $number }
study-end = O fim
study-waiting = { $count ->
    [1] Uma análise vem antes desta.
   *[other] { $count } análises vêm antes desta.
}
study-soon = Esta análise é a próxima.
study-begins = A análise está começando. Na primeira vez a busca é compilada, o que leva cerca de um minuto ...
study-was-stopped = Parada: nem todos os turnos foram avaliados.
study-was-failed = A análise foi interrompida: nem todos os turnos foram avaliados.
study-stop = Parar
study-first-curve = A primeira curva aparece depois de alguns segundos.
study-luck-later = Jogo e sorte ficam conhecidos quando todos os turnos forem avaliados.
study-not-judged = Este turno ainda não foi avaliado.
study-points = pontos
study-was-played = Jogado:
study-was-better = Melhor:
study-known = Avaliado pelo que dava para saber
study-secret = segredo
study-adds-up = { $name }: { $start } % no começo, turnos próprios { $own }, os outros { $others }, acaso { $draws }: { $end } % no fim.
study-how = Como foi calculado
study-turn-before = Turno anterior
study-turn-after = Próximo turno
study-next-point = Próximo turno-chave
study-point-before = Turno-chave anterior
study-try = Tente você
study-try-asked = Sua vez, { $name }
study-try-how = Jogue o turno no tabuleiro. O que era melhor fica coberto até você jogar.
study-try-found = Este é o turno melhor
study-try-same = Foi isto que se jogou
study-try-other = Outro turno
study-try-leaves = Ele deixa { $percent } % de chance de vencer.
study-try-looking = Calculando a chance que ele deixa ...
study-try-show = Mostrar o turno melhor
study-try-again = Tentar de novo
study-try-end = Voltar à análise
study-bring-title = Analisar um registro
study-bring-about = Abra o registro de uma partida terminada. Cada turno é comparado com o melhor que se encontra, e você vê onde a partida virou. Nas suas próprias partidas, há um botão para isso no fim.
study-bring-file = Escolha um arquivo ou solte-o aqui

# Análises.
study-not-over = Esta partida ainda não acabou. Você pode analisá-la quando terminar.
study-running = Esta situação é igual à de uma partida em andamento entre pessoas. Enquanto ela durar, ninguém recebe uma avaliação.
study-unknown = Não há nenhuma análise neste endereço.
study-not-yours = Só quem pediu esta análise pode pará-la.
study-queue-full = Já há análises demais na fila. Tente de novo em { $seconds } segundos.
study-no-way = { $move } não é possível aqui: { $problem }
study-sealed = A campanha ainda não chegou até aqui: o que vem depois continua lacrado.
study-over = Nesta situação a partida já acabou.
study-failed = A avaliação falhou: { $problem }

# O tabuleiro de análise.
study-tab-best = Melhores
study-tab-tree = Árvore
study-best-for = Melhores turnos de { $name }
study-board-over = Aqui a partida já acabou
study-lines = Mostrar { $count } turnos
study-look = Procurar os melhores turnos
study-look-stop = Parar de procurar
study-look-begins = procurando ...
study-simulations = { $count } simulações
study-deepening = aprofundando
study-variations = Variantes
study-variations-none = Jogue o que quiser no tabuleiro ou escolha um dos melhores turnos: isso vira um ramo da partida.
study-thrown = sorteado de novo
study-chance = Acaso
study-as-it-was = Como foi
study-roll = Sortear
study-choose = Escolher
study-no-chance = O acaso não participa desta jogada.
study-to-game = Voltar à partida
study-branch-name = Nome deste ramo
study-branch-comment = Comentário
study-promote = Pôr em primeiro
study-remove = Excluir
web-way-study = Analisar uma partida
web-way-study-what = Onde ela virou e quais turnos teriam sido melhores
study-notes = Nome e comentário
study-marks = Apontar algo
study-draw-ring = Desenhar anéis
study-draw-arrow = Desenhar setas
study-draw-ring-how = Toque numa peça para um anel; de novo, ele sai.
study-draw-arrow-how = Toque numa peça e depois naquela para onde a seta aponta.
study-save = Salvar com variantes
