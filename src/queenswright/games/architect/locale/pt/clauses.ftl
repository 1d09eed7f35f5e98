# Queen's Architect: as cláusulas das regras, uma mensagem para cada; o índice é games/architect/clauses.toml.

# Componentes.
chapter-QA-COMP = Componentes
clause-QA-COMP-01 = Um jogo tem 2, 3 ou 4 jogadores.
clause-QA-COMP-02 = Há um tabuleiro com dois lados utilizáveis: um para 4 jogadores, o outro para 2 ou 3 jogadores.
clause-QA-COMP-03 = O tabuleiro contém a trilha de apreciação, o mapa dos locais ligados por ruas, a tabela do custo de viagem e o quadro de avisos.
clause-QA-COMP-04 = O mapa conhece exatamente quatro tipos de local: aldeia, monastério, cidade e capital.
clause-QA-COMP-05 = Há exatamente uma capital, que fica no meio do mapa.
clause-QA-COMP-06 = Há 28 fichas de demanda.
clause-QA-COMP-07 = Das 28 fichas de demanda, 9 são para aldeias, 10 para monastérios e 9 para cidades.
clause-QA-COMP-08 = As fichas de demanda existem em três tamanhos, um por tipo de local, portanto uma ficha só cabe nos espaços de demanda do seu tipo.
clause-QA-COMP-09 = Cada ficha de demanda mostra as guildas exigidas nesse local: 2 numa ficha de aldeia, 3 numa de monastério, 4 numa de cidade.
clause-QA-COMP-10 = Uma ficha de demanda de cidade mostra ainda um bônus; as de aldeia e de monastério não mostram nenhum.
clause-QA-COMP-11 = Há 12 fichas de apreciação com valores entre 4 e 9.
clause-QA-COMP-12 = As 12 fichas de apreciação são: uma de 4, duas de 5, três de 6, três de 7, duas de 8 e uma de 9 (soma 78).
clause-QA-COMP-13 = Há um marcador de preço (preto) para a escala de preços do quadro de avisos.
clause-QA-COMP-14 = Há 50 moedas: 30 no valor de 1 táler e 20 no valor de 3 táleres (ao todo, um valor facial de 90 táleres).
clause-QA-COMP-15 = Há 28 títulos.
clause-QA-COMP-16 = Há 54 fichas de artesão, pertencentes a 6 guildas.
clause-QA-COMP-17 = Cada guilda tem 9 fichas de artesão.
clause-QA-COMP-18 = 18 das 54 fichas de artesão são artesãos iniciais, reconhecíveis pelo ponto de exclamação no verso, que as outras 36 não têm.
clause-QA-COMP-19 = O conjunto de cada jogador contém 3 figuras.
clause-QA-COMP-20 = O conjunto de cada jogador contém 1 carruagem.
clause-QA-COMP-21 = O conjunto de cada jogador contém 8 marcadores de construção.
clause-QA-COMP-22 = O conjunto de cada jogador contém 1 tabuleiro de taverna.
clause-QA-COMP-23 = O conjunto de cada jogador contém 1 estrela de ação.
clause-QA-COMP-24 = O conjunto de cada jogador contém 6 fichas de guilda, uma por guilda, com a cor do jogador no verso.
clause-QA-COMP-25 = Há quatro conjuntos de jogador: amarelo, verde, azul e vermelho.
clause-QA-COMP-26 = Um tabuleiro de taverna mostra a trilha do cambista e três zonas da taverna: entrada, salão e dormitório.
clause-QA-COMP-27 = Uma estrela de ação mostra seis espaços de ação e seis entalhes para artesãos; cada entalhe tem um ícone do martelo.
clause-QA-COMP-28 = O quadro de avisos tem seis espaços para artesãos em coluna, um custo de contratação à esquerda de cada um, um ícone do martelo em cada um, uma escala de preços para o espaço do topo e, embaixo, um espaço para a pilha de compras.
clause-QA-COMP-29 = Uma ficha de artesão mostra um retrato, o ícone e a cor da sua guilda, um valor de desempenho em cada canto, um valor de reparo num pequeno pergaminho no centro, setas de rotação, a posição inicial marcada e uma seta de saída num dos cantos; algumas fichas mostram também o ícone de dia de trabalho.
clause-QA-COMP-30 = A caixa inclui um livro de regras; não tem função no jogo.
clause-QA-COMP-31 = Os valores que nenhum livro de regras dá por escrito (desempenhos, valores de reparo, ícones de dia de trabalho, combinações de guildas das fichas de demanda, o mapa com as suas ruas, o número de locais, a escala de preços) são dados do pacote de conteúdo; o motor não pode tê-los fixos no código.
clause-QA-COMP-32 = As 54 fichas de artesão são 18 personagens, com 3 cópias de cada um.
clause-QA-COMP-33 = Os 18 artesãos iniciais são exatamente uma cópia de cada um dos 18 personagens.
clause-QA-COMP-34 = Os táleres não são limitados pelo número de moedas: o suprimento geral pode sempre pagar qualquer quantia, e não se leva em conta o valor de cada moeda.
clause-QA-COMP-35 = Os títulos são limitados: títulos no suprimento geral = 28 menos os títulos de todos os jogadores, e este número nunca é negativo.
clause-QA-COMP-36 = A trilha de apreciação é formada por um espaço inicial sem ficha, seguido de 9 espaços com uma ficha cada; o nono destes é o último (o espaço final), em frente ao palácio. Isto vale para os dois lados do tabuleiro.
clause-QA-COMP-37 = Percorrer toda a trilha de 9 espaços custa entre 53 e 64 pontos de apreciação, conforme as 3 das 12 fichas que ficam de fora.
clause-QA-COMP-38 = No nosso conteúdo, as guildas de uma mesma ficha de demanda são todas diferentes e, no conjunto das fichas de um tipo de local, cada guilda aparece o mesmo número de vezes: 3 nas aldeias, 5 nos monastérios, 6 nas cidades.
clause-QA-COMP-39 = No nosso conteúdo, os nove bônus de cidade são: +1, +2 e +3 pontos de apreciação (uma ficha cada), 2, 3 e 4 táleres (uma ficha cada) e o bônus de contratação (três fichas).
clause-QA-COMP-40 = Um mapa de um pacote de conteúdo tem exatamente uma capital, está todo ligado por ruas, tem no máximo 9 aldeias, 10 monastérios e 9 cidades, e o seu lado para 4 jogadores tem mais locais do que o lado para 2/3 jogadores.
clause-QA-COMP-41 = No nosso conteúdo, cada aldeia, monastério e cidade tem um espaço de demanda e quatro locais de construção (-0, -2, -4, -6) nos dois lados do tabuleiro; com menos jogadores, os piores simplesmente não são usados.
clause-QA-COMP-42 = Um pacote de conteúdo tem de permitir os exemplos do livro de regras: um lenhador com os desempenhos vizinhos 3 e depois 0, dois artesãos de guildas diferentes cujos valores de reparo somam 5, um grupo que soma 19 e uma aldeia exatamente a 4 espaços de algum outro espaço.

