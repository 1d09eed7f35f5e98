# The illustrated table of The Rise of Queensdale in the browser.
qd-board-street = Rua do Castelo
qd-board-margin = Fama e moral
qd-board-castle = O castelo como está agora
qd-board-seat = Seu lugar na mesa
qd-board-tray = Seus dados
qd-board-prompt = O que fazer agora
qd-board-tabs = Mercado, bairro e mais
qd-board-tab-market = Mercado
qd-board-tab-borough = Bairro
qd-board-tab-herbs = Ervas
qd-board-tab-bag = Saco
qd-board-tab-dice = Dados
qd-board-tab-cards = Cartas
qd-board-market-above = Mais acima
qd-board-market-below = Mais abaixo
qd-board-market-all = Todos { $count }
qd-board-market-paid = Dá para pagar: { $count }
qd-board-tab-castle = Castelo
qd-board-tab-house = Família
qd-board-task-done = { $done } de { $needs } feitos nesta partida
qd-board-tab-valley = Vale
qd-board-tab-street = Rua
qd-board-tab-mine = Meu
qd-board-tab-all = Todos
qd-board-house-scout = Batedor
qd-board-game-round = partida { $game } · rodada { $round }
qd-board-fame-of = { $name }: { $fame } de { $goal } de fama, área vermelha de { $from } a { $to }.
qd-board-morale-of = { $name }: moral { $level } de { $top }.
qd-board-player = { $name }: { $fame } de { $goal } de fama, moral { $morale }, { $seals ->
    [1] { $seals } selo
   *[other] { $seals } selos
}, { $dice ->
    [1] { $dice } dado
   *[other] { $dice } dados
} para colocar. { $has }
qd-board-left-round = saiu da rodada
qd-board-free-spaces = { $free } de { $all } livres
qd-board-purple-space = Espaço roxo, { $count ->
    [1] { $count } dado
   *[other] { $count } dados
}
qd-board-token-may = Pode conter: { $rewards }
qd-board-die = Dado { $die }: { $face }
qd-board-workman = { $figurine }: { $count }
qd-board-reroll = Relançar
qd-board-reroll-how = Com o que você paga para relançar?
qd-board-ask-die = Qual dado você coloca?
qd-board-ask-die-more = Toque em um dos seus dados; todos os lugares possíveis brilham.
qd-board-ask-hex = Toque no hexágono onde seu batedor deve descansar.
qd-board-ask-hex-herbs = Toque nos hexágonos aonde seu batedor deve ir. Uma ficha contém um destes:
qd-board-map-whole = Mostrar o vale inteiro
qd-board-map-near = Mostrar mais de perto
qd-board-ask-place = Para onde vai este dado?
qd-board-ask-roll = Toque nos dados que quer relançar.
qd-board-scout-steps = { $steps ->
    [1] Batedor, { $steps } passo
   *[other] Batedor, { $steps } passos
}
qd-board-rank = Nível { $rank }
qd-board-rank-costs = Nível { $rank }: { $guilders ->
    [0] sem acréscimo
    [1] { $guilders } florim a mais
   *[other] { $guilders } florins a mais
}
qd-board-yours = seu
qd-board-you-pay = Você paga
qd-board-you-gain = Você ganha
qd-board-reveals = Isto mostra algo oculto: depois não dá para desfazer livremente.
qd-board-confirm = Confirmar: { $what }
qd-board-back = Voltar um passo
qd-board-ends-soon = O turno termina sozinho; até lá você pode desfazer.
qd-board-undo = Desfazer
qd-board-undo-ask = Pedir para desfazer
qd-board-redo = Refazer
qd-board-hint = Dica
qd-board-hint-thinks = Pensando …
qd-board-end-turn = Terminar turno
qd-board-keeps = Fica para a próxima partida: { $what }
qd-board-income = Renda: { $what }
qd-board-no-cards = Nenhuma carta está em vigor.
qd-board-page = Página { $page } de { $pages }
qd-board-turn-page = Virar a página
