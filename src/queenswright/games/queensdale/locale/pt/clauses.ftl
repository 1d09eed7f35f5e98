# The Rise of Queensdale: as cláusulas das regras, uma mensagem para cada; o índice é games/queensdale/clauses.toml.

# Componentes e convenções gerais.
chapter-QD-COMP = Componentes e convenções gerais
clause-QD-COMP-01 = O jogo é para 2, 3 ou 4 jogadores; a idade impressa é a partir de 12 anos.
clause-QD-COMP-02 = O produto é uma campanha: uma cadeia de partidas ligadas entre si, em que o progresso feito numa partida é mantido e, entre as partidas, são desbloqueadas novas regras e novo material.
clause-QD-COMP-03 = Há 20 dados, cinco em cada uma das quatro cores de jogador.
clause-QD-COMP-04 = Um dado tem seis faces substituíveis; uma cor começa com 30 adesivos de face (5 dados x 6 faces).
clause-QD-COMP-05 = Todos os dados de todas as cores começam com as mesmas seis faces: madeira, pedra, argila, florim, ação (A), ação (A).
clause-QD-COMP-06 = Há 48 fichas de erva. Um lado mostra um de 6 tipos de erva, o outro lado, um de 6 tipos de recompensa; uma ficha virada para baixo mostra o seu tipo e esconde a sua recompensa.
clause-QD-COMP-07 = Há 14 cabanas de ervas.
clause-QD-COMP-08 = As figuras da primeira partida são 8 artesãos, 8 menestréis e 2 mensageiros (18 ao todo); todas as outras figuras ficam de fora até que a campanha as introduza.
clause-QD-COMP-09 = A madeira, a pedra e a argila existem como peças avulsas e como fichas 3x; os florins existem como fichas.
clause-QD-COMP-10 = Há cubos brancos na caixa, que não são usados na primeira partida.
clause-QD-COMP-11 = As fichas de pão e os selos existem como reserva geral.
clause-QD-COMP-12 = Há 12 marcadores X e 4 fichas de mensageiro.
clause-QD-COMP-13 = Há 126 cartas: 21 de época, 12 de fim de época, 4 de capa ou de fundo, 10 de história amarelas, 6 de história marrons, 4 de história de uma terceira cor, 48 cartas numeradas (1-48), 7 cartas da vidente e 14 cartas de mensageiro.
clause-QD-COMP-14 = Três placas de edifícios pertencem à época 1 (1-1, 1-2, 1-3); outras doze placas de edifícios pertencem a épocas posteriores.
clause-QD-COMP-15 = Há 6 placas de fichas especiais; cada ficha especial tem um número.
clause-QD-COMP-16 = Há 14 folhas de adesivos, 7 das quais contêm adesivos de regra.
clause-QD-COMP-17 = Há 9 placas de recompensa de época (placas da torre), uma por época, com 4 peças de torre cada.
clause-QD-COMP-18 = Os adesivos de regra são numerados de R1 a R80; os adesivos de tabuleiro são numerados de 1 a 39.
clause-QD-COMP-19 = O adesivo 1 é o adesivo de cobertura. A sua lista prevê coberturas para 2 espaços de pedra, 2 de argila, 2 de madeira e 1 de florim, para um espaço de cada um destes: construir, pagamento do dia, feira semanal, trabalhadores, batedor 2, cavaleiro 2, cavaleiro 3, engrenagem e tomos, e para mais 4 espaços de recurso.
clause-QD-COMP-20 = Cada cor tem um tabuleiro de personagem, vários brasões à escolha, 2 fichas pequenas de brasão, um marcador de moral, um marcador de fama, um marcador de objetivo de época, um batedor e 5 dados.
clause-QD-COMP-21 = Os tabuleiros comuns são o vale (quatro quadrantes), um tabuleiro de ações com dois lados, um tabuleiro de resumo e a trilha de fama.
clause-QD-COMP-22 = Há duas peças de entrada de caverna; elas só são usadas com 3 jogadores.
clause-QD-COMP-23 = Há um marcador de jogador inicial, um desentupidor real e um suporte de plástico; o suporte pertence a partidas posteriores.
clause-QD-COMP-24 = Há uma folha da história da família, que se divide em quatro partes.
clause-QD-COMP-25 = Uma folha de resumo contém uma lista de verificação numerada: os passos 1-10 antes de uma partida e os passos 12-17 depois dela.
clause-QD-COMP-26 = A reserva de madeira, pedra, argila, florins, pão e selos nunca se esgota.
clause-QD-COMP-27 = O número de figuras é fixo; uma figura que falta nunca é substituída por outra coisa.
clause-QD-COMP-28 = A menos que um efeito diga o contrário, tudo o que um jogador paga vai para a reserva e tudo o que um jogador ganha vem da reserva.
clause-QD-COMP-29 = O símbolo de interrogação representa um recurso à escolha do jogador entre madeira, pedra, argila e florim.
clause-QD-COMP-30 = Nas ilustrações de trocas, a parte esquerda é o pagamento e a parte direita é o que se recebe.
clause-QD-COMP-31 = Uma ficha 3x vale três peças avulsas do seu tipo e pode ser trocada por peças avulsas, ou o inverso, a qualquer momento.
clause-QD-COMP-32 = Um ganho de n pontos de fama avança o marcador de fama do jogador n espaços na trilha de fama.
clause-QD-COMP-33 = As cartas, os adesivos e as placas não são vistos até que uma instrução mande usá-los.
clause-QD-COMP-34 = O conteúdo bloqueado da campanha não é entregue a nenhum cliente antes de ser desbloqueado, nem mesmo como texto, imagem ou nome de arquivo.
clause-QD-COMP-35 = “Recurso básico” significa sempre madeira, pedra, argila ou florim. “Item” significa tudo o que a fazenda aceita: madeira, pedra, argila, pão, figuras e, mais tarde, mármore. Um florim não é um item.
clause-QD-COMP-36 = As cabanas de ervas são limitadas a 14 para todos os jogadores juntos.
clause-QD-COMP-37 = Um adesivo de cobertura só precisa combinar com a imagem à sua volta; qual deles é usado não tem efeito no jogo.
clause-QD-COMP-38 = Mercadorias, figuras, selos, tomos, edifícios, faces dos dados e dados lançados são visíveis para todos; ocultos são apenas as recompensas das fichas de erva, a ordem do saco, os baralhos, as partes secretas das cartas da vidente e as cartas numeradas compradas sem ver.
clause-QD-COMP-39 = Os jogadores não podem trocar, emprestar nem dar mercadorias uns aos outros, a menos que uma carta diga que sim.

# Preparação da primeira partida.
chapter-QD-SETUP = Preparação da primeira partida
clause-QD-SETUP-01 = Antes da primeira partida, cada jogador escolhe uma cor e fica com ela durante toda a campanha.
clause-QD-SETUP-02 = Cada jogador escolhe um dos dois lados (feminino ou masculino) do tabuleiro de personagem.
clause-QD-SETUP-03 = Todos os jogadores da primeira partida jogam a campanha inteira; se esta começou com menos de quatro, ninguém pode entrar depois.
clause-QD-SETUP-04 = Cada jogador escolhe um brasão da própria cor para o tabuleiro de personagem; os outros dessa cor ficam fora da campanha.
clause-QD-SETUP-05 = Cada jogador recebe ao acaso uma história da família, lê o texto para a mesa e coloca o símbolo da família correspondente no tabuleiro de personagem.
clause-QD-SETUP-06 = Cada jogador dá um nome ao seu personagem antes da primeira partida.
clause-QD-SETUP-07 = Cada jogador recebe as duas fichas pequenas de brasão e o marcador de moral da própria cor.
clause-QD-SETUP-08 = O material das cores que ninguém usa fica de fora.
clause-QD-SETUP-09 = Primeira partida, passo 1: o vale é montado e cada um se senta junto ao bairro da própria cor.
clause-QD-SETUP-10 = Primeira partida, passo 2: a madeira, a pedra e a argila com as suas fichas 3x e os florins formam a reserva.
clause-QD-SETUP-11 = Primeira partida, passo 3: o tabuleiro de resumo e o tabuleiro de ações vão para a mesa; o tabuleiro de ações mostra o lado para 2 jogadores quando são dois e o outro lado quando são três ou quatro.
clause-QD-SETUP-12 = Primeira partida, passo 4: o saco contém as 18 figuras iniciais (QD-COMP-08).
clause-QD-SETUP-13 = Primeira partida, passo 5: as 48 fichas de erva são embaralhadas e uma é colocada, virada para baixo, em cada peça de arbusto.
clause-QD-SETUP-14 = Primeira partida, passo 6: o pão, os selos, os marcadores X, as fichas de mensageiro e o desentupidor real ficam ao lado do tabuleiro.
clause-QD-SETUP-15 = Primeira partida, passo 7: os edifícios das placas 1-1, 1-2 e 1-3 formam o estoque de edifícios.
clause-QD-SETUP-16 = Primeira partida, passo 8: cada jogador recebe o seu tabuleiro de personagem e cinco dados e, só nesta partida, 3 florins e 1 selo.
clause-QD-SETUP-17 = Primeira partida, passo 9: os marcadores de moral começam no nível mais baixo, os marcadores de objetivo de época no 10 e os marcadores de fama no início da trilha de fama.
clause-QD-SETUP-18 = Primeira partida, passo 10: cada batedor começa no espaço com tenda da sua cor; depois, cada jogador coloca uma cabana de ervas num dos seis espaços de cabana que há ali.
clause-QD-SETUP-19 = Primeira partida, passo 11: os baralhos de cartas são preparados; uma carta só é lida quando o jogo pede.
clause-QD-SETUP-20 = Primeira partida, passo 12: daqui em diante, cada fim de partida e cada nova partida seguem a lista de verificação da folha de resumo.
clause-QD-SETUP-21 = Na primeira partida, o jogador inicial é quem usou um desentupidor há menos tempo; esse jogador recebe o marcador de jogador inicial.
clause-QD-SETUP-22 = O jogador inicial lê a história de abertura antes da primeira de todas as partidas.
clause-QD-SETUP-23 = O jogo digital escolhe ao acaso o primeiro jogador inicial, ou deixa o anfitrião designar um.
clause-QD-SETUP-24 = O merceeiro pode ser usado antes da primeira partida com o selo inicial, embora a lista da primeira partida não o mencione.
clause-QD-SETUP-25 = A primeira cabana de ervas é escolhida depois que todas as fichas de erva estão no mapa; todos os jogadores escolhem ao mesmo tempo e podem escolher o mesmo tipo de erva.
clause-QD-SETUP-26 = Com menos de quatro jogadores, quaisquer cores podem ser usadas. Para dois jogadores, o programa sugere bairros opostos.
clause-QD-SETUP-27 = Um jogador que deixa o grupo pode ser substituído por outra pessoa ou por um bot que assuma a situação completa; o número de jogadores nunca muda.
clause-QD-SETUP-28 = Os adesivos são colocados pelo programa. A posição de um símbolo num dado não tem efeito.
clause-QD-SETUP-29 = Os arbustos dos quadrantes não usados também recebem fichas de erva; a fazenda, os terrenos de construção e os espaços de torre dos bairros não usados não têm outra função além de serem espaços para os batedores.

