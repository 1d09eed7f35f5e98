# Queen's Architect: o guia das regras, nas nossas próprias palavras. `[QA-TURN-02]` é uma nota de rodapé.

handbook-architect-aim-title = Do que se trata
handbook-architect-aim-asks = como ganho; objetivo; vencer; vitória; começo; visão geral
handbook-architect-aim-lead = Você é arquiteto a serviço da rainha. Seus artesãos constroem por todo o reino, a rainha percebe e um dia deixa você trabalhar no palácio dela. **Quem contribui primeiro para o palácio leva o jogo ao fim.** [QA-END-01]
handbook-architect-aim-build = construir e reparar
handbook-architect-aim-climb = subir a trilha
handbook-architect-aim-palace = contribuir para o palácio
handbook-architect-aim-1 = **Construir e reparar trazem apreciação.** Você a gasta na hora para subir a trilha de apreciação, espaço por espaço; o que sobra vira títulos, e títulos viram dinheiro. [QA-CLIMB-01, QA-CLIMB-04]
handbook-architect-aim-2 = **No fim da trilha espera o palácio.** Leve sua carruagem à capital com artesãos cujo desempenho some pelo menos 15 e contribua. Se vários conseguirem nessa última rodada, vence a equipe mais forte. [QA-PALACE-04, QA-END-04]
handbook-architect-aim-beware = Dinheiro, títulos e o lugar na trilha não ganham nada sozinhos: quem não contribuiu nunca vence quem contribuiu. [QA-END-09]

handbook-architect-tiles-title = Os artesãos
handbook-architect-tiles-asks = ficha; hexágono; desempenho; martelo; canto; posição; trabalhos; saída; guilda; reparo; pergaminho
handbook-architect-tiles-lead = Um artesão é um hexágono com seis números. O que está no **martelo** é o que ele consegue hoje. [QA-TILE-04]
handbook-architect-tiles-1 = **Depois do trabalho a ficha gira um canto** no sentido horário, e outro número chega ao martelo. Cada um tem seis trabalhos; no último canto há uma porta. Quem trabalha com a porta no martelo dá tudo de si mais uma vez e sai do jogo. [QA-TILE-07, QA-TILE-10, QA-TILE-11, QA-TILE-14]
handbook-architect-tiles-2 = **Trabalho é construir, reparar e o dia de trabalho**, e nada mais. Contratar, viajar, o cambista e o palácio não giram ninguém. [QA-TILE-08, QA-TILE-25]
handbook-architect-tiles-3 = **Há seis guildas com três personagens cada.** O pergaminho no meio é o valor nos reparos e nunca muda; algumas fichas mostram também uma pá, para o dia de trabalho. Você pode ter vários artesãos de uma guilda, mas nunca o mesmo personagem duas vezes. [QA-TILE-02, QA-TILE-21, QA-HIRE-06, QA-HIRE-07]

handbook-architect-begin-title = Seus dois primeiros artesãos
handbook-architect-begin-asks = preparação; início; começo; primeiros artesãos; dinheiro inicial
handbook-architect-begin-lead = Antes do primeiro turno cada um pega dois artesãos entre as fichas ao lado do tabuleiro: uma vez na ordem do turno, depois **na ordem inversa**. [QA-DRAFT-01, QA-DRAFT-02, QA-DRAFT-03]
handbook-architect-begin-1 = Um artesão novo começa no primeiro canto. **Nesse momento você pode girá-lo por dinheiro: 1 táler por canto.** É o único dinheiro que você tem no começo; mas cada canto é um trabalho a menos. [QA-DRAFT-05, QA-DRAFT-06, QA-SETUP-27]
handbook-architect-begin-2 = Além disso você tem 2 títulos, sua carruagem está na capital e seu arquiteto, em Construir. [QA-SETUP-05, QA-SETUP-06, QA-SETUP-10]
handbook-architect-begin-example = Dennis pega uma alfaiate e a gira três cantos. Ele tem 3 táleres, e ela ainda tem três trabalhos. [QA-DRAFT-08, QA-TILE-14]
handbook-architect-begin-beware = Você só pode girar a ficha no momento em que a pega, não depois. [QA-DRAFT-12]