# Preparação.
chapter-QA-SETUP = Preparação
clause-QA-SETUP-01 = Com 4 jogadores usa-se o lado do tabuleiro para 4 jogadores; com 2 ou 3 jogadores, o outro lado.
clause-QA-SETUP-02 = As 12 fichas de apreciação são embaralhadas viradas para baixo e uma delas é colocada, virada para cima, em cada espaço da trilha de apreciação que leva ficha.
clause-QA-SETUP-03 = As fichas de apreciação que sobram voltam para a caixa e não entram neste jogo.
clause-QA-SETUP-04 = Cada jogador escolhe uma cor e recebe o conjunto completo dessa cor (conteúdo: capítulo COMP).
clause-QA-SETUP-05 = Cada jogador começa com 2 títulos.
clause-QA-SETUP-06 = A carruagem de cada jogador começa na capital.
clause-QA-SETUP-07 = Uma figura de cada jogador começa no espaço mais baixo da sua trilha do cambista.
clause-QA-SETUP-08 = Todas as 6 fichas de guilda de um jogador começam na entrada da sua taverna.
clause-QA-SETUP-09 = A ordem em que as fichas de guilda são empilhadas na entrada não importa e não tem efeito no jogo.
clause-QA-SETUP-10 = Uma figura de cada jogador começa como arquiteto no espaço de ação do topo, Construir.
clause-QA-SETUP-11 = Os 8 marcadores de construção e os 2 títulos de cada jogador ficam ao lado do tabuleiro de taverna e estão disponíveis desde o início.
clause-QA-SETUP-12 = A terceira figura de cada jogador começa na base da trilha de apreciação, no seu espaço inicial.
clause-QA-SETUP-13 = O marcador de preço começa no espaço mais à esquerda da escala de preços.
clause-QA-SETUP-14 = As fichas de demanda são embaralhadas viradas para baixo; cada espaço de demanda do lado usado do tabuleiro recebe ao acaso uma ficha do seu tipo de local, virada para cima.
clause-QA-SETUP-15 = As fichas de demanda que sobram voltam para a caixa.
clause-QA-SETUP-16 = Os 18 artesãos iniciais são separados, embaralhados e guardados numa pilha à parte, virados para baixo.
clause-QA-SETUP-17 = Os outros 36 artesãos são embaralhados e formam a pilha de compras do quadro de avisos, virada para baixo.
clause-QA-SETUP-18 = Seis artesãos iniciais são revelados e vão para os seis espaços do quadro de avisos, um para cada.
clause-QA-SETUP-19 = Cada artesão do quadro de avisos fica com o ícone da guilda apontando para cima (12 horas).
clause-QA-SETUP-20 = Mais artesãos iniciais são revelados e ficam virados para cima ao lado do tabuleiro para a escolha inicial: 4 com 2 jogadores, 6 com 3 jogadores, 8 com 4 jogadores.
clause-QA-SETUP-21 = Os artesãos iniciais que não foram revelados formam a parte de cima da pilha de compras, virados para baixo.
clause-QA-SETUP-22 = As moedas e os títulos restantes formam o suprimento geral.
clause-QA-SETUP-23 = O primeiro jogador é determinado ao acaso.
clause-QA-SETUP-24 = Tamanho da pilha de compras no começo da escolha inicial: com 2 jogadores 44 (8 artesãos iniciais por cima de 36), com 3 jogadores 42 (6 sobre 36), com 4 jogadores 40 (4 sobre 36).
clause-QA-SETUP-25 = Títulos no suprimento geral depois da preparação: 24 com 2 jogadores, 22 com 3 jogadores, 20 com 4 jogadores.
clause-QA-SETUP-26 = Com 9 espaços na trilha sobram exatamente 3 das 12 fichas de apreciação.
clause-QA-SETUP-27 = Os jogadores começam com 0 táleres; antes do primeiro turno, só se obtém dinheiro girando as fichas da escolha inicial.
clause-QA-SETUP-28 = Os conjuntos das cores que ninguém escolheu ficam fora do jogo; os 2 títulos iniciais são entregues só aos jogadores que participam.
clause-QA-SETUP-29 = Nunca há ficha no espaço onde começam as figuras da trilha.
clause-QA-SETUP-30 = Na preparação, os espaços do quadro de avisos são preenchidos de cima para baixo, na ordem em que as fichas são reveladas; depois vêm as fichas ao lado do tabuleiro.
clause-QA-SETUP-31 = Todo o acaso se esgota na preparação (embaralhar as fichas de apreciação, as de demanda e os artesãos, escolher o primeiro jogador); depois disso nada acontece ao acaso.
clause-QA-SETUP-32 = Só é oculta a ordem (e com ela a identidade) dos artesãos virados para baixo na pilha de compras, bem como a face das fichas da preparação devolvidas à caixa sem terem sido tiradas; todo o resto é público para todos os jogadores: táleres, títulos, fichas na taverna, confiança, artesãos e as suas posições, quadro de avisos, marcador de preço, tamanho da pilha, fichas removidas.
clause-QA-SETUP-33 = É público se uma ficha virada para baixo na pilha de compras é um artesão inicial, porque os versos são diferentes; os artesãos iniciais estão por cima de todos os outros.

# As fichas de artesão.
chapter-QA-TILE = As fichas de artesão
clause-QA-TILE-01 = Há seis guildas: ferreiro, pedreiro, vidraceiro, lenhador, alvanel, alfaiate.
clause-QA-TILE-02 = Cada guilda é formada por 3 personagens diferentes, que se distinguem pelo retrato e pelos valores.
clause-QA-TILE-03 = Um artesão contratado é encaixado num entalhe da estrela de ação do jogador.
clause-QA-TILE-04 = O desempenho atual de um artesão é o número no canto da ficha que toca no ícone do martelo do seu entalhe.
clause-QA-TILE-05 = Um artesão cujo canto com o número 3 toca no martelo tem um desempenho atual de 3.
clause-QA-TILE-06 = Os desempenhos determinam quanta apreciação o jogador ganha ao construir um edifício.
clause-QA-TILE-07 = Depois que um artesão trabalha, a sua ficha é girada uma posição no sentido horário.
clause-QA-TILE-08 = Os artesãos trabalham na ação Construir (edifício ou reparos) e na ação Dia de trabalho; nenhuma outra ação é trabalho.
clause-QA-TILE-09 = Um lenhador com desempenho 3 trabalha e é girado uma posição; o seu desempenho passa a ser 0.
clause-QA-TILE-10 = Um artesão que trabalha com a seta de saída junto ao martelo faz esse trabalho inteiro, pela última vez.
clause-QA-TILE-11 = Depois desse último trabalho, a sua ficha não é girada, mas volta para a caixa; está fora do jogo.
clause-QA-TILE-12 = Um lenhador com a seta de saída junto ao martelo trabalha mais uma vez e depois volta para a caixa.
clause-QA-TILE-13 = As fichas são hexágonos com seis posições, numeradas de 0 (posição inicial) a 5 (posição de saída), na ordem em que a rotação no sentido horário as leva ao martelo.
clause-QA-TILE-14 = Trabalhos restantes = 6 - posição: 6 na posição inicial, 1 na posição de saída.
clause-QA-TILE-15 = Girar no sentido horário soma 1 à posição, girar no sentido anti-horário subtrai 1; uma ficha nunca passa além da posição 5 nem abaixo da posição 0.
clause-QA-TILE-16 = Chegar à posição 5 não basta para remover um artesão; só trabalhar estando na posição 5 o remove.
clause-QA-TILE-17 = Um artesão na posição 5 pode ser enviado para a taverna e é girado de volta para a posição 4 (2 trabalhos restantes).
clause-QA-TILE-18 = O entalhe que um artesão ocupa não tem efeito em nenhuma regra; a escolha é apenas estética e, no motor, não precisa ser uma decisão do jogador.
clause-QA-TILE-19 = Uma estrela de ação tem lugar para 6 artesãos, no máximo, um por entalhe.
clause-QA-TILE-20 = Um artesão com desempenho atual 0 continua sendo um artesão de pleno direito: conta para as fichas de demanda, o pagamento do dia de trabalho, os reparos e a proibição de personagens idênticos.
clause-QA-TILE-21 = O valor de reparo e o ícone de dia de trabalho pertencem ao personagem e não mudam com a posição.
clause-QA-TILE-22 = As 3 cópias de um personagem são iguais em todos os valores; a identidade de um personagem é a guilda mais o retrato.
clause-QA-TILE-23 = As fichas removidas do jogo (por terem feito o último trabalho, por demissão ou por causa do marcador de preço) nunca voltam; a pilha de compras não é embaralhada de novo.
clause-QA-TILE-24 = O desempenho nunca dá táleres diretamente; o dinheiro da construção vem só do bônus em táleres de uma cidade e dos títulos resgatados mais tarde.
clause-QA-TILE-25 = Contratar, viajar, usar o cambista e contribuir para o palácio nunca giram uma ficha no sentido horário.

