# The Rise of Queensdale: o que a campanha guarda para mais tarde. Um lugar só recebe um texto quando pode lê-lo.
good-marble = mármore
amount-marble = { $count } de mármore
amount-merchant = { $count ->
    [1] 1 mercador
   *[other] { $count } mercadores
}
amount-healer = { $count ->
    [1] 1 curandeira
   *[other] { $count } curandeiras
}
figurine-merchant = mercador
figurine-merchant-does = Traz 2 recursos básicos à escolha.
figurine-healer = curandeira
figurine-healer-does = Colhe a ficha de erva do espaço do próprio batedor ou ao lado dele, de qualquer tipo.
space-marble = espaço de mármore
step-keep_figurine = escolher qual das figuras tiradas fica
web-view-renovated = Reformados
web-view-tomes = Tomos
web-view-monument = Etapas do monumento
web-view-gift_used = Dádiva do monumento usada nesta partida
web-view-castle_rooms = Aposentos do castelo
web-view-knowledge = Cartas de conhecimento
web-view-knowledge_deck = Cartas de conhecimento no baralho
web-view-pile = Cartas de conhecimento devolvidas
web-view-knowledge_used = Conhecimento usado
web-view-more_huts = Outras cabanas escolhidas
web-view-tokens = Fichas colhidas nesta partida
web-view-learning = Cartas de conhecimento
web-phase-learning = estudando
web-once-figurine = uma figura que ficou
web-once-reroll = um relançamento de graça
web-once-exchange = uma troca barata na fazenda
web-once-space = um espaço de recurso ocupado
step-learn = dar tomos por uma carta de conhecimento ou ficar com eles
step-keep_card = escolher qual das duas cartas de conhecimento fica
step-deal = escolher o negócio na feira semanal
web-move-study = Dar tomos por uma carta de conhecimento
web-move-keep-tomes = Ficar com os tomos
web-move-keep-card = Ficar com: { $book }. { $lesson }
web-move-usual-deal = O negócio de sempre
web-move-larger-deal = O negócio maior
web-move-use-and-keep = Usar uma figura e ficar com ela: { $figurine }
web-move-use-courier-and-keep = Usar um mensageiro como { $figurine } e ficar com ele
web-view-cogwheel = Engrenagem
web-view-faces_read = Cartas numeradas lidas
web-view-faces_shown = Faces que todos conhecem
web-view-number_cards = Suas cartas numeradas
web-view-orders = Encomendas reais
web-use-clear = limpar terreno
web-use-renovate = reformar
step-ability = escolher a habilidade do seu personagem
step-gift = escolher o que a página da sua família traz
web-view-abilities = Habilidades
web-view-marks = Já usado
used-mark-step = passo extra do batedor
used-mark-reroll = dado relançado de graça
used-mark-free_die = dado que não custa nada
used-mark-surcharge = construção sem acréscimo
used-mark-fed = alimentou os pobres
used-mark-promise = promessa da família
web-view-promise = Feito pela promessa
web-view-promises_kept = Promessas cumpridas
promise-part-scout = ação do batedor
promise-part-rider = ação do cavaleiro
promise-part-alone = foi a única pessoa a alimentar os pobres, uma vez
promise-part-alone_again = foi a única pessoa a alimentar os pobres, duas vezes
promise-part-blue_building = um edifício azul
promise-part-pink_building = um edifício rosa
promise-part-orange_building = um edifício laranja
promise-part-white_building = um edifício branco
promise-part-grey_building = um edifício cinza
promise-part-clear = terreno limpo
promise-part-renovate = uma reforma
promise-part-monument = uma etapa do monumento
promise-part-segment = um trecho de muralha ou estrada
promise-part-room = um aposento do castelo
step-renovate = escolher o edifício a reformar
step-room = escolher o aposento do castelo a mobiliar
step-crown = devolver selos desta partida por fama na próxima, ou ficar com eles
step-swap = escolher qual das suas figuras trocar
step-swap_for = escolher a figura que você recebe em troca
step-return_robber = devolver uma das suas fichas de barão ladrão
web-phase-crown = trilha da coroa
web-phase-supper = barões ladrões
web-view-crown = Trilha da coroa
web-view-robbers = Fichas de barão ladrão
web-view-robbers_at_work = Fichas em ação neste turno
web-move-crown = Devolver { $seals ->
    [1] 1 selo
   *[other] { $seals } selos
} por fama na próxima partida
web-move-crown-none = Ficar com todos os selos
web-move-robber = Usar uma ficha de barão ladrão: { $robber }
web-move-return-robber = Devolver uma ficha de barão ladrão: { $robber }
web-move-swap = Trocar: { $figurine }
web-move-swap-for = Receber de { $other }: { $figurine }
step-cogwheel = girar a engrenagem
step-spend = escolher um recurso básico para pagar
step-mirror = escolher o dado cuja face o espelho vale
step-ledger = trocar recursos básicos um por um
step-order = escolher a encomenda real a cumprir
step-fulfil = cumprir a encomenda real