handbook-architect-turn-title = Um turno
handbook-architect-turn-asks = turno; arquiteto; estrela; ações; abrir mão; passar
handbook-architect-turn-lead = No seu turno seu arquiteto anda **1, 2 ou 3 pontas** em volta da sua estrela, no sentido horário, e você faz o que está desenhado onde ele para. Depois é a vez do próximo. [QA-TURN-02, QA-TURN-06]
handbook-architect-turn-1 = **Ele não pode ficar onde está.** Pense então um turno à frente: de Construir você alcança Dia de trabalho, Contratar e o cambista; para voltar a Construir são pelo menos dois turnos. [QA-TURN-03, QA-TURN-10, QA-TURN-11]
handbook-architect-turn-2 = Você sempre pode abrir mão da ação. Então só o arquiteto andou. [QA-TURN-05, QA-TURN-13]
handbook-architect-turn-beware = Não há crédito, e ninguém empresta nem dá nada a ninguém. O que você recebe em uma ação pode gastar na mesma ação. [QA-TURN-16, QA-TURN-17]

handbook-architect-labour-title = Dia de trabalho
handbook-architect-labour-asks = dinheiro; táleres; pá; ganhar; pagamento
handbook-architect-labour-lead = O caminho rápido para o dinheiro: **1 táler a cada dois artesãos, arredondado para cima**, e ninguém se cansa. [QA-LABOR-01, QA-LABOR-12]
handbook-architect-labour-1 = Além disso, você pode mandar ao campo os artesãos que mostram uma pá: **2 táleres a mais cada um, por um dos trabalhos deles**. Você decide para cada um, uma vez por ação. [QA-LABOR-02, QA-LABOR-10]
handbook-architect-labour-example = Dennis tem cinco artesãos: 3 táleres. Um deles, com pá, vai ao campo: 5 táleres ao todo. [QA-LABOR-05, QA-LABOR-06]
handbook-architect-labour-beware = Quem tem a porta no martelo também pode ir ao campo: você recebe os 2 táleres, e ele sai. [QA-LABOR-11]

handbook-architect-hire-title = Contratar
handbook-architect-hire-asks = contratar; quadro de avisos; preço; custo; demitir; marcador de preço; topo
handbook-architect-hire-lead = Seis artesãos estão no quadro de avisos. **Você pode contratar um**; quanto mais alto, mais caro e com mais trabalhos. [QA-HIRE-01, QA-HIRE-20, QA-HIRE-21]
handbook-architect-hire-1 = **De baixo para cima custam 1, 2, 3, 4 e 5 táleres e têm de um a cinco trabalhos.** O do topo tem todos os seis e custa o que diz a escala de preços: 6 táleres no início. [QA-HIRE-14, QA-HIRE-20, QA-HIRE-21]
handbook-architect-hire-2 = **Sempre que alguém que não é o do topo é contratado, o do topo fica 1 táler mais barato.** No fim da escala ele não espera mais: sai do jogo, e o preço recomeça. [QA-HIRE-11, QA-HIRE-12, QA-HIRE-13]
handbook-architect-hire-3 = Depois todos sobem, e novos artesãos da pilha entram embaixo. [QA-HIRE-15, QA-HIRE-16]
handbook-architect-hire-example = O marcador está em 6. Lena contrata o terceiro de baixo por 3 táleres: três trabalhos. O do topo custa agora 5. [QA-HIRE-39]
handbook-architect-hire-beware = Com seis artesãos sua estrela está cheia. Aí você pode demitir um, de graça, para contratar outro; com menos, ninguém pode ser demitido. [QA-HIRE-09, QA-HIRE-31, QA-HIRE-32]

handbook-architect-travel-title = Viajar
handbook-architect-travel-asks = carruagem; mapa; rua; caminho; distância; custo de viagem
handbook-architect-travel-lead = Sua carruagem segue pelas ruas até onde você pagar. **Um espaço é grátis; cada outro custa mais que o anterior.** [QA-TRAVEL-01, QA-TRAVEL-02]
handbook-architect-travel-1 = Você diz o local e paga o caminho mais curto: 0, 1, 3, 6, 10 ou 15 táleres por um a seis espaços. Cada local é um espaço, a capital também. As outras carruagens não atrapalham ninguém. [QA-TRAVEL-04, QA-TRAVEL-06, QA-TRAVEL-07, QA-TRAVEL-09]
handbook-architect-travel-beware = Quatro espaços em um turno custam 6 táleres, em dois turnos, 2. [QA-TRAVEL-02]

handbook-architect-bank-title = O cambista
handbook-architect-bank-asks = títulos; dinheiro; confiança; resgatar; cambista
handbook-architect-bank-lead = O cambista dá **2 táleres por um título**. Mas quantos ele aceita de uma vez depende de quanto ele conhece você. [QA-BANK-05, QA-BANK-06]
handbook-architect-bank-1 = A cada vez você escolhe uma de duas coisas: **ganhar confiança**, um degrau, até quatro; **ou resgatar títulos**, no máximo quantos diz o seu degrau. A confiança não custa nada e nunca se perde. [QA-BANK-01, QA-BANK-02, QA-BANK-10, QA-BANK-13]
handbook-architect-bank-beware = Não dá para fazer as duas coisas no mesmo turno. [QA-BANK-01]