# Tabuleiros e mapa.
chapter-QD-BOARD = Tabuleiros e mapa
clause-QD-BOARD-01 = O vale é formado por quatro quadrantes com um bairro cada; dois rios se cruzam no meio e separam os quatro.
clause-QD-BOARD-02 = As pontes ligam as margens.
clause-QD-BOARD-03 = O terreno é feito de peças hexagonais; as peças podem ser trocadas durante a campanha.
clause-QD-BOARD-04 = Cada quadrante tem 12 peças de arbusto, 48 ao todo, de modo que todas as fichas de erva são usadas.
clause-QD-BOARD-05 = Cada quadrante contém os espaços de um dos quatro recursos básicos.
clause-QD-BOARD-06 = Cada bairro começa com uma fazenda, 4 terrenos de construção em volta dela, 3 espaços de torre redondos e peças de gramado.
clause-QD-BOARD-07 = Cada cor tem um grande espaço inicial com tenda e seis espaços de cabana, um para cada tipo de erva.
clause-QD-BOARD-08 = O verso de uma peça de gramado mostra um terreno de construção.
clause-QD-BOARD-09 = A trilha de fama mostra, para cada época, um espaço de objetivo com uma torre numerada e, logo antes dele, uma área vermelha.
clause-QD-BOARD-10 = O tabuleiro de ações tem um espaço roxo, marcado com um asterisco.
clause-QD-BOARD-11 = Cada espaço comporta no máximo um dado de cada vez; só o espaço roxo comporta qualquer número.
clause-QD-BOARD-12 = Nunca se pode construir em peças de gramado nem em entradas de caverna.
clause-QD-BOARD-13 = Tamanho do vale: 36 hexágonos por quadrante (1 tenda, 1 fazenda, 4 terrenos de construção, 3 espaços de torre, 6 de gramado, 12 de arbusto, 9 de prado), 144 hexágonos e 8 pontes, 152 espaços ao todo.
clause-QD-BOARD-14 = Simetria: todos os quadrantes usam as mesmas coordenadas axiais locais; o espaço (k,q,r) corresponde a ((k+1) mod 4, q, r) e é desenhado girado 90 graus. Hexágonos de quadrantes diferentes nunca são adjacentes; só as pontes os ligam.
clause-QD-BOARD-15 = Pontes: para cada k, uma ponte interior liga (k,-1,2) a (k+1,2,0) e uma ponte exterior liga (k,-2,4) a (k+1,4,0).
clause-QD-BOARD-16 = Distâncias a partir de uma tenda: os próprios arbustos a 1-4 passos, os arbustos dos dois quadrantes vizinhos a 5-10, os do quadrante oposto a 10-12; todos os espaços são alcançáveis.
clause-QD-BOARD-17 = Quadrantes no sentido horário: vermelho, azul, verde, amarelo; as suas áreas de recurso: madeira, pedra, argila, florim.
clause-QD-BOARD-18 = O espaço inicial com tenda conta como um único espaço, embora esteja desenhado em tamanho grande.
clause-QD-BOARD-19 = Espaços de torre, peças de torre, terrenos de construção, edifícios, gramado e bairros alheios são espaços normais para os batedores.
clause-QD-BOARD-20 = Os espaços de recurso e os espaços de ação são espaços para dados, nunca espaços do mapa.

# Tabuleiro de personagem e carta de objetivo de época.
chapter-QD-CHAR = Tabuleiro de personagem e carta de objetivo de época
clause-QD-CHAR-01 = O tabuleiro de personagem mostra o personagem, o seu nome, o brasão, o símbolo da família e a carta de objetivo de época atual.
clause-QD-CHAR-02 = A carta de objetivo de época indica os pontos de fama necessários para concluir a época atual.
clause-QD-CHAR-03 = A carta de objetivo de época indica três valores de fama: por ação de construir, por cabana de ervas e o valor da trombeta.
clause-QD-CHAR-04 = Todas as outras partes do tabuleiro de personagem ficam sem função até que a campanha as explique.
clause-QD-CHAR-05 = Na época 1, o objetivo é 10 pontos de fama e os valores são: construir 2, cabana de ervas 1, trombeta 1.
clause-QD-CHAR-06 = Uma nova carta de objetivo de época substitui a anterior e muda todos os valores de uma só vez; a carta substituída sai da campanha.
clause-QD-CHAR-07 = Toda a fama que um jogador ganha numa partida usa os valores da carta de objetivo de época que tinha no início dessa partida.
clause-QD-CHAR-08 = O lado do tabuleiro de personagem, o nome e o brasão nunca influenciam o jogo.
clause-QD-CHAR-09 = Objetivos das épocas 1-9: 10, 16, 22, 30, 38, 46, 54, 62, 70.
clause-QD-CHAR-10 = Fama por ação de construir, épocas 1-9: 2, 3, 4, 5, 6, 6, 6, 7, 8 (primeira edição do pacote: 2, 3, 4, 5, 6, 7, 8, 9, 10).
clause-QD-CHAR-11 = Fama por cabana de ervas, épocas 1-9: 1, 1, 1, 1, 2, 2, 2, 2, 2 (primeira edição do pacote: 1, 2, 2, 3, 3, 4, 4, 5, 5).
clause-QD-CHAR-12 = Valor da trombeta, épocas 1-9: 1, 1, 1, 1, 1, 1, 2, 2, 2 (primeira edição do pacote: 1, 1, 2, 2, 3, 3, 4, 4, 5).

# Rodada e turno.
chapter-QD-ROUND = Rodada e turno
clause-QD-ROUND-01 = Uma partida é uma série de rodadas.
clause-QD-ROUND-02 = No início de uma rodada, todos os jogadores lançam ao mesmo tempo os seus cinco dados.
clause-QD-ROUND-03 = O jogador inicial tem o primeiro turno; os turnos seguem no sentido horário.
clause-QD-ROUND-04 = No seu turno, um jogador escolhe um dos próprios dados lançados, coloca esse dado e faz o que o espaço permite.
clause-QD-ROUND-05 = Os turnos se sucedem até que ninguém tenha mais dados.
clause-QD-ROUND-06 = No fim da rodada, cada jogador recolhe os próprios dados.
clause-QD-ROUND-07 = No fim da rodada, o marcador de jogador inicial passa para o vizinho à esquerda; depois começa a rodada seguinte.
clause-QD-ROUND-08 = A partida continua, rodada a rodada, até que a condição de fim (QD-END-01) seja cumprida.
clause-QD-ROUND-09 = Passar para a esquerda significa passar para o jogador seguinte no sentido horário.
clause-QD-ROUND-10 = Um jogador que já usou todos os seus dados ou que saiu da rodada é pulado.
clause-QD-ROUND-11 = No seu turno, um jogador tem de colocar exatamente um dado ou sair da rodada (QD-DICE-10); não é possível guardar todos os dados e esperar.
clause-QD-ROUND-12 = Um turno termina quando o jogador o confirma depois da colocação, por isso depois dela ainda pode haver uso de figuras e relançamento dos dados restantes.
clause-QD-ROUND-13 = Todos os efeitos de uma colocação são resolvidos por completo antes que o próximo jogador aja.
clause-QD-ROUND-14 = Parada de segurança: uma partida em que ninguém atingiu um objetivo até o fim da rodada 20 termina; ninguém conta como tendo atingido o objetivo.
clause-QD-ROUND-15 = Um jogador pode ocupar vários espaços numa rodada, também vários espaços da mesma ação.

# Usar os dados.
chapter-QD-DICE = Usar os dados
clause-QD-DICE-01 = Um dado que mostra um recurso pode ir para um espaço de recurso livre do mesmo tipo.
clause-QD-DICE-02 = Um dado que mostra A pode ir para qualquer espaço de ação livre.
clause-QD-DICE-03 = Um dado só pode ser colocado num espaço de ação se o jogador realmente executar essa ação em seguida.
clause-QD-DICE-04 = Um dado de recurso pode ser usado como dado de ação: o jogador paga à reserva, além do mais, uma peça do recurso que saiu no dado.
clause-QD-DICE-05 = Um dado mostra madeira. O seu dono pode colocá-lo num espaço de ação entregando 1 madeira.
clause-QD-DICE-06 = Há espaços de ação no tabuleiro de ações e, mais tarde, em cartas.
clause-QD-DICE-07 = A qualquer momento do seu turno, um jogador pode relançar dados próprios.
clause-QD-DICE-08 = Um relançamento custa uma peça de um dos materiais ilustrados para esse fim e abrange qualquer número de dados próprios.
clause-QD-DICE-09 = Pode-se relançar várias vezes; os dados e o pagamento são escolhidos de novo a cada vez.
clause-QD-DICE-10 = Um jogador pode decidir não usar mais dados; a rodada acaba então imediatamente para esse jogador.
clause-QD-DICE-11 = Materiais aceitos para um relançamento: 1 madeira, 1 pedra, 1 argila, 1 florim ou 1 pão.
clause-QD-DICE-12 = Sair da rodada é permitido com qualquer número de dados não usados e é definitivo para essa rodada.
clause-QD-DICE-13 = Sem uma colocação permitida, um jogador tem de relançar (se puder pagar) ou sair da rodada.
clause-QD-DICE-14 = Só podem ser relançados os dados ainda não colocados nesta rodada.
clause-QD-DICE-15 = São permitidos relançamentos tanto antes da colocação como depois dela (dos dados restantes); depois de sair da rodada, não.
clause-QD-DICE-16 = O recurso adicional por um dado de recurso é pago antes da ação e além do custo da própria ação; as mercadorias ganhas com a ação não podem servir para pagá-lo.
clause-QD-DICE-17 = Um dado de recurso cujo recurso o jogador não possui não pode ser usado num espaço de ação.
clause-QD-DICE-18 = Uma ação só conta como executada se o seu custo total for pago e ela mudar alguma coisa; caso contrário, a colocação não é permitida (trilha de moral no topo, saco vazio, nenhum espaço de cabana livre, nenhum edifício que se possa pagar).
clause-QD-DICE-19 = Um dado de recurso pode ser colocado no seu espaço de recurso mesmo que o jogador não precise do recurso.
clause-QD-DICE-20 = Um dado com A nunca pode ser usado num espaço de recurso.
clause-QD-DICE-21 = Só é possível desfazer enquanto, depois do passo a desfazer, não houver nenhum resultado do acaso, nenhuma informação oculta nem nenhuma decisão de outro jogador.
clause-QD-DICE-22 = Um jogador a quem resta um dado (argila) encontra todos os espaços de argila ocupados e não possui nada além de 1 pão: pagá-lo por um relançamento ou sair da rodada são as únicas escolhas.
clause-QD-DICE-23 = Um jogador com exatamente 2 florins quer usar um dado de florim na feira semanal: o próprio dado exige 1 florim, por isso só resta 1 e a feira semanal não é permitida.

# Espaços de recurso.
chapter-QD-RES = Espaços de recurso
clause-QD-RES-01 = Colocar um dado num espaço de recurso dá 1 recurso desse tipo.
clause-QD-RES-02 = A madeira, a pedra e a argila têm exatamente um espaço +1 cada; um dado ali dá 2.
clause-QD-RES-03 = O florim não tem espaço +1.
clause-QD-RES-04 = Um dado de madeira num espaço de madeira normal dá 1 madeira; no espaço +1 dá 2.
clause-QD-RES-05 = O espaço +1 conta entre os espaços do seu recurso e nunca é um dos cobertos.
clause-QD-RES-06 = O jogador escolhe livremente entre um espaço +1 livre e um espaço normal livre.
clause-QD-RES-07 = Espaços de recurso (madeira/pedra/argila/florim): 4 jogadores 4/4/4/3, 3 jogadores 3/3/3/3, 2 jogadores 2/2/2/2; na madeira, na pedra e na argila, um dos espaços é o espaço +1.

