# The Rise of Queensdale: palavras do manual e da primeira época.
good-timber = madeira
good-stone = pedra
good-clay = argila
good-guilder = florim
good-bread = pão

# Tanto de alguma coisa, dentro de uma lista.
amount-timber = { $count } de madeira
amount-stone = { $count } de pedra
amount-clay = { $count } de argila
amount-guilder = { $count ->
    [1] 1 florim
   *[other] { $count } florins
}
amount-bread = { $count ->
    [1] 1 pão
   *[other] { $count } pães
}
amount-nothing = nada
amount-craftsman = { $count ->
    [1] 1 artesão
   *[other] { $count } artesãos
}
amount-gleeman = { $count ->
    [1] 1 menestrel
   *[other] { $count } menestréis
}
amount-courier = { $count ->
    [1] 1 mensageiro
   *[other] { $count } mensageiros
}

herb-yarrow = mil-folhas
herb-sage = sálvia
herb-mint = hortelã
# Same in every language but German.
herb-arnica = arnica
# Ervas, recompensas, figuras e quadrantes.
herb-lavender = lavanda
herb-chamomile = camomila
reward-timber = 1 de madeira
reward-clay = 1 de argila
reward-bread = 1 pão
reward-fame = 1 ponto de fama
reward-morale = moral +1
reward-clairvoyant = a vidente
figurine-craftsman = artesão
figurine-craftsman-does = Economiza 2 de madeira, pedra ou argila em uma ação de construir.
figurine-gleeman = menestrel
figurine-gleeman-does = Aumenta a sua moral em 2 níveis.
figurine-courier = mensageiro
figurine-courier-does = Um coringa: usado como qualquer outra figura. Quem tira um lê uma carta de mensageiro.
quarter-red = quadrante vermelho
quarter-blue = quadrante azul
quarter-green = quadrante verde
quarter-yellow = quadrante amarelo

space-timber = espaço de madeira
space-timber_plus = espaço de madeira +1
space-stone = espaço de pedra
space-stone_plus = espaço de pedra +1
space-clay = espaço de argila
space-clay_plus = espaço de argila +1
space-guilder = espaço de florim
space-wage = pagamento do dia
space-scout_long = movimento do batedor, longo
space-scout_middle = movimento do batedor, médio
space-scout_short = movimento do batedor, curto
space-hut = cabana de ervas
space-market = feira semanal
space-bakery = padaria
space-poor = alimentar os pobres
space-build = ação de construir
space-hire = contratar trabalhadores

face-timber = madeira
face-stone = pedra
face-clay = argila
face-guilder = florim
face-action = A
face-choice_ts = madeira ou pedra
face-choice_sc = pedra ou argila
face-choice_ct = argila ou madeira
face-a_timber = A ou madeira
face-a_stone = A ou pedra
face-a_clay = A ou argila
face-a_guilder = A ou florim
face-double_timber = madeira dupla
face-double_stone = pedra dupla
face-double_clay = argila dupla
face-occupied = espaço ocupado
face-bread2 = dois pães
face-morale = moral
face-figurine = figura
face-two_resources = dois recursos
face-herb = erva
face-trumpet = trombeta
face-feast = festa

# O que fazem as faces à venda, em poucas palavras.
face-choice_ts-does = Um dos dois recursos, em um espaço para ele.
face-choice_sc-does = Um dos dois recursos, em um espaço para ele.
face-choice_ct-does = Um dos dois recursos, em um espaço para ele.
face-a_timber-does = Uma ação sem custo adicional, ou o recurso.
face-a_stone-does = Uma ação sem custo adicional, ou o recurso.
face-a_clay-does = Uma ação sem custo adicional, ou o recurso.
face-a_guilder-does = Uma ação sem custo adicional, ou o recurso.
face-double_timber-does = 2 do recurso em vez de 1; no espaço +1, 3.
face-double_stone-does = 2 do recurso em vez de 1; no espaço +1, 3.
face-double_clay-does = 2 do recurso em vez de 1; no espaço +1, 3.
face-occupied-does = Uma ação em um espaço onde já há um dado.
face-bread2-does = 2 pães (espaço roxo).
face-morale-does = Sua moral sobe 1 (espaço roxo).
face-figurine-does = Tirar 1 figura do saco (espaço roxo).
face-two_resources-does = 2 recursos básicos à escolha (espaço roxo).
face-herb-does = Qualquer ficha de erva do mapa, com ou sem cabana; seu batedor fica onde está (espaço roxo).
face-trumpet-does = Fama igual ao seu valor da trombeta (espaço roxo).
face-feast-does = Tirar 1 figura, moral +1, 2 de fama (espaço roxo).

