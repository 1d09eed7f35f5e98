# A lição: um primeiro jogo com instrutor.
lesson-coach = Seu instrutor
lesson-progress = { $done } de { $all }
lesson-go-on = Continuar
lesson-your-turn = Sua vez: o dourado mostra o que você pode fazer. Experimente; dá para desfazer.
lesson-watch = O aprendiz está jogando. O histórico conta o que aconteceu.
lesson-how-1 = Você joga uma partida curta contra um aprendiz.
lesson-how-2 = Um instrutor explica cada coisa quando ela aparece pela primeira vez e diz o que vale a pena experimentar.
lesson-how-3 = Nada pode dar errado: cada escolha mostra o que traz e pode ser desfeita.

# The coach's card, and the end of a lesson.
lesson-goal = meta { $number } de { $all }
lesson-end-turn = Termine seu turno.
lesson-confirm = Confirme com o botão dourado.
lesson-back = Voltar
lesson-fold = Recolher o instrutor
lesson-unfold = Abrir o instrutor
lesson-learnt = O que você aprendeu
lesson-real-game = Jogar uma partida de verdade
lesson-play-on = Continuar aqui

# The card of a hint.
hint-title = Dica
hint-close = Fechar a dica
hint-done = feito
hint-reveals = O que vem depois ainda não se sabe.
hint-chance = Chance de vencer a partir daqui, segundo { $bot }: { $percent } %
hint-show = Mostrar os passos
hint-do = Fazer o passo { $number }
