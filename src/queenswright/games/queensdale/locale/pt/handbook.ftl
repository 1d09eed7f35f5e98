# The Rise of Queensdale: o guia das regras, nas nossas próprias palavras. `[QD-DICE-01]` é uma nota de rodapé.

handbook-queensdale-aim-title = Do que se trata
handbook-queensdale-aim-asks = como ganho; objetivo; vencer; vitória; começo; visão geral; campanha; fama
handbook-queensdale-aim-lead = Um vale com quatro bairros, dois rios e um castelo que ainda não existe. Ao longo de muitas partidas as famílias de vocês o constroem. **Em cada partida cada um tem um objetivo próprio: tanta fama quanto diz a sua carta de objetivo.** [QD-CHAR-02, QD-CAMP-01]
handbook-queensdale-aim-build = construir, colher, alimentar
handbook-queensdale-aim-fame = alcançar o objetivo
handbook-queensdale-aim-tower = erguer a torre
handbook-queensdale-aim-1 = **Uma partida acaba na rodada em que alguém alcança o seu objetivo.** Quem alcançou aumenta a sua torre e ganha um objetivo maior; quem não alcançou recebe selos, que compram dados melhores. [QD-END-01, QD-TOWER-01, QD-SEAL-01]
handbook-queensdale-aim-2 = **Uma campanha tem nove épocas, uma para cada objetivo.** Quem conclui a nona vence. Edifícios, torres e dados ficam de partida em partida; mercadorias ficam só onde você tem espaço para elas. [QD-CAMP-01, QD-KEEP-04, QD-STORE-01]
handbook-queensdale-aim-beware = Na mesma partida cada um pode ter um objetivo diferente. Olhe para o seu, não para o dos outros. [QD-NEXT-06]

handbook-queensdale-round-title = Uma rodada e um turno
handbook-queensdale-round-asks = rodada; turno; lançar; dados; passar; relançar; jogador inicial
handbook-queensdale-round-lead = No começo de uma rodada todos lançam os seus cinco dados. Depois, no sentido horário, **cada turno é um dado: você o coloca e faz o que o espaço dá**, até ninguém ter mais dados. [QD-ROUND-02, QD-ROUND-04, QD-ROUND-05]
handbook-queensdale-round-1 = **Você pode relançar a qualquer momento do seu turno**: quaisquer dos seus dados livres juntos por uma madeira, pedra, argila, um florim ou pão, quantas vezes quiser. [QD-DICE-07, QD-DICE-08, QD-DICE-09, QD-DICE-11]
handbook-queensdale-round-2 = Você também pode sair da rodada, não importa quantos dados ainda tenha. Não dá para só esperar. [QD-DICE-10, QD-DICE-12, QD-ROUND-11]
handbook-queensdale-round-beware = O jogador inicial muda a cada rodada: o marcador vai para a esquerda. [QD-ROUND-07]

handbook-queensdale-dice-title = Colocar um dado
handbook-queensdale-dice-asks = dado; colocar; espaço de ação; espaço de recurso; a; ocupado; pagar por um dado
handbook-queensdale-dice-lead = **Um recurso vai a um espaço livre desse recurso, um A a qualquer espaço de ação livre.** Em um espaço cabe um dado. [QD-DICE-01, QD-DICE-02, QD-BOARD-11]
handbook-queensdale-dice-1 = **Um dado de recurso pode valer um A**: pague uma peça do que ele mostra, antes e além do que a ação custa. [QD-DICE-04, QD-DICE-16]
handbook-queensdale-dice-2 = Você só pode ir a uma ação se realmente a fizer: pagar tudo, e alguma coisa precisa mudar. [QD-DICE-03, QD-DICE-18]
handbook-queensdale-dice-example = Você tem 2 florins e um dado de florim e quer ir à feira. O dado leva 1 florim, a feira 2: não dá. [QD-DICE-23]
handbook-queensdale-dice-beware = O contrário não é possível: um A nunca vai a um espaço de recurso. [QD-DICE-20]