# Faces que se compram sem ver.
face-card_1 = face oculta 1
face-card_2 = face oculta 2
face-card_3 = face oculta 3
face-card_4 = face oculta 4
face-card_5 = face oculta 5
face-card_6 = face oculta 6

# As mesmas, depois de lidas as suas cartas numeradas.
face-weathercock = cata-vento
face-twin_hammer = martelo duplo
face-proclamation = proclamação
face-pilgrim = peregrino
face-ledger = livro de contas
face-mirror = espelho

# O que aconteceu.
qd-story-keep = { $seat } fica com uma figura, { $figurine }; a outra volta ao saco.
qd-story-reroll-signal = { $seat } acende o fogo de sinal para relançar de graça.
qd-story-plan-clear = { $seat } manda medir um terreno para limpar.
qd-story-plan-renovate = { $seat } quer reformar.
qd-story-cleared = { $seat } limpa terreno e ganha um terreno de construção.
qd-story-renovated = { $seat } reforma: { $building }.
qd-story-tomes = { $seat } recebe { $tomes ->
    [1] 1 tomo
   *[other] { $tomes } tomos
}.
qd-story-reroll-monument = { $seat } relança de graça com a dádiva do monumento.
qd-story-plan-monument = { $seat } manda talhar pedra para o monumento da família.
qd-story-monument = { $seat } ergue a etapa { $stage } do monumento da família.
qd-story-new-monument = A partir de agora, uma ação de construir também pode erguer a próxima das quatro etapas do próprio monumento; cada etapa conta para sempre dois rebites decorativos.
qd-story-ability = { $seat } tem uma nova habilidade. { $ability }: { $passage } { $ability_rule }
qd-story-gift = { $seat } { $gift ->
    [seal] fica com um selo
   *[resources] fica com recursos básicos à escolha
}.
qd-story-promise = { $seat } cumpriu a promessa da família; partidas em que ela foi cumprida: { $games }.
qd-story-step = { $seat } faz o batedor seguir adiante.
qd-story-reroll-one = { $seat } olha duas vezes: um dado é relançado de graça.
qd-story-pay-nothing = { $seat } não paga nada por este dado.
qd-story-no-surcharge = { $seat } não paga acréscimo pelo nível.
qd-story-learn = { $seat } dá { $tomes ->
    [1] 1 tomo
   *[other] { $tomes } tomos
} por conhecimento.
qd-story-learn-not = { $seat } não dá mais tomos por conhecimento.
qd-story-knowledge = { $seat } fica com uma carta de conhecimento. { $book }: { $passage } { $lesson }
qd-story-larger-deal = { $seat } pede o negócio maior.
qd-story-use-and-keep = { $seat } usa uma figura e fica com ela: { $figurine }.
qd-story-use-courier-and-keep = { $seat } usa um mensageiro como { $figurine } e fica com ele.
qd-story-reroll-nothing = { $seat } não tem florins e relança de graça.
qd-story-crown = { $seat } devolve { $seals ->
    [1] 1 selo
   *[other] { $seals } selos
}; a trilha da coroa está em { $crown }.
qd-story-crown-none = { $seat } fica com todos os selos.
qd-story-crown-fame = { $seat } começa com { $fame } de fama da trilha da coroa (objetivo { $goal }).
qd-story-robbers = { $seat } tira dos barões ladrões: { $robbers }.
qd-story-robber = { $seat } chama os barões ladrões: { $robber }.
qd-story-robber-returned = { $seat } devolve uma ficha aos barões ladrões: { $robber }.
qd-story-swap = { $seat } quer trocar uma figura: { $figurine }.
qd-story-swapped = { $seat } dá a { $other } uma figura, { $figurine }, e recebe outra em troca: { $got }.
qd-story-cogwheel = { $seat } gira a engrenagem { $sectors ->
    [1] 1 setor
   *[other] { $sectors } setores
}. Ela mostra: { $sector }.
qd-story-cogwheel-shows = A engrenagem mostra: { $sector }.
qd-story-mirror = O espelho de { $seat } vale como: { $face }.
qd-story-face-known = Agora todos sabem o que faz a face da carta numerada { $number }. { $number_title }: { $number_rule }
qd-story-order = { $seat } cumpre uma encomenda real: { $order }. { $wording }
qd-story-orders = Encomendas reais no espaço J: { $orders }.
qd-story-seals-given = { $seat } entrega { $seals ->
    [1] 1 selo
   *[other] { $seals } selos
}.
qd-story-plan-room = { $seat } quer mobiliar um aposento do castelo.
qd-story-room = { $seat } mobilia um aposento do castelo: { $furnished }.
qd-story-new-room = A partir de agora, uma ação de construir também pode mobiliar um aposento do castelo; cada aposento traz algo uma vez.
qd-story-plunger = { $seat } tem o desentupidor real.
qd-story-new-clear = A partir de agora, uma ação de construir também pode limpar terreno: uma peça de gramado do próprio bairro vira terreno de construção.
qd-story-new-renovate = A partir de agora, uma ação de construir também pode reformar um edifício próprio; até o fim da partida, ele conta um rebite decorativo a mais.
qd-story-new-marble = A partir de agora, os dados de pedra trazem mármore nos espaços de mármore, uma peça cada um.
qd-story-new-plunger = A partir de agora, o desentupidor real anda de mão em mão: uma vez por partida, quem o tem pode colocar um dado com A num espaço de ação ocupado e depois o passa para a esquerda.

