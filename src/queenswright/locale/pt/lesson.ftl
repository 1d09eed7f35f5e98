# A lição: um primeiro jogo com instrutor.
lesson-coach = O instrutor
lesson-progress = { $done } de { $all }
lesson-go-on = Continuar
lesson-your-turn = A sua vez: o dourado mostra o que se pode fazer. Experimentar é livre; pode-se anular.
lesson-watch = O aprendiz está a jogar. A crónica conta o que aconteceu.
lesson-how-1 = Joga-se um jogo curto contra um aprendiz.
lesson-how-2 = Um instrutor explica cada coisa quando surge pela primeira vez e diz o que vale a pena experimentar.
lesson-how-3 = Nada se estraga: cada escolha mostra o que traz e pode ser anulada.