# Escolher os artesãos iniciais.
chapter-QA-DRAFT = Escolher os artesãos iniciais
clause-QA-DRAFT-01 = Antes do primeiro turno, cada jogador fica com dois artesãos iniciais dos que estão expostos ao lado do tabuleiro, um em cada uma de duas voltas.
clause-QA-DRAFT-02 = Na primeira volta, o primeiro jogador escolhe primeiro e os outros vêm em seguida, no sentido horário.
clause-QA-DRAFT-03 = Na segunda volta, a ordem se inverte: começa o vizinho à direita do primeiro jogador, e o primeiro jogador é o último.
clause-QA-DRAFT-04 = Um jogador a quem cabe escolher tem de ficar com exatamente uma das fichas ainda expostas.
clause-QA-DRAFT-05 = A ficha escolhida é encaixada em qualquer entalhe livre, com a posição inicial junto ao martelo.
clause-QA-DRAFT-06 = Logo depois de encaixá-la, o jogador pode girar essa ficha no sentido horário quantas posições quiser e recebe 1 táler por cada uma.
clause-QA-DRAFT-07 = Dennis fica com a alfaiate e a encaixa com a posição inicial junto ao martelo.
clause-QA-DRAFT-08 = Dennis gira a alfaiate três posições e recebe 3 táleres.
clause-QA-DRAFT-09 = Ordem da escolha inicial: 2 jogadores A B B A; 3 jogadores A B C C B A; 4 jogadores A B C D D C B A.
clause-QA-DRAFT-10 = Uma ficha da escolha inicial pode ser girada de 0 a 5 posições; 5 rotações a levam à posição de saída, com 1 trabalho restante. Ela não pode ser girada mais do que isso.
clause-QA-DRAFT-11 = Girar na escolha inicial não é trabalho: uma ficha na posição de saída fica.
clause-QA-DRAFT-12 = A possibilidade de girar existe uma só vez por ficha, no momento em que se fica com ela; a ficha da primeira volta não pode ser girada de novo na segunda.
clause-QA-DRAFT-13 = A escolha inicial esgota todas as fichas expostas (2 fichas por jogador), portanto nada resta ao lado do tabuleiro quando começa a primeira rodada.
clause-QA-DRAFT-14 = A proibição de dois personagens idênticos também vale na escolha inicial; com QA-COMP-33 nunca chega a ter efeito.
clause-QA-DRAFT-15 = As fichas da escolha inicial não custam nada, e escolhê-las não mexe no quadro de avisos, na pilha de compras nem no marcador de preço.

# Sequência do jogo.
chapter-QA-TURN = Sequência do jogo
clause-QA-TURN-01 = O jogo acontece em rodadas; em cada rodada, cada jogador tem exatamente um turno.
clause-QA-TURN-02 = O jogador ativo avança o arquiteto 1, 2 ou 3 espaços no sentido horário na sua própria estrela de ação.
clause-QA-TURN-03 = O arquiteto tem de avançar em todos os turnos; não é permitido deixá-lo no mesmo lugar.
clause-QA-TURN-04 = Em seguida, o jogador executa a ação do espaço onde o arquiteto parou.
clause-QA-TURN-05 = Um jogador pode renunciar à ação, seja ela qual for.
clause-QA-TURN-06 = Depois disso, o vizinho à esquerda passa a ser o jogador ativo (joga-se no sentido horário).
clause-QA-TURN-07 = Quando todos os jogadores tiverem jogado o seu turno, começa a rodada seguinte.
clause-QA-TURN-08 = As seis ações são Construir, Dia de trabalho, Contratar, Ganhar confiança/Resgatar títulos, Viajar e Taverna.
clause-QA-TURN-09 = O arquiteto de Lena avança 2 espaços, e assim a sua ação é Contratar.
clause-QA-TURN-10 = Ordem dos espaços de ação no sentido horário: Construir, Dia de trabalho, Contratar, Ganhar confiança/Resgatar títulos, Viajar, Taverna e de novo Construir.
clause-QA-TURN-11 = A partir do seu espaço inicial, o arquiteto pode alcançar no primeiro turno Dia de trabalho, Contratar ou Ganhar confiança/Resgatar títulos; um jogador só pode voltar a alcançar Construir no seu segundo turno, na melhor das hipóteses (3 + 3).
clause-QA-TURN-12 = O primeiro jogador da escolha inicial tem também o primeiro turno de cada rodada; o primeiro jogador nunca muda durante o jogo.
clause-QA-TURN-13 = Renunciar deixa tudo como está, exceto o novo espaço do arquiteto; em particular, não move o marcador de preço, nenhuma ficha da taverna, a carruagem nem a figura da confiança.
clause-QA-TURN-14 = O arquiteto pode parar numa ação que não pode ser realizada; nesse caso, o jogador renuncia automaticamente à ação.
clause-QA-TURN-15 = Em cada turno é executada exatamente uma ação; o único acréscimo é o bônus de contratação de uma cidade (QA-BUILD-19).
clause-QA-TURN-16 = Ninguém pode gastar mais táleres do que tem; não há crédito, os títulos não são aceitos como dinheiro, e os jogadores não podem trocar nem dar nada uns aos outros.
clause-QA-TURN-17 = Os táleres e títulos recebidos durante uma ação ficam logo disponíveis, também para os passos seguintes da mesma ação.
clause-QA-TURN-18 = Um turno é definitivo assim que tiver revelado uma ficha virada para baixo; desfazer jogadas antes disso é assunto da interface.