# As épocas, quando começam.
epoch-2-opens = O intendente do Rei chega a cavalo com uma longa lista e encontra entupidos os ralos do vale inteiro. Deixa plantas novas, uma corrente de medir e, depois de pensar um pouco, o desentupidor real.
epoch-3-opens = Num baú que cheira a fumaça chegam livros velhos, e um deles fala de uma erva da montanha que ninguém aqui jamais viu. Serras e cinzéis cantam o dia todo; as primeiras paredes já mostram rachaduras.
epoch-4-opens = Na pedreira aparece um veio branco. Mármore! Gente honesta corre para o vale, e também um pouco da outra; os mercadores que vêm junto já vão abrindo as malas.
epoch-5-opens = À noite as cartas das avós são lidas em voz alta, e cada família ouve algo que não sabia. Quem veio antes não será esquecido, custe o que custar em pedra.
epoch-6-opens = O grande moinho gira pela primeira vez, e a corte manda cartas com muito lacre. As curandeiras descem das colinas e perguntam, antes de mais nada, como a Rainha dorme.
epoch-7-opens = Linhas são riscadas na poeira, e metade do vale discute se abre as portas ou se as fecha. De quem tem mãos, pede-se que as empreste.
epoch-8-opens = Uma vela nas águas do leste! Ela traz o médico que conheceu a Rainha quando criança, e a primeira pergunta dele é sobre a cor das velhas paredes dela.
epoch-9-opens = O remédio tem nome, e só faltam os telhados. Quem puser a última viga vai contar isso a vida inteira.

# Edifícios da época 2.
building-carpenters_yard = pátio do carpinteiro
building-carpenters_yard-does = Suas cabanas de ervas custam 1 de madeira a menos.
building-common_warehouse = armazém comum
building-common_warehouse-does = Guarda até 2 de madeira, pedra ou argila, em qualquer mistura, para a próxima partida.
building-alehouse = cervejaria
building-alehouse-does = Ao contratar, tire 2 figuras e fique com uma; um mensageiro tirado precisa ficar.
building-scout_lodge = alojamento do batedor
building-scout_lodge-does = Os movimentos do seu batedor têm 1 passo a mais.
building-drying_loft = sótão de secagem
building-drying_loft-does = Depois de um movimento do batedor com 2 ou mais fichas: 1 recurso básico à escolha.
building-toll_gate = portão de pedágio
building-toll_gate-does = Seu pagamento do dia tem 1 florim a mais.

# Edifícios da época 3.
building-sawmill = serraria
building-sawmill-does = Renda: 2 de madeira.
building-brickworks = olaria
building-brickworks-does = Renda: 2 de argila.
building-vault = cofre
building-vault-does = Guarda mais 3 florins para a próxima partida.
building-stonecutter = cantaria
building-stonecutter-does = Renda: 2 de pedra.
building-chapel = capela
building-chapel-does = Alimentar os pobres: mais 1 pão traz mais 1 nível.
building-ferry_house = casa da balsa
building-ferry_house-does = As pontes não custam passos ao seu batedor.

# Edifícios da época 4.
building-marble_yard = depósito de mármore
building-marble_yard-does = Guarda até 2 de mármore para a próxima partida.
building-guild_hall = casa das guildas
building-guild_hall-does = Cada um dos seus artesãos economiza 1 a mais.
building-fountain = fonte
building-fountain-does = Ao construir: fama igual ao seu valor da trombeta.
building-scriptorium = escritório de copistas
building-scriptorium-does = Sua ação de tomos não custa florins.
building-manor_kitchen = cozinha do solar
building-manor_kitchen-does = Renda: 1 pão e 1 recurso básico à escolha.
building-posting_house = casa de posta
building-posting_house-does = Sempre que alguém tira um mensageiro: 1 florim; se for você: 2 florins.

# Edifícios da época 5.
building-concert_stage = palco de concertos
building-concert_stage-does = Cada um dos seus menestréis aumenta a moral em 1 a mais.
building-apothecary = botica
building-apothecary-does = Uma vez por rodada, seu batedor pode colher uma ficha sem a cabana correspondente.
building-granary = tulha
building-granary-does = Guarda até 4 pães para a próxima partida.
building-marble_cutter = cortador de mármore
building-marble_cutter-does = Renda: 1 de mármore.