building-timber_yard = depósito de madeira
building-timber_yard-does = Guarda até 3 de madeira para a próxima partida.
building-woodcutter_hut = cabana do lenhador
building-woodcutter_hut-does = Renda: 1 de madeira.
building-bakery_building = padaria (edifício)
building-bakery_building-does = Renda: 1 pão.
building-dwelling = moradia
building-dwelling-does = Guarda até 2 figuras para a próxima partida, mas não mensageiros.
building-stone_pile = pilha de pedras
building-stone_pile-does = Guarda até 3 de pedra para a próxima partida.
building-quarryman = canteiro
building-quarryman-does = Renda: 1 de pedra.
building-treasurer = tesoureiro
building-treasurer-does = Renda: 1 florim.
building-brick_storage = depósito de tijolos
building-brick_storage-does = Guarda até 3 de argila para a próxima partida.
building-clay_quarry = barreiro
building-clay_quarry-does = Renda: 1 de argila.
building-storehouse = celeiro
building-storehouse-does = Guarda até 2 pães para a próxima partida.

# O que se conta antes da primeira partida.
qd-story-reader = { $seat } começa e lê para todos:
qd-opening = A Rainha tosse, e nenhum médico sabe por quê. Por isso o Rei deu a ela um vale verde onde dois rios se encontram, com ervas debaixo de cada arbusto, e pediu a { $players ->
    [2] duas
    [3] três
   *[other] quatro
} famílias que fossem morar lá, para colher, construir e, um dia, fechar o telhado de um novo castelo. As primeiras carroças já chegaram e, antes delas, Wim, o mensageiro, doze anos de idade e botas grandes demais; a grama ainda está molhada.

# Same in every language.
family-anvil = Aldermoor
family-heron = Brackwell
family-key = Corvane
family-lantern = Dunmere

# Símbolos e histórias das famílias.
family-anvil-symbol = bigorna
family-heron-symbol = garça
family-key-symbol = chave
family-lantern-symbol = lanterna
family-anvil-story = Durante seis gerações os Aldermoor ferraram os cavalos do Rei, até que uma dívida real, que ninguém pagou, custou a eles a forja. Só salvaram a bigorna. Agora ela está em cima da carroça, e quem ajuda a descê-la ganha sopa e trabalho.
family-heron-story = Os Brackwell remavam a balsa ao pé do velho palácio, e uma princesinha de mangas molhadas era a passageira mais fiel. Eles ainda sabem que canções ela cantava. Uma garça seguiu o barco até o vale e nunca mais foi embora.
family-key-story = Quando o velho palácio foi trancado, alguém precisava guardar as chaves, e os Corvane já as guardam há mais tempo do que alguém pediu. Na argola há uma chave cuja porta eles nunca encontraram. Gostariam de ver a Rainha com saúde e de entregar, enfim, a argola.
family-lantern-story = Os Dunmere percorriam as muralhas à noite, de lanterna na mão, e nada passava pelo portão sem que eles vissem. Viram chegar o mercador que vendeu as tapeçarias novas e brilhantes, e viram a pressa com que ele partiu. Ninguém perguntou nada a eles; no vale, talvez alguém pergunte.

# O que o passo atual pede, depois de “Agora é hora de”.
step-turn = colocar um dado, usar uma figura ou relançar; depois, terminar o turno
step-place = escolher um espaço para o dado
step-pay_die = pagar para que o dado conte como ação
step-roll = escolher os dados a relançar
step-scout = mandar o batedor a uma ficha de erva ou deixá-lo descansar
step-rest = escolher o espaço onde o batedor descansa
step-take = escolher uma ficha de erva
step-here = colher a ficha onde está o batedor ou deixá-la
step-hut = escolher a erva da nova cabana
step-start_hut = escolher a cabana de ervas gratuita desta partida
step-pick = receber uma mercadoria à escolha
step-build = escolher o que construir
step-rank = escolher o nível do edifício
step-payment = usar artesãos, se quiser, e depois pagar
step-cover = escolher o edifício por cima do qual se constrói
step-feed = escolher como alimentar os pobres
step-offer = aceitar ou recusar o que a carta de mensageiro oferece
step-tower = escolher uma peça de torre
step-tower_space = escolher a peça de torre que dá lugar
step-exchange = dar itens à fazenda, quatro por um florim, ou ficar com o resto
step-store = escolher o que não tem lugar
step-grocer = comprar faces de dado com selos, ou mais nada
step-die = escolher o dado para a nova face
step-side = escolher a face que a nova cobre
step-draw = tirar uma figura
step-rouse = aumentar a moral
step-income = receber a renda
step-gain = receber o que é devido
step-card = ler a carta de mensageiro