# Ação: Dia de trabalho.
chapter-QA-LABOR = Ação: Dia de trabalho
clause-QA-LABOR-01 = O jogador recebe 1 táler a cada 2 artesãos seus, arredondando para cima.
clause-QA-LABOR-02 = Para cada artesão seu com o ícone de dia de trabalho, o jogador decide separadamente se o gira uma posição no sentido horário e recebe mais 2 táleres.
clause-QA-LABOR-03 = O dia de trabalho não dá pontos de apreciação.
clause-QA-LABOR-04 = Os artesãos sem o ícone de dia de trabalho não podem receber o bônus.
clause-QA-LABOR-05 = Dennis tem 5 artesãos e recebe 5 : 2, arredondado para cima, = 3 táleres.
clause-QA-LABOR-06 = Dennis gira uma posição um dos seus artesãos com o ícone de dia de trabalho e recebe mais 2 táleres (5 ao todo nesta ação).
clause-QA-LABOR-07 = Pagamento base pelo número de artesãos: 0 -> 0, 1 -> 1, 2 -> 1, 3 -> 2, 4 -> 2, 5 -> 3, 6 -> 3 táleres.
clause-QA-LABOR-08 = O pagamento base conta todos os artesãos que o jogador tem no início da ação, antes de algum deles sair.
clause-QA-LABOR-09 = O pagamento base conta todos os artesãos, com ou sem ícone, seja qual for o seu desempenho atual.
clause-QA-LABOR-10 = Cada artesão com o ícone pode receber o bônus no máximo uma vez por ação.
clause-QA-LABOR-11 = Um artesão com o ícone que esteja na posição de saída pode receber o bônus: os 2 táleres são pagos e depois ele sai do jogo.
clause-QA-LABOR-12 = No dia de trabalho só são girados os artesãos que recebem o bônus; os que apenas contam para o pagamento base não são girados.
clause-QA-LABOR-13 = Sem nenhum artesão, a ação paga 0 táleres.
clause-QA-LABOR-14 = Todas as decisões sobre o bônus de uma ação são tomadas juntas; a sua ordem não importa.

# Ação: Contratar.
chapter-QA-HIRE = Ação: Contratar
clause-QA-HIRE-01 = O jogador pode contratar um artesão do quadro de avisos, nunca mais do que um por ação Contratar.
clause-QA-HIRE-02 = O custo de contratação é o valor indicado à esquerda do espaço do artesão; ele é pago ao suprimento geral.
clause-QA-HIRE-03 = A ficha contratada é encaixada de modo que fique junto ao martelo o canto para o qual apontava o ícone do martelo do seu espaço no quadro de avisos.
clause-QA-HIRE-04 = A ficha contratada pode ir para qualquer entalhe livre.
clause-QA-HIRE-05 = Lena paga 4 táleres por um lenhador e o encaixa com o canto marcado pelo martelo do quadro de avisos.
clause-QA-HIRE-06 = Vários artesãos de uma guilda podem estar ao mesmo tempo a serviço do mesmo jogador.
clause-QA-HIRE-07 = Em nenhum momento um jogador pode empregar duas vezes o mesmo personagem.
clause-QA-HIRE-08 = Lena não pode contratar a alfaiate do quadro de avisos, porque o mesmo personagem já está a seu serviço.
clause-QA-HIRE-09 = Se todos os 6 entalhes estiverem ocupados, o jogador pode primeiro demitir um artesão, à sua escolha, para dar lugar ao novo.
clause-QA-HIRE-10 = Um artesão demitido é removido do jogo.
clause-QA-HIRE-11 = Se o artesão contratado não era o do topo, o marcador de preço avança uma posição para a direita.
clause-QA-HIRE-12 = Cada posição para a direita torna o artesão no topo 1 táler mais barato.
clause-QA-HIRE-13 = Se o marcador tiver de avançar além da posição mais à direita, em vez disso o artesão no topo é removido do jogo e o marcador volta à posição mais à esquerda.
clause-QA-HIRE-14 = Quando o artesão no topo é contratado, o marcador de preço volta à posição mais à esquerda, valor 6.
clause-QA-HIRE-15 = Por fim, os artesãos abaixo de cada espaço vazio do quadro de avisos sobem para fechar as lacunas, mantendo a sua ordem.
clause-QA-HIRE-16 = O espaço ou os dois espaços que ficam vazios embaixo são preenchidos com fichas da pilha de compras.
clause-QA-HIRE-17 = Os novos artesãos do quadro de avisos ficam como na preparação: ícone da guilda apontando para cima.
clause-QA-HIRE-18 = Um artesão que sobe no quadro de avisos ganha experiência: o martelo do espaço superior marca um canto com mais um trabalho restante.
clause-QA-HIRE-19 = Depois de uma contratação, os artesãos de baixo sobem um espaço, e o espaço que fica vazio embaixo recebe uma nova ficha da pilha de compras.
clause-QA-HIRE-20 = Custos de contratação de baixo para cima: 1, 2, 3, 4, 5 táleres e, para o espaço do topo, o valor atual da escala de preços.
clause-QA-HIRE-21 = Trabalhos restantes ao contratar, de baixo para cima: 1, 2, 3, 4, 5, 6; ou seja, posições 5, 4, 3, 2, 1, 0.
clause-QA-HIRE-22 = A escala de preços do nosso conteúdo é 6, 5, 4, 3, da esquerda para a direita; faz parte do pacote de conteúdo, com qualquer comprimento a partir de 1, começando em 6 e descendo 1 por posição.
clause-QA-HIRE-23 = Ordem de uma contratação: escolher a ficha; demitir um artesão, se a estrela estiver cheia; pagar; encaixar; depois o marcador de preço (com uma eventual remoção); depois subir; depois repor.
clause-QA-HIRE-24 = O marcador de preço só avança se realmente houve uma contratação e ela não foi a do artesão no topo; renunciar a Contratar não muda nada.
clause-QA-HIRE-25 = O desconto vale só para o espaço do topo e está ligado ao espaço: depois que a ficha do topo sai, a seguinte que sobe custa o valor do marcador já de volta ao início.
clause-QA-HIRE-26 = Com o marcador na posição mais à direita e um artesão contratado de outro espaço, dois espaços ficam vazios, quatro artesãos sobem e dois novos são tirados (com o quadro de avisos cheio).
clause-QA-HIRE-27 = Quando são tiradas duas fichas, a primeira vai para o mais alto dos espaços vazios e a segunda para o mais baixo.
clause-QA-HIRE-28 = Com a pilha de compras vazia, os espaços de baixo ficam vazios; ainda se contrata entre as fichas que restam e, com o quadro de avisos vazio, ninguém pode contratar.
clause-QA-HIRE-29 = A remoção no extremo direito da escala de preços acontece mesmo com a pilha de compras vazia.
clause-QA-HIRE-30 = Como as lacunas se fecham para cima, o espaço do topo só está vazio quando todo o quadro de avisos está vazio.
clause-QA-HIRE-31 = Com 6 artesãos, um jogador só pode contratar se primeiro demitir um; não é possível demitir sem contratar na mesma ação.
clause-QA-HIRE-32 = Com menos de 6 artesãos não se pode demitir ninguém.
clause-QA-HIRE-33 = Com 6 artesãos pode-se demitir o personagem idêntico para contratar o seu gêmeo.
clause-QA-HIRE-34 = Com menos de 6 artesãos, um personagem a serviço do jogador bloqueia os seus gêmeos no quadro de avisos.
clause-QA-HIRE-35 = Só é permitido demitir se os táleres do jogador bastarem para a contratação escolhida; demitir não custa nem devolve nada.
clause-QA-HIRE-36 = A proibição de personagens idênticos vale para cada jogador separadamente; outros jogadores podem ter cópias do mesmo personagem.
clause-QA-HIRE-37 = Um artesão contratado pode trabalhar a partir do turno seguinte do jogador; uma contratação nunca lhe dá trabalho na mesma ação.
clause-QA-HIRE-38 = Um artesão contratado do espaço mais baixo (posição de saída) trabalha normalmente e só sai depois do seu único trabalho.
clause-QA-HIRE-39 = Marcador em 6; um jogador contrata o terceiro artesão a contar de baixo por 3 táleres: o marcador passa para 5; os dois de baixo sobem um espaço cada; entra uma ficha nova embaixo.
clause-QA-HIRE-40 = Marcador em 3 (mais à direita); um jogador contrata o artesão do espaço mais baixo por 1 táler: o artesão no topo sai do jogo, o marcador passa para 6, os outros quatro sobem um espaço cada e os dois espaços de baixo são preenchidos.
clause-QA-HIRE-41 = Marcador em 3 (mais à direita); um jogador contrata o terceiro artesão a contar de baixo por 3 táleres: o do topo sai do jogo, o marcador passa para 6, os dois entre eles sobem um espaço cada, os dois abaixo do contratado sobem dois espaços cada e os dois espaços de baixo são preenchidos.
clause-QA-HIRE-42 = Marcador em 4; um jogador contrata o artesão no topo por 4 táleres, com 6 trabalhos restantes: o marcador passa para 6, os outros cinco sobem, entra uma ficha nova embaixo.