# Edifícios da época 6.
building-mint = casa da moeda
building-mint-does = Renda: 2 florins.
building-crane_yard = pátio do guindaste
building-crane_yard-does = Você paga até 2 florins a menos pelo nível de um edifício.
building-inn = estalagem
building-inn-does = Guarda até 3 figuras para a próxima partida, mas não mensageiros.
building-mill_race = canal do moinho
building-mill_race-does = Sua ação da engrenagem pode girar mais 1 setor de graça.
building-theatre = teatro
building-theatre-does = Renda: tirar 1 figura.
building-herb_press = prensa de ervas
building-herb_press-does = Os recursos debaixo das suas fichas de erva são dobrados.
building-queens_statue = estátua da Rainha
building-queens_statue-does = Ao construir: fama igual ao seu valor da trombeta.

# Edifícios da época 7.
building-gatehouse = casa do portão
building-gatehouse-does = Os trechos de muralha ou de estrada custam a você 2 de madeira, pedra ou argila a menos.
building-great_warehouse = grande armazém
building-great_warehouse-does = Guarda até 4 de madeira, pedra ou argila, em qualquer mistura, para a próxima partida.
building-workers_quarter = vila operária
building-workers_quarter-does = Contratar custa a você apenas pão.

# Edifícios da época 8.
building-palace_garden = jardim do palácio
building-palace_garden-does = Renda: 2 de fama.
building-royal_mason = pedreiro real
building-royal_mason-does = Numa ação de construir, até 2 de madeira, pedra ou argila que faltem podem ser pagos com 1 florim cada.
building-treasury = tesouro
building-treasury-does = Guarda mais 5 florins para a próxima partida.
building-harbour_master = mestre do porto
building-harbour_master-does = Os espaços do cais dão a você mais 1 recurso.

# Edifícios da época 9.
building-castle_chapel = capela do castelo
building-castle_chapel-does = Ao construir: fama igual ao seu valor da trombeta.
building-great_hall = grande salão
building-great_hall-does = Renda: 1 de mármore e 1 florim.
building-royal_apothecary = botica real
building-royal_apothecary-does = A primeira ficha que você colhe numa rodada também traz 1 florim.

# Peças de torre: o que fazem.
tile-1a = verde, 1 de madeira no início de cada partida
tile-1b = verde, 1 de pedra no início de cada partida
tile-1c = verde, 1 de argila no início de cada partida
tile-1d = verde, 1 florim no início de cada partida
tile-2a = verde, 1 pão no início de cada partida
tile-2b = azul, guarda 1 de madeira, pedra ou argila
tile-2c = rosa, renda de 1 de madeira
tile-2d = fogo de sinal, um relançamento grátis em cada partida
tile-3a = verde, 1 recurso básico à escolha no início de cada partida
tile-3b = rosa, renda de 1 florim
tile-3c = azul, guarda 1 figura
tile-3d = torre do estandarte, 5 rebites, e à frente nos empates antes de o acaso decidir
tile-4a = verde, 2 de madeira no início de cada partida
tile-4b = verde, 2 de pedra no início de cada partida
tile-4c = verde, 2 de argila no início de cada partida
tile-4d = verde, 2 florins no início de cada partida
tile-5a = verde, 1 figura no início de cada partida
tile-5b = verde, 1 pão e 1 florim no início de cada partida
tile-5c = rosa, renda de 1 recurso básico à escolha
tile-5d = azul, guarda 2 itens de qualquer tipo, mas não mensageiros
tile-6a = verde, 1 de mármore no início de cada partida
tile-6b = rosa, renda de 1 pão
tile-6c = rosa, renda de 1 de pedra e 1 de argila
tile-6d = azul, guarda mais 3 florins
tile-7a = verde, 3 recursos básicos à escolha no início de cada partida
tile-7b = verde, 2 pães e 1 florim no início de cada partida
tile-7c = rosa, renda de 2 recursos básicos à escolha
tile-7d = azul, guarda 4 de madeira, pedra ou argila
tile-8a = verde, 1 de mármore e 1 recurso básico à escolha no início de cada partida
tile-8b = verde, moral +1 no início de cada partida
tile-8c = rosa, renda de 1 recurso básico à escolha e 1 pão
tile-8d = azul, guarda 3 figuras, mas não mensageiros
tile-9a = telhado de ardósia
tile-9b = telhado de cobre
tile-9c = telhado de telhas
tile-9d = telhado de folha de ouro