handbook-queensdale-resources-title = Recursos e pagamento
handbook-queensdale-resources-asks = madeira; pedra; argila; florim; pagamento do dia; mais um; dinheiro
handbook-queensdale-resources-lead = Um dado em um espaço de recurso traz **1 desse recurso**. [QD-RES-01]
handbook-queensdale-resources-1 = **Madeira, pedra e argila têm um espaço +1 cada**: ali um dado traz 2. Florins não têm. [QD-RES-02, QD-RES-03]
handbook-queensdale-resources-2 = Um A em um espaço de pagamento do dia traz 1 florim. [QD-WAGE-01]

handbook-queensdale-scout-title = Batedor e ervas
handbook-queensdale-scout-asks = batedor; ervas; colher; ficha; passos; ponte; rio; vidente
handbook-queensdale-scout-lead = **Seu batedor anda tantos passos quantos diz o espaço**, por hexágonos e pontes, em qualquer direção, passando por edifícios e outros batedores. [QD-SCOUT-01, QD-SCOUT-02, QD-SCOUT-04]
handbook-queensdale-scout-1 = **As ervas que têm uma cabana na sua tenda você pode colher de passagem**, várias em um caminho. Vire a ficha: o que ela mostra é seu. [QD-SCOUT-07, QD-SCOUT-08, QD-SCOUT-11, QD-HERB-01]
handbook-queensdale-scout-2 = As 48 fichas escondem estas recompensas; ninguém sabe onde está cada uma: [QD-HERB-10, QD-HERB-14]
handbook-queensdale-scout-3 = O olho é a vidente. Ela conta algo à mesa, e só a você um pouco mais. [QD-HERB-08, QD-CLAIR-02]
handbook-queensdale-scout-beware = Uma ficha sob os pés do seu batedor só conta quando ele entra no espaço, portanto não no começo de um caminho. [QD-SCOUT-14]

handbook-queensdale-hut-title = Cabanas de ervas
handbook-queensdale-hut-asks = cabana; cabana de ervas; tenda; primeira cabana; fama por uma cabana
handbook-queensdale-hut-lead = **Uma cabana custa 3 madeiras e traz fama na hora**, 1 na primeira partida. Ela fica na sua tenda e vale para uma erva. [QD-HUT-01, QD-HUT-02, QD-HUT-03]
handbook-queensdale-hut-1 = A partir daí seu batedor pode colher essa erva; se ele estiver justamente em uma ficha dela, na hora. [QD-HUT-04, QD-HUT-05]
handbook-queensdale-hut-2 = Antes de cada partida todos põem uma cabana de graça e sem fama. Depois da partida todas as cabanas voltam. [QD-NEXT-19, QD-KEEP-02]

handbook-queensdale-bread-title = Feira, padaria, os pobres
handbook-queensdale-bread-asks = feira; feira semanal; padaria; pão; pobres; alimentar; comprar recursos
handbook-queensdale-bread-lead = Três caminhos curtos pela rua.
handbook-queensdale-bread-1 = **Feira semanal**: pague 2 florins e pegue 2 quaisquer entre madeira, pedra e argila. A metade disso não está à venda. [QD-MARKET-01, QD-MARKET-02]
handbook-queensdale-bread-2 = **Padaria**: pegue 1 pão. [QD-BAKERY-01]
handbook-queensdale-bread-3 = **Alimentar os pobres**: dê 1 pão, e a sua moral sobe 1. [QD-POOR-01]