# Ação: Viajar.
chapter-QA-TRAVEL = Ação: Viajar
clause-QA-TRAVEL-01 = O jogador move a sua carruagem pelas ruas o número de espaços que escolher.
clause-QA-TRAVEL-02 = Custo de viagem por espaços percorridos: 1 -> 0, 2 -> 1, 3 -> 3, 4 -> 6, 5 -> 10, 6 -> 15 táleres, pagos ao suprimento geral.
clause-QA-TRAVEL-03 = A carruagem pode mover-se em qualquer direção.
clause-QA-TRAVEL-04 = As outras carruagens não bloqueiam: uma carruagem pode passar e parar em espaços com qualquer número de outras carruagens.
clause-QA-TRAVEL-05 = Dennis paga 6 táleres e percorre 4 espaços até uma aldeia.
clause-QA-TRAVEL-06 = Uma ação Viajar cobre de 1 a 6 espaços; um destino mais distante não se alcança numa só ação.
clause-QA-TRAVEL-07 = O jogador indica um destino e paga pelo caminho mais curto até lá.
clause-QA-TRAVEL-08 = Ficar no mesmo lugar, mesmo dando uma volta, conta como renunciar à ação.
clause-QA-TRAVEL-09 = Cada local, inclusive a capital, é um espaço; não há espaços entre os locais, e pode-se passar pela capital e entrar nela.
clause-QA-TRAVEL-10 = Um movimento de um espaço é sempre possível, pois custa 0 táleres.
clause-QA-TRAVEL-11 = Não se pode escolher um destino cujo custo exceda os táleres que o jogador tem.

# Ação: Ganhar confiança / Resgatar títulos.
chapter-QA-BANK = Ação: Ganhar confiança / Resgatar títulos
clause-QA-BANK-01 = O jogador tem de escolher uma de duas opções: aumentar a confiança do cambista ou resgatar títulos; não as duas na mesma ação.
clause-QA-BANK-02 = Aumentar a confiança faz a figura do jogador subir exatamente um espaço na trilha do cambista.
clause-QA-BANK-03 = Não é possível aumentar a confiança quando a figura está no espaço mais alto.
clause-QA-BANK-04 = Leo sobe a sua figura para o espaço 2; da próxima vez que resgatar, pode resgatar dois títulos de uma só vez.
clause-QA-BANK-05 = Ao resgatar, o jogador entrega os títulos que quiser, mas não mais do que permite o espaço da sua figura na trilha do cambista.
clause-QA-BANK-06 = Cada título resgatado rende 2 táleres do suprimento geral.
clause-QA-BANK-07 = Os títulos resgatados voltam ao suprimento geral.
clause-QA-BANK-08 = Resgatar não move a figura na trilha do cambista.
clause-QA-BANK-09 = Leo resgata 2 títulos e recebe 4 táleres.
clause-QA-BANK-10 = A trilha do cambista tem quatro espaços com os números 1, 2, 3, 4, de baixo para cima.
clause-QA-BANK-11 = Resgata-se no mínimo 1 título e no máximo min(confiança, títulos que se tem); resgatar 0 conta como renunciar.
clause-QA-BANK-12 = Sem títulos só é possível aumentar a confiança; no espaço mais alto, só resgatar; se nenhuma das duas for possível, renuncia-se à ação.
clause-QA-BANK-13 = Aumentar a confiança não custa nada, e a confiança nunca diminui.

# Ação: Taverna.
chapter-QA-TAVERN = Ação: Taverna
clause-QA-TAVERN-01 = Passo 1: todas as fichas de guilda do dormitório passam para a entrada.
clause-QA-TAVERN-02 = Passo 2: todas as fichas de guilda do salão passam para o dormitório.
clause-QA-TAVERN-03 = Na primeira ação Taverna de um jogador, este deslocamento é omitido.
clause-QA-TAVERN-04 = Passo 3: o jogador pode enviar quaisquer guildas cujas fichas de guilda estejam agora na entrada.
clause-QA-TAVERN-05 = As fichas das guildas enviadas passam da entrada para o salão.
clause-QA-TAVERN-06 = Taxa de acomodação pelo número de fichas enviadas: 1 -> 1, 2 -> 3, 3 -> 6, 4 -> 10, 5 -> 15, 6 -> 21 táleres, pagos ao suprimento geral.
clause-QA-TAVERN-07 = Passo 4: cada artesão do jogador que seja de uma guilda que acaba de ser enviada é girado uma posição no sentido anti-horário.
clause-QA-TAVERN-08 = Um artesão na posição inicial não é girado na taverna.
clause-QA-TAVERN-09 = Dennis tem a ficha branca no dormitório e a marrom e a preta no salão; depois do deslocamento, a branca está na entrada, e a marrom e a preta estão no dormitório.
clause-QA-TAVERN-10 = Dennis paga 3 táleres e envia duas guildas, vidraceiros e alfaiates, para o salão.
clause-QA-TAVERN-11 = Dennis gira os seus dois vidraceiros e o seu único alfaiate uma posição cada no sentido anti-horário.
clause-QA-TAVERN-12 = Renunciar à Taverna deixa todas as fichas de guilda onde estão; o deslocamento só acontece quando a ação é executada.
clause-QA-TAVERN-13 = Um jogador pode executar a ação e não enviar nenhuma guilda: as fichas se deslocam, nada é pago e nada é girado.
clause-QA-TAVERN-14 = Uma guilda pode ser enviada mesmo que o jogador não tenha nenhum artesão dela; a sua ficha conta para a taxa.
clause-QA-TAVERN-15 = A taxa é paga uma só vez, pelo número de fichas enviadas nesta ação; as enviadas antes não contam.
clause-QA-TAVERN-16 = Não se pode enviar um número de guildas cuja taxa exceda os táleres que o jogador tem.
clause-QA-TAVERN-17 = Girar é obrigatório para todos os artesãos das guildas enviadas que não estejam na posição inicial; não se pode deixar nenhum de fora.
clause-QA-TAVERN-18 = Uma guilda enviada numa ação Taverna está no dormitório durante a próxima que for executada e fica disponível de novo na que vem depois: cada guilda pode ser enviada, no máximo, em uma de cada duas ações Taverna executadas.
clause-QA-TAVERN-19 = A qualquer momento, cada uma das seis fichas de guilda de um jogador está em exatamente um destes lugares: entrada, salão, dormitório.
clause-QA-TAVERN-20 = Fora isso, as guildas no salão ou no dormitório não ficam bloqueadas: os seus artesãos trabalham, contam e podem ser contratados ou demitidos como de costume.