# Cartas de mensageiro.
courier-1-title = Pão para a turma da estrada
courier-1-text = Trinta homens com fome remendam a estrada. Cada um pode dar 1 pão e receber 2 recursos básicos à escolha.
courier-2-title = Inspeção surpresa
courier-2-text = Um oficial conta os lotes vazios. Quem tem um terreno de construção livre ganha 1 florim; todos os outros, 1 pão.
courier-3-title = Bolsa aberta
courier-3-text = Uma viajante agradecida esvazia os bolsos. Todos recebem 1 recurso básico à escolha, a começar por quem tirou a carta.
courier-4-title = Bagagem perdida
courier-4-text = Um baú desaparece, e o dono fica. Quem tirou a carta tira mais 1 figura; quem então tiver menos figuras ganha 1 pão.
courier-5-title = Ensaio do coro
courier-5-text = Quem está com a cara mais comprida tem de cantar. Quem está mais abaixo na trilha de moral sobe 1.
courier-6-title = Pontes inundadas
courier-6-text = O rio transbordou. Até o fim da partida, entrar numa ponte interior custa 2 passos.
courier-7-title = Dia de feira
courier-7-text = Carroças de três condados. Até o fim da partida, a feira semanal dá mais 1 recurso.
courier-8-title = Serviço de guarda
courier-8-text = A guarda precisa de bancos e de barris. Até o fim da partida, ficam fechados um espaço de pagamento do dia, um de feira semanal, um de padaria e um de contratar.
courier-9-title = Imposto sobre a argamassa
courier-9-text = O tesouro teve uma ideia. Até o fim da partida, construir custa mais 1 florim e traz mais 1 de fama.
courier-10-title = Semana da colheita
courier-10-text = Os fornos não esfriam. Até o fim da partida, a ação da padaria dá mais 1 pão.
courier-11-title = Mestre em ação
courier-11-text = Um mestre famoso está olhando, e ninguém se atreve a pedir dinheiro. Até o fim da partida, um dado de recurso usado para construir não precisa de recurso adicional.
courier-12-title = Javalis
courier-12-text = Gostam principalmente da beira da água. Até o fim da partida, não se pode colher nos arbustos junto às pontas das pontes interiores.
courier-13-title = Tambor e pífaro
courier-13-text = Onde há música, as moedas aparecem. Até o fim da partida, os pobres podem ser alimentados com 1 florim em vez de 1 pão.
courier-14-title = Corrida pelo selo
courier-14-text = A Rainha quer ver ervas secando. O próximo a construir uma cabana de ervas ganha 1 selo; depois, esta carta está cumprida.

# A vidente: a primeira parte para todos, a segunda só para quem tirou a carta.
clairvoyant-1-public = Ela sacode um copo e vê muitos dados mudando de mãos.
clairvoyant-1-private = Quando chegar a terceira época, uma face será vendida com a imagem escondida. Compre sem medo, sussurra ela: é o recurso básico de que você precisar.
clairvoyant-2-public = Ela fecha os olhos e diz que sente cheiro de pedra molhada, branca como leite.
clairvoyant-2-private = A pedra branca só obedece a dados que mostram pedra. Guarde uma dessas faces em cada dado, diz ela, e você não vai ficar de mãos vazias diante da pedreira.
clairvoyant-3-public = Ela tapa os ouvidos: duas multidões gritam, e cada uma tem razão.
clairvoyant-3-private = Quando o vale votar, a muralha vai ganhar. Ela já viu o musgo que cresce ali.
clairvoyant-4-public = Ela conta devagar até doze e depois ri.
clairvoyant-4-private = Entre as cartas de conhecimento há uma que economiza florins sempre que o nível de um edifício sai caro. Leia, aconselha ela, antes que outros leiam.
clairvoyant-5-public = Ela não quer ir para casa pelo caminho curto; tem medo de uma ponte.
clairvoyant-5-private = Na quinta época, as pontes interiores vão cair. Não deixe seu batedor dormir na margem errada, pede ela.
clairvoyant-6-public = Ela pega sua mão e vê o anel da sua mãe.
clairvoyant-6-private = Sua família tem um segundo dom e ainda não sabe disso. Ele espera pela oitava época.
clairvoyant-7-public = Ela olha em volta e diz, bem alto, que a Rainha não está doente coisa nenhuma.
clairvoyant-7-private = Depois se inclina até o seu ouvido: se alguém perguntar mesmo pelo remédio, é lavanda, e nada além de lavanda.