# Recusas.
refused-qd-placed-already = Você já colocou um dado neste turno; termine o turno, ou use antes figuras e relance dados.
refused-qd-die-is-placed = Esse dado já está colocado; ele volta no fim da rodada.
refused-qd-die-fits-nowhere = Nenhum espaço livre aceita agora um dado com { $face }, ou você não poderia pagar o que ele faz lá.
refused-qd-nothing-placed = Um turno exige um dado colocado; para não colocar nenhum, saia da rodada.
refused-qd-no-die-to-roll = Esse lançamento não é possível: { $dice ->
    [0] todos os seus dados estão colocados
    [1] você só tem um dado para colocar
   *[other] você tem { $dice } dados para colocar
}.
refused-qd-reroll-not-paid = Relançar custa um destes: { $goods }. Você tem: { $have }.
refused-qd-no-tower-power = Você não tem nenhuma peça de torre para isso.
refused-qd-no-such-figurine = Você não tem nenhuma figura para isso; você tem: { $figurines_held }.
refused-qd-morale-is-full = Sua moral está no nível mais alto, { $level }; o resto se perderia.
refused-qd-no-such-space = Com { $players } jogadores esse espaço não existe, ou ainda não está aberto.
refused-qd-space-is-taken = Todos os espaços deste tipo já têm um dado ({ $spaces }): { $space }.
refused-qd-space-is-free = Esta face vai para onde já há um dado; esse espaço ainda está livre: { $space }.
refused-qd-face-does-not-fit = O dado mostra { $face } e não serve aqui: { $space }.
refused-qd-face-cannot-act = Um dado com { $face } não pode ser usado como ação.
refused-qd-die-not-paid = Como ação, este dado custa um destes: { $goods }. Você tem: { $have }.
refused-qd-not-purple = Só as faces roxas usam o espaço roxo; o dado mostra { $face }.
refused-qd-purple-without-effect = Agora esta face não faria nada: { $face }.
refused-qd-occupied-not-allowed = Este dado não pode se juntar a outro; mostra { $face }.
refused-qd-too-little-timber = Uma cabana de ervas custa { $price }, além do que o dado possa custar; você tem: { $have }.
refused-qd-no-hut-left = Não resta nenhuma cabana de ervas: { $left ->
    [0] a reserva está vazia
   *[other] você já tem as seis
}.
refused-qd-hut-stands = Sua cabana para esta erva já está construída: { $herb }.
refused-qd-too-few-guilders = Isso custa { $price }, além do que o dado possa custar; você tem: { $have }.
refused-qd-no-bread = Isso custa 1 pão; você tem: { $have }.
refused-qd-no-hire-price = Contratar custa { $price }, além do que o dado possa custar; você tem: { $have }.
refused-qd-bag-is-empty = O saco está vazio; não há ninguém para contratar.
refused-qd-nothing-to-build = Não há nada que você possa construir e pagar agora; você tem: { $have }.
refused-qd-die-not-chosen = O dado não mostra essa mercadoria; mostra: { $goods }.
refused-qd-no-token = Ali não há mais nenhuma ficha de erva.
refused-qd-no-matching-hut = Você não tem cabana para a erva que cresce ali: { $herb }.
refused-qd-too-far = Fica a { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
}; agora você pode andar no máximo { $left }.
refused-qd-scout-must-move = O batedor precisa dar pelo menos um passo.
refused-qd-not-this-good = Essa mercadoria não está entre as oferecidas: { $goods }.
refused-qd-not-in-stock = Não há mais nenhum no estoque de edifícios, ou o edifício ainda não está em jogo.
refused-qd-not-open-yet = Isso ainda não faz parte da campanha.
refused-qd-type-owned = Este edifício já está no seu bairro, e ninguém possui um tipo duas vezes: { $building }.
refused-qd-price-too-high = Custa { $price }; você tem: { $have }. Os artesãos podem economizar madeira, pedra ou argila.
refused-qd-use-limit = Isso pode ser feito no máximo { $limit ->
    [1] uma vez
   *[other] { $limit } vezes
}, e você já fez.
refused-qd-no-building-left = Não resta nenhum edifício seu para isso.
refused-qd-rank-is-gone = Não há mais nenhum deste nível: { $building }, nível { $rank }.
refused-qd-save-first = Diga primeiro o que se economiza: { $savings ->
    [1] mais um recurso
   *[other] mais { $savings } recursos
}.
refused-qd-nothing-to-save = Não há mais nada que um artesão possa economizar; falta pagar: { $price }.
refused-qd-save-elsewhere = Economize o que falta a você, senão não dá para pagar o resto: { $price }. Você tem: { $have }.
refused-qd-not-owned = Esse edifício não está no seu bairro.
refused-qd-done-already = Isso já foi feito com este edifício nesta partida: { $building }.
refused-qd-tile-is-gone = Alguém já tem essa peça de torre.
refused-qd-other-epoch = Você escolhe da placa da torre da época { $epoch }.
refused-qd-tile-stays = Esse espaço de torre não tem uma peça do nível anterior.
refused-qd-no-such-item = Você não tem nada disso para dar.
refused-qd-set-not-full = A fazenda recebe { $items } itens por um florim; você já deu { $given }, e faltam os outros.
refused-qd-need-not-drop = Seus edifícios têm lugar para isso; outra coisa precisa sair.
refused-qd-not-on-sale = O merceeiro não vende essa face.
refused-qd-face-sold-out = O merceeiro vendeu a última: { $face }.
refused-qd-too-few-seals = A face custa { $cost ->
    [1] 1 selo
   *[other] { $cost } selos
}; você tem { $seals }: { $face }.
refused-qd-face-not-on-die = O dado { $die } não tem essa face.