handbook-architect-tavern-title = Taverna
handbook-architect-tavern-asks = descansar; taverna; girar de volta; dormitório; salão; recuperar
handbook-architect-tavern-lead = Uma noite na taverna rejuvenesce gente cansada: **todo artesão das guildas que você manda gira um canto para trás.** [QA-TAVERN-07]
handbook-architect-tavern-1 = **A taxa cresce com o número de guildas**: 1, 3, 6, 10, 15 ou 21 táleres por uma a seis guildas, não importa quantos artesãos você tenha delas. Quem está no primeiro canto fica ali. [QA-TAVERN-06, QA-TAVERN-08, QA-TAVERN-15]
handbook-architect-tavern-2 = **Uma guilda que esteve na taverna precisa pular uma visita.** A ficha dela vai do salão para o dormitório e depois de volta à entrada, um cômodo a cada visita sua. [QA-TAVERN-01, QA-TAVERN-02, QA-TAVERN-18]
handbook-architect-tavern-example = Dennis manda vidraceiros e alfaiates: 3 táleres. Seus dois vidraceiros e seu alfaiate giram para trás, um trabalho a mais para cada. [QA-TAVERN-10, QA-TAVERN-11]
handbook-architect-tavern-beware = As guildas na taverna trabalham normalmente nesse tempo. Você pode até ir sem mandar ninguém, só para as fichas andarem. [QA-TAVERN-13, QA-TAVERN-20]

handbook-architect-build-title = Construir: um edifício
handbook-architect-build-asks = construir; edifício; local de construção; demanda; guildas; bônus; cidade; aldeia; monastério; pontos
handbook-architect-build-lead = Você constrói onde sua carruagem está. **Toda a sua equipe ajuda**, até quem não foi pedido, e a rainha conta o que eles conseguem naquele dia. Três coisas precisam valer: [QA-BUILD-07, QA-BUILD-08]
handbook-architect-build-1 = **Você está lá**: sua carruagem está no local. [QA-BUILD-02]
handbook-architect-build-2 = **Você é novo lá**: ainda não há marcador seu no local. Você fica com o melhor local de construção livre; ele custa 0, 2, 4 ou 6 pontos. [QA-BUILD-03, QA-BUILD-10, QA-BUILD-11]
handbook-architect-build-3 = **Você tem as guildas**: pelo menos um artesão de cada guilda que o local pede, por mais fraco que seja. [QA-BUILD-04, QA-BUILD-30]
handbook-architect-build-example = Os martelos de Lena somam 19. Ela é a segunda no monastério, então o local custa 2 e restam 17; mas um monastério vale no máximo 15. [QA-BUILD-09, QA-BUILD-12, QA-BUILD-15]
handbook-architect-build-4 = **Uma cidade dá um bônus a quem constrói nela**: pontos, táleres ou uma contratação. Depois todos os seus artesãos giram um canto; quem tem a porta no martelo vai para casa. [QA-BUILD-16, QA-BUILD-20, QA-BUILD-21, QA-BUILD-29]
handbook-architect-build-beware = Em um local você só constrói uma vez, mas pode **reparar em qualquer lugar**, quantas vezes quiser. [QA-BUILD-03, QA-REPAIR-01]

handbook-architect-climb-title = Subir
handbook-architect-climb-asks = apreciação; pontos; trilha; passos; títulos; subir
handbook-architect-climb-lead = Os pontos são gastos na hora. **Um passo custa o número do espaço em que você pisa**; o que você não gasta vira títulos, um por ponto. [QA-CLIMB-01, QA-CLIMB-02, QA-CLIMB-04]
handbook-architect-climb-1 = Você pode dar menos passos do que poderia e ficar com títulos. Pontos nunca são guardados. [QA-CLIMB-05, QA-CLIMB-12]
handbook-architect-climb-example = 12 pontos, e à frente 7, 5, 9: dois passos e nada sobra, ou um passo e 5 títulos, ou 12 títulos. [QA-CLIMB-17]
handbook-architect-climb-beware = Há 28 títulos ao todo. Quando o suprimento acaba, você só recebe o que há. [QA-COMP-35, QA-CLIMB-06]