# Ação: Construir, um edifício.
chapter-QA-BUILD = Ação: Construir, um edifício
clause-QA-BUILD-01 = Na ação Construir, o jogador tem de escolher entre construir um edifício e fazer reparos.
clause-QA-BUILD-02 = Condição 1 para um edifício: a carruagem do jogador está no local.
clause-QA-BUILD-03 = Condição 2 para um edifício: o jogador ainda não tem nenhum marcador de construção nesse local.
clause-QA-BUILD-04 = Condição 3 para um edifício: o jogador emprega pelo menos um artesão de cada guilda que a ficha de demanda mostra.
clause-QA-BUILD-05 = Se as três condições forem cumpridas, o jogador pode construir um edifício ali.
clause-QA-BUILD-06 = Lena pode construir no monastério: não tem nenhum edifício lá e emprega as guildas exigidas.
clause-QA-BUILD-07 = Todos os artesãos do jogador participam da construção, incluindo os que a ficha de demanda não pede.
clause-QA-BUILD-08 = A soma inicial de apreciação é o total dos desempenhos atuais de todos os artesãos do jogador.
clause-QA-BUILD-09 = Os artesãos de Lena somam 19 pontos de apreciação.
clause-QA-BUILD-10 = O jogador põe um marcador de construção no melhor local de construção livre: -0 para quem constrói primeiro nesse local, -2 para o segundo, -4 para o terceiro, -6 para o quarto.
clause-QA-BUILD-11 = O valor do local de construção é deduzido da soma.
clause-QA-BUILD-12 = Lena é a segunda a construir, no local de construção -2: 19 - 2 = 17 pontos.
clause-QA-BUILD-13 = Os pontos ganhos num local são limitados: aldeia 10, monastério 15, cidade 20.
clause-QA-BUILD-14 = Os pontos acima do máximo do local são perdidos.
clause-QA-BUILD-15 = Os 17 pontos de Lena são limitados a 15, porque o local é um monastério.
clause-QA-BUILD-16 = Um jogador que constrói numa cidade recebe o bônus indicado na ficha de demanda dela.
clause-QA-BUILD-17 = Bônus de apreciação (1, 2 ou 3 pontos): é somado uma vez aos pontos deste edifício; o máximo do local continua valendo.
clause-QA-BUILD-18 = Bônus em táleres (2, 3 ou 4): pago pelo suprimento geral.
clause-QA-BUILD-19 = Bônus de contratação: o jogador pode executar uma ação Contratar adicional; o arquiteto não se move para isso.
clause-QA-BUILD-20 = Depois de gastos os pontos, todos os artesãos do jogador têm de ser girados uma posição no sentido horário.
clause-QA-BUILD-21 = Um artesão cuja seta de saída já estava junto ao martelo antes de girar não é girado, mas removido do jogo.
clause-QA-BUILD-22 = Pontos = soma dos desempenhos - valor do local de construção + bônus de apreciação da cidade, depois limitados ao máximo do local e nunca abaixo de 0.
clause-QA-BUILD-23 = O total só é elevado a 0 depois de somado o bônus: soma 1, local de construção -4, bônus +3 dão 0, não 3.
clause-QA-BUILD-24 = Um edifício pode ser construído mesmo que renda 0 pontos; o marcador, o bônus e a rotação acontecem como de costume.
clause-QA-BUILD-25 = Para construir é preciso um marcador de construção livre; um jogador que colocou todos os 8 não pode construir mais edifícios.
clause-QA-BUILD-26 = Os marcadores de construção nunca são movidos nem removidos.
clause-QA-BUILD-27 = Na capital não se constroem edifícios: não tem ficha de demanda, nem locais de construção, nem máximo.
clause-QA-BUILD-28 = Uma ficha de demanda fica no seu lugar depois de construído um edifício; todos os outros jogadores ainda podem construir ali.
clause-QA-BUILD-29 = Cada jogador que constrói numa cidade recebe o bônus dela, não só o primeiro a construir.
clause-QA-BUILD-30 = Basta um artesão por cada guilda indicada, seja qual for o seu desempenho; um artesão cobre apenas a sua própria guilda.
clause-QA-BUILD-31 = Ordem: verificar as condições; colocar o marcador; calcular os pontos; receber o bônus de apreciação e o bônus em táleres; subir; receber títulos; girar ou remover artesãos; bônus de contratação.
clause-QA-BUILD-32 = O bônus em táleres é pago de imediato e não pode ser recusado.
clause-QA-BUILD-33 = O bônus de contratação vem depois de todo o resto da ação, incluindo a rotação e as saídas: pode-se usar um entalhe liberado por uma saída, pode-se contratar de novo um personagem que acaba de sair, e o novo artesão não é girado.
clause-QA-BUILD-34 = O bônus de contratação pode ser recusado e segue todas as regras de Contratar (custo, demissão, personagens idênticos, marcador de preço, reposição).
clause-QA-BUILD-35 = A escolha de não construir nem reparar, ou seja, de renunciar, existe mesmo que todas as condições estejam cumpridas.
clause-QA-BUILD-36 = Depois da construção, girar é obrigatório para todos os artesãos, também os que têm desempenho 0 e os que não eram pedidos.
clause-QA-BUILD-37 = Cidade, soma 19, primeiro a construir, bônus +3: 19 - 0 + 3 = 22, limitados a 20 pontos.
clause-QA-BUILD-38 = Cidade, soma 14, terceiro a construir, bônus +2: 14 - 4 + 2 = 12 pontos.
clause-QA-BUILD-39 = Aldeia, soma 4, quarto a construir: 4 - 6 = -2, que contam como 0 pontos.

