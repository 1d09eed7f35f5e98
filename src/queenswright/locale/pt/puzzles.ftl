# Enigmas.

puzzle-kind = O melhor turno
puzzle-ask = Um turno é claramente melhor do que todos os outros. Qual?
puzzle-hint-step = Dica: o que importa é a decisão “{ $step }”.
puzzle-hint-begin = Dica: o turno começa com “{ $move }”.
puzzle-hint-move = Dica: a jogada que importa é “{ $move }”.
cli-puzzles-right = Essa é a solução.
cli-puzzles-wrong = Essa não é a solução.
cli-puzzles-checked = { $held } de { $count } resistem: a solução supera qualquer outro turno por mais de dois erros padrão.

# The pages of puzzles.
puzzle-title = Problemas
puzzle-of-the-day = Problema do dia
puzzle-number = número { $number }
puzzle-trouble = Não é possível mostrar este problema
puzzle-loading = Buscando o problema ...
puzzle-rating = Classificação
puzzle-found-by = acharam de primeira
puzzle-solvers = jogadores
puzzle-tab-task = Problema
puzzle-tab-board = Tabuleiro
puzzle-tab-yours = Você
puzzle-mood-asked = Sua vez, { $name }
puzzle-mood-wrong = Não é o melhor turno
puzzle-mood-right = Você achou
puzzle-mood-shown = A solução
puzzle-how = Jogue o turno no tabuleiro. Só um turno é o certo, e a primeira tentativa conta para a sua classificação; depois de uma dica, não conta.
puzzle-how-again = Jogue o turno no tabuleiro. O que conta para a sua classificação já está decidido; tente quantas vezes quiser.
puzzle-so-far = Até agora: { $moves }
puzzle-unfinished = O turno ainda não terminou.
puzzle-undo = Voltar
puzzle-submit = Este é o meu turno
puzzle-hint = Dica ({ $count })
puzzle-show = Mostrar a solução
puzzle-again = Tentar de novo
puzzle-next = Próximo problema
puzzle-to-board = Tabuleiro
puzzle-to-turn = Ao tabuleiro
puzzle-none-left = Você já tentou todos os problemas daqui.
puzzle-not-counted = A sua classificação fica como está.
puzzle-rating-moved = A sua classificação: { $before } → { $after }
puzzle-leaves = Ele deixa você com { $percent } % de chance; o melhor turno deixa { $best } %.
puzzle-leaves-best = O melhor turno deixa você com { $best } % de chance.
puzzle-would-follow = O que viria depois
puzzle-doubt = Por uma busca que ainda continua, ± { $points }.
puzzle-looking = Calculando o que viria depois ...
puzzle-the-answer = A solução
puzzle-next-best = O segundo melhor
puzzle-margin = { $points } pontos à frente do segundo melhor turno (± { $doubt }), comparados em { $deals } distribuições.
puzzle-streak = { $count ->
    [0] Nenhuma sequência ainda
    [1] Um dia seguido
   *[other] { $count } dias seguidos
}
puzzle-streak-best = a mais longa: { $count }
puzzle-week = Os últimos sete problemas do dia
puzzle-day-solved = resolvido
puzzle-day-open = não resolvido
puzzle-yours = A sua classificação
puzzle-course = A sua classificação depois de { $count } problemas: de { $first } a { $last }
puzzle-kinds = Tipos de problemas
puzzle-all-kinds = Todos os tipos
puzzle-tried = { $tried } de { $count }
puzzle-counted = Em porcentagem: achados na primeira tentativa.
puzzle-missed = Aprenda com os seus erros
puzzle-missed-how = Estes você ainda não achou. Cada um fica aqui até você achar a solução; a sua classificação continua como está.
puzzle-missed-more = { $count ->
    [1] E mais um
   *[other] E mais { $count }
}
puzzle-other-games = Mais problemas:
puzzle-way-what = Um turno é o melhor com folga. Qual?
puzzle-none = Não há problemas de { $game }.
puzzle-unknown = Não há problema neste endereço, ou ele pertence a uma parte da campanha que você ainda não alcançou.
puzzle-not-solved = Resolva o problema primeiro, ou peça para ver a solução.