# Pagamento do dia.
chapter-QD-WAGE = Pagamento do dia
clause-QD-WAGE-01 = Ação do pagamento do dia: o jogador recebe 1 florim.
clause-QD-WAGE-02 = Espaços do pagamento do dia: 3 / 2 / 2 para 4 / 3 / 2 jogadores.

# Movimento do batedor.
chapter-QD-SCOUT = Movimento do batedor
clause-QD-SCOUT-01 = Ação do batedor: o jogador move o próprio batedor; o número junto ao espaço é o número máximo de passos.
clause-QD-SCOUT-02 = Cada hexágono e cada ponte em que ele entra gastam um passo.
clause-QD-SCOUT-03 = O batedor pode se mover em qualquer direção, dar meia-volta e entrar repetidamente no mesmo espaço.
clause-QD-SCOUT-04 = Pode-se entrar em espaços ocupados (edifícios, outros batedores).
clause-QD-SCOUT-05 = Um rio só pode ser atravessado por pontes.
clause-QD-SCOUT-06 = O batedor pode entrar de novo no seu espaço inicial e sair por outro lado; esse espaço custa um passo, como qualquer outro.
clause-QD-SCOUT-07 = Um batedor que entra num espaço com uma ficha de erva cujo tipo corresponde a uma das cabanas do seu dono pode colher essa ficha (QD-HERB-01).
clause-QD-SCOUT-08 = Num só movimento podem ser colhidas várias fichas, também de tipos diferentes.
clause-QD-SCOUT-09 = O vermelho usa um espaço do batedor com o valor 4, anda até quatro espaços e colhe pelo caminho as fichas que correspondem à cabana vermelha.
clause-QD-SCOUT-10 = Espaços do batedor segundo o número de passos: 4 jogadores 4, 3, 2, 2; 3 jogadores 4, 3, 2; 2 jogadores 4, 2.
clause-QD-SCOUT-11 = Para colher basta entrar num espaço de passagem; o batedor não precisa parar ali.
clause-QD-SCOUT-12 = Uma ação do batedor exige pelo menos um passo.
clause-QD-SCOUT-13 = Um batedor pode terminar o seu movimento numa ponte ou num bairro alheio.
clause-QD-SCOUT-14 = Uma ficha no espaço onde o batedor já está não é colhida com uma nova ação do batedor, a não ser que o batedor saia do espaço e entre nele de novo.
clause-QD-SCOUT-15 = As recompensas colhidas têm efeito de imediato, na ordem do caminho, antes do passo seguinte.
clause-QD-SCOUT-16 = No mapa proposto, o caminho da tenda vermelha (0,1,2) por (0,0,2) e (0,-1,2) até a ponte interior e daí a (1,2,0) no quadrante azul custa 4 passos.

# Fichas de erva.
chapter-QD-HERB = Fichas de erva
clause-QD-HERB-01 = Para colher, o jogador vira a ficha e recebe o que ela mostra.
clause-QD-HERB-02 = Uma ficha colhida fica de fora pelo resto da partida.
clause-QD-HERB-03 = Colher é facultativo.
clause-QD-HERB-04 = Recompensa “recurso”: 1 do recurso ilustrado.
clause-QD-HERB-05 = Recompensa “fama”: 1 ponto de fama.
clause-QD-HERB-06 = Recompensa “pão”: 1 pão.
clause-QD-HERB-07 = Recompensa “moral”: o marcador de moral sobe 1 nível.
clause-QD-HERB-08 = Recompensa “vidente”: um encontro com a vidente (QD-CLAIR-01).
clause-QD-HERB-09 = As duas recompensas de recurso são madeira e argila.
clause-QD-HERB-10 = Distribuição das fichas: 8 fichas por tipo de erva. Recompensas no total das 48: madeira 12, argila 12, pão 8, fama 8, moral 6, vidente 2.
clause-QD-HERB-11 = A fama de uma ficha de erva é sempre 1, em todas as épocas.
clause-QD-HERB-12 = Assim que uma ficha é virada, está gasta, mesmo que a sua recompensa não possa ser recebida.
clause-QD-HERB-13 = Se o baralho da vidente estiver vazio, essa recompensa passa a ser 1 recurso básico à escolha do jogador.
clause-QD-HERB-14 = As recompensas das fichas viradas para baixo são ocultas para todos os jogadores; os tipos são visíveis.

# Vidente.
chapter-QD-CLAIR = Vidente
clause-QD-CLAIR-01 = O jogador que encontra a vidente tira a carta de cima do baralho da vidente.
clause-QD-CLAIR-02 = A primeira parte da carta é lida a todos; a segunda parte, só por quem a tirou.
clause-QD-CLAIR-03 = A parte secreta não pode ser transmitida a outros jogadores.
clause-QD-CLAIR-04 = O texto fala de acontecimentos possíveis desta partida ou de uma posterior e não precisa ser verdadeiro.
clause-QD-CLAIR-05 = Depois da partida, a carta passa para o material pessoal de quem a tirou e pode ser relida sempre que se queira.
clause-QD-CLAIR-06 = As cartas da vidente nunca são embaralhadas de novo; cada uma das 7 aparece uma vez por campanha.
clause-QD-CLAIR-07 = A parte secreta é enviada apenas ao cliente de quem tirou a carta.
clause-QD-CLAIR-08 = Sete cartas da vidente, cada uma com uma pista pública, uma pista secreta e um valor de verdade guardado; pelo menos duas pistas secretas são falsas.

# Cabanas de ervas.
chapter-QD-HUT = Cabanas de ervas
clause-QD-HUT-01 = Ação da cabana de ervas: pagar 3 madeiras, tirar uma cabana da reserva e colocá-la num espaço de cabana livre do próprio espaço inicial.
clause-QD-HUT-02 = Uma cabana construída dá fama de imediato: o valor por cabana da própria carta de objetivo de época.
clause-QD-HUT-03 = Na primeira partida, uma cabana dá 1 ponto de fama.
clause-QD-HUT-04 = A partir desse momento, o próprio batedor também pode colher o tipo de erva desse espaço de cabana.
clause-QD-HUT-05 = Se o próprio batedor estiver sobre uma ficha do tipo recém-acrescentado, o jogador pode colhê-la de imediato, sem se mover.
clause-QD-HUT-06 = A cabana colocada na preparação da partida não custa nada e não dá fama.
clause-QD-HUT-07 = Se a reserva não tiver nenhuma cabana ou se o jogador já tiver todos os seis tipos, a ação não é permitida.
clause-QD-HUT-08 = Espaços da cabana de ervas: 2 / 2 / 1 para 4 / 3 / 2 jogadores.

# Feira semanal.
chapter-QD-MARKET = Feira semanal
clause-QD-MARKET-01 = Feira semanal: pagar exatamente 2 florins e receber 2 recursos, em qualquer combinação de madeira, pedra e argila.
clause-QD-MARKET-02 = Meio negócio (1 florim por 1 recurso) não é possível.
clause-QD-MARKET-03 = Aqui não é possível comprar florins nem mármore.
clause-QD-MARKET-04 = Espaços da feira semanal: 3 / 2 / 1 para 4 / 3 / 2 jogadores.

# Ação da padaria.
chapter-QD-BAKERY = Ação da padaria
clause-QD-BAKERY-01 = Ação da padaria: o jogador recebe 1 pão.
clause-QD-BAKERY-02 = O espaço de ação “padaria” e o edifício rosa “padaria” são coisas diferentes; o código e os textos os distinguem pelo nome.
clause-QD-BAKERY-03 = Espaços da padaria: 2 / 2 / 1 para 4 / 3 / 2 jogadores.

# Alimentar os pobres.
chapter-QD-POOR = Alimentar os pobres
clause-QD-POOR-01 = Ação de alimentar os pobres: o jogador entrega 1 pão e o marcador de moral sobe 1 nível.
clause-QD-POOR-02 = No topo da trilha de moral, esta ação não é permitida.
clause-QD-POOR-03 = Espaços de alimentar os pobres: 2 / 2 / 1 para 4 / 3 / 2 jogadores.

# Ação de construir.
chapter-QD-BUILD = Ação de construir
clause-QD-BUILD-01 = Uma ação de construir exige um dado num espaço de construir livre.
clause-QD-BUILD-02 = Todos os edifícios ainda não construídos ficam disponíveis ao lado do tabuleiro desde o início de cada partida.
clause-QD-BUILD-03 = Na primeira partida só estão disponíveis edifícios de armazenagem e manufaturas.
clause-QD-BUILD-04 = O custo em recursos está impresso uma vez por placa de edifícios e vale para todos os edifícios dela.
clause-QD-BUILD-05 = As cópias de nível mais alto custam florins adicionais além do custo em recursos; assim, as cópias posteriores de um tipo são mais caras.
clause-QD-BUILD-06 = Um jogador pode escolher de propósito um nível mais alto e pagar os florins adicionais, embora ainda haja um nível mais baixo.
clause-QD-BUILD-07 = A pilha de pedras custa 1 madeira, 3 pedras e 2 argilas; a cópia ilustrada custa 2 florins além desses seis recursos.
clause-QD-BUILD-08 = Depois do pagamento, a peça toma o lugar de um terreno de construção, ou de um edifício já existente, no próprio bairro.
clause-QD-BUILD-09 = Só os terrenos de construção e os edifícios existentes podem receber um edifício.
clause-QD-BUILD-10 = Quando todos os próprios terrenos de construção estiverem usados, um jogador pode construir por cima de qualquer edifício próprio; o edifício coberto sai definitivamente da campanha.
clause-QD-BUILD-11 = No início da primeira partida, cada bairro tem 4 terrenos de construção.
clause-QD-BUILD-12 = Cada ação de construir dá fama, seja qual for o edifício e quanto quer que tenha custado: o valor por construção da própria carta de objetivo de época.
clause-QD-BUILD-13 = Na primeira partida, uma ação de construir dá 2 pontos de fama.
clause-QD-BUILD-14 = Cada jogador pode possuir cada tipo de edifício uma só vez.
clause-QD-BUILD-15 = O dono de um depósito de madeira não pode construir outro depósito de madeira, mas pode construir uma pilha de pedras.
clause-QD-BUILD-16 = O estoque de um tipo pode ser menor do que o número de jogadores, por isso nem todos podem possuir todos os tipos.
clause-QD-BUILD-17 = Os edifícios permanecem no bairro em todas as partidas posteriores.
clause-QD-BUILD-18 = Com três jogadores, todos os edifícios marcados com *** saem do estoque; com dois jogadores saem também os marcados com **.
clause-QD-BUILD-19 = Novas épocas trazem novos edifícios.
clause-QD-BUILD-20 = Custos das placas da época 1 (madeira/pedra/argila): a 1-1 custa 3/2/1, a 1-2 custa 1/3/2, a 1-3 custa 2/1/3.
clause-QD-BUILD-21 = Placas da época 1: 1-1 depósito de madeira, cabana do lenhador, padaria, moradia; 1-2 pilha de pedras, canteiro, tesoureiro; 1-3 depósito de tijolos, barreiro, celeiro.
clause-QD-BUILD-22 = Escala de níveis: nível I +0, II +1, III +2, IV +3 florins; os rebites são iguais ao número do nível (os edifícios cinza têm mais 3).
clause-QD-BUILD-23 = Padrões de cópias: amplo = níveis I, II, III(**), IV(***), portanto 4/3/2 cópias para 4/3/2 jogadores; normal = I, II, III(***), portanto 3/2/2; escasso = I, II(**), portanto 2/2/1.
clause-QD-BUILD-24 = Estoque da época 1: depósito de madeira, cabana do lenhador, pilha de pedras, canteiro, depósito de tijolos e barreiro são amplos; padaria, moradia, tesoureiro e celeiro são normais. 36 / 26 / 20 peças para 4 / 3 / 2 jogadores.
clause-QD-BUILD-25 = Espaços de construir: 3 / 2 / 2 para 4 / 3 / 2 jogadores.
clause-QD-BUILD-26 = Outros usos de uma ação de construir (cada um paga o seu próprio preço e dá a fama por construção completa): limpar terreno a partir da época 2, reformar a partir da época 3, etapa do monumento a partir da época 5, trecho de muralha ou de estrada a partir da época 7, aposento do castelo a partir da época 8.
clause-QD-BUILD-27 = Construir por cima não é permitido enquanto o próprio bairro ainda tiver um terreno de construção livre.
clause-QD-BUILD-28 = Nunca se pode construir por cima da fazenda.
clause-QD-BUILD-29 = Os espaços de torre e as peças de torre nunca recebem edifícios.
clause-QD-BUILD-30 = Um tipo que o jogador já possui não pode ser construído de novo, nem mesmo por cima da própria cópia.
clause-QD-BUILD-31 = Se um edifício foi coberto, o mesmo tipo pode ser construído de novo mais tarde, enquanto houver cópias.
clause-QD-BUILD-32 = Pode-se escolher qualquer nível que ainda esteja no estoque; não é preciso tirar primeiro um nível mais baixo.
clause-QD-BUILD-33 = O acréscimo em florins não faz parte do custo em recursos: os artesãos não o reduzem.
clause-QD-BUILD-34 = Um edifício funciona desde o momento em que é colocado, também no mesmo turno.
clause-QD-BUILD-35 = Os efeitos de um edifício coberto cessam de imediato; as mercadorias já ganhas ficam.
clause-QD-BUILD-36 = Pilha de pedras de nível III com dois artesãos: 4 dos 6 recursos são economizados; 2 recursos do custo e os 2 florins têm de ser pagos.
clause-QD-BUILD-37 = Com quatro jogadores, os seis tipos amplos da época 1 têm quatro cópias com +0, +1, +2 e +3 florins; com dois jogadores só restam +0 e +1.