handbook-queensdale-build-title = Construir
handbook-queensdale-build-asks = construir; edifício; preço; nível; rebite; terreno; construir por cima; armazenagem; manufatura; fama
handbook-queensdale-build-lead = **Toda ação de construir traz fama, seja qual for o edifício**: 2 na primeira partida, mais com as próximas cartas de objetivo. [QD-BUILD-12, QD-BUILD-13]
handbook-queensdale-build-1 = **O custo em recursos é o mesmo para todos os edifícios de uma placa**; cópias de nível mais alto custam também florins e levam mais rebites. Você pode pegar um nível mais alto mesmo que haja um mais baixo. [QD-BUILD-04, QD-BUILD-05, QD-BUILD-06, QD-TIE-05]
handbook-queensdale-build-2 = **Azul guarda mercadorias entre as partidas, rosa produz quando a moral sobe.** Você pode ter cada edifício uma vez. Ele funciona assim que está de pé, em todas as partidas seguintes. [QD-STORE-01, QD-MANU-01, QD-BUILD-14, QD-BUILD-17, QD-BUILD-34]
handbook-queensdale-build-3 = Você tem quatro terrenos. Com todos ocupados, pode construir por cima de um edifício seu; o de baixo se perde para sempre. [QD-BUILD-10, QD-BUILD-11]
handbook-queensdale-build-example = Uma pilha de pedras custa 1 madeira, 3 pedras e 2 argilas, uma de nível III mais 2 florins. Com dois artesãos você economiza 4 dos 6 recursos, mas não os florins. [QD-BUILD-07, QD-BUILD-36]
handbook-queensdale-build-beware = Por cima da fazenda não se constrói, e enquanto houver um terreno livre, por cima de nada. [QD-BUILD-27, QD-BUILD-28]

handbook-queensdale-workmen-title = Trabalhadores
handbook-queensdale-workmen-asks = contratar; figura; artesão; menestrel; mensageiro; saco; trabalhadores
handbook-queensdale-workmen-lead = **Contratar custa 1 florim e 1 pão**; você tira uma figura do saco, sem ver, e fica com ela até usar. [QD-WORK-01, QD-WORK-03]
handbook-queensdale-workmen-1 = **Artesão**: economiza 2 recursos em uma ação de construir. **Menestrel**: sobe a sua moral em 2. [QD-WORK-07, QD-WORK-08]
handbook-queensdale-workmen-2 = **Mensageiro**: traz notícias ao ser tirado e depois vale por qualquer outra figura. [QD-COURIER-01, QD-COURIER-05]
handbook-queensdale-workmen-3 = Usar uma figura não é uma ação: no seu turno você pode usar quantas quiser, além do dado. [QD-WORK-02, QD-WORK-13]
handbook-queensdale-workmen-beware = Figuras que você não usa se perdem depois da partida, se você não tiver casa para elas; mensageiros sempre. [QD-WORK-05, QD-STORE-11, QD-COURIER-07]

handbook-queensdale-cards-title = Mensageiros e a vidente
handbook-queensdale-cards-asks = carta; carta de mensageiro; vidente; notícia; segredo; visão
handbook-queensdale-cards-lead = **Quem tira um mensageiro lê a todos a carta de mensageiro do topo e a cumpre.** Algumas valem pelo resto da partida, até vir o próximo mensageiro. [QD-COURIER-01, QD-COURIER-02, QD-COURIER-03]
handbook-queensdale-cards-1 = **As cartas da vidente têm duas partes**: uma para todos, uma só para você. A sua você não pode contar. [QD-CLAIR-02, QD-CLAIR-03]
handbook-queensdale-cards-2 = Você fica com a carta e pode relê-la a qualquer momento da campanha. [QD-CLAIR-05]
handbook-queensdale-cards-beware = O que ela diz pode acontecer, ou não. [QD-CLAIR-04]

handbook-queensdale-morale-title = Moral
handbook-queensdale-morale-asks = moral; trombeta; renda; rosa; manufatura; coração
handbook-queensdale-morale-lead = **A moral sobe nível por nível, e todo nível no caminho conta**: em um nível rosa os seus edifícios rosa pagam, em uma trombeta você ganha fama. [QD-MORALE-02, QD-MORALE-04]
handbook-queensdale-morale-1 = Os níveis 2, 5, 8, 11 e 14 são rosa; 3, 6, 9, 12 e 15 têm trombetas. Uma trombeta traz o que diz a sua carta de objetivo, 1 na primeira partida. [QD-MORALE-05, QD-MORALE-06]
handbook-queensdale-morale-example = Seu marcador está em 4, e você usa um menestrel. Nível 5: todos os seus edifícios rosa pagam. Nível 6: fama. [QD-MORALE-08]
handbook-queensdale-morale-beware = Depois da partida a moral volta ao zero, e níveis além do último se perdem. [QD-MORALE-09, QD-MORALE-13]

