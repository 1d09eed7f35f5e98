# Queen's Architect: palavras das regras.
guild-lumberjack = lenhador
guild-blacksmith = ferreiro
guild-glazier = vidraceiro
guild-stonemason = alvanel
guild-bricklayer = pedreiro
guild-tailor = alfaiate
location-capital = capital
location-village = aldeia
location-monastery = monastério
location-town = cidade
room-entrance = entrada
room-saloon = salão
room-dormitory = dormitório
action-construct = Construir
action-labour = Dia de trabalho
action-hire = Contratar
action-bank = Ganhar confiança / Resgatar títulos
action-travel = Viajar
action-tavern = Taverna

# O que o passo atual pede, depois de "Agora é altura de".
step-draft = escolher um artesão inicial
step-draft_turn = girar o novo artesão em troca de táleres
step-architect = mover o arquiteto
step-construct = construir, fazer reparos, contribuir para o palácio ou renunciar
step-labour = ganhar táleres com o dia de trabalho (indicar os artesãos pela ordem da lista)
step-hire = contratar um artesão ou renunciar
step-fire = escolher quem demitir
step-bank = ganhar confiança ou resgatar títulos
step-travel = viajar ou renunciar
step-tavern = enviar guildas para a taverna (pela ordem da lista)
step-repair = atribuir artesãos aos reparos (pela ordem da lista)
step-climb = gastar pontos de apreciação

# Recusas.
refused-not-on-display = { $character } não está entre os artesãos iniciais à escolha.
refused-twin-in-service = { $character } já está ao seu serviço, e ninguém pode empregar duas vezes a mesma personagem.
refused-turned-too-far = Um artesão inicial pode ser girado no máximo { $furthest } posições.
refused-must-move = O arquiteto tem de avançar em todos os turnos; não pode ficar onde está.
refused-moved-too-far = O arquiteto avança 1, 2 ou 3 espaços.
refused-started-already = A ação já começou e não se pode renunciar a ela; escreva "done" para a terminar.
refused-out-of-order = As escolhas de uma ação indicam-se pela ordem da lista; anule primeiro a que vem depois.
refused-not-employed = { $character } não está ao seu serviço.
refused-no-labourer = { $character } não mostra o ícone de dia de trabalho.
refused-worked-already = { $character } já recebeu o bônus nesta ação.
refused-no-tile-there = O espaço { $space } do quadro de avisos está vazio.
refused-too-expensive = { $character } custa { $cost ->
    [1] 1 táler
   *[other] { $cost } táleres
}; na sua bolsa há { $talers }.
refused-firing-forbidden = A sua estrela de ação está cheia e, com a regra da casa no_firing, ninguém pode ser demitido.
refused-pile-is-empty = A pilha de compras está vazia e, com a regra da casa no_hire_on_empty_pile, já ninguém pode contratar.
refused-twin-must-go = { $wanted } já está ao seu serviço; para contratar a mesma personagem, só essa pode agora ser demitida.
refused-confidence-is-full = A confiança do cambista já está no máximo.
refused-none-redeemed = É preciso resgatar pelo menos um título; para não fazer nada, renuncie à ação.
refused-beyond-confidence = Com esta confiança, o cambista aceita no máximo { $confidence } de uma vez.
refused-too-few-bonds = { $bonds ->
    [0] Não tem títulos
    [1] Só tem um título
   *[other] Só tem { $bonds } títulos
}.
refused-no-such-place = Esse local não existe neste mapa.
refused-already-there = A sua carruagem já lá está; para ficar, renuncie à ação.
refused-too-far = { $place } fica a { $spaces } espaços; uma viagem vai até { $longest }, no máximo.
refused-trip-too-expensive = A viagem para { $place } ({ $spaces } espaços) custa { $cost ->
    [1] 1 táler
   *[other] { $cost } táleres
}; na sua bolsa há { $talers }.
refused-not-at-entrance = A ficha de guilda «{ $guild }» não está na entrada.
refused-fee-too-high = Mais uma guilda custa { $cost ->
    [1] 1 táler
   *[other] { $cost } táleres
}; na sua bolsa há { $talers }.
refused-must-send-one = Com a regra da casa tavern_send_at_least_one, a Taverna exige pelo menos uma guilda; caso contrário, renuncie à ação.
refused-no-building-in-capital = { $capital } é a capital: lá só se constrói o palácio.
refused-built-here-already = Já construiu em { $place }.
refused-guild-missing = { $place } pede também: { $guilds }.
refused-no-marker-left = Os seus { $markers } marcadores de construção já estão todos colocados.
refused-nobody-to-repair = Não tem nenhum artesão para reparos.
refused-too-many-repairers = Podem ser atribuídos aos reparos, no máximo, { $most } artesãos.
refused-same-guild-repairs = Os artesãos dos reparos têm de ser de guildas diferentes.
refused-nobody-assigned = Atribua pelo menos um artesão.
refused-track-is-climbed = { $left ->
    [0] A sua figura está no espaço final da trilha; todos os pontos se convertem em títulos.
    [1] Só falta um espaço da trilha.
   *[other] Só faltam { $left } espaços da trilha.
}
refused-too-few-points = { $steps ->
    [1] Este passo custa { $cost } pontos
   *[other] Estes { $steps } passos custam { $cost } pontos
}; os seus pontos: { $points }.
refused-palace-not-used = Com a regra da casa race_to_track_end, o palácio não é usado.
refused-not-at-track-end = { $left ->
    [1] Ainda falta um espaço da trilha de apreciação.
   *[other] Ainda faltam { $left } espaços da trilha de apreciação.
}
refused-not-in-capital = Para o palácio, a sua carruagem tem de estar em { $capital }; está em { $place }.
refused-performance-too-low = O palácio pede um desempenho de { $needed }; os seus artesãos somam { $performance }.
refused-contributed-already = Já contribuiu para o palácio.