# O que não é possível.
refused-qd-no-more-bread = Você não tem nenhum edifício que permita dar mais pão.
refused-qd-extra-level-lost = Um nível abaixo do topo, um segundo pão não traria nada.
refused-qd-no-guilder-feeding = Os pobres recebem pão; nenhuma carta em vigor permite um florim.
refused-qd-not-drawn = Essa figura não foi tirada; a escolha é entre: { $figurines }.
refused-qd-courier-stays = Um mensageiro tirado precisa ficar.
refused-qd-no-token-near = Não há nenhuma ficha de erva no espaço do seu batedor nem ao lado.
refused-qd-tower-power-used = Essa peça de torre funciona uma vez por partida, e você já a usou.
refused-qd-space-is-closed = A carta de mensageiro em vigor fecha o último espaço livre deste tipo: { $space }.
refused-qd-shrub-is-closed = Ninguém chega a esse arbusto enquanto a carta de mensageiro estiver em vigor.
refused-qd-shelf-is-full = Você já tem o máximo de tomos que se pode guardar: { $limit }.
refused-qd-no-gift = Esse relançamento é a dádiva de um monumento que você não terminou.
refused-qd-gift-used = Seu monumento dá um relançamento grátis por partida, e você já o usou.
refused-qd-no-such-knowledge = Você não tem nenhuma carta de conhecimento que permita isso.
refused-qd-knowledge-used = Seu conhecimento permite isso uma vez, e você já usou.
refused-qd-has-a-guilder = Seu conhecimento só dispensa o preço enquanto você não tem florins.
refused-qd-seals-not-received = Só se devolvem selos recebidos depois desta partida, e no máximo { $limit }.
refused-qd-no-such-robber = Você não tem esta ficha de barão ladrão.
refused-qd-robber-idle = Esta ficha de barão ladrão não faria nada agora; você fica com ela.
refused-qd-no-figurine-there = Nenhum outro jogador dessa cor tem essa figura.
refused-qd-no-resource-to-turn = Girar a engrenagem { $sectors } setores custa um recurso básico; você tem: { $have }.
refused-qd-turned-too-far = Você não pode girar a engrenagem { $sectors } setores, e sim no máximo { $most }.
refused-qd-a-die-needed = Uma encomenda real pede um dado com A; este mostra { $face }.
refused-qd-no-order-left = Não resta nenhuma encomenda real no espaço J nesta partida.
refused-qd-no-order-paid = Você não pode pagar nenhuma encomenda do espaço J; tem: { $have }.
refused-qd-order-is-gone = Essa encomenda não está no espaço J.
refused-qd-order-not-paid = Você não pode pagar esta encomenda. { $order } Você tem: { $have }.
refused-qd-no-courier-asked = Esta encomenda não pede nenhuma figura que um mensageiro possa substituir.
refused-qd-no-room-left = Todos os aposentos do castelo estão mobiliados.
refused-qd-no-such-room = Com { $players } jogadores, o castelo não tem esse aposento.
refused-qd-room-stands = Esse aposento já está mobiliado.
refused-qd-other-rooms-first = Esse aposento só abre quando todos os outros estão mobiliados.

# A votação entre muralha e estrada.
step-ballot = colocar em segredo suas duas fichas de brasão na muralha, na estrada ou em nenhuma
step-break_tie = decidir o empate: muralha ou estrada
web-view-ballot = Seu voto
web-view-branch = Muralha ou estrada
ballot-wall_wall = as duas fichas na muralha
ballot-wall = uma ficha na muralha
ballot-wall_road = uma ficha na muralha, uma na estrada
ballot-road = uma ficha na estrada
ballot-road_road = as duas fichas na estrada
ballot-neither = nenhuma ficha em nenhuma das duas
web-move-vote = Votar: { $ballot }
web-move-decide = Decidir por: { $branch }
qd-ballot-cast = Seu voto: { $ballot }.
qd-story-ballot = { $seat } votou.
qd-story-ballot-opened = { $seat } colocou { $wall ->
    [0] nenhuma ficha
    [1] 1 ficha
   *[other] { $wall } fichas
} na muralha e { $road ->
    [0] nenhuma ficha
    [1] 1 ficha
   *[other] { $road } fichas
} na estrada.
qd-story-ballot-tie = A muralha e a estrada têm o mesmo número de fichas.
qd-story-tie-decided = O objetivo mais baixo decide: { $seat }.
refused-qd-own-tokens-decide = Suas próprias fichas pendem para o outro lado, e são elas que decidem o empate.
refused-qd-no-such-ability = Você não tem a habilidade para isso.
refused-qd-ability-used = Você já usou essa habilidade nesta rodada, ou nesta partida, se ela só vale uma vez por partida.
refused-qd-other-family = Essa é a habilidade de outra família; escolha uma das suas duas.
refused-qd-too-many-dice = De graça você pode relançar no máximo este número de dados: { $limit }.
refused-qd-no-surcharge-due = O que você constrói não tem acréscimo que possa ser dispensado.
qd-story-voted = { $seat } votou.
qd-story-vote-opened = { $seat } votou: { $vote_option }.
qd-story-trade-item = { $seat } troca { $goods } por um selo.
qd-story-trade-nothing = { $seat } fica com tudo.
qd-story-free-face = { $seat } ganha uma face: { $face }.
step-vote = votar; todos os votos são abertos juntos
step-trade_item = trocar um item por um selo ou ficar com tudo
step-free_face = escolher uma face que não custa nada
refused-qd-no-such-option = Essa opção não está em votação.
refused-qd-not-for-free = Essa face não está entre as que são dadas.
qd-story-ribbons = { $seat } dá um florim pelas fitas e começa um nível de moral acima.
qd-story-no-ribbons = { $seat } não compra fitas.
step-ribbon = dar um florim pelas fitas ou não
step-tell = ouvir a carta
refused-qd-no-guilder-for-ribbons = As fitas custam um florim, e você não tem nenhum.
qd-story-gift-missed = Quem não alcançou o objetivo encontra um pão na tenda: 1 pão.
qd-story-gift-tomes = Os livros são contados: quem tem um tomo recebe 1 florim; os demais, 1 tomo.
qd-story-gift-rivets = A pedreira dá 1 mármore a quem tem menos rebites.
qd-story-gift-oven = O forno no galpão: todos começam com 1 pão.
qd-story-gift-stage = O palco no galpão: todos começam no nível de moral 1.
qd-story-gift-healers = Os hóspedes da neve ajudam: todos começam com 1 curandeira, enquanto houver.
qd-story-gift-listen = O que Lisbet contou foi anotado: todos recebem 1 tomo.
qd-story-gift-hall = O salão aberto: todos começam com 1 figura.
qd-story-gift-loaf = O pão da Rainha: 1 pão para o objetivo mais baixo.
qd-story-gift-last = A última viga: todos recebem 1 recurso básico à escolha; quem está muito atrás recebe 3.
qd-story-gift-wall = A muralha está de pé: todos recebem 1 recurso básico à escolha.
qd-story-gift-quarters = O portão se abre ao meio-dia: cada quadrante completo da muralha dá 1 recurso básico à escolha.
web-view-favours = Favores reais
refused-qd-mirror-of-mirror = Um espelho não vale como espelho; escolha um dado que mostre outra face.
refused-qd-nothing-to-change = Você não pode trocar o que não tem: { $good }.