# O que aconteceu: o turno.
qd-story-die = { $seat } pega um dado: { $face }.
qd-story-place = { $seat } coloca o dado: { $space }.
qd-story-place-occupied = { $seat } junta o dado a outro que já está lá: { $space }.
qd-story-place-purple = { $seat } usa o espaço roxo: { $face }.
qd-story-pay-die = { $seat } paga { $goods } para que o dado conte como ação.
qd-story-reroll = { $seat } paga { $goods } para relançar.
qd-story-rolled = { $seat } relança: { $faces }.
qd-story-rolls = { $seat } lança: { $faces }.
qd-story-use = { $seat } usa uma figura: { $figurine }.
qd-story-use-courier = { $seat } usa um mensageiro como { $figurine }.
qd-story-leave = { $seat } sai da rodada.
qd-story-end-turn = { $seat } termina o turno.
qd-story-gather = { $seat } colhe { $herb } em { $hex } ({ $quarter }).
qd-story-take = { $seat } tira a ficha de { $herb } de { $hex } ({ $quarter }).
qd-story-here-not = { $seat } deixa a ficha onde está.
qd-story-token = A ficha é virada: { $reward }.
qd-story-rest-in = O batedor de { $seat } procura onde descansar: { $quarter }.
qd-story-rest-on-bridge = O batedor de { $seat } caminha até uma ponte.
qd-story-rest = { $hex ->
    [inner] O batedor de { $seat } descansa em uma ponte interior ({ $quarter }).
    [outer] O batedor de { $seat } descansa em uma ponte exterior ({ $quarter }).
   *[other] O batedor de { $seat } descansa em { $hex } ({ $quarter }).
}
qd-story-hut = { $seat } constrói uma cabana de ervas: { $herb }.
qd-story-hut-chosen = { $seat } escolheu uma cabana de ervas.
qd-hut-chosen = Sua cabana de ervas, ainda não revelada: { $herb }.
qd-story-first-hut = { $seat } começa com uma cabana de { $herb }.
qd-story-pick = { $seat } escolhe e recebe { $goods }.
qd-story-plan = { $seat } quer construir: { $building }.
qd-story-rank = { $seat } escolhe o nível { $rank }: { $building }.
qd-story-save = Mãos hábeis economizam { $goods } para { $seat }.
qd-story-built = { $seat } constrói: { $building }, nível { $rank }.
qd-story-built-over = { $seat } constrói por cima de { $covered }: { $building }, nível { $rank }.
qd-story-feed = { $seat } alimenta os pobres.
qd-story-accept = { $seat } aceita a oferta.
qd-story-decline = { $seat } recusa a oferta.
qd-story-drawn = { $seat } tira do saco: { $figurines }.
qd-story-courier = { $seat } lê uma carta de mensageiro. { $headline }: { $card }
qd-story-courier-done = A carta de mensageiro está cumprida: { $headline }.
qd-story-vision = { $seat } encontra a vidente. { $vision }
qd-story-morale = { $seat } sobe ao nível de moral { $level }.
qd-story-income = { $seat } recebe renda: { $goods }.
qd-story-receive = { $seat } recebe { $goods }.
qd-story-pay = { $seat } paga { $goods }.
qd-story-fame = { $source ->
    [build] { $seat } ganha { $fame } de fama por construir
    [hut] { $seat } ganha { $fame } de fama pela cabana de ervas
    [trumpet] Trombetas! { $seat } ganha { $fame } de fama
   *[other] { $seat } ganha { $fame } de fama
} (agora { $total } de { $goal }).
qd-story-seals = { $seat } recebe { $seals ->
    [1] 1 selo
   *[other] { $seals } selos
}.
qd-story-seal-last = { $seat } é a última pessoa a concluir a época { $epoch } e recebe 1 selo.
qd-story-first-player = { $seat } começa como jogador inicial.