# O que aconteceu.
story-draft = { $seat } fica com { $character } ao seu serviço.
story-draft-turn = { $positions ->
    [0] { $seat } deixa { $character } na posição inicial.
    [1] { $seat } gira { $character } 1 posição e recebe { $talers ->
        [1] 1 táler
       *[other] { $talers } táleres
    }.
   *[other] { $seat } gira { $character } { $positions } posições e recebe { $talers ->
        [1] 1 táler
       *[other] { $talers } táleres
    }.
}
story-move = { $seat } avança o arquiteto { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
} até à ação { $action }.
story-forfeit = { $seat } renuncia à ação { $action }.
story-labour = { $seat } ganha { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
} com o dia de trabalho.
story-labourer = { $seat } manda { $character } trabalhar no campo e recebe { $talers } táleres.
story-hire-wanted = { $seat } quer contratar { $character } e tem de demitir alguém primeiro.
story-fire = { $seat } demite { $character }.
story-hire = { $seat } contrata { $character } por { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
} ({ $jobs ->
    [1] resta 1 trabalho
   *[other] restam { $jobs } trabalhos
}).
story-price-removal = O marcador de preço estava no fim: { $character } deixa o quadro de avisos para sempre.
story-refill = { $count ->
    [1] Chega ao quadro de avisos: { $characters }.
   *[other] Chegam ao quadro de avisos, de cima para baixo: { $characters }.
}
story-confidence = { $seat } ganha confiança: agora pode resgatar até { $bonds } títulos de uma vez.
story-redeem = { $seat } resgata { $bonds ->
    [1] 1 título
   *[other] { $bonds } títulos
} por { $talers } táleres.
story-travel = { $seat } viaja para { $place } { $talers ->
    [0] de graça
    [1] por 1 táler
   *[other] por { $talers } táleres
}.
story-tavern = { $seat } paga { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
} e envia a guilda «{ $guild }» para o salão.
story-tavern-nobody = { $seat } abre a taverna e não envia ninguém.
story-build = { $seat } constrói em { $place } (local -{ $reduction }) e ganha { $points ->
    [1] 1 ponto de apreciação
   *[other] { $points } pontos de apreciação
}.
story-taler-bonus = { $seat } recebe um bônus de { $talers } táleres.
story-repairs-begin = { $seat } prepara-se para fazer reparos.
story-assign = { $seat } atribui { $character } aos reparos.
story-repairs = { $seat } faz reparos e ganha { $points ->
    [1] 1 ponto de apreciação
   *[other] { $points } pontos de apreciação
}.
story-climb = { $steps ->
    [0] { $seat } não sobe
    [1] { $seat } sobe um espaço, até ao espaço { $space },
   *[other] { $seat } sobe { $steps } espaços, até ao espaço { $space },
} e { $bonds ->
    [0] não recebe títulos
    [1] recebe 1 título
   *[other] recebe { $bonds } títulos
}.
story-climb-nothing = { $seat } não sobe nem recebe títulos.
story-drop-out = { $character } fez o último trabalho para { $seat } e sai do jogo.
story-palace = { $seat } contribui para o palácio da rainha com um desempenho de { $performance }.
story-round = Começa a rodada { $round }.
story-end = { $reason ->
    [palace] A rodada está completa e o palácio construído: o jogo acabou.
    [track_end] O fim da trilha de apreciação foi alcançado: o jogo acabou.
   *[other] O limite de rodadas foi alcançado: o jogo acabou.
}