handbook-queensdale-end-title = O fim de uma partida, e quem vence
handbook-queensdale-end-asks = fim; vencer; vencedor; como ganho; objetivo; área vermelha; selos; empate
handbook-queensdale-end-lead = **Quando alguém alcançou o seu objetivo, a rodada é jogada até o fim, e a partida acaba.** Até lá outros também podem alcançar o deles. [QD-END-01, QD-END-02, QD-END-10]
handbook-queensdale-end-1 = **Vence quem está mais acima do próprio objetivo.** Nos empates contam mais rebites, depois edifícios, depois florins. [QD-END-04, QD-TIE-01, QD-TIE-02, QD-TIE-03]
handbook-queensdale-end-example = Todos têm o objetivo 10. Vermelho acaba com 11, azul com 10, verde com 8, amarelo com 7: vermelho vence, azul é o segundo. [QD-END-06]
handbook-queensdale-end-2 = **Quem não alcançou o objetivo recebe um selo, e mais um na área vermelha logo antes dele.** [QD-SEAL-01, QD-SEAL-02]
handbook-queensdale-end-beware = Errar o objetivo por pouco não é o pior: dois selos compram uma boa face de dado. [QD-SEAL-07, QD-GROCER-06]

handbook-queensdale-tower-title = Torres e novos objetivos
handbook-queensdale-tower-asks = torre; carta de objetivo; época; peça; recompensa
handbook-queensdale-tower-lead = **Quem alcançou o objetivo pega uma peça da placa da torre da sua época**, o vencedor primeiro, e a próxima carta de objetivo. [QD-TOWER-01, QD-TOWER-03, QD-TOWER-04]
handbook-queensdale-tower-1 = **Peças verdes dão mercadorias no começo de cada partida seguinte; azuis e rosa funcionam como edifícios dessa cor.** [QD-TOWER-08, QD-TOWER-09]
handbook-queensdale-tower-2 = Sua torre tem lugar para três peças; as posteriores as substituem, nível por nível. Pegar uma é obrigatório. [QD-TOWER-05, QD-TOWER-06, QD-TOWER-17]

handbook-queensdale-store-title = Armazenar
handbook-queensdale-store-asks = armazenar; armazenagem; fazenda; guardar mercadorias; perder; trocar; entre as partidas
handbook-queensdale-store-lead = Depois de uma partida as mercadorias ficam com você **só onde um edifício tem lugar para elas**. Todo o resto volta. [QD-STORE-01, QD-KEEP-01]
handbook-queensdale-store-1 = Primeiro a fazenda pode transformar **4 quaisquer entre madeira, pedra, argila, pão e figuras em 1 florim**, quantas vezes quiser; ela guarda até 3 florins. [QD-STORE-04, QD-STORE-06, QD-STORE-13]
handbook-queensdale-store-2 = Os depósitos guardam 3 do seu recurso cada, o celeiro 2 pães, a moradia 2 figuras. Selos não precisam de lugar. [QD-STORE-07, QD-STORE-08, QD-STORE-09, QD-STORE-10, QD-STORE-11, QD-SEAL-06]
handbook-queensdale-store-beware = Só dá para trocar aqui, nunca durante uma partida. [QD-STORE-12]

handbook-queensdale-grocer-title = O merceeiro
handbook-queensdale-grocer-asks = merceeiro; selos; face do dado; comprar; adesivo; roxo; dados melhores
handbook-queensdale-grocer-lead = Antes de cada partida você pode comprar faces novas para os seus dados, **1 a 5 selos cada**, quantas puder pagar. O menor objetivo compra primeiro. [QD-GROCER-01, QD-GROCER-02, QD-GROCER-03, QD-GROCER-04]
handbook-queensdale-grocer-1 = **Uma face nova substitui uma à sua escolha, pela campanha inteira.** A substituída se perde. [QD-STICKER-01, QD-STICKER-15]
handbook-queensdale-grocer-2 = Algumas são uma escolha entre dois recursos, um A ou um recurso, ou um recurso em dobro; com uma delas você pode ir a um espaço ocupado. [QD-STICKER-02, QD-STICKER-03, QD-STICKER-04, QD-STICKER-05]
handbook-queensdale-grocer-3 = **Faces roxas vão ao espaço roxo**, onde há lugar para todas, e agem na hora. [QD-STICKER-06]
handbook-queensdale-grocer-beware = Algumas faces são compradas sem ver: você lê o que fazem quando já são suas. [QD-GROCER-05]