# O que aconteceu: o fim da partida e o que há entre as partidas.
qd-story-game-over = A partida { $game } acabou depois da rodada { $round }.
qd-story-standing = { $place }. { $seat }: { $fame } de fama, objetivo { $goal }.
qd-story-winner = { $seat } vence a partida { $game }, { $surplus ->
    [0] exatamente no objetivo
   *[other] { $surplus } acima do objetivo
}.
qd-story-no-winner = A última rodada possível acabou, e ninguém alcançou um objetivo; a partida { $game } não tem vencedor.
qd-story-margin = Na margem, ao lado de { $seat }:
qd-story-tie = Iguais em tudo: { $seats }. O acaso os põe nesta ordem.
qd-story-lot = Iguais em tudo: { $seats }. O acaso decide por { $seat }.
qd-story-epoch-done = { $seat } conclui a época { $epoch } e tem agora o objetivo { $goal }.
qd-story-castle = { $seat } conclui a época { $epoch }: esta parte do castelo já tem telhado.
qd-story-ticked = { $seat } alcança o objetivo da época { $epoch } pela primeira vez; é preciso alcançá-lo mais uma vez.
qd-story-tower-chosen = { $seat } escolhe uma peça de torre: { $tile }.
qd-story-tower = { $seat } acrescenta uma peça de torre: { $tile }.
qd-story-tower-over = { $seat } acrescenta uma peça de torre: { $tile }. Substitui: { $replaced }.
qd-story-give = { $seat } dá à fazenda { $goods }.
qd-story-exchange = A fazenda entrega a { $seat } { $goods }.
qd-story-exchange-done = { $seat } não troca mais nada.
qd-story-drop = { $seat } não tem lugar para { $goods }.
qd-story-lost = { $seat } perde { $goods } por falta de lugar.
qd-story-stored = { $seat } guarda { $goods }.
qd-story-stored-nothing = { $seat } não guarda nada.
qd-story-game = A partida { $game } é preparada.
qd-story-opens = Para o vale começa a época { $epoch }.
qd-story-new-buildings = Novo no estoque de edifícios: { $buildings }.
qd-story-new-figurines = Novo no saco: { $figurines }.
qd-story-new-faces = Novo no merceeiro: { $faces }.
qd-story-green = { $seat } recebe o que dão as peças de torre verdes: { $goods }.
qd-story-buy = { $seat } compra uma face por { $seals ->
    [1] 1 selo
   *[other] { $seals } selos
}: { $face }.
qd-story-buy-done = { $seat } sai do merceeiro.
qd-story-on-die = { $seat } coloca a face no dado { $die }.
qd-story-new-face = O dado { $die } de { $seat } tem agora { $face } em vez de { $lost_face }.
qd-story-family = { $seat } está à frente da família { $family }.
qd-story-end = { $reason ->
    [castle] O último telhado está fechado, e a Rainha se muda para o castelo: a campanha terminou.
   *[other] As partidas combinadas foram jogadas: a campanha terminou.
}
qd-story-final = { $place }. { $seat }: { $epochs ->
    [0] nenhuma época concluída
    [1] 1 época concluída
   *[other] { $epochs } épocas concluídas
}.

# A mesa em palavras no navegador: partes da vista, opções, por que uma campanha acabou.
web-view-game_number = Partida
web-view-phase = Fase da campanha
web-view-order = Ordem dos jogadores
web-view-cursor = Jogadores que já terminaram
web-view-opened = Épocas abertas
web-view-turn = Turno
web-view-placed = Dado colocado
web-view-family = Família
web-view-epoch = Época
web-view-ticked = Objetivo alcançado uma vez
web-view-goal = Objetivo de época
web-view-red_area = Área vermelha
web-view-fame = Fama
web-view-earned = Fama por origem
web-view-values = Valores de fama
web-view-morale = Moral
web-view-goods = Mercadorias
web-view-seals = Selos
web-view-figurines = Figuras
web-view-huts = Cabanas de ervas
web-view-has_chosen_hut = Cabana escolhida
web-view-chosen_hut = Cabana escolhida por você
web-view-scout = Batedor
web-view-gathered = Fichas colhidas nesta rodada
web-view-dice = Dados
web-view-sites = Terrenos de construção
web-view-free_sites = Terrenos livres
web-view-rivets = Rebites
web-view-income = Renda
web-view-terms = Outros preços e rendimentos
web-view-keeps = Capacidade
web-view-keep = Guarda
web-view-tower = Torre
web-view-clairvoyant = Cartas da vidente
web-view-left_round = Saiu da rodada
web-view-herbs = Fichas de erva
web-view-valley = O vale
web-view-caves = Cavernas
web-view-proposal = Assim você fica com o máximo
web-view-give = Dar à fazenda
web-view-drop = Abrir mão
web-view-rewards_left = Recompensas ainda no mapa
web-view-spaces = Espaços
web-view-taken = Ocupados
web-view-closed = Fechados
web-view-free = Livres
web-view-stock = Estoque de edifícios
web-view-effect = O que faz
web-view-ranks = Níveis que restam
web-view-left = Restam
web-view-cost = Preço
web-view-building_board = Placa de edifícios
web-view-grocer = Merceeiro
web-view-bag = Saco
web-view-used = Figuras usadas
web-view-roles = Mensageiros usados como
web-view-huts_left = Cabanas na reserva
web-view-courier_card = Carta de mensageiro em vigor
web-view-courier_deck = Cartas de mensageiro no baralho
web-view-courier_tokens = Pontes com ficha de mensageiro
web-view-clairvoyant_deck = Cartas da vidente no baralho
web-view-tower_boards = Placas da torre
web-view-plunger = Desentupidor
web-view-uses = Outros usos da ação de construir
web-view-savings = Ainda economizado
web-view-faces = Faces dos dados
web-view-shows = Mostra
web-view-play = Partida em andamento
web-view-ranking = Classificação
web-view-towers = Peças de torre
web-view-storage = Etapa de armazenagem
web-view-green = Peças de torre verdes
web-view-start = Início da partida
web-view-unplaced = Dados para colocar
web-view-cleared = Terrenos limpos
web-view-plunger_used = Desentupidor usado nesta partida
web-view-signal_used = Relançamento grátis usado nesta partida
web-view-gathered_any = Colheu sem cabana nesta rodada
web-view-limit = No máximo
web-view-building = Edifício
web-view-rank = Nível
web-view-grocer-cost = Selos
web-view-grocer-left = Cópias restantes
web-view-spaces-spaces = Há
web-view-figures = Preços e números
web-view-reroll = Um destes paga um relançamento
web-view-scout_steps = Passos dos movimentos do batedor
web-view-rank_guilders = Florins por nível I, II, III, IV
web-view-die = Faces de um dado novo
web-view-starting_guilders = Florins no início
web-view-starting_seals = Selos no início
web-view-hut_supply = Cabanas de ervas ao todo
web-view-last_round = Última rodada
web-view-hut_timber = Madeira por uma cabana de ervas
web-view-market_guilders = Florins na feira semanal
web-view-market_resources = Recursos da feira semanal
web-view-wage = Pagamento do dia
web-view-bakery_bread = Pães da padaria
web-view-hire_guilders = Florins para contratar
web-view-hire_bread = Pães para contratar
web-view-craftsman_saves = Um artesão economiza
web-view-farm_guilders = Florins da fazenda, no máximo
web-view-farm_items = Itens por um florim da fazenda
web-option-games = Número de partidas
web-option-first = Primeiro jogador inicial
web-choice-chance = O acaso decide
web-choice-red = Vermelho
web-choice-blue = Azul
web-choice-green = Verde
web-choice-yellow = Amarelo
web-option-colours = Cores em jogo
web-choice-suggested = Conforme sugerido
web-option-epoch = Começar
web-choice-1 = Uma campanha nova
web-choice-2 = Época 2
web-choice-3 = Época 3
web-choice-4 = Época 4
web-choice-5 = Época 5
web-choice-6 = Época 6
web-choice-7-wall = Época 7, muralha
web-choice-7-road = Época 7, estrada
web-choice-8-wall = Época 8, muralha
web-choice-8-road = Época 8, estrada
web-choice-9-wall = Época 9, muralha
web-choice-9-road = Época 9, estrada
web-reason-castle = O último telhado do castelo está fechado.
web-reason-games = As partidas combinadas foram jogadas.