# Trabalhadores e figuras.
chapter-QD-WORK = Trabalhadores e figuras
clause-QD-WORK-01 = Ação de contratar trabalhadores: custa 1 florim mais 1 pão; em seguida, o jogador tira do saco, sem ver, 1 figura e a guarda à sua frente.
clause-QD-WORK-02 = As próprias figuras podem ser usadas a qualquer momento do próprio turno, além de se colocar um dado; usar uma figura não é uma ação.
clause-QD-WORK-03 = Uma figura pode ser usada de imediato ou num turno posterior.
clause-QD-WORK-04 = Uma figura usada vai para o centro do tabuleiro e não volta ao saco nesta partida.
clause-QD-WORK-05 = Quando uma partida acaba, o saco é enchido de novo com todas as figuras usadas e com todas as que não encontram lugar de armazenagem.
clause-QD-WORK-06 = O tabuleiro de resumo indica o que faz cada tipo de figura.
clause-QD-WORK-07 = Artesão: durante uma ação de construir, cada artesão usado economiza 2 recursos; numa construção pode ser usado qualquer número deles.
clause-QD-WORK-08 = Menestrel: ao ser usado, o próprio marcador de moral sobe 2 níveis.
clause-QD-WORK-09 = Quem usa um artesão escolhe quais 2 recursos são economizados entre a madeira, a pedra ou a argila exigidas; a economia não aproveitada se perde.
clause-QD-WORK-10 = Os artesãos nunca economizam acréscimos em florins, mármore nem custos de outras ações.
clause-QD-WORK-11 = De um saco vazio não sai nada; nesse caso não é permitido contratar, e nada é pago.
clause-QD-WORK-12 = O dono vê quantas figuras há no saco; quais tipos restam é informação pública e pode ser mostrada pelo programa.
clause-QD-WORK-13 = O número de figuras usadas num turno é ilimitado.
clause-QD-WORK-14 = Uma figura só pode ser usada no turno do seu dono.
clause-QD-WORK-15 = Um menestrel não pode ser usado no topo da trilha de moral; um nível abaixo do topo pode ser usado, e o segundo passo se perde.
clause-QD-WORK-16 = Espaços de contratar trabalhadores: 3 / 2 / 1 para 4 / 3 / 2 jogadores.
clause-QD-WORK-17 = Figuras posteriores: 4 mercadores a partir da época 4 e 4 curandeiras a partir da época 6 entram no saco.

# Mensageiro.
chapter-QD-COURIER = Mensageiro
clause-QD-COURIER-01 = Quem tira um mensageiro do saco tira de imediato a carta de mensageiro de cima, lê para todos e a cumpre.
clause-QD-COURIER-02 = Uma carta de mensageiro pode durar pelo resto da partida em andamento.
clause-QD-COURIER-03 = Quando mais um mensageiro é tirado, a carta de mensageiro mais antiga é descartada de imediato e as fichas de mensageiro colocadas voltam à reserva; só a carta mais recente está em vigor.
clause-QD-COURIER-04 = Todas as 14 cartas de mensageiro são embaralhadas de novo juntas depois de cada partida.
clause-QD-COURIER-05 = A figura do mensageiro é um coringa: no próprio turno pode ser usada como qualquer outro tipo de figura.
clause-QD-COURIER-06 = Uma vez usada, mantém o papel escolhido até o fim da partida.
clause-QD-COURIER-07 = Um mensageiro nunca pode ser levado para a partida seguinte, nem mesmo depois de usado como outra figura.
clause-QD-COURIER-08 = Tirar um mensageiro por qualquer efeito (ação de contratar trabalhadores, dado roxo, peça) desencadeia a carta.
clause-QD-COURIER-09 = A ordem é: retirar a carta e as fichas antigas, ler e aplicar a nova carta; depois, quem tirou o mensageiro continua o turno.
clause-QD-COURIER-10 = “Mantém o papel” significa que outros efeitos tratam o mensageiro usado como esse tipo de figura enquanto estiver no centro.
clause-QD-COURIER-11 = Um mensageiro pode ser um artesão numa ação de construir, juntamente com artesãos verdadeiros.
clause-QD-COURIER-12 = Um mensageiro não usado conta como figura na troca da fazenda.
clause-QD-COURIER-13 = Se o baralho de mensageiro se esgotar durante uma partida, as cartas descartadas são embaralhadas e formam um novo baralho.
clause-QD-COURIER-14 = As fichas de mensageiro (4) marcam aquilo a que a carta de mensageiro atual diz respeito: espaços, pontes ou jogadores.
clause-QD-COURIER-15 = Catorze cartas de mensageiro: 5 instantâneas, 9 duradouras; nenhuma tira fama e nenhuma atinge só um jogador determinado.

# Trilha de moral.
chapter-QD-MORALE = Trilha de moral
clause-QD-MORALE-01 = Cada jogador tem um marcador na trilha de moral, que começa cada partida no nível mais baixo.
clause-QD-MORALE-02 = Sempre que o marcador atinge ou ultrapassa um nível com o símbolo rosa, o jogador recebe de imediato a renda de todos os próprios edifícios rosa.
clause-QD-MORALE-03 = Renda significa tudo o que está ilustrado nos próprios edifícios rosa.
clause-QD-MORALE-04 = Sempre que o marcador atinge ou ultrapassa um nível com trombeta, o jogador ganha de imediato tantos pontos de fama quanto o próprio valor da trombeta.
clause-QD-MORALE-05 = Na primeira partida, um nível com trombeta dá 1 ponto de fama.
clause-QD-MORALE-06 = Trilha: níveis 0-15, começo no 0; símbolos rosa em 2, 5, 8, 11, 14; trombetas em 3, 6, 9, 12, 15.
clause-QD-MORALE-07 = Um salto por cima de vários níveis ativa todos os níveis intermediários e o último, em ordem crescente, cada um uma vez.
clause-QD-MORALE-08 = Um marcador no 4 é levado por um menestrel ao 6: o nível 5 dá a renda de todos os edifícios rosa, o nível 6 dá o valor da trombeta.
clause-QD-MORALE-09 = O nível do topo é o último; os passos a mais se perdem e não dão nada.
clause-QD-MORALE-10 = Vários marcadores podem estar no mesmo nível; o nível recompensa cada um deles.
clause-QD-MORALE-11 = Se um efeito fizer um marcador descer, nada é devolvido; os níveis alcançados de novo recompensam outra vez.
clause-QD-MORALE-12 = As peças de torre rosa pagam como os edifícios rosa.
clause-QD-MORALE-13 = A moral não passa para a partida seguinte.

# Critérios de desempate.
chapter-QD-TIE = Critérios de desempate
clause-QD-TIE-01 = Um empate quanto à ordem ou à classificação é decidido a favor de quem tiver mais rebites decorativos nos próprios edifícios.
clause-QD-TIE-02 = Se o empate continuar: mais edifícios.
clause-QD-TIE-03 = Se o empate continuar: mais florins.
clause-QD-TIE-04 = Se o empate continuar: decide o acaso.
clause-QD-TIE-05 = As cópias mais caras de um edifício têm mais rebites.
clause-QD-TIE-06 = Contam os rebites dos edifícios e das etapas do monumento; a fazenda não tem nenhum; as peças de torre só contam se tiverem rebites impressos.
clause-QD-TIE-07 = O número de edifícios não inclui a fazenda nem as peças de torre.
clause-QD-TIE-08 = Contam os florins que cada um tem no momento do empate, antes do passo que precisa da ordem.
clause-QD-TIE-09 = Entre três ou mais jogadores empatados, os quatro critérios se aplicam ao grupo inteiro e depois, de novo, aos jogadores que continuam empatados.
clause-QD-TIE-10 = Cada empate tem um novo sorteio, que fica registrado.
clause-QD-TIE-11 = O vermelho e o azul têm o mesmo excedente. O vermelho possui um edifício de nível III e um de nível I (4 rebites), o azul dois edifícios de nível II (4 rebites): rebites iguais, edifícios iguais; o vermelho tem 2 florins, o azul 1, por isso o vermelho está à frente.