# Gastar pontos de apreciação.
chapter-QA-CLIMB = Gastar pontos de apreciação
clause-QA-CLIMB-01 = Os pontos de apreciação de um edifício são usados na hora para subir a trilha de apreciação e para receber títulos.
clause-QA-CLIMB-02 = Um passo para cima custa, em pontos, o valor da ficha do espaço para onde se sobe.
clause-QA-CLIMB-03 = O jogador pode dar tantos passos quantos os pontos permitirem.
clause-QA-CLIMB-04 = Os pontos não usados em passos são convertidos em títulos, 1 título por ponto.
clause-QA-CLIMB-05 = O jogador pode abrir mão de um ou mais passos possíveis e receber em troca o número correspondente de títulos.
clause-QA-CLIMB-06 = Se o suprimento geral tiver menos títulos do que os devidos, o jogador recebe apenas os disponíveis.
clause-QA-CLIMB-07 = Lena tem 15 pontos, sobe dois passos e recebe 3 títulos pelos 3 pontos excedentes.
clause-QA-CLIMB-08 = Em vez do segundo passo, Lena poderia receber mais 5 títulos (8 ao todo).
clause-QA-CLIMB-09 = Lena também poderia ficar onde está e receber 15 títulos.
clause-QA-CLIMB-10 = Os passos são dados um espaço de cada vez, em ordem; o jogador escolhe um número de passos de 0 até o maior que se possa pagar.
clause-QA-CLIMB-11 = No último espaço da trilha não dá mais para subir; os pontos seguintes só são convertidos em títulos.
clause-QA-CLIMB-12 = Pontos nunca são guardados para um turno posterior; os pontos para os quais não há título disponível são perdidos.
clause-QA-CLIMB-13 = A conversão em títulos dos pontos não usados é automática; os títulos não podem ser recusados.
clause-QA-CLIMB-14 = O jogador decide o número de passos conhecendo os títulos que há no suprimento; primeiro vêm os passos, depois os títulos.
clause-QA-CLIMB-15 = As fichas de apreciação ficam na trilha; todos os jogadores pagam o mesmo valor pelo mesmo espaço.
clause-QA-CLIMB-16 = Qualquer número de figuras pode estar no mesmo espaço da trilha de apreciação, e as figuras nunca descem.
clause-QA-CLIMB-17 = 12 pontos com as fichas 7, 5, 9 à frente: 2 passos e 0 títulos, ou 1 passo e 5 títulos, ou 0 passos e 12 títulos.
clause-QA-CLIMB-18 = 11 pontos, 0 passos escolhidos, 4 títulos no suprimento: o jogador recebe 4 títulos, 7 pontos são perdidos.

# Ação: Construir, reparos.
chapter-QA-REPAIR = Ação: Construir, reparos
clause-QA-REPAIR-01 = Reparos podem ser feitos onde quer que esteja a carruagem do jogador, seja qual for a ficha de demanda desse local, e tenha o jogador já construído lá ou não.
clause-QA-REPAIR-02 = Podem ser escalados para os reparos, no máximo, 3 artesãos do jogador.
clause-QA-REPAIR-03 = Os artesãos escalados precisam ser todos de guildas diferentes.
clause-QA-REPAIR-04 = Cada artesão escalado rende o valor de reparo que está no pergaminho no centro da sua ficha.
clause-QA-REPAIR-05 = A soma dos valores de reparo é o número de pontos de apreciação ganhos.
clause-QA-REPAIR-06 = Os pontos dos reparos são gastos como os de um edifício (subir, títulos).
clause-QA-REPAIR-07 = Os reparos numa cidade não dão o bônus da cidade.
clause-QA-REPAIR-08 = No fim, todos os artesãos escalados têm de ser girados uma posição no sentido horário.
clause-QA-REPAIR-09 = Um artesão escalado cuja seta de saída estava junto ao martelo não é girado, mas removido do jogo.
clause-QA-REPAIR-10 = Leo só tem artesãos de duas guildas, por isso pode escalar no máximo 2; ganha 5 pontos.
clause-QA-REPAIR-11 = Leo gira os dois artesãos escalados uma posição cada.
clause-QA-REPAIR-12 = É preciso escalar pelo menos 1 artesão; não escalar nenhum significa renunciar.
clause-QA-REPAIR-13 = O jogador escolhe quem e quantos (1 a 3); é permitido usar menos do que seria possível.
clause-QA-REPAIR-14 = Para os reparos não contam o valor do local de construção nem o máximo do local, e não se usa marcador de construção.
clause-QA-REPAIR-15 = Também é possível fazer reparos na capital.
clause-QA-REPAIR-16 = O desempenho atual não tem influência nos reparos.
clause-QA-REPAIR-17 = Os artesãos não escalados não são girados.
clause-QA-REPAIR-18 = Reparos podem ser escolhidos mesmo que um edifício ou o palácio fossem possíveis.

# Ação: Construir, o palácio da rainha.
chapter-QA-PALACE = Ação: Construir, o palácio da rainha
clause-QA-PALACE-01 = Condição 1 para o palácio: a figura do jogador chegou ao último espaço da trilha de apreciação, em frente ao palácio.
clause-QA-PALACE-02 = Condição 2 para o palácio: a carruagem do jogador está na capital.
clause-QA-PALACE-03 = Condição 3 para o palácio: o arquiteto do jogador está no espaço de ação Construir.
clause-QA-PALACE-04 = Condição 4 para o palácio: os desempenhos atuais dos artesãos do jogador somam pelo menos 15.
clause-QA-PALACE-05 = Um jogador que cumpre as quatro condições pode contribuir para o palácio.
clause-QA-PALACE-06 = Os artesãos não são girados depois de se contribuir para o palácio.
clause-QA-PALACE-07 = Contribuir é uma terceira maneira de usar a ação Construir, escolhida no próprio turno em vez de um edifício ou de reparos.
clause-QA-PALACE-08 = Contribuir é facultativo: mesmo com todas as condições cumpridas, o jogador pode fazer reparos em vez disso ou renunciar.
clause-QA-PALACE-09 = Todas as condições têm de estar cumpridas quando o arquiteto chega; subir até o último espaço numa ação Construir não permite contribuir ainda nesse turno.
clause-QA-PALACE-10 = Uma contribuição não coloca nenhum marcador, não dá pontos de apreciação, títulos, táleres nem bônus, não custa nada e não aplica valor de local de construção nem máximo; apenas registra a soma dos desempenhos.
clause-QA-PALACE-11 = Contribuir não remove nenhum artesão, nem mesmo um que esteja na posição de saída.
clause-QA-PALACE-12 = Cada jogador pode contribuir no máximo uma vez.
clause-QA-PALACE-13 = Os jogadores que, na mesma rodada, vêm depois do primeiro a contribuir ainda podem contribuir; os que vêm antes dele não têm mais nenhum turno.
clause-QA-PALACE-14 = Para o palácio não são exigidas guildas específicas, só o total de 15.
clause-QA-PALACE-15 = Os edifícios construídos antes não são condição para o palácio.
clause-QA-PALACE-16 = Soma 15: é possível contribuir; soma 14: não é.

# Fim do jogo.
chapter-QA-END = Fim do jogo
clause-QA-END-01 = Uma contribuição para o palácio, seja de quem for, faz da rodada em andamento a última; o jogo acaba quando essa rodada estiver completa.
clause-QA-END-02 = O último turno do jogo pertence ao vizinho à direita do primeiro jogador.
clause-QA-END-03 = Se só um jogador contribuiu, esse jogador vence.
clause-QA-END-04 = Se vários jogadores contribuíram, vence aquele que, entre eles, tiver a maior soma de desempenhos.
clause-QA-END-05 = Os que contribuíram e empatam na maior soma compartilham a vitória.
clause-QA-END-06 = A soma comparada é a registrada no momento da contribuição; não pode ser diferente da soma no fim do jogo.
clause-QA-END-07 = Se o primeiro a contribuir for o último jogador de uma rodada, o jogo acaba logo depois desse turno.
clause-QA-END-08 = Na última rodada, os turnos depois da primeira contribuição são turnos normais, com todas as escolhas.
clause-QA-END-09 = Os jogadores que não contribuíram nunca vencem um jogo que acabou com uma contribuição, seja qual for a sua posição na trilha ou o seu dinheiro.
clause-QA-END-10 = NOSSA, não consta de nenhum livro de regras: uma opção do jogo limita o número de rodadas (por padrão, 60; pode ser desligada). Se não tiver havido nenhuma contribuição até o fim dessa rodada, o jogo acaba ali.
clause-QA-END-11 = NOSSA: resultado no limite de rodadas: primeiro quem contribuiu na rodada do limite, segundo as regras normais do vencedor; sem contribuições, vence o jogador mais avançado na trilha de apreciação, depois o que tiver mais títulos + táleres (cada um vale 1), e os que continuarem empatados compartilham a vitória.
clause-QA-END-12 = NOSSA, só para apresentação e classificações: os lugares atrás do vencedor são ordenados pela soma da contribuição (quem contribuiu), depois pela posição na trilha, depois por títulos + táleres; valores iguais dividem o mesmo lugar.
clause-QA-END-13 = Somas 17, 15 e nenhuma contribuição: vence o jogador com 17. Somas 16 e 16: vencem os dois juntos.
clause-QA-END-14 = 4 jogadores, de A (primeiro) a D: B é o primeiro a contribuir. C e D ainda têm um turno e podem contribuir; A não tem nenhum. O jogo acaba depois de D.