# Trechos de muralha e estrada.
step-segment = escolher o trecho a construir
step-give_back = devolver um item, porque se construiu pouco da muralha
web-view-segments = Trechos
web-view-finds = Achados
web-view-built_in = Muralha construída nesta partida em
web-move-add-segment = Construir um trecho
web-move-segment = Trecho { $slot } ({ $quarter })
web-move-return = Devolver { $goods }
qd-story-plan-wall = { $seat } quer construir um trecho da muralha.
qd-story-plan-road = { $seat } quer construir um trecho da estrada.
qd-story-new-wall = A partir de agora, uma ação de construir também pode erguer um trecho da muralha; depois de cada partida a muralha é verificada.
qd-story-new-road = A partir de agora, uma ação de construir também pode fazer um trecho da estrada, e os cavaleiros fazem entregas ao longo dela.
qd-story-segment-wall = { $seat } constrói o trecho { $slot } da muralha ({ $quarter }).
qd-story-segment-road = { $seat } constrói o trecho { $slot } da estrada ({ $quarter }).
qd-story-wall-kept = A muralha é verificada: { $built } de { $wanted } trechos foram construídos nesta partida, e isso basta. Quem construiu ganha um recurso.
qd-story-wall-missed = A muralha é verificada: { $built } de { $wanted } trechos foram construídos nesta partida, e isso é pouco. Quem não construiu nenhum devolve um item.
qd-story-give-back = { $seat } devolve { $goods }.
refused-qd-segment-stands = Esse trecho já está de pé.
refused-qd-quarter-has-segment = Nesta partida você já construiu um trecho da muralha nesse quadrante.
refused-qd-no-segment-left = Não há mais nenhum trecho que você possa construir.
# Cavaleiros na estrada.
step-ride = cavalgar até a próxima estação ou parar
step-deliver = entregar nesta estação ou seguir adiante
web-view-rider = Cavaleiro
web-view-delivered = Atendidas nesta partida
web-view-entered = Estações visitadas
web-move-ride = Cavalgar até a estação { $slot } ({ $quarter })
web-move-stop-riding = Parar aqui
web-move-deliver = Entregar
web-move-pass-on = Seguir adiante
qd-story-ride = O cavaleiro de { $seat } chega à estação { $slot } ({ $quarter }).
qd-story-deliver = { $seat } entrega na estação { $slot } ({ $quarter }).
refused-qd-not-next-station = Seu cavaleiro vai de estação em estação, uma após a outra.
refused-qd-no-segment-there = Nenhum trecho da estrada leva até lá.
refused-qd-rider-must-move = Seu cavaleiro precisa chegar a pelo menos uma estação.
refused-qd-delivery-not-paid = Esta estação pede { $price }; você tem: { $have }.

