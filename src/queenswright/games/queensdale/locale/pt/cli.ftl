# The Rise of Queensdale no terminal.

# The Rise of Queensdale no terminal. Primeiro as letras do mapa e dos preços.
qd-cli-herb-yarrow = f
qd-cli-herb-sage = s
qd-cli-herb-mint = h
qd-cli-herb-arnica = a
qd-cli-herb-lavender = l
qd-cli-herb-chamomile = c
qd-cli-good-timber = M
qd-cli-good-stone = P
qd-cli-good-clay = A
qd-cli-good-guilder = F
qd-cli-good-bread = Pã
qd-cli-good-marble = R
qd-cli-map-legend = f s h a l c são fichas de ervas (f é mil-folhas), { $shrub } é um arbusto sem ficha, { $meadow } prado, " gramado, { $tent } uma tenda, F uma fazenda, { $site } um terreno livre, 1 a 8 são edifícios, T um espaço de torre ou sua peça, @ uma caverna; uma maiúscula depois de outro sinal é um batedor. As linhas começam no rio com a. As pontes em c e e (=) levam às colunas 3 e 5 do quadrante seguinte no sentido horário, a interior em c e 3, a exterior em e e 5.
cli-legend-queensdale = Como ler a mesa: as minúsculas são fichas de ervas, uma maiúscula depois de outro sinal é um batedor; “map” diz de quem, explica todos os sinais e mostra o que faz cada edifício e cada face. 3/10 de fama são 3 dos 10 pontos necessários. Os rebites estão nos edifícios, e quem tem mais vence o empate. M P A F Pã são madeira, pedra, argila, florins e pão. Um dado colocado é um traço. “secrets” mostra o que só uma pessoa pode ler.
cli-help-map-queensdale = o vale com seus sinais, todos os edifícios à disposição, as placas da torre e o merceeiro
cli-help-rules-queensdale = pesquisar nas regras ou mostrar uma cláusula: rules QD-HUT-01

# Tabuleiro.
qd-cli-scouts = Batedores: { $scouts }
qd-cli-moment = { $phase ->
    [play] partida { $game }, rodada { $round }
    [ranking] partida { $game }, classificação
    [towers] depois da partida { $game }, torres
    [crown] depois da partida { $game }, trilha da coroa
    [storage] depois da partida { $game }, armazenagem
    [green] antes da partida { $game }, peças de torre
    [grocer] antes da partida { $game }, no merceeiro
    [huts] antes da partida { $game }, primeiras cabanas
    [told] depois da partida { $game }, a carta da época
    [finale] depois da partida { $game }, a última carta
   *[start] antes da partida { $game }
}
qd-cli-on-inner-bridge = na ponte interior ({ $first }, { $second })
qd-cli-on-outer-bridge = na ponte exterior ({ $first }, { $second })
qd-cli-spaces = Espaços de dado livres
qd-cli-space-timber = madeira
qd-cli-space-timber_plus = madeira +1
qd-cli-space-stone = pedra
qd-cli-space-stone_plus = pedra +1
qd-cli-space-clay = argila
qd-cli-space-clay_plus = argila +1
qd-cli-space-guilder = florim
qd-cli-space-marble = mármore
qd-cli-space-wage = pagamento do dia
qd-cli-space-scout = batedor { $steps }
qd-cli-space-hut = cabana
qd-cli-space-market = feira
qd-cli-space-bakery = padaria
qd-cli-space-poor = pobres
qd-cli-space-build = construir
qd-cli-space-hire = contratar
qd-cli-supply = Reserva
qd-cli-bag = { $count ->
    [0] o saco está vazio
    [1] uma figura no saco
   *[other] { $count } figuras no saco
}
qd-cli-huts-left = { $count ->
    [0] nenhuma cabana de ervas na reserva
    [1] uma cabana de ervas na reserva
   *[other] { $count } cabanas de ervas na reserva
}
qd-cli-stock = Estoque de edifícios
qd-cli-workmen = Trabalhadores
qd-cli-price = preço
qd-cli-ranks = níveis
qd-cli-more = { $count ->
    [1] mais um: “map”
   *[other] mais { $count }: “map”
}
qd-cli-board = Placa da torre { $epoch }:
qd-cli-grocer = Merceeiro
qd-cli-seals = { $count ->
    [1] 1 selo
   *[other] { $count } selos
}

# Jogadores.
qd-cli-players = Jogadores
qd-cli-column-epoch = época
qd-cli-column-fame = fama

# Same in every language.
qd-cli-column-morale = moral

# O resto das colunas.
qd-cli-column-seals = selos
qd-cli-column-rivets = rebites
qd-cli-huts = cabanas
qd-cli-dice = dados
qd-cli-die = dado { $number }
qd-cli-borough = bairro { $built } de { $sites }:
qd-cli-tower = torre
qd-cli-family = família { $name }
qd-cli-visions = A vidente disse a você
qd-cli-number-cards = Cartas numeradas que você leu
qd-cli-question = { $name }, agora: { $step }