# O que está nas células dessa mesa, e suas jogadas em palavras.
web-gain-seal = { $count ->
    [1] 1 selo
   *[other] { $count } selos
}
web-gain-fame = { $count } de fama
web-gain-trumpet = { $count ->
    [1] 1 trombeta
   *[other] { $count } trombetas
}
web-gain-choice = { $count ->
    [1] 1 recurso básico à escolha
   *[other] { $count } recursos básicos à escolha
}
web-gain-clairvoyant = a vidente
web-gain-token = { $count ->
    [1] 1 ficha de erva
   *[other] { $count } fichas de erva
}
web-gain-morale = moral +{ $count }
web-gain-figurine = { $count ->
    [1] 1 figura
   *[other] { $count } figuras
}
web-gain-material = { $count } de madeira, pedra ou argila
web-gain-any = { $count } de qualquer tipo
web-fame-build = construir { $count }
web-fame-hut = cabana de ervas { $count }
web-fame-trumpet = trombeta { $count }
web-fame-herb = ervas { $count }
web-fame-other = outros { $count }
web-bridge-inner = ponte interior ({ $quarter })
web-bridge-outer = ponte exterior ({ $quarter })
web-hex-tent = tenda
web-hex-farm = fazenda
web-hex-site = terreno de construção
web-hex-tower = espaço de torre
web-hex-grass = gramado
web-hex-shrub = arbusto
web-hex-shrub-empty = arbusto sem ficha
web-hex-meadow = prado
web-hex-cave = caverna
web-hex-scout = batedor de { $name }
web-die = Dado { $die }
web-epoch = Época { $epoch }