# A pergunta das cartas numeradas 47 e 48.
step-answer = dizer duas ervas; todas as respostas são abertas juntas
web-move-answer = { $herb } e { $other_herb }
qd-story-answer = { $seat } disse duas ervas.
qd-story-answer-opened = { $seat } disse { $herb } e { $other_herb }.
qd-story-gift-pair = Quem disse as duas certas começa com fama igual ao valor da trombeta.
# Cartas de história.
web-view-story_card = Carta de história
web-view-lasting_cards = Cartas de história permanentes
web-view-herbs_found = Ervas colhidas
refused-qd-no-resource-to-bake = Esta ação da padaria custa um recurso básico; você tem: { $have }.
refused-qd-shaft-not-paid = Nesta partida, um dado num espaço de mármore também custa madeira; você tem: { $have }.

# O caderno do caso.
step-seal = lacrar uma resposta; ninguém a vê antes de ser aberta
qd-story-casebook = { $seat } abre o caderno do caso.
web-view-casebook = Caderno do caso
web-view-sealed = Respostas lacradas
web-view-sealed_in = Lacradas na época
web-move-casebook = Abrir o caderno do caso
web-move-seal-cause = { $question } { $cause }
web-move-seal-seller = { $question } { $seller }
web-move-seal-pair = { $question } { $herb } e { $other_herb }
refused-qd-no-casebook = Ainda não há caderno do caso.
refused-qd-nothing-to-seal = Antes desta partida você já lacrou uma resposta a cada pergunta que ainda não está aberta.
refused-qd-answers-are-open = As respostas a essa pergunta estão abertas.
refused-qd-sealed-already = Você já lacrou uma resposta a essa pergunta antes desta partida.
refused-qd-not-named-yet = Nenhuma carta lida até agora falou disso.
refused-qd-same-answer = Essa é a resposta que você já lacrou.
space-fair = quermesse
step-old_friend = chamar de volta por um dia uma das peças retiradas da sua torre
web-view-tents = Pão nas tendas de
web-view-removed_tiles = Peças retiradas da torre
web-view-friend = Velho amigo
web-raft = jangada
web-move-visit = Visitar a tenda ({ $quarter })
web-move-act-again = Executar a ação de novo
web-move-wed = Dar uma figura a quem está à { $side ->
    [left] esquerda
   *[right] direita
}: { $figurine }
web-move-at-raft = Na jangada
web-move-call-friend = Chamar um velho amigo
web-move-friend = { $tile }
used-mark-roll = relançamento nesta rodada
used-mark-second_action = turno da noite
used-mark-wedding = casamento
qd-story-visit = O batedor de { $seat } passa pela tenda ({ $quarter }).
qd-story-rest-raft = O batedor de { $seat } descansa na jangada.
qd-story-act-again = { $seat } deixa o turno da noite executar a ação de novo.
qd-story-wedding = { $seat } dá a { $other } uma figura: { $figurine }. Os dois recebem um recurso básico.
qd-story-call-friend = { $seat } chama um velho amigo.
qd-story-friend = Um velho amigo volta por um dia para { $seat }: { $tile }
qd-story-reroll-lantern = { $seat } relança de graça à luz das lanternas.
refused-qd-no-bread-in-tent = Nessa tenda não há pão para o seu batedor.
refused-qd-no-such-story = A carta de história desta partida não permite isso.
refused-qd-shift-done = Você já usou o turno da noite nesta partida.
refused-qd-nothing-to-repeat = Você não executou nenhuma ação neste turno.
refused-qd-wedding-over = Você já deu uma figura nesta partida.
refused-qd-one-neighbour = Com dois jogadores, quem está à direita é quem está à esquerda.
refused-qd-tile-not-removed = Essa peça não foi retirada da sua torre.
refused-qd-friend-called = Você já chamou um velho amigo nesta partida.
refused-qd-no-old-friend = Nenhuma das peças retiradas da sua torre teria efeito agora.
refused-qd-rerolled-already = Só o primeiro relançamento de uma rodada é de graça.
refused-qd-reroll-is-free = Seu primeiro relançamento desta rodada é de graça.
refused-qd-no-raft = Não há jangada.

# Jogadas da roda, das ordens e dos cômodos.
web-move-turn = Girar { $sectors ->
    [1] 1 setor
   *[other] { $sectors } setores
}
web-move-fulfil = { $order }
web-move-fulfil-by-courier = { $order }, com o mensageiro
web-move-furnish = Mobiliar: { $furnished }
web-move-gift = { $gift ->
    [seal] Pegar um selo
   *[resources] Pegar recursos básicos à sua escolha
}
web-move-ability = { $ability }: { $ability_rule }
web-move-step-on = Deixar o batedor dar mais um passo
web-move-pay-nothing = Não pagar nada
web-move-no-surcharge = Não pagar o acréscimo
web-move-renovate = Reformar: { $building }
web-move-as-die = Como o dado { $die }
web-move-change = { $given } por { $taken }
web-move-change-nothing = Não trocar mais nada
web-move-paint-nothing = Não pegar face nenhuma
