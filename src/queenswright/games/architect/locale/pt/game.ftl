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

# O que o passo atual pede, depois de “Agora é altura de”.
step-draft = escolher um artesão inicial
step-draft_turn = girar o novo artesão em troca de táleres
step-architect = mover o arquiteto
step-construct = construir, fazer reparos, contribuir para o palácio ou renunciar
step-labour = ganhar táleres com o dia de trabalho (indicar os artesãos na ordem da lista)
step-hire = contratar um artesão ou renunciar
step-fire = escolher quem demitir
step-bank = ganhar confiança ou resgatar títulos
step-travel = viajar ou renunciar
step-tavern = mandar guildas à taverna (na ordem da lista)
step-repair = escalar artesãos para os reparos (na ordem da lista)
step-climb = gastar pontos de apreciação

# Recusas.
refused-not-on-display = { $character } não está entre os artesãos iniciais à escolha.
refused-twin-in-service = { $character } já está a seu serviço, e ninguém pode empregar o mesmo personagem duas vezes.
refused-turned-too-far = Um artesão inicial pode ser girado no máximo { $furthest } posições.
refused-must-move = O arquiteto precisa andar em todo turno; não pode ficar onde está.
refused-moved-too-far = O arquiteto avança 1, 2 ou 3 espaços.
refused-started-already = A ação já começou e você não pode mais renunciar a ela; conclua-a.
refused-out-of-order = As escolhas de uma ação seguem a ordem da lista; desfaça primeiro a que vem depois.
refused-not-employed = { $character } não está a seu serviço.
refused-no-labourer = { $character } não mostra o ícone de dia de trabalho.
refused-worked-already = { $character } já recebeu o bônus nesta ação.
refused-no-tile-there = O espaço { $space } do quadro de avisos está vazio.
refused-too-expensive = { $character } custa { $cost ->
    [1] 1 táler
   *[other] { $cost } táleres
}; você tem { $talers }.
refused-firing-forbidden = Sua estrela de ação está cheia e, por uma regra da casa desta partida, ninguém pode ser demitido.
refused-pile-is-empty = A pilha de compras está vazia e, por uma regra da casa desta partida, ninguém mais pode contratar.
refused-twin-must-go = { $wanted } já está a seu serviço; para contratar o mesmo personagem, você só pode demitir esse gêmeo.
refused-confidence-is-full = A confiança do cambista já está no máximo.
refused-none-redeemed = É preciso resgatar pelo menos um título; para não fazer nada, renuncie à ação.
refused-beyond-confidence = Com esta confiança, o cambista aceita no máximo { $confidence } de uma vez.
refused-too-few-bonds = Você { $bonds ->
    [0] não tem títulos
    [1] só tem um título
   *[other] só tem { $bonds } títulos
}.
refused-no-such-place = Esse local não existe neste mapa.
refused-already-there = Sua carruagem já está lá; para ficar, renuncie à ação.
refused-too-far = { $place } fica a { $spaces } espaços; uma viagem vai no máximo até { $longest }.
refused-trip-too-expensive = A viagem para { $place } ({ $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
}) custa { $cost ->
    [1] 1 táler
   *[other] { $cost } táleres
}; você tem { $talers }.
refused-not-at-entrance = A ficha de guilda “{ $guild }” não está na entrada.
refused-fee-too-high = Mais uma guilda custa { $cost ->
    [1] 1 táler
   *[other] { $cost } táleres
}; você tem { $talers }.
refused-must-send-one = Por uma regra da casa desta partida, a Taverna exige pelo menos uma guilda; caso contrário, renuncie à ação.
refused-no-building-in-capital = { $capital } é a capital: lá só se constrói o palácio.
refused-built-here-already = Você já construiu em { $place }.
refused-guild-missing = { $place } também pede: { $guilds }.
refused-no-marker-left = Todos os seus { $markers } marcadores de construção já foram colocados.
refused-nobody-to-repair = Você não tem nenhum artesão para os reparos.
refused-too-many-repairers = No máximo { $most } artesãos podem fazer reparos.
refused-same-guild-repairs = Os artesãos dos reparos precisam ser de guildas diferentes.
refused-nobody-assigned = Escale pelo menos um artesão.
refused-track-is-climbed = { $left ->
    [0] Você está no espaço final da trilha; todos os pontos viram títulos.
    [1] Só falta um espaço da trilha.
   *[other] Só faltam { $left } espaços da trilha.
}
refused-too-few-points = { $steps ->
    [1] Este passo custa { $cost } pontos
   *[other] Estes { $steps } passos custam { $cost } pontos
}; você tem { $points }.
refused-palace-not-used = Por uma regra da casa desta partida, o palácio não é usado: vence quem chega primeiro ao fim da trilha.
refused-not-at-track-end = { $left ->
    [1] Ainda falta um espaço da trilha de apreciação.
   *[other] Ainda faltam { $left } espaços da trilha de apreciação.
}
refused-not-in-capital = Para o palácio, sua carruagem precisa estar em { $capital }; ela está em { $place }.
refused-performance-too-low = O palácio pede um desempenho de { $needed }; seus artesãos somam { $performance }.
refused-contributed-already = Você já contribuiu para o palácio.

# O que aconteceu.
story-draft = { $seat } põe { $character } a seu serviço.
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
} até { $action }.
story-forfeit = { $seat } renuncia à ação { $action }.
story-labour = { $seat } ganha { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
} com o dia de trabalho.
story-labourer = { $seat } manda { $character } ao campo e recebe { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}.
story-hire-wanted = { $seat } quer contratar { $character } e precisa demitir alguém primeiro.
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
} por { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}.
story-travel = { $seat } viaja para { $place } { $talers ->
    [0] de graça
    [1] por 1 táler
   *[other] por { $talers } táleres
}.
story-tavern = { $seat } paga { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
} e manda a guilda “{ $guild }” para o salão.
story-tavern-nobody = { $seat } abre a taverna e não manda ninguém.
story-build = { $seat } constrói em { $place } (local -{ $reduction }) e ganha { $points ->
    [1] 1 ponto de apreciação
   *[other] { $points } pontos de apreciação
}.
story-taler-bonus = { $seat } recebe um bônus de { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}.
story-repairs-begin = { $seat } se prepara para fazer reparos.
story-assign = { $seat } escala { $character } para os reparos.
story-repairs = { $seat } faz reparos e ganha { $points ->
    [1] 1 ponto de apreciação
   *[other] { $points } pontos de apreciação
}.
story-climb = { $steps ->
    [0] { $seat } não sobe
    [1] { $seat } sobe um espaço, até o espaço { $space },
   *[other] { $seat } sobe { $steps } espaços, até o espaço { $space },
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
    [palace] A rodada está completa e o palácio, construído: a partida terminou.
    [track_end] O fim da trilha de apreciação foi alcançado: a partida terminou.
   *[other] O limite de rodadas foi alcançado: a partida terminou.
}
