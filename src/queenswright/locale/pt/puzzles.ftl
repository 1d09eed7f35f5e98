# Enigmas.

puzzle-kind = O melhor turno
puzzle-ask = Um turno é claramente melhor do que todos os outros. Qual?
puzzle-hint-step = Dica: o que importa é a decisão “{ $step }”.
puzzle-hint-move = Dica: a jogada que importa é “{ $move }”.
cli-puzzles-right = Essa é a solução.
cli-puzzles-wrong = Essa não é a solução.
cli-puzzles-checked = { $held } de { $count } resistem: a solução supera qualquer outro turno por mais de dois erros padrão.