# Novas faces dos dados.
chapter-QD-STICKER = Novas faces dos dados
clause-QD-STICKER-01 = As novas faces compradas no merceeiro alteram os dados do seu dono pelo resto da campanha.
clause-QD-STICKER-02 = Face “A ou recurso”: o dado é usado como A ou como o recurso mostrado.
clause-QD-STICKER-03 = Face “recurso duplo”: num espaço de recurso dá 2 recursos, no espaço +1 dá 3.
clause-QD-STICKER-04 = Face “recurso à escolha”: o jogador escolhe um dos recursos mostrados e usa um espaço de recurso correspondente.
clause-QD-STICKER-05 = Face “espaço ocupado”: o dado pode ser colocado num espaço de ação do tabuleiro de ações que já tenha um dado ou uma figura; a ação é então executada.
clause-QD-STICKER-06 = As faces roxas só são usadas no espaço roxo; ali cabe qualquer número de dados, e a função tem efeito de imediato.
clause-QD-STICKER-07 = Face roxa “moral”: o próprio marcador de moral sobe 1 nível.
clause-QD-STICKER-08 = Face roxa “trombeta”: tantos pontos de fama quanto o próprio valor da trombeta atual.
clause-QD-STICKER-09 = Face roxa “dois recursos”: receber 2 recursos básicos quaisquer (madeira, pedra, argila, florim).
clause-QD-STICKER-10 = Face roxa “erva”: tirar do mapa qualquer ficha de erva; não é preciso ter uma cabana correspondente e o batedor fica onde está.
clause-QD-STICKER-11 = Face roxa “figura”: tirar 1 figura do saco.
clause-QD-STICKER-12 = Face roxa “pão”: receber 2 pães.
clause-QD-STICKER-13 = Face roxa “festa” (combinada): tirar 1 figura, depois subir 1 nível de moral e ganhar 2 pontos de fama.
clause-QD-STICKER-14 = Algumas faces pertencem a uma carta numerada; essa carta só é lida depois da compra e explica o símbolo.
clause-QD-STICKER-15 = Uma nova face substitui uma face de um dado próprio, à escolha do dono; a face antiga está perdida para a campanha. Qualquer face pode ser substituída, também uma que tenha sido comprada.
clause-QD-STICKER-16 = Um dado pode ter várias faces iguais e pode perder todas as suas faces A ou de recurso.
clause-QD-STICKER-17 = Uma face de recurso duplo ou de recurso à escolha usada como dado de ação custa 1 peça de um recurso que ela mostra (QD-DICE-04).
clause-QD-STICKER-18 = A face “A ou recurso” usada como A não custa nada a mais.
clause-QD-STICKER-19 = As faces roxas e a face “espaço ocupado” não são símbolos de recurso e não podem ser transformadas numa ação mediante pagamento.
clause-QD-STICKER-20 = A face “espaço ocupado” não pode ser usada num espaço livre nem em espaços de recurso; pode se juntar a um dado do próprio jogador.
clause-QD-STICKER-21 = Vários dados podem ser empilhados num espaço de ação graças a faces “espaço ocupado”; um espaço do batedor mantém o seu número de passos para cada um.
clause-QD-STICKER-22 = Um dado roxo cuja função não faria nada não pode ser colocado; a face combinada pode ser colocada se pelo menos uma parte tiver efeito.
clause-QD-STICKER-23 = A face de erva vira a ficha e dá a sua recompensa como em QD-HERB-01.
clause-QD-STICKER-24 = Uma face de recurso duplo num espaço de florim dá 2 florins.
clause-QD-STICKER-25 = Cópias e preços de todas as faces: ver QD-GROCER-06.
clause-QD-STICKER-26 = Uma face de pedra dupla dá 2 pedras num espaço de pedra normal e 3 no espaço +1.

# Edifícios de armazenagem.
chapter-QD-STORE = Edifícios de armazenagem
clause-QD-STORE-01 = Os edifícios de armazenagem (azuis) permitem ao seu dono levar itens para a partida seguinte; tudo o que não está armazenado se perde no fim de uma partida.
clause-QD-STORE-02 = Os próprios edifícios ficam sempre.
clause-QD-STORE-03 = Cada jogador possui uma fazenda desde o início; ela é um edifício de armazenagem.
clause-QD-STORE-04 = A fazenda transforma 4 itens quaisquer (pão, recursos, figuras; mármore, quando existir) em 1 florim, quantas vezes o jogador quiser.
clause-QD-STORE-05 = 2 pães e 2 argilas fazem 1 florim; 1 pão, 1 pedra e 2 figuras fazem mais um.
clause-QD-STORE-06 = A fazenda armazena até 3 florins; os florins além disso ficam perdidos no fim da partida.
clause-QD-STORE-07 = Depósito de madeira: armazena até 3 madeiras.
clause-QD-STORE-08 = Pilha de pedras: armazena até 3 pedras.
clause-QD-STORE-09 = Depósito de tijolos: armazena até 3 argilas.
clause-QD-STORE-10 = Celeiro: armazena até 2 pães.
clause-QD-STORE-11 = Moradia: armazena até 2 figuras, nunca mensageiros.
clause-QD-STORE-12 = A troca só é possível na etapa de armazenagem depois de uma partida, nunca durante o jogo.
clause-QD-STORE-13 = Ordem na etapa de armazenagem: primeiro todas as trocas, depois armazenar; os florins da troca dividem a capacidade para florins com os que o jogador já tinha.
clause-QD-STORE-14 = Um jogador tem 2 florins, 5 madeiras, 2 argilas e 1 artesão, e possui a fazenda e um depósito de madeira. Duas argilas, um artesão e uma madeira viram 1 florim; ficam guardados 3 florins e 3 madeiras, e 1 madeira é perdida.
clause-QD-STORE-15 = Um jogador tem 5 florins e 8 pedras e possui só a fazenda. Trocar daria 7 florins; de qualquer forma, só 3 ficam guardados.
clause-QD-STORE-16 = O jogador escolhe livremente quais itens são trocados, armazenados ou perdidos; o programa propõe a distribuição que mais conserva e deixa o jogador mudá-la.
clause-QD-STORE-17 = As capacidades de vários edifícios se somam; uma capacidade vale apenas para os itens impressos no edifício.
clause-QD-STORE-18 = Os itens armazenados não precisam de lugar no bairro e estão disponíveis desde o início da partida seguinte; a capacidade só é verificada na etapa de armazenagem.
clause-QD-STORE-19 = Uma capacidade só conta se o edifício estiver no bairro na etapa de armazenagem.
clause-QD-STORE-20 = Os edifícios de armazenagem posteriores estão no pacote de conteúdo; nenhum edifício melhora a proporção da fazenda acima de 1 florim por 4 itens.

# Manufaturas.
chapter-QD-MANU = Manufaturas
clause-QD-MANU-01 = As manufaturas (rosa) produzem quando o marcador de moral atinge ou ultrapassa um nível rosa (QD-MORALE-02).
clause-QD-MANU-02 = Cabana do lenhador: 1 madeira por renda.
clause-QD-MANU-03 = Canteiro: 1 pedra por renda.
clause-QD-MANU-04 = Barreiro: 1 argila por renda.
clause-QD-MANU-05 = Tesoureiro: 1 florim por renda.
clause-QD-MANU-06 = Padaria (edifício): 1 pão por renda.
clause-QD-MANU-07 = Um jogador com cabana do lenhador, canteiro e tesoureiro ultrapassa um nível rosa e recebe 1 madeira, 1 pedra e 1 florim.
clause-QD-MANU-08 = A renda é obrigatória e completa; durante uma partida não há limite de armazenagem.
clause-QD-MANU-09 = Uma manufatura construída depois que um nível rosa foi ultrapassado só paga a partir do próximo nível rosa.

# Fim de uma partida.
chapter-QD-END = Fim de uma partida
clause-QD-END-01 = O fim chega quando pelo menos um jogador atingiu ou ultrapassou o próprio objetivo de época na trilha de fama.
clause-QD-END-02 = A rodada em andamento ainda é jogada até o fim, ou seja, até que todos os dados estejam colocados.
clause-QD-END-03 = Vários jogadores podem atingir os seus objetivos na mesma partida.
clause-QD-END-04 = O vencedor é quem atingiu o próprio objetivo; entre vários, é aquele que estiver mais acima do próprio objetivo.
clause-QD-END-05 = Um empate quanto à vitória é decidido pelos critérios de desempate (QD-TIE-01).
clause-QD-END-06 = Primeira partida, todos os objetivos 10: o vermelho acaba com 11, o azul com 10, o verde com 8, o amarelo com 7. O vermelho e o azul atingiram o objetivo; o vermelho está 1 acima dele e vence, o azul é segundo.
clause-QD-END-07 = Um jogador com o objetivo 22 acaba em 24; outro, com o objetivo 10, em 13. Ambos atingiram os seus objetivos; o segundo está 3 acima e vence.
clause-QD-END-08 = Depois da partida, a lista de verificação é percorrida em ordem: 12 cartas reveladas, 13 carta de fim de época, 14 selos, 15 peças de torre e cartas de objetivo, 16 trilha da coroa, 17 armazenagem.
clause-QD-END-09 = Passo 12: as cartas expostas são conferidas: elas podem ter efeitos que se aplicam no fim da partida; na primeira partida não há nenhum.
clause-QD-END-10 = Se um objetivo foi atingido só é avaliado depois do último dado da rodada; um jogador ainda pode ultrapassar o objetivo, ou ganhar mais, depois que outro provocou o fim.
clause-QD-END-11 = Uma vez provocado, o fim não pode ser desfeito; o conteúdo da campanha nunca pode tirar fama durante uma partida.
clause-QD-END-12 = A fama não tem limite máximo. Se a trilha for curta demais, o excedente continua sendo contado e é comparado.
clause-QD-END-13 = Os jogadores que saíram mais cedo da rodada continuam participando de todos os passos do fim.
clause-QD-END-14 = Classificação de uma partida: os jogadores que atingiram os seus objetivos, por excedente; depois os outros, por quantos pontos de fama faltam a eles, de menos para mais; empates segundo QD-TIE-01 a QD-TIE-04.
clause-QD-END-15 = A observação de que o passo 12 pode ser pulado nas duas primeiras partidas não é programada; o passo simplesmente não encontra nada.

# Selos.
chapter-QD-SEAL = Selos
clause-QD-SEAL-01 = Passo 14: cada jogador que não atingiu o próprio objetivo de época recebe 1 selo.
clause-QD-SEAL-02 = Um jogador que não atingiu o objetivo, mas está na área vermelha logo antes dele, recebe mais 1 selo.
clause-QD-SEAL-03 = Só conta a área vermelha diretamente antes do próprio objetivo; cada objetivo tem uma.
clause-QD-SEAL-04 = Os jogadores que atingiram o seu objetivo não recebem selos neste passo.
clause-QD-SEAL-05 = Exceção: quem for o último de todos os jogadores a concluir uma determinada época recebe 1 selo.
clause-QD-SEAL-06 = Os selos compram faces de dados no merceeiro antes de uma partida posterior; eles são guardados sem armazenagem.
clause-QD-SEAL-07 = Primeira partida como em QD-END-06: o vermelho e o azul não recebem nada, o verde (8, área vermelha) recebe 2, o amarelo (7) recebe 1.
clause-QD-SEAL-08 = Áreas vermelhas, épocas 1-9: 8-9, 13-15, 19-21, 26-29, 34-37, 41-45, 49-53, 56-61, 64-69.
clause-QD-SEAL-09 = Se vários jogadores concluírem a época na mesma partida e não houver mais ninguém que possa concluí-la, só o pior classificado deles recebe o selo de QD-SEAL-05.
clause-QD-SEAL-10 = O selo de QD-SEAL-05 é entregue no passo 15.
clause-QD-SEAL-11 = Numa época dupla, uma primeira conclusão (QD-TWO-05) não dá selo.