handbook-architect-repair-title = Construir: reparos
handbook-architect-repair-asks = reparar; reparos; pergaminho; três guildas
handbook-architect-repair-lead = Reparos não pedem licença: **onde quer que sua carruagem esteja, até na capital**, com até três artesãos de guildas diferentes. [QA-REPAIR-01, QA-REPAIR-02, QA-REPAIR-03, QA-REPAIR-15]
handbook-architect-repair-1 = **Os pergaminhos deles se somam, seja o que for que esteja no martelo.** Nenhum local custa nada, nenhum máximo vale, e não há bônus. [QA-REPAIR-04, QA-REPAIR-07, QA-REPAIR-14, QA-REPAIR-16]
handbook-architect-repair-2 = Os pontos são gastos como os de um edifício. Só quem reparou gira. [QA-REPAIR-06, QA-REPAIR-08, QA-REPAIR-17]
handbook-architect-repair-beware = Reparos são o trabalho dos dias fracos: um artesão com 0 no martelo repara tão bem quanto um com 5. [QA-REPAIR-16]

handbook-architect-palace-title = O palácio
handbook-architect-palace-asks = palácio; contribuir; capital; último espaço; quinze; fim do jogo
handbook-architect-palace-lead = Tudo leva até aqui. **Você pode contribuir para o palácio quando quatro coisas valem ao mesmo tempo**: [QA-PALACE-05]
handbook-architect-palace-track = fim da trilha
handbook-architect-palace-carriage = carruagem na capital
handbook-architect-palace-architect = arquiteto em Construir
handbook-architect-palace-1 = Sua figura está no último espaço da trilha, sua carruagem na capital, seu arquiteto em Construir, e os martelos dos seus artesãos somam **pelo menos 15**. De que guildas eles são não importa. [QA-PALACE-01, QA-PALACE-02, QA-PALACE-03, QA-PALACE-04, QA-PALACE-14]
handbook-architect-palace-2 = Ninguém gira e ninguém sai por isso; só a sua soma é anotada. Você só pode fazer isso uma vez. [QA-PALACE-06, QA-PALACE-11, QA-PALACE-12]
handbook-architect-palace-beware = Subir ao último espaço e contribuir são duas ações Construir: o espaço precisa já ser seu quando o arquiteto chega. [QA-PALACE-09]

handbook-architect-end-title = O fim, e quem vence
handbook-architect-end-asks = vencer; vencedor; como ganho; fim; empate; última rodada
handbook-architect-end-lead = **A primeira contribuição torna esta rodada a última.** Quem está sentado depois desse jogador ainda tem um turno e também pode contribuir. [QA-END-01, QA-PALACE-13]
handbook-architect-end-1 = **Quem contribuiu sozinho vence. Senão vence a maior soma**; somas iguais compartilham a vitória. [QA-END-03, QA-END-04, QA-END-05]
handbook-architect-end-example = De quatro jogadores, o segundo contribui primeiro. O terceiro e o quarto ainda têm um turno, o primeiro não. [QA-END-14]
handbook-architect-end-2 = Para que nenhuma partida dure para sempre, as nossas acabam depois de 60 rodadas, se você não desligar isso: vence quem está mais longe na trilha, depois quem tem mais títulos e táleres. [QA-END-10, QA-END-11]

handbook-architect-house-title = Regras da casa
handbook-architect-house-asks = variantes; opções; regras da casa; livreto
handbook-architect-house-lead = Um segundo livreto que veio com o jogo conta algumas coisas de outro jeito. **Cada uma dessas diferenças é uma opção à parte**, e todas ficam desligadas até você pedir. [QA-VAR-01]
handbook-architect-house-1 = Por exemplo: os preços só caem a cada terceira contratação; todo artesão pode fazer o dia de trabalho; os locais não têm máximo; a trilha tem doze espaços; ninguém pode ser demitido. [QA-VAR-02, QA-VAR-04, QA-VAR-10, QA-VAR-11, QA-VAR-15]
handbook-architect-house-2 = “Regras da casa do livreto” liga todas, menos a corrida até o fim da trilha. [QA-VAR-01, QA-VAR-12]

handbook-architect-try-hire-title = Faltam duas guildas
handbook-architect-try-hire = 4 táleres, e Candleholm pede também lenhador e vidraceiro. Quem você contrata?
handbook-architect-try-tavern-title = Uma noite de folga
handbook-architect-try-tavern = 3 táleres: quais duas guildas giram mais para trás?
handbook-architect-try-build-title = Construir em Lamparina
handbook-architect-try-build = Você é a segunda aqui. Quantos pontos restam?
handbook-architect-try-repair-title = Um dia fraco
handbook-architect-try-repair = Todos os martelos mostram pouco. Escolha três para os reparos.
handbook-architect-try-palace-title = A um turno do palácio
handbook-architect-try-palace = Está tudo pronto. Termine o jogo.