handbook-queensdale-next-title = A próxima partida
handbook-queensdale-next-asks = próxima partida; preparação; cartas; carta de época; carta de história; votação
handbook-queensdale-next-lead = Entre duas partidas a mesa conduz vocês por uma lista; ninguém precisa decorar nada. [QD-NEXT-02]
handbook-queensdale-next-1 = **Cartas são abertas quando alguém foi o primeiro a concluir uma época**; senão se lê uma carta de história. O que elas dizem vale para a mesa inteira. [QD-EPOCH-01, QD-EPOCH-04, QD-EPOCH-17]
handbook-queensdale-next-2 = O que a mesa tem a escolher, decide a maioria; no empate, o jogador com o menor objetivo. [QD-EPOCH-22]
handbook-queensdale-next-3 = As ervas são distribuídas de novo, as torres dão as suas mercadorias, o merceeiro abre, todos põem uma cabana, e começa o jogador com o menor objetivo. [QD-NEXT-08, QD-NEXT-10, QD-NEXT-12, QD-NEXT-14, QD-NEXT-15]

handbook-queensdale-fewer-title = Com dois ou três jogadores
handbook-queensdale-fewer-asks = dois jogadores; três jogadores; caverna; espaços cobertos; duas vezes
handbook-queensdale-fewer-lead = Com menos jogadores há **menos espaços para dados e menos cópias dos edifícios**. [QD-TWO-01, QD-THREE-04, QD-THREE-05, QD-BUILD-18]
handbook-queensdale-fewer-1 = **Com três, duas cavernas ligam dois bairros**: de uma à outra é um passo só. [QD-THREE-01, QD-THREE-03]
handbook-queensdale-fewer-2 = **Com dois, algumas épocas são jogadas duas vezes.** As cartas de objetivo delas mostram uma torre pequena: a primeira vez traz 2 recursos à sua escolha, só a segunda conclui a época. [QD-TWO-04, QD-TWO-05, QD-TWO-07]
handbook-queensdale-fewer-3 = Quem joga a primeira partida joga a campanha inteira; um amigo ou um bot pode ocupar o lugar de quem faltar. [QD-SETUP-03, QD-SETUP-27]

handbook-queensdale-castle-title = O fim da campanha
handbook-queensdale-castle-asks = campanha; castelo; última época; nove; fim da campanha; quem vence a campanha
handbook-queensdale-castle-lead = **O castelo fica pronto quando alguém conclui a nona época**, com 70 de fama. Essa pessoa vence a campanha; se várias conseguem na mesma partida, vence quem venceu essa partida. [QD-CAMP-01, QD-CAMP-04]
handbook-queensdale-castle-1 = Os outros são classificados pelas épocas concluídas, depois por quão perto chegaram do seu último objetivo. [QD-CAMP-05]
handbook-queensdale-castle-2 = Uma campanha costuma levar de 13 a 27 partidas. Ela pode ser deixada e retomada a qualquer momento, e uma terminada pode ser relida. [QD-CAMP-06, QD-CAMP-07]

handbook-queensdale-try-reroll-title = Um lançamento ruim
handbook-queensdale-try-reroll = Três argilas, todos os espaços de argila ocupados, e 1 pão. E agora?
handbook-queensdale-try-scout-title = Ervas no caminho
handbook-queensdale-try-scout = Quatro passos e uma cabana de hortelã. Por quantas você passa?
handbook-queensdale-try-build-title = Dois artesãos
handbook-queensdale-try-build = 2 recursos e 2 florins. Basta para uma pilha de pedras?
handbook-queensdale-try-morale-title = O menestrel
handbook-queensdale-try-morale = Moral 4 e dois edifícios rosa. Deixe-o tocar.