web-move-die = Pegar o dado { $die }: { $faces }
web-move-reroll = Pagar { $goods } para relançar
web-move-reroll-free = Relançar de graça
web-move-use = Usar uma figura: { $figurine }
web-move-use-courier = Usar um mensageiro como { $figurine }
web-move-leave = Sair da rodada
web-move-end = Terminar o turno
web-move-space = Colocar o dado: { $space }
web-move-scout = Colocar o dado: movimento do batedor, { $steps } passos
web-move-purple = Usar o espaço roxo
web-move-occupied = Juntar o dado a outro: { $space }
web-move-occupied-scout = Juntar o dado a outro: movimento do batedor, { $steps } passos
web-move-pay = Pagar { $goods }
web-move-roll = Relançar: { $faces }
web-move-gather = Colher { $herb } em { $hex } ({ $quarter })
web-move-rest-in = Descansar: { $quarter }
web-move-rest-on-bridge = Descansar em uma ponte
web-move-at = Descansar em { $hex }
web-move-at-bridge = { $bridge ->
    [inner] Descansar na ponte interior ({ $quarter })
   *[outer] Descansar na ponte exterior ({ $quarter })
}
web-move-token = Tirar { $herb } de { $hex } ({ $quarter })
web-move-here = Colher a ficha debaixo do batedor
web-move-here-not = Deixar a ficha
web-move-hut = Construir uma cabana de ervas: { $herb }
web-move-begin = Começar com uma cabana: { $herb }
web-move-take = Receber { $goods }
web-move-build = Construir: { $building }
web-move-rank = Nível { $rank }
web-move-save = Economizar { $goods }
web-move-pay-all = Pagar
web-move-over = Construir por cima: { $building }
web-move-feed = Alimentar os pobres com { $goods }
web-move-keep = Ficar com: { $figurine }
web-move-keep-rest = Ficar com o resto
web-move-accept = Aceitar a oferta
web-move-decline = Recusar a oferta
web-move-tower = Peça de torre: { $tile }
web-move-replace = Substituir: { $tile }
web-move-give = Dar à fazenda { $goods }
web-move-drop = Sem lugar para { $goods }
web-move-buy = Comprar uma face: { $face }
web-move-buy-done = Não comprar mais nada
web-move-on-die = No dado { $die }: { $faces }
web-move-instead = Em vez de { $face }
web-move-vote-for = Votar: { $vote_option }
web-move-trade = Trocar { $goods } por um selo
web-move-trade-nothing = Ficar com tudo
web-move-paint = Pegar a face: { $face }
web-move-ribbons = Dar um florim
web-move-no-ribbons = Ficar com o florim

# Nomes dos turnos.
qd-turn = Partida { $game }, rodada { $count }, { $seat }
qd-round = Partida { $game }, rodada { $count }
qd-turn-phase = Partida { $game }: { $phase }

# O jogo nas páginas do navegador e as fases entre duas partidas.
web-tagline-queensdale = Lance os dados, construa e colha ervas; seus dados, seu bairro e sua torre crescem de partida em partida, até o castelo ficar pronto.
web-door-queensdale-1 = Lançar os dados
web-door-queensdale-2 = Colocá-los na rua
web-door-queensdale-3 = Ver o vale crescer
web-door-queensdale-4 = Romper um selo
web-phase-ranking = classificação
web-phase-towers = torres
web-phase-storage = armazenagem
web-phase-green = mercadorias das torres
web-phase-grocer = no merceeiro
web-phase-huts = primeiras cabanas
web-phase-start = início
web-phase-told = a carta da época
web-phase-finale = a última carta
web-phase-reading = cartas

# Same in every language.
web-game-queensdale = The Rise of Queensdale
board-slot-cover = coberturas dos espaços que não são usados com este número de jogadores
web-view-rules_here = Regras que valem aqui
web-view-added = O que as cartas acrescentaram
web-view-rule_entries = Regras
web-view-board_slots = Nos tabuleiros
web-added-start = Desde o início

# O que os jogadores escolhem para si.
portrait-woman = mulher
portrait-man = homem
arms-oak = carvalho
arms-sun = sol
arms-fish = peixe
arms-star = estrela

# The page of a campaign in the browser, and its book.
web-campaign-stands = partida { $game }, época { $epoch }
web-campaign-over = a campanha terminou
web-campaign-castle = O castelo como está agora
web-campaign-courses = { $count } de { $all } fiadas de pedra
web-campaign-way = O caminho de { $name } pelas épocas
web-campaign-stone-done = Época { $epoch } concluída{ $game ->
    [0] {""}
   *[other] {" "}na partida { $game }
}
web-campaign-stone-now = Época { $epoch }: o objetivo é { $goal } de fama
web-campaign-stone-ahead = A época { $epoch } ainda está por vir
web-campaign-games = Partidas
web-campaign-games-note = há um escudo onde o objetivo foi alcançado
web-campaign-game-won = Partida { $game }: { $name } vence após { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}
web-campaign-game-none = Partida { $game }: ninguém vence após { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}
web-campaign-game-now = A partida { $game } está em andamento
web-campaign-rounds = { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}
web-campaign-epoch = Época { $epoch }
web-campaign-letters = Cartas
web-campaign-letters-note = toque em uma para ler de novo
web-campaign-no-letters = Nenhuma carta foi aberta ainda.
web-campaign-of-game = Partida { $game }
web-campaign-in-game = lida na partida { $game }
web-campaign-short = { $count ->
    [1] 1 mensagem curta de mensageiro ou vidente
   *[other] { $count } mensagens curtas de mensageiros e videntes
}
web-campaign-letter-opening = Como começou
web-campaign-letter = Uma carta
web-campaign-from-now-on = De agora em diante
web-campaign-figures = Números
web-campaign-source-build = construir
web-campaign-source-hut = cabanas de ervas
web-campaign-source-trumpet = trombetas
web-campaign-source-herb = ervas
web-campaign-source-other = outras coisas
web-view-sum_fame = Fama de todas as partidas
web-view-sum_build = Fama por construir
web-view-sum_hut = Fama por cabanas de ervas
web-view-sum_trumpet = Fama das trombetas
web-view-sum_herb = Fama das ervas
web-view-sum_other = Fama de outras coisas
web-view-sum_seals = Selos recebidos
web-view-sum_faces = Faces compradas
web-view-sum_buildings = Edifícios construídos
web-campaign-faces = Faces compradas
web-campaign-face = partida { $game }, { $seals ->
    [0] de presente
    [1] 1 selo
   *[other] { $seals } selos
}
web-campaign-last-time = Da última vez em Queensdale …
web-campaign-book = Crônica em livro
web-campaign-book-title = A crônica de Queensdale
web-campaign-back = Voltar à campanha
web-campaign-save = Salvar como arquivo
web-campaign-print = Imprimir
web-campaign-place = { $name }: { $fame } de { $goal }