# Escolhas.
qd-cli-do-leave = deixar os outros dados sem usar nesta rodada
qd-cli-do-end = passar para a próxima pessoa
qd-cli-do-scout = mover o batedor um passo, uma vez por rodada
qd-cli-do-keep = ficar com o resto
qd-cli-do-buy = não comprar mais nada
qd-cli-do-change = não trocar mais nada
qd-cli-change = { $given } por { $taken }
qd-cli-do-nothing = deixar a ficha
qd-cli-use = uma figura: { $figurine }
qd-cli-use-courier = um mensageiro como { $figurine }
qd-cli-crown = por fama no início da próxima partida
qd-cli-crown-none = seus selos ficam com você
qd-cli-swap-for = uma figura de { $other }: { $figurine }
qd-cli-robbers = barões ladrões
qd-cli-reroll = relançar os dados que quiser
qd-cli-reroll-free = relançar os dados que quiser, uma vez por partida
qd-cli-reroll-one = relançar um dado, uma vez por rodada
qd-cli-use-and-keep = uma figura que fica com você: { $figurine }
qd-cli-use-courier-and-keep = um mensageiro que fica com você, como { $figurine }
qd-cli-reroll-nothing = relançar de graça os dados que quiser, uma vez por rodada
qd-cli-do-study = dar { $tomes } tomos por uma das duas primeiras cartas de conhecimento
qd-cli-do-keep-tomes = ficar com os tomos
qd-cli-deal = pagar { $guilders }, receber { $count } recursos
qd-cli-purple-space = espaço roxo
qd-cli-occupied = { $space }, embora já haja um dado lá
qd-cli-joined = { $name } (ocupado)
qd-cli-free = { $count ->
    [1] um livre
   *[other] { $count } livres
}
qd-cli-hex-tent = uma tenda
qd-cli-hex-farm = uma fazenda
qd-cli-hex-site = um terreno de construção
qd-cli-hex-tower = um espaço de torre
qd-cli-hex-grass = gramado
qd-cli-hex-shrub = um arbusto
qd-cli-hex-meadow = prado
qd-cli-hex-bridge = uma ponte
qd-cli-steps = { $count ->
    [1] 1 passo
   *[other] { $count } passos
}
qd-cli-proposal = Assim você fica com o máximo: { $parts }.
qd-cli-proposal-give = dar { $items } à fazenda
qd-cli-proposal-drop = abrir mão de { $items }
qd-cli-steps-left = { $count ->
    [0] não resta nenhum passo
    [1] resta um passo
   *[other] restam { $count } passos
}
qd-cli-tokens = { $count ->
    [1] uma ficha, { $own } no seu quadrante
   *[other] { $count } fichas, { $own } no seu quadrante
}
qd-cli-rank = { $rivets ->
    [1] 1 rebite
   *[other] { $rivets } rebites
}
qd-cli-left-to-pay = a pagar { $price }
qd-cli-pay-die = para { $space }
qd-cli-feed = os pobres
qd-cli-gift-seal = um selo
qd-cli-gift-resources = recursos básicos à sua escolha
qd-cli-have = você tem { $held }
qd-cli-left = { $count ->
    [1] resta um
   *[other] restam { $count }
}
qd-cli-effect-fame = { $count } de fama
qd-cli-effect-morale = { $count } de moral
qd-cli-effect-seals = { $count ->
    [1] 1 selo
   *[other] { $count } selos
}
qd-cli-effect-crown = { $count } na trilha da coroa
qd-cli-effect-sites = { $count ->
    [1] 1 terreno
   *[other] { $count } terrenos
}

# O fim, e as campanhas.
qd-cli-end-place = lugar
qd-cli-end-epochs = épocas
qd-cli-end-games = última partida
qd-cli-end-buildings = edifícios
qd-cli-epochs = épocas { $epochs }
qd-cli-chapter = { $done ->
    [yes] { $name } conclui a época { $epoch }.
   *[no] { $name } fica na época { $epoch }.
}
qd-cli-chapter-built = Construído: { $buildings }.
qd-cli-chapter-tower = Torre: { $tiles }.

# O conteúdo de um pacote.
qd-cli-pack-buildings = Edifícios ({ $provenance })
qd-cli-pack-faces = Faces de dados ({ $provenance })
qd-cli-pack-tiles = Peças de torre ({ $provenance })
qd-cli-pack-board = placa
qd-cli-pack-code = código
qd-cli-pack-colour = cor
qd-cli-pack-pattern = padrão
qd-cli-pack-effect = efeito

# O tempo entre duas partidas, nos nomes dos turnos.
phase-ranking = classificação
phase-towers = torres
phase-crown = trilha da coroa
phase-storage = armazenagem
phase-green = peças de torre
phase-grocer = merceeiro
phase-huts = primeiras cabanas
phase-start = preparação

# Respostas ao que alguém escreve.
cli-why-what-queensdale = Escreva “why” e uma jogada, por exemplo: why build dwelling
cli-rules-what-queensdale = Escreva “rules” e uma palavra ou uma cláusula, por exemplo: rules cabana

# Como o jogo acaba.
cli-reason-castle = a primeira torre do castelo está pronta.
cli-reason-games = o número combinado de partidas foi jogado.
qd-cli-ribbons = dar um florim e começar um nível de moral acima
qd-cli-no-ribbons = ficar com o florim
qd-cli-added-in = Partida { $game }
qd-cli-rules-here = Regras que valem agora:
qd-cli-sealed-pair = como você lacrou