# Regras da casa do livreto complementar (todas desligadas por padrão).
chapter-QA-VAR = Regras da casa do livreto complementar (todas desligadas por padrão)
clause-QA-VAR-01 = As regras da casa tiradas do livreto complementar são opções independentes do jogo, todas desligadas por padrão. A predefinição 'companion' liga todas as opções deste capítulo, exceto race_to_track_end.
clause-QA-VAR-02 = Opção price_marker_every_third_hire: o marcador de preço avança uma posição para a direita depois de cada terceira contratação do jogo (3ª, 6ª, 9ª ...), em vez de avançar depois de cada contratação de um artesão que não estava no topo.
clause-QA-VAR-03 = Com price_marker_every_third_hire: são contadas as contratações de todos os jogadores e os bônus de contratação, mas não a escolha inicial nem as ações Contratar a que se renunciou; contratar o artesão no topo continua levando o marcador de volta a 6 e também conta (uma terceira contratação que leve o do topo deixa o marcador em 6); além do extremo direito, o artesão no topo continua sendo removido.
clause-QA-VAR-04 = Opção labour_any_craftsman: no dia de trabalho, qualquer artesão pode ser girado pelo bônus de 2 táleres, com ou sem o ícone de dia de trabalho.
clause-QA-VAR-05 = Opção labour_many_positions: no dia de trabalho, um artesão com direito ao bônus pode ser girado qualquer número de posições, por 2 táleres cada posição.
clause-QA-VAR-06 = Com labour_many_positions: cada posição é um trabalho, portanto um artesão pode ser girado, no máximo, tantas vezes quantos os seus trabalhos restantes; usar o último trabalho paga 2 táleres e o remove.
clause-QA-VAR-07 = Opção early_drop_out: um artesão sai do jogo assim que uma rotação no sentido horário depois do trabalho leve a seta de saída ao martelo, sem trabalhar a partir dessa posição.
clause-QA-VAR-08 = Com early_drop_out: vale para edifícios, reparos e dia de trabalho; um artesão contratado na posição de saída, do espaço mais baixo, fica e sai depois do seu próximo trabalho; uma ficha da escolha inicial pode ser girada no máximo 4 posições; com labour_many_positions, a rotação para a posição de saída ainda é paga e é a última.
clause-QA-VAR-09 = Opção location_base_points: construir um edifício acrescenta à soma um valor base, que depende do tipo de local, antes de se deduzir o valor do local de construção.
clause-QA-VAR-10 = Opção no_location_maximum: os máximos 10/15/20 para edifícios não se aplicam.
clause-QA-VAR-11 = Opção full_track: colocam-se todas as 12 fichas de apreciação, portanto a trilha tem 12 espaços com ficha (custo total 78) e o décimo segundo é o último.
clause-QA-VAR-12 = Opção race_to_track_end: o primeiro jogador cuja figura chegue ao último espaço da trilha vence de imediato; o palácio não é usado. O jogo para nesse momento: o marcador de construção e o bônus em táleres dessa ação ainda são feitos; os títulos, a rotação e o bônus de contratação, não.
clause-QA-VAR-13 = Opção track_end_decides: uma contribuição para o palácio apenas encerra o jogo (quando a rodada se completa); vence o jogador que chegou primeiro ao último espaço da trilha, contando em rodadas; entre os que chegaram lá na mesma rodada decide a maior soma atual de desempenhos e, se ainda houver empate, compartilham a vitória.
clause-QA-VAR-14 = Opção redeemed_bonds_leave_game: os títulos resgatados são removidos do jogo em vez de voltarem ao suprimento, portanto suprimento = 28 - nas mãos dos jogadores - resgatados até o momento.
clause-QA-VAR-15 = Opção no_firing: os artesãos nunca podem ser demitidos; com 6 artesãos ninguém pode contratar.
clause-QA-VAR-16 = Opção no_hire_on_empty_pile: assim que a pilha de compras estiver vazia, ninguém mais pode contratar, mesmo que restem artesãos no quadro de avisos.
clause-QA-VAR-17 = Opção tavern_send_at_least_one: executar a ação Taverna exige enviar pelo menos uma guilda; um jogador que não possa ou não queira tem de renunciar (sem deslocamento).
clause-QA-VAR-18 = Não disponível: preços que sobem a cada terceira contratação.
clause-QA-VAR-19 = Não disponível: fichas de demanda só nas cidades.
clause-QA-VAR-20 = Não disponível: pontos base iguais aos máximos dos locais (10/15/20).
clause-QA-VAR-21 = Não disponível: enviar qualquer guilda para a taverna, esteja onde estiver a sua ficha.
clause-QA-VAR-22 = Não disponível: girar no sentido anti-horário além da posição inicial.
clause-QA-VAR-23 = Não disponível: contribuir para o palácio sem ter chegado ao último espaço da trilha.
clause-QA-VAR-24 = Não disponível: vitória imediata de quem contribui primeiro.
clause-QA-VAR-25 = Não disponível: usar no mesmo turno um artesão recém-contratado.
clause-QA-VAR-26 = Não disponível: bônus de cidade que são sempre pontos de apreciação, ou só para as cidades maiores.
clause-QA-VAR-27 = Não disponível: nunca mais contratar um personagem depois de tê-lo empregado uma vez.
clause-QA-VAR-28 = Não disponível: ações obrigatórias.
clause-QA-VAR-29 = Não disponível: um marcador de preço que para no extremo direito sem remover o artesão no topo, ou que não volta ao início.
clause-QA-VAR-30 = Não disponível: avançar vários espaços de uma só vez na trilha do cambista.
clause-QA-VAR-31 = Não disponível: artesãos em reparos que nunca saem do jogo.
clause-QA-VAR-32 = Não disponível: pagar por um caminho mais longo do que o necessário.
clause-QA-VAR-33 = Não disponível: um empate sem vitória compartilhada.
clause-QA-VAR-34 = Sem desvio, indicado para evitar dúvidas: 2 fichas por jogador ao lado do tabuleiro para a escolha inicial, ordem dessa escolha, movimento do arquiteto, pagamento base, limite de viagem de 6, 2 táleres por título, taxas, no máximo 3 artesãos de guildas diferentes nos reparos, pelo menos 15 para o palácio, nenhuma rotação depois dele.