# Between two games in the browser.
web-between-steps = A lista entre duas partidas
web-between-game = após a partida { $game }
web-between-before-game = antes da partida { $game }
web-between-result = Resultado
web-between-cards = Carta da época
web-between-towers = Torres
web-between-storing = Armazenar
web-between-letters = Cartas
web-between-grocer = Merceeiro
web-between-huts = Primeiras cabanas
web-between-who-reached = Quem alcançou o quê
web-between-fame = { $fame } de { $goal }
web-between-on = Continuar
web-between-begin = Rumo à primeira partida
web-between-who-plays = Uma campanha começa
web-between-who-plays-more = Cada um de vocês lidera uma família pela campanha inteira. Escolha como você se chama nela.
web-between-break = Quebrar o selo
web-between-sealed = Uma carta para todos vocês. O selo só se quebra uma vez.
web-between-breaks = { $name } vai quebrar o selo.
web-between-breaks-nobody = Quem joga quebra o selo.
web-between-break-instead = Quebrar mesmo assim
web-between-broke = { $name } quebrou o selo.
web-between-has-read = Já li
web-between-readers = Quem já leu a carta
web-between-reads = { $name } ainda está lendo.
web-between-read = { $name } já leu.
web-between-again = Você pode lê-la de novo a qualquer momento na página da campanha.
web-between-about-seals = Selos e épocas
web-between-why-seals = Quem não alcança o objetivo recebe selos para o merceeiro.
web-between-about-vote = Os votos são revelados
web-between-about-next = A próxima partida é preparada
web-between-hidden = Ninguém vê sua escolha antes que todos tenham escolhido.
web-between-waits = { $name } está decidindo …
web-between-no-tile = um lugar livre na torre
web-between-die = Dado { $die }
web-between-dice = Os dados de { $name }, desdobrados
web-between-in-turn = De quem é a vez
web-between-seals = { $count ->
    [1] selo
   *[other] selos
}
web-between-chances = O que as 30 faces podem trazer
web-between-doubles = { $count ->
    [1] 1 dupla
   *[other] { $count } duplas
}
web-between-what = Qual face você quer?
web-between-where = { $face }: toque na face que ela substitui
web-between-instead = { $face } no lugar de { $lost_face }
web-between-crumb-face = Face nova
web-between-crumb-die-side = Face antiga
web-between-before = antes
web-between-after = depois
web-between-gone = A face antiga se vai para sempre: { $face }.
web-between-how = Toque em uma face nas prateleiras e depois na face do dado que ela substitui.
web-between-leave = Não comprar mais nada
web-between-take = Pegar
web-between-buy = Comprar por { $seals ->
    [1] 1 selo
   *[other] { $seals } selos
}
web-between-costs = Preço: { $seals ->
    [1] 1 selo
   *[other] { $seals } selos
}
web-between-left = restam { $count }
web-between-buys = { $name } está no merceeiro …
web-between-store = { $name } guarda para a partida { $game }
web-between-room = espaço para { $count }
web-between-no-room = Não há onde guardar.
web-between-keeps-material = madeira, pedra ou argila
web-between-keeps-figurine = figuras
web-between-keeps-any = qualquer coisa
web-between-lost = Isto se perderia:
web-between-all-kept = Tudo fica guardado.
web-between-farm = A fazenda
web-between-farm-takes = { $items } itens quaisquer trazem 1 florim.
web-between-best-store = Melhor armazenagem
web-between-put-here = Pôr aqui
web-between-carry = Arraste as coisas para um depósito, para a fazenda ou para a mesa; ou toque na coisa e depois no lugar.
web-between-farm-first = { $first } itens de qualquer tipo rendem 1 florim só desta vez; depois, { $items }.
web-between-farm-part = A fazenda só aceita conjuntos completos: dê mais ou pegue algo de volta.
web-between-store-all = Armazenar tudo
web-between-store-lose = Armazenar, perder { $items }
web-between-stores = { $name } está guardando …