# Torre.
chapter-QD-TOWER = Torre
clause-QD-TOWER-01 = Passo 15: cada jogador que atingiu o objetivo é recompensado a partir da placa da torre da própria época.
clause-QD-TOWER-02 = A própria época é o número da torre em que o próprio marcador de objetivo de época esteve durante a partida.
clause-QD-TOWER-03 = Cada um desses jogadores recebe a carta de objetivo de época seguinte em lugar da antiga.
clause-QD-TOWER-04 = Cada um desses jogadores escolhe uma peça de torre: primeiro o vencedor, depois os outros pela classificação.
clause-QD-TOWER-05 = As três primeiras peças de torre de um bairro substituem os seus três espaços de torre vazios e formam o nível 1.
clause-QD-TOWER-06 = As peças das épocas 4-6 substituem, uma a uma, as peças do nível 1; as peças das épocas 7-9 substituem as peças do nível 2.
clause-QD-TOWER-07 = As peças de torre e as cartas de objetivo substituídas saem da campanha.
clause-QD-TOWER-08 = As peças de torre verdes dão ao seu dono as mercadorias ilustradas, uma vez, no início de cada partida.
clause-QD-TOWER-09 = As peças de torre de qualquer outra cor funcionam como edifícios dessa cor.
clause-QD-TOWER-10 = Duas peças de torre são especiais e têm regras próprias.
clause-QD-TOWER-11 = Uma peça verde que mostra madeira dá ao seu dono 1 madeira no início de cada partida posterior.
clause-QD-TOWER-12 = Primeira partida: o vermelho, vencedor, escolhe a primeira das quatro peças da época 1 e a coloca num dos seus três espaços de torre; o azul escolhe entre as outras três. Ambos recebem a carta de objetivo com 16.
clause-QD-TOWER-13 = O passo 15 também se refere a tomos; isso é ignorado até que os tomos sejam introduzidos.
clause-QD-TOWER-14 = A ordem só importa entre jogadores que concluem a mesma época na mesma partida; os outros escolhem de placas diferentes.
clause-QD-TOWER-15 = Os jogadores que concluem uma época numa partida posterior escolhem entre as peças que restam na placa dela; quatro peças bastam para quatro jogadores.
clause-QD-TOWER-16 = O dono escolhe qual peça do nível inferior é substituída; as peças do mesmo nível nunca são substituídas.
clause-QD-TOWER-17 = Um jogador tem de ficar com uma peça; não pode recusá-la.
clause-QD-TOWER-18 = 36 peças de torre, quatro por época, com cor e função; uma peça especial na placa 2 e uma na placa 3.

# Dois jogadores.
chapter-QD-TWO = Dois jogadores
clause-QD-TWO-01 = Com dois jogadores são cobertos os espaços que são cobertos com três jogadores e mais 4 espaços de recurso (7 ao todo).
clause-QD-TWO-02 = Usa-se o lado do tabuleiro de ações para 2 jogadores.
clause-QD-TWO-03 = Os edifícios marcados com ** ou *** ficam de fora.
clause-QD-TWO-04 = Algumas épocas são jogadas duas vezes; as suas cartas de objetivo mostram um pequeno símbolo de torre.
clause-QD-TWO-05 = Quando o objetivo de uma dessas cartas é atingido pela primeira vez, a caixa dela é marcada; o jogador recebe 2 recursos à escolha e mantém a carta e o objetivo.
clause-QD-TWO-06 = Esses 2 recursos têm de ser armazenados em edifícios azuis para chegarem à partida seguinte.
clause-QD-TWO-07 = Atingir o mesmo objetivo pela segunda vez conclui a época: peça de torre e nova carta de objetivo.
clause-QD-TWO-08 = As cartas sem o símbolo são jogadas uma vez.
clause-QD-TWO-09 = A carta de fim de época de uma época dupla só é lida quando um jogador tiver atingido esse objetivo pela segunda vez.
clause-QD-TWO-10 = Épocas duplas com dois jogadores: 2, 4, 6 e 8.
clause-QD-TWO-11 = Os 2 recursos são recursos básicos; os florins que houver entre eles podem ir para a fazenda.
clause-QD-TWO-12 = Os 2 recursos são recebidos antes da etapa de armazenagem e podem entrar na troca.
clause-QD-TWO-13 = Uma primeira conclusão conta como ter atingido o objetivo, tanto para a vitória como para o passo 14 (sem selos).
clause-QD-TWO-14 = As duas conclusões não precisam acontecer em partidas consecutivas; a marca fica.
clause-QD-TWO-15 = Uma primeira conclusão não abre cartas de época; antes da partida seguinte é lida uma carta de história, a não ser que o outro jogador abra cartas de época.
clause-QD-TWO-16 = As partidas de dois jogadores não usam entradas de caverna.
clause-QD-TWO-17 = A época 2 é dupla. Um jogador acaba em 17 com o objetivo 16: caixa marcada, 2 recursos, o objetivo continua 16, nenhum selo, nenhuma peça de torre. Duas partidas depois, o mesmo jogador acaba em 16: peça de torre da época 2 e carta de objetivo 22.

# Três jogadores.
chapter-QD-THREE = Três jogadores
clause-QD-THREE-01 = Com três jogadores, uma entrada de caverna substitui uma peça de gramado no bairro não usado e a outra entrada substitui uma no bairro oposto; as peças de gramado retiradas ficam de fora.
clause-QD-THREE-02 = Todos os batedores podem usar as cavernas.
clause-QD-THREE-03 = As duas entradas de caverna contam como vizinhas: ir de uma para a outra é 1 passo.
clause-QD-THREE-04 = São cobertos 3 espaços de recurso.
clause-QD-THREE-05 = Os espaços de ação reservados a quatro jogadores são cobertos e não estão disponíveis.
clause-QD-THREE-06 = Os edifícios marcados com *** ficam de fora.
clause-QD-THREE-07 = A digitalização mostra “A” onde o manual marca os espaços de ação a cobrir; isso é lido como a marca dos espaços para quatro jogadores, não como o símbolo A.
clause-QD-THREE-08 = Cobertos com três jogadores: um espaço de madeira, um de pedra e um de argila, e um espaço de cada um destes: pagamento do dia, batedor 2, feira semanal, construir e trabalhadores.
clause-QD-THREE-09 = A entrada de caverna substitui, nos dois bairros, a peça de gramado nas coordenadas locais (4,2).
clause-QD-THREE-10 = As entradas de caverna ficam durante toda a campanha.
clause-QD-THREE-11 = Bairro não usado verde, cavernas no vermelho e no verde: da tenda vermelha (0,1,2) por (0,2,2) e (0,3,2) até a caverna (0,4,2) são 3 passos, até a outra caverna (2,4,2) 4 passos, até o arbusto (2,4,1) 5 passos.

# O que se guarda entre partidas.
chapter-QD-KEEP = O que se guarda entre partidas
clause-QD-KEEP-01 = Passo 17: os jogadores podem usar a troca da fazenda, depois armazenam em edifícios azuis e depois devolvem todo o excesso.
clause-QD-KEEP-02 = As cabanas de ervas voltam sempre à reserva.
clause-QD-KEEP-03 = Os selos e as cartas pessoais são guardados sem limite.
clause-QD-KEEP-04 = Cada jogador guarda: os dados com as suas faces, o tabuleiro de personagem, os edifícios, as peças de torre, os marcadores, as fichas de brasão e as mercadorias armazenadas.
clause-QD-KEEP-05 = Os recursos, o pão e as figuras armazenados estão disponíveis quando começa a partida seguinte.
clause-QD-KEEP-06 = As figuras que não foram armazenadas nem trocadas voltam ao saco.
clause-QD-KEEP-07 = Só com a fazenda, um jogador pode guardar no máximo 3 florins; quatro itens não usados podem virar mais um florim, se houver lugar.
clause-QD-KEEP-08 = As figuras entregues à fazenda voltam ao saco como todas as outras.
clause-QD-KEEP-09 = As figuras armazenadas não estão no saco durante a partida seguinte, a não ser que sejam usadas e devolvidas mais tarde.
clause-QD-KEEP-10 = A expressão “4 recursos” na lista de verificação significa os 4 itens de QD-STORE-04.
clause-QD-KEEP-11 = Entre partidas, o programa salva automaticamente toda a campanha; uma partida em andamento é salva depois de cada turno.
clause-QD-KEEP-12 = As fichas de erva, as cartas de mensageiro, os espaços de ação, a moral e a fama voltam ao início; o estoque de edifícios não construídos, os objetos removidos, as cartas lidas e as regras desbloqueadas permanecem.

# Preparar a partida seguinte.
chapter-QD-NEXT = Preparar a partida seguinte
clause-QD-NEXT-01 = Uma nova partida começa com a preparação comum: o estoque de edifícios e a reserva ao lado do tabuleiro, o material pessoal com o seu dono.
clause-QD-NEXT-02 = Os passos são seguidos em ordem; os passos sobre coisas ainda não introduzidas são pulados.
clause-QD-NEXT-03 = Passo 1: cada marcador de objetivo de época vai para o objetivo da carta de objetivo do seu dono.
clause-QD-NEXT-04 = Se o azul e o amarelo atingiram os seus objetivos na primeira partida, buscam agora 16, enquanto o verde e o vermelho ainda buscam 10.
clause-QD-NEXT-05 = Depois de QD-END-06, o vermelho e o azul buscam 16, o verde e o amarelo, 10.
clause-QD-NEXT-06 = Os jogadores podem ter objetivos diferentes na mesma partida.
clause-QD-NEXT-07 = Passo 2: os jogadores veem se é preciso ler cartas de época ou uma carta de história (QD-EPOCH-01).
clause-QD-NEXT-08 = Passo 3: todas as fichas de erva são viradas para baixo, misturadas e distribuídas, uma por cada peça de arbusto.
clause-QD-NEXT-09 = Passo 4: se a época atual pedir, o espaço J do tabuleiro de ações é preenchido.
clause-QD-NEXT-10 = Passo 5: os donos de peças de torre verdes recebem as mercadorias ilustradas.
clause-QD-NEXT-11 = Passo 6: as fichas de barão ladrão são distribuídas, se estiverem em jogo.
clause-QD-NEXT-12 = Passo 7: pode-se usar o merceeiro.
clause-QD-NEXT-13 = Passo 8: um valor da coroa é aplicado à trilha de fama.
clause-QD-NEXT-14 = Passo 9: cada jogador põe uma cabana de ervas num espaço de cabana do próprio espaço inicial.
clause-QD-NEXT-15 = Passo 10: o marcador de jogador inicial vai para o jogador com o objetivo mais baixo; empates segundo os critérios de desempate.
clause-QD-NEXT-16 = Passo 11: a partida começa com o lançamento dos dados.
clause-QD-NEXT-17 = Os marcadores de fama começam no 0 (mais o valor da coroa), os marcadores de moral no nível mais baixo, os batedores nas suas tendas, a menos que uma carta ou escolha diga outra coisa (QD-LATER-47, 56).
clause-QD-NEXT-18 = Os 3 florins e o selo de QD-SETUP-16 não são dados de novo.
clause-QD-NEXT-19 = A cabana de ervas do passo 9 é gratuita, não dá fama e pode ser de um tipo diferente do de partidas anteriores.
clause-QD-NEXT-20 = Os passos em que vários jogadores escolhem algo acontecem nesta ordem: primeiro o objetivo mais baixo, empates segundo os critérios de desempate, e cada jogador termina todas as próprias escolhas.
clause-QD-NEXT-21 = As escolhas antes da partida que não podem entrar em conflito (cabana de ervas) são feitas ao mesmo tempo.
clause-QD-NEXT-22 = Atingir o objetivo só com um valor da coroa é impossível; ver QD-LATER-07.
clause-QD-NEXT-23 = Objetivos 22, 16, 16 e 30: os dois jogadores com 16 estão empatados quanto ao marcador de jogador inicial; entre eles decide o maior número de rebites.

# Merceeiro.
chapter-QD-GROCER = Merceeiro
clause-QD-GROCER-01 = Antes de qualquer partida, um jogador pode comprar faces de dados com selos.
clause-QD-GROCER-02 = Uma face custa de 1 a 5 selos, pagos à reserva.
clause-QD-GROCER-03 = Pode-se comprar qualquer número, enquanto houver selos.
clause-QD-GROCER-04 = Se vários jogadores quiserem comprar, começa aquele com o objetivo de época mais baixo; empates segundo os critérios de desempate.
clause-QD-GROCER-05 = Uma face ligada a uma carta numerada é comprada sem ver; a carta é lida depois da compra.
clause-QD-GROCER-06 = Preços: escolha entre dois recursos 1, pão 1, A ou recurso 2, recurso duplo 2, espaço ocupado 2, moral 3, figura 3, dois recursos 3, erva 3, trombeta 4, festa 5; faces de carta numerada 2, 3 ou 4.
clause-QD-GROCER-07 = Um jogador termina todas as suas compras antes que o próximo compre.
clause-QD-GROCER-08 = As faces são limitadas em número e a oferta é pública.
clause-QD-GROCER-09 = Uma face comprada é aplicada na hora e sem volta; os selos podem ser guardados para partidas posteriores.
clause-QD-GROCER-10 = Antes da primeira partida, todos os critérios são iguais, por isso o acaso decide a ordem.
clause-QD-GROCER-11 = A carta numerada de uma face passa a ser conhecida por quem a comprou; a partir do seu primeiro uso numa partida, o seu efeito é público.

# Cartas de época, de história e de fim de época.
chapter-QD-EPOCH = Cartas de época, de história e de fim de época
clause-QD-EPOCH-01 = Cartas de época são lidas antes de uma partida se, na partida anterior, alguém atingiu um objetivo de época que ninguém tinha atingido antes.
clause-QD-EPOCH-02 = Um índice na carta diz quantas cartas de época formam um conjunto; todas as cartas dessa época são lidas.
clause-QD-EPOCH-03 = Antes da segunda partida, alguém busca 16, por isso as 3 cartas de época de cima são lidas.
clause-QD-EPOCH-04 = Se nenhum objetivo em jogo corresponder à carta de época de cima, em vez disso uma carta de história da cor atual é tirada ao acaso e lida.
clause-QD-EPOCH-05 = A carta de época atual indica a cor de história atual; as primeiras partidas usam o amarelo.
clause-QD-EPOCH-06 = A carta de época atual pode ser consultada a qualquer momento.
clause-QD-EPOCH-07 = As instruções de uma carta que é lida são sempre cumpridas.
clause-QD-EPOCH-08 = Passo 13: se pelo menos um jogador concluiu a época da carta de fim de época de cima, essa carta é lida; depois da primeira partida é sempre esse o caso.
clause-QD-EPOCH-09 = Depois da primeira partida, o vermelho e o azul concluíram a época 1, por isso a carta de fim de época de cima é lida; a seguinte espera pelo primeiro jogador a concluir a época 2.
clause-QD-EPOCH-10 = Os adesivos de regra acrescentam regras ao manual quando uma carta manda; a carta explica a nova regra, o adesivo pode acrescentar detalhes.
clause-QD-EPOCH-11 = Os adesivos de tabuleiro alteram o tabuleiro de ações, o tabuleiro de resumo, o tabuleiro de jogo ou os tabuleiros de personagem no lugar que a carta indica.
clause-QD-EPOCH-12 = Uma passagem do manual que importa para a preparação está marcada com um símbolo.
clause-QD-EPOCH-13 = Cartas de época para as épocas 2-9: 3, 3, 3, 2, 2, 4 (2 delas usadas, conforme o caminho), 3 (2 usadas), 1; 21 ao todo.
clause-QD-EPOCH-14 = Cartas de fim de época: uma para cada uma das épocas 1-6, duas (muralha, estrada) para cada uma das épocas 7, 8 e 9; 12 ao todo.
clause-QD-EPOCH-15 = Cores de história: amarelo nas épocas 2-4, marrom nas 5-7, prateado nas 8-9.
clause-QD-EPOCH-16 = Numa partida só pode se abrir uma nova época, porque o líder avança no máximo uma época.
clause-QD-EPOCH-17 = As cartas de época e de história são para a mesa inteira; valem para todos os jogadores, seja qual for a época deles, a não ser que a carta designe jogadores.
clause-QD-EPOCH-18 = Os novos edifícios e regras podem ser usados por todos os jogadores a partir da partida em que são lidos, também por jogadores em épocas anteriores.
clause-QD-EPOCH-19 = Uma carta de história lida fica fora do seu baralho; se a cor atual se esgotar, as cartas lidas dessa cor que duram uma partida são embaralhadas de novo e, se não houver nenhuma carta assim, o passo é pulado.
clause-QD-EPOCH-20 = As cartas de história duram uma partida, a não ser que digam “permanente”.
clause-QD-EPOCH-21 = A primeira partida não tem carta de época nem carta de história.
clause-QD-EPOCH-22 = As escolhas apresentadas à mesa são decididas por maioria, com um voto por jogador; um empate é decidido pelo jogador com o objetivo mais baixo e, depois, pelos critérios de desempate.

# Fim da campanha.
chapter-QD-CAMP = Fim da campanha
clause-QD-CAMP-01 = A campanha tem nove épocas; vence quem conclui a época 9 (70 pontos de fama), o que exige todas as épocas anteriores.
clause-QD-CAMP-02 = Quando o objetivo da época 9 é atingido, primeiro são cumpridas as cartas ativas; depois, todos os que atingiram os seus objetivos recebem peças de torre; por fim, a carta de fim de época de cima é lida.
clause-QD-CAMP-03 = A última peça de torre completa a parte do castelo que pertence ao seu dono.
clause-QD-CAMP-04 = Se vários jogadores concluírem a época 9 na mesma partida, o vencedor dessa partida vence a campanha.
clause-QD-CAMP-05 = Classificação final dos outros: épocas concluídas, depois a fração do próprio objetivo atingida na última partida, depois os critérios de desempate.
clause-QD-CAMP-06 = O programa mantém legível uma campanha terminada e permite uma nova campanha a qualquer momento.
clause-QD-CAMP-07 = Duração esperada: 13-27 partidas; uma simulação dos números propostos com bots dá médias de cerca de 20 partidas com quatro jogadores, 16 com três e 19 com dois, com 6-7 rodadas cada.
clause-QD-CAMP-08 = Limites teóricos: pelo menos 9 partidas (13 com dois jogadores), no máximo 33 / 25 / 25 para 4 / 3 / 2 jogadores.
clause-QD-CAMP-09 = Na partida que conclui a época 9, a ordem é: passo 12, peças de torre (passo 15), depois a carta de fim de época; os selos, a trilha da coroa e a armazenagem são pulados, porque não vem nenhuma partida depois.
clause-QD-CAMP-10 = Os jogadores que atingem um objetivo de época mais baixo nessa última partida ainda recebem a sua peça de torre para a imagem final.

# Mecanismos que o manual apenas nomeia.
chapter-QD-LATER = Mecanismos que o manual apenas nomeia
clause-QD-LATER-01 = O mármore aparece mais tarde; a fazenda então o aceita como item.
clause-QD-LATER-02 = Mármore: a partir da época 4, uma quinta mercadoria, que não é recurso básico. Um dado de pedra num espaço de mármore dá exatamente 1 mármore; espaços: 3 / 2 / 1 para 4 / 3 / 2 jogadores.
clause-QD-LATER-03 = As faces de recurso duplo dão 1 mármore num espaço de mármore, não 2; uma face de recurso à escolha pode ser usada se mostrar pedra.
clause-QD-LATER-04 = Os tomos aparecem mais tarde, têm um espaço de ação e importam no passo 15.
clause-QD-LATER-05 = Tomos: a partir da época 3. Ação de tomos: pagar 1 florim, receber 1 tomo (o jogador guarda no máximo 6, sem precisar de armazenagem). No passo 15, cada jogador pode entregar 3 tomos por uma carta de conhecimento, escolhida entre as duas de cima.
clause-QD-LATER-06 = Mais tarde aparece uma trilha da coroa: o seu uso é facultativo no passo 16 e o seu valor é somado à trilha de fama no passo 8 da preparação seguinte.
clause-QD-LATER-07 = Trilha da coroa: a partir da época 4. Um jogador que não atingiu o objetivo pode devolver 1 ou 2 dos selos recebidos no passo 14; cada um deles aumenta o valor da coroa em 10 por cento do próprio objetivo (1,2,2,3,4,5,5,6,7 para as épocas 1-9). A partida seguinte começa com esses pontos de fama; depois, o valor volta a 0.
clause-QD-LATER-08 = As fichas de barão ladrão aparecem mais tarde e são distribuídas no passo 6.
clause-QD-LATER-09 = Barões ladrões: a partir da época 4. Quem não atingiu o objetivo na última partida e está 1 ou 2 épocas atrás do líder tira 1 ficha; quem está 3 ou mais atrás tira 2; há 8 fichas, com um uso cada no próprio turno, devolvidas depois da partida.
clause-QD-LATER-10 = Mais tarde existem espaços do cavaleiro com os valores 2 e 3.
clause-QD-LATER-11 = Caminho: a votação na carta de fim da época 6 abre a muralha ou a estrada comercial para as épocas 7-9. Só o caminho da estrada tem cavaleiros.
clause-QD-LATER-12 = Estrada comercial: um anel de 12 estações, 3 por quadrante, ligadas por 12 trechos, dos quais 4 existem no início; a ação do cavaleiro move o próprio cavaleiro até 2 ou 3 estações ao longo de trechos existentes; cada estação pode ser atendida uma vez por jogador e partida.
clause-QD-LATER-13 = Muralha: 12 trechos, 3 por quadrante; cada um é construído com uma ação de construir e traz um bônus para quem o construiu.
clause-QD-LATER-14 = Mais tarde existe uma ação da engrenagem.
clause-QD-LATER-15 = Engrenagem: a partir da época 6, um disco com seis setores; a ação o gira 1 setor (2 por um recurso básico adicional) e paga o setor mostrado. Espaços: 2 / 1 / 1.
clause-QD-LATER-16 = As habilidades do personagem aparecem mais tarde; o manual reserva uma seção para elas.
clause-QD-LATER-17 = Habilidades do personagem: na época 5, cada jogador escolhe uma de duas habilidades da própria família; na época 8 a outra é acrescentada.
clause-QD-LATER-18 = O espaço J do tabuleiro de ações é preenchido antes de uma partida, se a época pedir.
clause-QD-LATER-19 = Espaço J: a partir da época 6, mostra tantas encomendas reais quantos os jogadores e mais uma, tiradas de 12; um dado com A em J cumpre uma encomenda pagando as suas mercadorias. Cada encomenda é cumprida uma vez por partida.
clause-QD-LATER-20 = As cartas numeradas 1-48 são abertas por faces de dados, adesivos de regra e outras cartas.
clause-QD-LATER-21 = Cartas numeradas: 1-6 faces de dados, 7-14 habilidades, 15-22 conhecimento, 23-26 capítulos da família, 27-32 estrada, 33-38 muralha, 39-42 favores reais, 43-46 monumentos, 47-48 final.
clause-QD-LATER-22 = Marcadores X: 3 por jogador; marcam os edifícios reformados na partida em andamento (portanto, no máximo 3 por jogador) e são devolvidos depois dela.
clause-QD-LATER-23 = Fichas pequenas de brasão: 2 por jogador; usadas para votações secretas, como a votação sobre muralha ou estrada.
clause-QD-LATER-24 = Desentupidor real: a partir da época 2, ele fica com um jogador; quem está com ele pode, uma vez por partida, usar um dado com A num espaço de ação ocupado e em seguida o passa para a esquerda. No início de uma partida, ele fica com o jogador de objetivo mais baixo.
clause-QD-LATER-25 = Os adesivos de regra R1-R80 se tornam uma lista de entradas de regra, cada uma com uma carta que a desbloqueia; as entradas desbloqueadas aparecem na página das regras e, quando se aplicam, no lugar onde são usadas.
clause-QD-LATER-26 = Os adesivos de tabuleiro 1-39 se tornam lugares de tabuleiro com nome; o adesivo 1 é a cobertura.
clause-QD-LATER-27 = Histórias da família: quatro famílias originais com um símbolo, um primeiro texto no início, um segundo capítulo na época 5 e um terceiro na época 8.
clause-QD-LATER-28 = Terceira cor de história: prateado.
clause-QD-LATER-29 = Nenhum conteúdo pode prejudicar permanentemente um só jogador determinado, tirar fama, remover o edifício de um jogador sem o seu consentimento ou piorar um dado.
clause-QD-LATER-30 = Todos os textos, nomes e imagens da campanha são originais; só é mantida a estrutura publicada (quantidades, termos, sequência).
clause-QD-LATER-31 = Um jogador na época 4 (objetivo 30) acaba na área vermelha, recebe 2 selos e devolve ambos no passo 16: valor da coroa 6; a partida seguinte começa com 6 pontos de fama.
clause-QD-LATER-32 = Líder na época 6, os outros nas épocas 6, 4 e 3, os três não atingiram os seus objetivos: o segundo jogador não tira nenhuma ficha de barão ladrão, o terceiro tira 1, o quarto 2.
clause-QD-LATER-33 = Monumentos: a partir da época 5, uma ação de construir pode erguer a próxima de quatro etapas do próprio monumento por 2 de madeira, 2 de pedra, 2 de argila e 1 de mármore: a fama por construção completa e 2 rebites que ficam.
clause-QD-LATER-34 = A quarta etapa de um monumento também dá 1 selo e abre a carta do monumento (43-46) da família, cujo dom permanente varia de família para família: o primeiro artesão de uma partida economiza 1 a mais; 2 passos grátis do batedor antes da primeira rodada; 1 item de qualquer tipo é guardado; relançar de graça 1 vez por partida.
clause-QD-LATER-35 = Cais: a partir da época 8, os seus espaços de recurso (3 / 2 / 1 para 4 / 3 / 2 jogadores) aceitam qualquer dado de recurso e dão 1 recurso básico à escolha, 2 com uma face de recurso duplo.
clause-QD-LATER-36 = Cartas de conhecimento 15-22: compradas com 3 tomos no passo 15; só quem compra olha as duas de cima, fica com uma para sempre, à vista de todos, e põe a outra embaixo da pilha.
clause-QD-LATER-37 = Faces das cartas numeradas 1-6: as de 1-3 estão à venda a partir da época 3, as de 4-6 a partir da época 6, cada uma comprada sem ver; cata-vento, martelo duplo, proclamação, peregrino, livro de contas e espelho funcionam como dizem as suas cartas.
clause-QD-LATER-38 = Favores reais 39-42: uma face de valor 1 de graça; uma carta de conhecimento; uma ficha de barão ladrão em cada partida; 1 a mais de valor da coroa por selo, com o valor da coroa inteiro limitado a um quarto do próprio objetivo, arredondado para baixo. Cada um é concedido no máximo uma vez por campanha.
clause-QD-LATER-39 = Verificação da muralha no passo 12: se nesta partida foram construídos ao menos tantos trechos quantos os jogadores menos 1, cada construtor ganha 1 recurso básico à escolha; senão, quem não construiu nenhum devolve 1 item, se tiver; com todos os 12 construídos, a verificação acaba e cada jogador ganha 1 recurso básico à escolha no passo 5 de cada partida.
clause-QD-LATER-40 = Um jogador pode construir no máximo um trecho de muralha em cada quadrante por partida; o bônus de um trecho é 1 florim, 1 pão ou 1 recurso básico à escolha para o primeiro, o segundo e o terceiro do seu quadrante.
clause-QD-LATER-41 = Os achados da muralha 33-38 são abertos pelo 2º, 4º, 6º, 8º, 10º e 12º trecho e pertencem a quem o construiu; os achados da estrada 27-32, pelo primeiro cavaleiro de todos a chegar às estações 1, 3, 5, 7, 9 e 11.
clause-QD-LATER-42 = Entregas: a estação 3k dá 1 florim a cavaleiros de outros quadrantes; a estação 3k+1 aceita 2 do recurso do quadrante k e dá fama igual ao valor da trombeta; a estação 3k+2 aceita 1 pão e 1 do recurso do quadrante k+1 e dá fama igual ao valor da trombeta e 1 recurso básico à escolha.
clause-QD-LATER-43 = Ações do cavaleiro: os espaços de valor 2 e de valor 3 (2 / 1 / 1 de cada para 4 / 3 / 2 jogadores) movem o próprio cavaleiro até esse número de estações por trechos existentes; cada estação em que ele entra pode ser atendida.
clause-QD-LATER-44 = A votação secreta sobre muralha ou estrada: cada jogador põe cada uma de suas duas fichas pequenas de brasão em muralha, em estrada ou em nenhuma; os votos são abertos juntos; abre-se o caminho com mais fichas; um empate é decidido pelo jogador com o objetivo mais baixo e, depois, pelos critérios de desempate.
clause-QD-LATER-45 = As fichas de barão ladrão 1-8 fazem o que está escrito nelas; uma ficha cujo efeito é impossível no momento não pode ser usada e fica guardada.
clause-QD-LATER-46 = As cartas de história permanentes mudam o tabuleiro para todas as partidas seguintes: “O poço” acrescenta um espaço de padaria; “A jangada”, um espaço do mapa no cruzamento dos rios.
clause-QD-LATER-47 = Final: a carta do caminho (47 ou 48) pergunta a cada jogador, em segredo, qual é o par de ervas do remédio; quem disser o par certo começa a próxima partida com fama igual ao valor da trombeta; as respostas são abertas juntas.
clause-QD-LATER-48 = As pistas que levam ao par certo estão em cartas que toda campanha abre antes do final, nos dois caminhos e com qualquer número de jogadores.
clause-QD-LATER-49 = Escritório de copistas, canal do moinho, casa do portão e mestre do porto entram no estoque com as suas placas, com as cópias que o pacote de conteúdo indica.
clause-QD-LATER-50 = No fim da campanha, uma crônica é escrita a partir do que aconteceu: famílias, partidas com os seus vencedores, épocas, cartas lidas, votações, monumentos, muralha ou estrada, torres com os seus telhados e ao menos uma lembrança própria de cada jogador.
clause-QD-LATER-51 = Toda escolha apresentada à mesa é lembrada e volta em pelo menos dois textos posteriores, como conta a história; a do final, na sua última imagem.
clause-QD-LATER-52 = Nome, retrato e brasão são escolhidos por cada jogador no início, aparecem onde quer que o jogador apareça e não têm influência nas regras.
clause-QD-LATER-53 = Quatro jogadores, caminho da muralha, 3 trechos construídos nesta partida por dois deles: 3 é pelo menos 4 menos 1, então os dois construtores ganham 1 recurso básico à escolha cada um e ninguém devolve nada.
clause-QD-LATER-54 = Três jogadores votam: o primeiro põe duas fichas em muralha, o segundo duas fichas em estrada, o terceiro uma em cada: 3 contra 3, então decide o jogador com o objetivo mais baixo.
clause-QD-LATER-55 = Caderno do caso: a partir da época 3, cada jogador tem nele as pistas das cartas lidas até então e pode, antes de qualquer partida, lacrar ou mudar uma resposta a cada uma de três perguntas (causa, par de ervas, quem vendeu), escolhida em listas que só contêm o que as cartas lidas até então mencionaram. As respostas de um jogador são só dele até que as cartas 47/48 e o final as abram. Elas não têm efeito; a recompensa de QD-LATER-47 é pela resposta dada à carta, para a qual o par lacrado é sugerido.
clause-QD-LATER-56 = A carta de fim da época 2 apresenta à mesa uma escolha duradoura: todos começam cada partida com 1 pão, ou todos começam cada partida no nível de moral 1.
clause-QD-LATER-57 = A carta de fim da época 4 apresenta à mesa uma escolha duradoura: quem tira fichas de barão ladrão tira uma a mais e devolve uma, ou a primeira ação de contratar de quem não atingiu o último objetivo não custa florim.
clause-QD-LATER-58 = Promessa da família: a partir da época 5, cada família tem uma tarefa própria para uma partida (três tipos diferentes de ação de construir numa partida, em que cada cor de edifício, limpar terreno, reformar, monumento, trecho e aposento é um tipo; fichas de dois quadrantes alheios; dados em quatro tipos de espaço de ação numa rodada; duas vezes alimentar os pobres numa rodada em que ninguém mais o faz); cumpri-la dá 2 recursos básicos à escolha, uma vez por partida, e 1 selo, uma vez na campanha, quando foi cumprida em três partidas.
clause-QD-LATER-59 = A carta de fim da época 7 do caminho apresenta à mesa uma escolha para a próxima partida, como conta a história.
clause-QD-LATER-60 = A carta de fim da época 8 apresenta à mesa uma escolha para as partidas que restam: a primeira ficha de erva de cada jogador dá mais 1 pão, ou a ação de tomos dá 2, ou todos começam com 1 figura.
clause-QD-LATER-61 = Aposentos do castelo: a partir da época 8, uma ação de construir pode mobiliar um de 8 / 6 / 5 aposentos (4 / 3 / 2 jogadores) por 2 de madeira, 2 de pedra, 2 de argila e 1 de mármore: a fama por construção completa e, uma vez, o bônus do aposento; no máximo 2 aposentos por jogador, 3 com 2 jogadores; o último aposento só abre quando todos os outros estão prontos; os limites valem para toda a campanha; nomes e bônus são os do pacote de conteúdo; com 3 jogadores ficam de fora o quarto de hóspedes e a sala de contas, com 2 também a sala do sino.
clause-QD-LATER-62 = A partir da partida em que a carta 9-1 é lida, no início de cada partida cada jogador recebe 1 recurso básico à escolha, ou 3 se está duas ou mais épocas atrás do líder; em cada partida, uma face custa a cada jogador 1 selo a menos, no mínimo 1.
clause-QD-LATER-63 = O pão da Rainha: a partir da época 6, os jogadores com o objetivo mais baixo recebem 1 pão na preparação, a menos que todos tenham o mesmo objetivo.
clause-QD-LATER-64 = Os favores reais pertencem a cartas: o 39 ao fim da época 3, o 40 ao da 5, o 41 ao da 6, o 42 ao da 7; cada um vai para o objetivo mais baixo entre quem não atingiu o seu nesta partida, no empate para menos rebites; se todos atingiram o seu, espera pela próxima partida.

# Mecanismos por que as cláusulas esperam.
mechanism-tomes = tomos
mechanism-crown_bar = trilha da coroa
mechanism-robber_barons = barões ladrões
mechanism-abilities = habilidades do personagem
mechanism-monuments = monumentos
mechanism-cogwheel = engrenagem
mechanism-orders = encomendas reais
mechanism-wall_or_road = muralha ou estrada comercial
mechanism-landing_stage = cais
mechanism-epoch_cards = cartas de época
mechanism-epoch_end_cards = cartas de fim de época
mechanism-story_cards = cartas de história
mechanism-number_cards = cartas numeradas
