# The Rise of Queensdale: os textos da campanha ligados às épocas. Um lugar só recebe uma mensagem quando pode lê-la.

# Cartas de época.
epoch-card-2-1-title = A lista do intendente
epoch-card-2-1-text = Hobb, o intendente do Rei, desce do cavalo, diz bom-dia e solta um rolo de papel. O rolo desce a encosta, passa pelas tendas e por cima de um ganso adormecido, e só para no rio, onde Wim, o mensageiro, pisa na ponta com as duas botas grandes. Hobb lê em voz alta desde o começo. Duzentos e catorze itens. Entre os pregos e uma cadeira de bispo, sublinhado: tapeçarias, verdes, onze, a pendurar assim que houver parede. Parede vocês não têm. Ao meio-dia a nova padeira entrega a ele um pão preto de todos os lados. Hobb bate no pão com os nós dos dedos. Soa como uma porta. “Já tive piores”, diz ela, e dá uma mordida.
epoch-card-2-1-rule = As placas de edifícios 2-1 e 2-2 entram no estoque de edifícios. As cartas de história são amarelas.
epoch-card-2-2-title = Medem-se os prados
epoch-card-2-2-text = Gesa mede o castelo a passos. Vai na frente com a corrente de medir, e um passo atrás dela vai a garça, que para quando ela para e olha para onde ela olha. Ao meio-dia o castelo inteiro está de pé na grama, feito de barbante. Aí ela precisa da planta, e em cima da planta está deitado o gato da Rainha, grande, cinzento e chamado Chanceler porque dorme em todas as reuniões do conselho. Nan, a nova padeira, coça o gato atrás da orelha esquerda, bem onde ele gosta. Ele continua dormindo. Gesa olha para o gato, para o barbante e para o céu. Depois arranca a estaca do canto leste e a finca dois palmos adiante. Um castelo é mais fácil de mudar de lugar.
epoch-card-2-2-rule = Uma ação de construir pode limpar terreno por 3 de madeira, 2 de pedra e 3 de argila: uma peça de gramado do próprio bairro vira terreno de construção. Cada um pode fazer isso 4 vezes na campanha.
epoch-card-2-3-title = Os ralos entupidos
epoch-card-2-3-text = Certa manhã, todos os ralos do vale amanhecem entupidos. O doutor Quillan, da corte, cheira duas vezes e anota: a tosse da Rainha vem do ar ruim dos canos, sem sombra de dúvida. O intendente Hobb destranca um estojo forrado de veludo azul, que viajou na segunda carruagem, à frente da prata. “O desentupidor real”, diz ele. “Está na lista.” Ninguém ri. De veludo não se ri. Ao meio-dia vocês puxam, todos juntos, e o tampão cede. Saem folhas, uma bota de que Wim já sentia falta e, por fim, um punhado de mariposas, todas mortas, com um brilho nas asas vivo como grama nova. Vêm do lavadouro, onde enxaguaram as tapeçarias da Rainha. Hobb vira a página. “Mariposas não estão na lista.”
epoch-card-2-3-rule = O jogador com o objetivo mais baixo começa cada partida com o desentupidor real. Uma vez por partida, quem o tem pode colocar um dado com A num espaço de ação ocupado e depois o passa para a esquerda.
epoch-card-3-1-title = Serras e cinzéis
epoch-card-3-1-text = O dia inteiro as serras cantam uma nota e os cinzéis outra; à tardinha já quase combinaram uma melodia. O torreão da ilhota ganha um piso, depois uma escada, depois uma janela para o rio, com vidro de verdade. A Rainha vem inspecioná-lo, de véu e muito ereta, com seis damas que seguram coisas. Ela pousa a mão no parapeito, deixa a mão ali um tempo e faz que sim com a cabeça. No mesmo dia o pão sai perfeito: dourado, redondo e leve como uma almofada. Ninguém sabe explicar; é o dia de folga da Nan. Vocês entalham a data na porta da padaria. Na manhã seguinte, Nan está de volta. O pão está preto.
epoch-card-3-1-rule = As placas de edifícios 3-1 e 3-2 entram no estoque de edifícios.
epoch-card-3-2-title = Um baú de livros
epoch-card-3-2-text = Há um baú na beira do vau, sem remetente, sem carta. Cheira a fumaça. Os livros lá dentro estão marrons nas bordas, como se alguém tivesse começado a queimá-los e depois não tivesse conseguido, livro após livro. Vocês os secam no varal, entre as camisas. Um deles é um livro de ervas. Wim segura a página contra a luz, e cada um lê por cima do ombro do outro: “A folha cinzenta da montanha, macia, verde o inverno todo; e mais uma. Duas na mesma xícara, ou poupem a água.” Onde estava a outra há um buraco marrom. Todos vocês olham para a montanha. É alta, é pelada, e acaba de começar a chover.
epoch-card-3-2-rule = Ação de tomos: pague 1 florim e receba 1 tomo; guardam-se no máximo 6, sem armazenagem. No passo 15, cada um pode entregar 3 tomos por uma das duas cartas de conhecimento de cima. O caderno do caso está aberto.
epoch-card-3-3-title = As primeiras rachaduras
epoch-card-3-3-text = As primeiras casas têm rachaduras. “Elas se assentam”, diz Gesa, e dá um tapinha numa parede, da qual um pedaço vem junto. “Como gente.” Vocês vão buscar argamassa e, já que estão na rua, tinta. Tobin, o merceeiro, tem a loja na cabeceira da ponte interior, com todas as janelas abertas. Hoje ela está cheia de crianças trocando as faces velhas dos dados de vocês, { $drawn ->
    [yes] como a vidente viu no copo dela
   *[no] como a vidente, dizem, teria dito
}. Ele montou uma segunda prateleira, com as figuras viradas para a parede. “Vermelho, azul, amarelo, branco, preto, roxo”, diz ele. “Cuidado com a tinta.” Atende de luvas, por causa dos arenques. Arenques vocês não veem.
epoch-card-3-3-rule = Uma ação de construir pode reformar um edifício próprio por 4 de madeira, 3 de pedra, 3 de argila e 4 florins: um marcador X, 1 rebite decorativo até o fim da partida, 3 vezes por partida. As faces 1 a 3 estão à venda, sem serem vistas.
epoch-card-4-1-title = Um veio branco
epoch-card-4-1-text = Um menino desce correndo da pedreira com uma lasca na mão, branca como leite. À noite, metade do vale tem uma lasca e a outra metade tem uma carroça. Oriel, a vidente, que fica sentada debaixo dos arbustos, passa por ali tapando o nariz. { $drawn ->
    [yes] “Pedra molhada, como eu disse”, diz ela. “Nunca disse quando.”
   *[no] Pedra molhada, dizem que ela disse, muito antes de alguém cavar ali.
} O doutor Quillan desistiu da poeira dos livros e põe a culpa no pó de mármore; já está por escrito. Então chove três semanas. As serras ficam no gancho, ninguém corta pedra, o ar está lavado, e do outro lado da água a Rainha tosse como nunca. Quillan está na margem, de pena na mão. Ele sublinha “pó”.
epoch-card-4-1-rule = Novos espaços de mármore: ali um dado de pedra dá exatamente 1 mármore, que não é recurso básico. As placas de edifícios 4-1 e 4-2 entram no estoque de edifícios.
epoch-card-4-2-title = A paciência do Rei
epoch-card-4-2-text = Uma carta do rei Bertram, de próprio punho; abaixo do nome, um borrão de tinta em forma de pato. Quem ficar aquém do objetivo receberá um selo, escreve ele, e é bom vocês saberem o que é um selo: uma frase diante do trono, que ele promete escutar até o fim. Quem o devolve sai na frente. “P.S.: O quarto dela cheira a ratos. Mandei três gatos. Não custa nada.” Os gatos olham para dentro, da soleira, e voltam para casa; nenhuma ratoeira ali jamais pegou coisa alguma. Tobin, que aceita selos pela tinta e os guarda num baú, pede que leiam a carta outra vez. Depois tira o pó do baú.
epoch-card-4-2-rule = Trilha da coroa: no passo 16, quem não alcançou o objetivo pode devolver 1 ou 2 dos selos que acabou de receber. Cada um aumenta o valor da coroa em 10 por cento do próprio objetivo; a próxima partida começa com essa fama. Os mercadores entram no saco.
epoch-card-4-3-title = Homens no bosque
epoch-card-4-3-text = Há homens no bosque, e quem os comanda é uma mulher de modos impecáveis. Sigga, baronesa ladra, bate à porta do bairro que está na frente, apresenta seus homens pelo nome e leva as colheres de prata, com recibo. Ela só rouba de quem está na frente. “Senão, qual seria a graça?” Na manhã seguinte há uma trouxa na porta de quem está por último: corda, pregos, um presunto e uma das colheres. Vocês convocam o conselho. Os da frente falam em roubo, os de trás em justiça; o Chanceler dorme. Hobb quer registrar as colheres e não sabe em que coluna. No presunto há um bilhete espetado. “Nada pessoal”, diz o bilhete. O papel é muito bom.
epoch-card-4-3-rule = Barões ladrões: quem não alcançou o último objetivo tira, no passo 6, 1 ficha se está 1 ou 2 épocas atrás do líder, e 2 se está 3 ou mais. Cada ficha é usada uma vez, no próprio turno, e devolvida depois da partida.
epoch-card-5-1-title = As cartas das avós
epoch-card-5-1-text = Chove uma semana inteira, e o vale todo se senta em volta de um só fogão. { $players ->
    [2] De dois baús saem duas cartas velhas, e outras duas chegam de trás da serra, onde as outras duas famílias fazem queijo.
    [3] De três baús saem três cartas velhas, e a quarta chega de trás da serra, onde a quarta família faz queijo.
   *[other] De quatro baús saem quatro cartas velhas, bem dobradas e amarradas com o mesmo fio azul.
} São lidas em voz alta, e quem lê para de vez em quando por causa de um cisco no olho. Quatro letras, quatro tintas, um palácio: as avós serviram lá nos mesmos anos e escreviam como falavam. Assinaram só com o primeiro nome. Hedda. Inga. Philippa. Rosamund. Uma criança repete os nomes, devagar, como num brinde. Na ponta do banco, uma colher para no ar.
epoch-card-5-1-rule = Lê-se a página um das cartas numeradas 23 a 26. Depois cada um escolhe uma das duas habilidades do personagem da própria família.
epoch-card-5-2-title = Pedra para os antepassados
epoch-card-5-2-text = Cada família quer um monumento, nada grande, só maior que o dos outros. Gesa desenha { $players ->
    [2] dois
    [3] três
   *[other] quatro
} exatamente do mesmo tamanho e mostra a cada família o seu, em particular, à luz da tarde. O doutor Quillan desistiu do pó de mármore. A tosse da Rainha é mágoa, escreve ele, e receita fita preta para a corte inteira. As pontes interiores, de que Oriel { $drawn ->
    [yes] tinha tanto medo
   *[no] teria, dizem, tanto medo
}, estão de pé. Vocês pularam nas duas pontas de cada uma, por garantia. Mesmo assim, um pedreiro pendura uma coroa de flores em cada ponte. “Vai que era para mais tarde”, diz ele. A garça gosta das flores.
epoch-card-5-2-rule = Uma ação de construir pode erguer a próxima das 4 etapas do seu monumento (2 de madeira, 2 de pedra, 2 de argila, 1 de mármore): 2 rebites permanentes; a quarta dá também 1 selo e uma carta. Cada família tem uma promessa. Entra a placa 5-1. Cartas de história: marrons.
epoch-card-6-1-title = O grande moinho
epoch-card-6-1-text = A roda gira, as pedras roncam, e ao meio-dia tudo está branco: as cercas, a garça, Hobb. O doutor Quillan põe a culpa na farinha, que é demais. Depois repara que a Rainha, que desde o retrato dorme no sótão da padaria, não tosse desde maio. Ele risca “demais” e escreve “de menos”. Com as curandeiras das colinas vem Runa. “E como ela dorme?”, pergunta, antes de pôr o cesto no chão. Vocês mostram a ela o livro de páginas marrons e, como ela não lê, Wim lê para ela. Ela ri até precisar se segurar na mesa. A folha cinzenta da montanha cresce atrás das cozinhas de vocês. “Mas não se bebe uma”, diz ela. “Bebem-se duas. Bem quentes.”
epoch-card-6-1-rule = Ação da engrenagem: gire 1 setor, ou 2 por 1 recurso básico, e receba o que ele mostra. As placas 6-1 e 6-2 entram no estoque; as curandeiras, no saco. Na preparação, os jogadores com o objetivo mais baixo recebem 1 pão, a menos que todos tenham o mesmo.
epoch-card-6-2-title = Cartas com lacre
epoch-card-6-2-text = O lorde camareiro começou a escrever, e todos têm medo dele. Encomenda quarenta almofadas. Encomenda um trombeteiro silencioso, uma porta que não range e um banquinho para cada patamar da escada, já que alguém pode querer se sentar ali. Não ameaça ninguém, o que é pior. No fim de cada carta, abaixo do lacre, há um borrão de tinta em forma de pato. Hobb registra as almofadas e as conta enquanto dorme. Para a casa do trombeteiro vocês precisam de tinta. Tobin a mexe por um bom tempo, junto à janela aberta, de luvas. “E como ela dormiu?”, pergunta, antes de dizer o preço. Ele nunca tinha perguntado nada a vocês.
epoch-card-6-2-rule = Antes de cada partida, o espaço J recebe uma encomenda real a mais do que há jogadores. Um dado com A em J cumpre uma encomenda pagando suas mercadorias, cada uma só uma vez por partida. As faces 4 a 6 estão à venda, sem serem vistas.
epoch-card-7-w1-title = Linhas no pó
epoch-card-7-w1-text = Com um cabo de vassoura, a muralha é traçada no pó, em volta do vale inteiro, e sobre cada curva todos têm uma opinião. Na lista de Hobb há pedra, cal, corda e sopa. Portão não há. Ele vira a lista e só encontra oito versos sobre uma garça, que dobra e guarda. Gesa desenha um portão com a ponta da bota e olha para o céu. Então sobe do rio a primeira pedra. Está coberta de musgo, grosso como uma almofada. { $drawn ->
    [yes] Alguém entre vocês, que um dia perguntou a Oriel sobre isso, olha para ele mais tempo que os outros.
   *[no] Dizem que Oriel disse alguma coisa sobre musgo, e com muita certeza.
} Vocês assentam a pedra com o musgo para fora. Parece que a muralha sempre esteve ali.
epoch-card-7-w1-rule = Uma ação de construir pode erguer um trecho de muralha (1 de madeira, 3 de pedra, 1 de argila, 1 de mármore), um por quadrante e partida. Bônus no quadrante: o primeiro 1 florim, o segundo 1 pão, o terceiro 1 recurso básico. A placa 7-1 entra no estoque.
epoch-card-7-w2-title = Fogueiras de vigia
epoch-card-7-w2-text = Doze fogueiras ardem ao longo da muralha, e sobre cada uma há uma panela de sopa. Quem vigia come, e quem come vigia. { $barons ->
    [supper] O pessoal de Sigga pediu a primeira vigia, por gratidão; eles sabem por onde daria para entrar.
   *[wage] O pessoal de Sigga faz a primeira vigia, por um salário; por onde daria para entrar eles sabem, e isso não cobram.
} O doutor Quillan vai de fogueira em fogueira prevenindo contra as correntes de ar, sem sombra de dúvida, até ficar resfriado. Na sétima panela está Lotte, a criada que escova as tapeçarias da Rainha toda semana. Ela tosse na manga, e vocês a empurram para mais perto do fogo. Ao pegar a tigela, mantém os dedos dobrados, para ninguém ver as unhas. São verdes. Ela já esfregou, diz. Não sai.
epoch-card-7-w2-rule = Passo 12: se nesta partida surgiram ao menos tantos trechos quantos jogadores menos 1, cada construtor ganha 1 recurso básico; senão, cada um dos outros devolve 1 item. Com os 12: em vez disso, 1 para cada no passo 5. Trecho sim, trecho não, abre-se uma carta, 33 a 38.
epoch-card-7-r1-title = Os marcos do caminho
epoch-card-7-r1-text = A estrada é medida em volta do vale inteiro, com um carrinho de mão que range a cada giro da roda. Hobb vai sentado dentro dele e conta os rangidos. Na primeira curva as pás batem em pedra. São precisos seis para puxar: um marco de milha, coberto de musgo grosso como uma almofada, e debaixo do musgo um número antigo. Então já houve uma estrada aqui. { $drawn ->
    [yes] Alguém entre vocês, que um dia perguntou a Oriel sobre musgo, olha para ela por muito tempo. “Nunca disse qual pedra”, diz Oriel.
   *[no] Dizem que Oriel disse alguma coisa sobre musgo, e não disse em qual pedra.
} Gesa limpa o número com a manga. É um nove. Nove milhas, portanto. Até onde, ninguém no vale sabe dizer.
epoch-card-7-r1-rule = Estrada comercial: 12 estações; dos 12 trechos, existem 4. Uma ação de construir pode fazer um dos outros por 1 de madeira, 3 de pedra, 1 de argila e 1 de mármore; bônus: 1 florim. A placa de edifícios 7-1 entra no estoque.
epoch-card-7-r2-title = A cavalo
epoch-card-7-r2-text = Os primeiros cavaleiros dão uma volta no vale e voltam com fome. Atrás deles vêm as primeiras carroças, { $barons ->
    [supper] e ao lado das carroças vai o pessoal de Sigga, contra os ladrões; conhecem todos, e já escreveram a eles.
   *[wage] e ao lado das carroças vai o pessoal de Sigga, por um salário, contra os ladrões; desde que assumiram o posto, não há nenhum.
} Com as carroças chega a primeira moda: fitas, de um verde que não desbota nem no sol nem na lavagem. A mulher que as vende mede as fitas no braço e tosse na dobra do cotovelo. “Forasteiros”, escreve o doutor Quillan, atrás de um lenço. Na loja da cabeceira da ponte, Tobin está à janela aberta. Ao meio-dia ele fecha, por uma tarde inteira, pela primeira vez. Na porta não há bilhete.
epoch-card-7-r2-rule = Ação do cavaleiro: mova seu cavaleiro até 2 ou 3 estações por trechos existentes. Cada estação em que entrar pode ser atendida uma vez por partida, por florins ou fama. O primeiro cavaleiro a chegar à estação 1, 3, 5, 7, 9 ou 11 abre uma carta, 27 a 32.
epoch-card-8-1-title = Uma vela nas águas do leste
epoch-card-8-1-text = Uma vela nas águas do leste e, debaixo dela, o doutor Ansel, que conheceu a Rainha menina. Ele se curva diante da velha do banco antes de se curvar diante de Sua Majestade, e então pergunta de que cor são as paredes dela. A corte olha para o teto; ali ninguém jamais olhou para uma parede. “Perguntem a quem limpa”, diz Ansel. Até alguém perguntar, ele quer que ela saia daquele quarto. Então vocês a carregam para baixo, com cama e tudo, passando pelo gato, que espera no primeiro degrau, e para cima, até o sótão da padaria. Ar do mar, escreve Quillan. Uma semana depois ela ri no café da manhã, e a janela está aberta. No convés ficou um armário pintado. Nenhum ferreiro consegue abri-lo.
epoch-card-8-1-rule = Cais: qualquer dado de recurso dá 1 recurso básico. Todos ganham a segunda habilidade. Uma ação de construir pode mobiliar um aposento do castelo (2 de madeira, 2 de pedra, 2 de argila, 1 de mármore). Lê-se a página dois das cartas 23 a 26. Entra a placa 8-1. Histórias: prateadas.
epoch-card-8-w-title = O portão abre ao meio-dia
epoch-card-8-w-text = Uma hora por dia o portão fica aberto. Ninguém mandou. { $snow ->
    [open] Desde a noite em que vocês o puxaram na neve, uma das folhas nunca mais fechou direito,
   *[beds] Desde o inverno em que vocês levaram as panelas para fora e para dentro, uma das folhas fica entreaberta, por causa dos cotovelos,
} e ao meio-dia alguém encosta nela um barril. É a hora em que o pão fica pronto. Gente de fora entra com a própria faca; outros saem, só três passos, e olham a muralha de frente. { $snow ->
    [open] Quem chegou naquela noite hoje corta os pães.
   *[beds] Quem dormiu lá fora sabe o nome de todos os cozinheiros de vocês.
} Hobb mediu essa hora. Dura até os pães acabarem, o que é bem mais. Ele registrou uma hora.
epoch-card-8-w-rule = No passo 5, cada quadrante completo da muralha dá ao jogador desse quadrante 1 recurso básico à escolha; um quadrante sem jogador o dá aos jogadores com o objetivo mais baixo.
epoch-card-8-r-title = Moedas estrangeiras
epoch-card-8-r-text = Os cavaleiros trazem moedas com nove reis diferentes, todos com cara de leve surpresa. Hobb as separa pela expressão. Quem já deu a volta inteira conhece pelo nome cada cachorro da estrada, e também cada cama curta demais e cada casa onde se tosse. Vocês fazem um mapa disso, com um ponto para cada casa dessas. { $fair ->
    [buy] As fitas que vocês compraram estão num baú no galpão, debaixo de uma pedra, e do lado de cá da serra os pontos pararam.
   *[listen] Ao lado do mapa está a lista de compradores de Lisbet, do jeito que ela contou na feira. Comparar os dois leva uma noite.
} No outono há mais pontos do que cidades. A tinta vermelha acabou, e vocês continuam com a azul. Os cachorros passam todos bem.
epoch-card-8-r-rule = Quem entrou em todas as 12 estações desde a leitura desta carta ganha 1 selo, uma vez na campanha.
epoch-card-9-1-title = A última viga
epoch-card-9-1-text = A xícara faz efeito devagar, como tudo o que é honesto. O doutor Quillan encosta o ouvido num peito, pela primeira vez na vida, e fica ali. “Eu estava errado”, diz. “Sem sombra de dúvida.” No torreão vazio o verde ainda está pendurado; o Rei quer tirá-lo ele mesmo, e ainda não consegue. Na porta do merceeiro há um bilhete: “Aberto. Levem o que precisarem. Cuidado com a tinta.” A cadeira está vazia, o baú sumiu. E Oriel, { $drawn ->
    [yes] que tinha tanto medo desta ponte
   *[no] que, dizem, tem medo desta ponte
}, atravessa. Nunca foi a ponte, conta ela. Era o homem da loja. Ela era criada do guarda-roupa no velho palácio e disse que o verde dele cheirava a ratos. Foi mandada embora. Ele fugiu.
epoch-card-9-1-rule = A placa 9-1 entra no estoque. No início de cada partida, cada um recebe 1 recurso básico à escolha, ou 3 se está duas ou mais épocas atrás do líder. Em cada partida, uma face custa a cada um 1 selo a menos, no mínimo 1.

# Cartas de fim de época.
epoch-end-1-title = A agrimensora está satisfeita
epoch-end-1-text = Gesa, mestra de obras da Coroa, crava para { $winner } a estaca do canto, com três golpes, e diz: “Até o inverno fica pronto.” Qual inverno, ela não diz. De noite, uma carruagem fechada para junto às tendas. Uma visita de véu pede um lugar para dormir, recebe a tenda furada e vai embora antes de clarear. O livro de visitas é uma tábua. Nela há uma linha: “Nenhuma tosse. Quanto à cama, já tive piores.” { $missed ->
    [yes] Quem ficou aquém do objetivo encontra um pão na tenda. É quase redondo.
   *[no] Na última tenda há um pão, para todos. É quase redondo.
}
epoch-end-1-rule = Quem não alcançou o objetivo nesta partida começa a próxima com 1 pão.
epoch-end-2-title = Uma festa no galpão
epoch-end-2-text = O galpão está cheio, e há mais convidados do que pratos. Na ponta do banco está sentada uma velha que ninguém se lembra de ter convidado. “A casca há de servir para alguém”, diz ela, e a guarda no bolso. { $players ->
    [2] Ela brinda a vocês como Hedda e Inga e, depois da sopa, como Philippa e Rosamund.
    [3] { $absent ->
        [anvil] Ela brinda a vocês como Inga, Philippa e Rosamund, e à cadeira vazia como Hedda.
        [heron] Ela brinda a vocês como Hedda, Philippa e Rosamund, e à cadeira vazia como Inga.
        [key] Ela brinda a vocês como Hedda, Inga e Rosamund, e à cadeira vazia como Philippa.
       *[lantern] Ela brinda a vocês como Hedda, Inga e Philippa, e à cadeira vazia como Rosamund.
    }
   *[other] Ela brinda a cada um de vocês, como Hedda, Inga, Philippa e Rosamund.
} Vocês são educados demais para corrigir. Então, lá em cima, no feno, uma voz canta: “Cinzenta à porta, onde a fumaça sai, branca na vereda, de pé se a neve cai.” Toma fôlego para o terceiro verso, e tosse. Em cima vocês só encontram o feno amassado.
epoch-end-2-again = A { $seat } a velha diz o nome certo, e pisca um olho.
epoch-end-2-rule = Cada um pode trocar na hora 1 item que tenha por 1 selo. Votação, para sempre: todos começam cada partida com 1 pão, ou todos começam cada partida no nível de moral 1.
epoch-end-3-title = O livro nas mãos erradas
epoch-end-3-text = Falta um tomo. Hobb interroga todo mundo, e a si mesmo duas vezes. O tomo aparece debaixo do travesseiro de Wim, com uma palha na página nove. “Eu só trago o recado”, diz Wim. “Mas este pesa, e eu queria saber por quê.” Na mesma semana a Rainha se muda para o torreão, com malas, damas e três das tapeçarias verdes, uma para cada parede sem janela. Na sexta-feira vocês ouvem a tosse do outro lado da água, e a janela está fechada. O Chanceler se muda de lá. Agora mora na prateleira do pão.
epoch-end-3-rule = Próxima partida: quem tem um tomo ganha 1 florim; os outros, 1 tomo. Favor real 39: o objetivo mais baixo entre quem não alcançou o seu nesta partida, no empate menos rebites; se todos alcançaram, fica para a próxima partida.
epoch-end-4-title = A canção da pedreira
epoch-end-4-text = Os canteiros cantarolam no trabalho, e é a melodia do galpão. Aprenderam com a velha da ponta do banco, e ela sabe um terceiro verso: “aqueça as duas e beba ao deitar”. O quarto ela não sabe onde pôs. Deve estar com os óculos, diz; óculos ela nunca usou. À noite, Sigga é capturada. Ou melhor: ela bate à porta, limpa as botas e pergunta o que há para comer. Seus homens esperam lá fora, na chuva, por ordem de altura. Vocês se olham. Depois olham para a panela.
epoch-end-4-rule = Menos rebites: 1 mármore para a próxima partida. Votação, para sempre: quem tira fichas de barão ladrão tira uma a mais e devolve uma, ou a primeira ação de contratar de quem não alcançou o último objetivo não custa florim.
epoch-end-5-title = O pintor de retratos
epoch-end-5-text = O Rei mandou um pintor. Durante nove dias a Rainha posa para ele a portas fechadas e, durante nove dias, por acaso, ninguém queima o pão. No décimo, o retrato está no galpão, acima { $barn ->
    [oven] do forno
   *[stage] do palco
}. Ficou parecido: o queixo, os olhos cansados e alegres, a farinha numa sobrancelha. “É a Nan”, diz uma criança. “A Nan do forno.” Atrás de vocês alguém desamarra um avental. “Já tive piores”, diz a Rainha, que em três anos ao lado do forno não tossiu uma única vez, e { $baked ->
    [yes] pede a { $baker } que não pare de sovar por causa dela
   *[no] pergunta qual de vocês quer, enfim, aprender
}.
epoch-end-5-rule = Cada um coloca num dado, de graça, uma face de recurso à escolha das que custam 1 selo. Favor real 40: o objetivo mais baixo entre quem não alcançou o seu nesta partida, no empate menos rebites; senão, ele espera.
epoch-end-6-title = Muralha ou estrada
epoch-end-6-text = Na praça há duas multidões gritando. “Fechem as portas”, grita uma, “lá fora há doença.” “Abram as portas”, grita a outra, “lá fora há ajuda.” Cada uma tem razão, { $drawn ->
    [yes] como Oriel disse, tapando os ouvidos
   *[no] como dizem que Oriel disse
}. Enquanto isso, o lorde camareiro escreve que uma Rainha não dorme em cima de uma padaria. O novo andar do torreão está pronto, e as onze tapeçarias estão no lugar; quem as carregou foram vocês. É o quarto mais verde do reino. No segundo dia a tosse dela se ouve no moinho. O Chanceler não atravessa mais a ponte.
epoch-end-6-rule = Votação secreta: cada um põe cada uma de suas duas fichas pequenas de brasão em muralha, estrada ou nenhuma. Mais fichas decidem; no empate, o objetivo mais baixo. Favor real 41: o objetivo mais baixo entre quem não alcançou o seu, depois menos rebites; senão, espera.
epoch-end-7-w-title = Primeira neve na muralha
epoch-end-7-w-text = As janelas estão fechadas, os fogões acesos, nenhum vento passa pela muralha, e metade do torreão tosse. A Rainha já não consegue subir a escada. Senta-se no banquinho do primeiro patamar e elogia o banquinho. Ao anoitecer, batem ao portão. Na neve estão pessoas de uma cidade de tintureiros, tossindo, com cobertores na cabeça. A primeira da fila é jovem e se chama Lisbet. Procura um homem, diz, que sempre usava luvas. Em cima da muralha, todos olham para vocês. A sopa está quente.
epoch-end-7-w-rule = Os construtores ganham 1 pão. Votação para a próxima partida: todos começam com 1 curandeira, ou a primeira vez que cada um alimenta os pobres conta em dobro. Favor real 42: o objetivo mais baixo entre quem não alcançou o seu, depois menos rebites; senão, espera.
epoch-end-7-r-title = A primeira grande feira
epoch-end-7-r-text = Nove barracas, um urso dançarino que é pedreiro, e uma fita verde em cada criança. À noite, três das crianças tossem. A Rainha, que desceu para ver o urso, já não consegue subir a escada; fica sentada no primeiro degrau, segurando uma caneca vazia. Lisbet, que vende as fitas, parou de medir. Está mais assustada que todos. Na cidade dela todos os tintureiros tossem, diz, e ela sempre achou que era o rio; procura um homem que sempre usava luvas. As fitas não se mexem.
epoch-end-7-r-rule = Os cavaleiros ganham 1 florim. Votação para a próxima partida: quem der 1 florim guardado começa um nível de moral acima, ou todos ganham 1 tomo. Favor real 42: o objetivo mais baixo entre quem não alcançou o seu, depois menos rebites; senão, espera.
epoch-end-8-w-title = A longa vigia
epoch-end-8-w-text = A última vigia do ano é tranquila. A velha da ponta do banco veio até o portão com uma lamparina e um pano, e sobre o pano põe seis pequenos maços, amarrados com linha. Um deles ela afasta um dedo para o lado. Há oito anos come da sopa de vocês, remenda suas mangas e chama cada um por todos os nomes, menos o próprio. { $fed ->
    [yes] Quem enfim pergunta o dela é { $seat }: ninguém cortou mais pão para aquele banco.
   *[no] Quem enfim pergunta o dela é uma criança que veio buscar a lamparina.
} Ela larga a linha.
epoch-end-8-w-rule = Abre-se a carta numerada 47. Votação, para as partidas que restam: a primeira ficha de erva de cada um dá mais 1 pão, ou a ação de tomos dá 2 tomos, ou todos começam com 1 figura.
epoch-end-8-r-title = O mercado distante
epoch-end-8-r-text = A três dias daqui pela estrada, atrás do mercado de tecidos, uma banca vende seis pequenos maços, amarrados com linha, e dá de brinde uma história: um palácio, neve alta, uma ama com tosse que sai de noite. Ali ela para; quem contava sempre adormecia nesse ponto. Vocês trazem as duas coisas e contam a história no banco, até onde ela vai. A velha da ponta continua, sem levantar os olhos das ervilhas. { $fed ->
    [yes] Quem enfim pergunta o nome dela é { $seat }: ninguém cortou mais pão para aquele banco.
   *[no] Quem enfim pergunta o nome dela é uma criança de colher na boca.
} Ela larga as ervilhas.
epoch-end-8-r-rule = Abre-se a carta numerada 48. Votação, para as partidas que restam: a primeira ficha de erva de cada um dá mais 1 pão, ou a ação de tomos dá 2 tomos, ou todos começam com 1 figura.

# O final: oito páginas, a terceira e a sétima conforme o caminho.
epoch-end-9-w-title = Atrás de muralhas fortes
epoch-end-9-r-title = Na estrada aberta
epoch-end-9-page-1-title = A última viga
epoch-end-9-page-1 = { $winner } assenta a última viga. Vocês dão um passo atrás e olham para cima, torre por torre, e começa a nevar. “Inverno”, diz Gesa. “Como eu disse.” Hobb ergue a lista e abre a mão. “Para isto não há lista.” O vento a leva, com garças e tudo. Sigga dá uma colher a { $other }. “Esta é pessoal”, diz.
epoch-end-9-page-1-tower = A torre de { $seat } ficou { $roof ->
    [slate] com telhado de ardósia
    [copper] com telhado de cobre
    [tiles] com telhado de telhas
    [gold] com telhado de folha de ouro
    [nest] sem telhado, mas com um ninho
    [line] sem telhado, mas com um varal
   *[view] sem telhado, mas com uma bela vista
}.
epoch-end-9-page-2-title = O verde desce
epoch-end-9-page-2 = O Rei leva uma ponta do rolo, a Rainha leva a outra. “Custa um bocado”, diz ele na escada. Vocês os carregaram para cima; vocês os carregam para baixo. A última peça está alta demais. Alguém manda buscar o desentupidor real. Oriel tira o xale. “Agora.” Ninguém vai esquecer o som com que ela se solta. Ansel varre o chão. O Chanceler entra.
epoch-end-9-page-3-title = Para onde vai
epoch-end-9-w-page-3 = As doze peças entram no último vão da muralha, com cal. Gesa passa o polegar pela junta. Durante anos vocês ficaram aqui em cima, de olho no que pudesse passar pela muralha. Agora ela segura alguma coisa do lado de dentro. O Rei fica até a cal secar. “E o senhor, como dorme?”, pergunta Runa. Ele precisa pensar.
epoch-end-9-r-page-3 = As doze peças são enterradas em cal debaixo do último marco. { $fair ->
    [buy] O baú das fitas vai junto.
   *[listen] Na primeira carroça vai a lista de compradores de Lisbet.
} Então as carroças partem, cheias de linho simples, para cada casa que tem um ponto. “E o senhor, como dorme?”, pergunta Runa ao Rei, na beira da estrada. Ele precisa pensar. A Rainha cavalga na frente.
epoch-end-9-page-4-title = Frases
epoch-end-9-page-4 = Tobin põe o baú diante do trono e tira as luvas. { $chest ->
    [full] Há nele { $seals } selos, todos pagos por vocês, e cada um vale uma frase.
   *[handful] Há nele um punhado de selos, e cada um vale uma frase.
} “Fui eu que fiz o verde”, diz. “Eu soube na mesma noite. Fugi.” O silêncio é tanto que se ouve o rio. { $snow ->
    [open] Lisbet, a filha dele, está entre os que entraram naquela noite.
    [beds] Lisbet, a filha dele, ainda tem na mão a concha de fora do portão.
   *[none] Lisbet, a filha dele, está ali, com linho nos dois braços.
} A Rainha olha para dentro do baú. { $chest ->
    [full] “Você ainda tem { $left }”, diz ela.
   *[handful] “Você ainda tem alguns”, diz ela.
} “O que gostaria de dizer?” Ele pensa por muito tempo; teve vinte anos. “Como Vossa Majestade dormiu?” “Bem”, diz a Rainha. { $chest ->
    [full] “Obrigada. { $last }.”
   *[handful] “Obrigada. Guarde o resto.”
}
epoch-end-9-page-5-title = Por dentro da tampa
epoch-end-9-page-5 = { $spent ->
    [yes] “A maior parte veio de você”, diz Tobin a { $seat }. “Não tinha dado certo, você vinha à minha loja, e nem uma vez bateu a porta.” Por dentro da tampa há um risco de giz para cada visita. Alguém começa a contar. Depois { $seat } ganha o baú vazio, para se sentar.
   *[no] “De vocês não veio nenhum”, diz Tobin. “Nunca compraram nada. Mas entravam quando chovia, e nem uma vez bateram a porta.” Por dentro da tampa há um risco de giz para cada visita. Alguém começa a contar. Depois vocês todos ganham o baú vazio, para se sentar.
}
epoch-end-9-page-6-title = A canção
epoch-end-9-page-6 = À noite a Rainha canta. Cinzenta à porta. Branca na vereda. Os canteiros largam os martelos. O terceiro verso, e ela toma fôlego. No quarto vocês prendem o de vocês; foi o que nove anos ensinaram. Vocês esperam a tosse. Ela não vem.
epoch-end-9-page-7-title = A última imagem
epoch-end-9-page-7 = { $way ->
    [wall] Sálvia e mil-folhas crescem nas juntas. Ao anoitecer o portão se fecha, por hábito; fechadura não tem.
   *[road] O último marco não tem número. Gesa o deixou em branco, para quem ainda está a caminho.
} { $tobin ->
    [stay] Um homem numa escada pinta uma janela.
   *[go] Uma carroça vai ficando pequena na estrada.
} Há linho { $house ->
    [healing] nos quartos dos doentes
    [books] nas salas de leitura
   *[hall] no grande salão
}. Marit fica com a primeira fatia, a Rainha com a casca. “Serve para alguém”, diz ela. “Nunca tive melhor.” Depois ela dorme, onde nenhuma parede segura uma tapeçaria.
epoch-end-9-page-8-title = A frase de vocês
epoch-end-9-page-8 = Cada um de vocês tem um selo na mão. Ele vale uma frase, e a frase será escutada até o fim. Não há pressa; outros levaram vinte anos. Então Wim fecha o livro{ $reader ->
    [lend] {" "}e põe ao lado o que vocês emprestaram
   *[teach] , depois de um último olhar nas vírgulas, como vocês ensinaram
}. “Este fui eu que escrevi”, diz.
epoch-end-9-page-8-rule = A campanha acabou. Faz-se a classificação, abrem-se as respostas lacradas, e a crônica é impressa com a imagem do castelo.

# Votações.
vote-barn-question = O que vai ser do galpão?
vote-barn-oven = Um forno: todos começam cada partida com 1 pão.
vote-barn-stage = Um palco: todos começam cada partida no nível de moral 1.
vote-barn-chosen-oven = O galpão ganha um forno. A primeira fumaça sai pelo lado errado, a segunda não.
vote-barn-chosen-stage = O galpão ganha um palco. A primeira peça tem nove papéis e oito tábuas.
vote-reader-question = O que vocês fazem com Wim e o livro?
vote-reader-lend = Emprestar o livro a ele.
vote-reader-teach = Ensinar Wim a ler.
vote-reader-chosen-lend = Wim pode ficar com o livro até terminar. Ele decide ler devagar.
vote-reader-chosen-teach = Vocês se revezam nas aulas. Ele quer saber quem decidiu a ordem das letras.
vote-barons-question = O que vocês oferecem a Sigga?
vote-barons-supper = Jantar: quem tira fichas de barão ladrão tira mais uma, devolve uma.
vote-barons-wage = Um salário: após falhar, sua primeira contratação não custa florim.
vote-barons-chosen-supper = Sigga e seus homens ficam para o jantar. Lavam a louça e contam as colheres em voz alta.
vote-barons-chosen-wage = Sigga assina por um salário. Agora seus homens guardam o bosque, contra ninguém em especial.
vote-way-question = Uma muralha ou uma estrada?
vote-way-wall = Uma muralha, para cuidar do que está aqui.
vote-way-road = Uma estrada, para buscar o que falta aqui.
vote-way-chosen-wall = O vale constrói uma muralha. As duas multidões vão para casa buscar os carrinhos de mão.
vote-way-chosen-road = O vale constrói uma estrada. As duas multidões vão para casa buscar os carrinhos de mão.
vote-snow-question = O que vocês fazem por quem está diante do portão?
vote-snow-open = Abrir esta noite: todos começam a próxima partida com 1 curandeira.
vote-snow-beds = Camas e sopa lá fora: alimentar os pobres conta dobrado, uma vez.
vote-snow-chosen-open = O portão se abre, com quatro pás e muito puxão. À meia-noite ninguém mais sabe quem é visita.
vote-snow-chosen-beds = Vocês levam para fora quarenta camas e doze panelas. A última panela fica lá, com a concha dentro, para todos.
vote-fair-question = O que vocês fazem com as fitas?
vote-fair-buy = Comprar todas: dar 1 florim, começar um nível de moral acima.
vote-fair-listen = Sentar Lisbet e deixá-la contar: todos ganham 1 tomo.
vote-fair-chosen-buy = Vocês compram todas as fitas do vale. As crianças recebem fitas vermelhas, e troco.
vote-fair-chosen-listen = Lisbet se senta e conta até a vela acabar. Wim anota cada nome que ela diz.
vote-house-question = O que o castelo vai ser quando ficar pronto?
vote-house-healing = Uma casa de cura: a primeira ficha de erva dá mais 1 pão.
vote-house-books = Uma casa de livros: a ação de tomos dá 2 tomos.
vote-house-hall = Um salão aberto: todos começam cada partida com 1 figura.
vote-house-chosen-healing = O castelo vai ser uma casa de cura. Runa vai de quarto em quarto e experimenta as camas.
vote-house-chosen-books = O castelo vai ser uma casa de livros. A primeira estante é curta demais para o primeiro livro.
vote-house-chosen-hall = O castelo vai ser um salão aberto. Gesa não põe porta na entrada; só ia atrapalhar.
vote-tobin-question = O que Tobin deve fazer?
vote-tobin-stay = Ficar e pintar o castelo.
vote-tobin-go = Partir e avisar cada cidade que comprou.
vote-tobin-chosen-stay = Tobin fica. “Cuidado com a tinta”, diz no primeiro dia, e pela primeira vez ela só está fresca.
vote-tobin-chosen-go = Tobin parte. Em cada porta da sua lista ele diz, antes do bom-dia: “Cuidado com a tinta.”

# As famílias: a carta (página um das cartas 23 a 26) e o anel (página dois).
family-anvil-letter-title = A carta de Hedda
family-anvil-letter = { $played ->
    [yes] { $seat } lê:
   *[no] Wim lê pelos Aldermoor, que moram atrás da serra:
} “Queridos filhos, a forja se foi. O palácio não pagou os varões das cortinas, todos os doze, e ninguém gosta de mandar a conta depois de um casamento. O que estava pendurado neles parecia a primavera, isso eu reconheço. De resto, não me queixo. O moço da estrebaria deu uma martelada no polegar e, enquanto eu procurava um pano, bebeu a minha arnica; agora temos dois doentes, o moço e o polegar. Por fora, eu disse, no machucado, nunca na xícara! Ele está da cor de uma vela e diz que ajuda. Comam direito. Hedda”
family-anvil-ring-title = O cravo
family-anvil-ring = O Rei vem em pessoa, a pé, com uma bolsa e uma conta antiga: doze varões de cortina e vinte anos de juros. { $played ->
    [yes] Ele conta o dinheiro para { $seat } em cima da bigorna.
   *[no] Os Aldermoor vêm de trás da serra para isso, e ele conta o dinheiro em cima da bigorna deles.
} A conta não fecha. Sobra uma moeda, e nenhum dos lados quer ficar com ela; então o Rei pendura o casaco e passa um dia tocando o fole. Não se sai mal. À noite assina o recibo com as mãos pretas, e abaixo do nome cai um borrão em forma de pato. Ninguém mais fala no camareiro. No fundo da bolsa há um anel, feito de um cravo de ferradura. Era o penhor de Hedda.
family-heron-letter-title = A carta de Inga
family-heron-letter = { $played ->
    [yes] { $seat } lê:
   *[no] Wim lê pelos Brackwell, que moram atrás da serra:
} “Meus queridos, neve até os remos, e quem quer atravessar à uma da manhã? A ama, com uma tosse que balançava o barco. Encosto onde a nascente mantém a margem descoberta e a hortelã chega ao joelho, e digo: sirva-se. Nada de pés molhados, diz ela, e sobe para a vereda seca. O caminho todo cantarolou a canção que a nossa princesinha cantava, verso por verso, como se fosse uma lista de compras. Esperei uma hora. Ela pagou com uma casca de pão. A garça até hoje não me perdoou essa hora. Inga”
family-heron-ring-title = Debaixo do banco
family-heron-ring = Há oito anos a velha balsa está emborcada { $played ->
    [yes] atrás da casa de { $seat }
   *[no] atrás de uma queijaria, do outro lado da serra
}, com galinhas morando embaixo. Agora que existe um cais, ela é desvirada. A garça não traz nada. Mas debaixo do banco, onde só cabe uma criança, alguém entalhou letras na madeira com um canivete. É a canção, e ela tem quatro versos. O quarto vocês leem um por um, deitados de costas, e ninguém o diz em voz alta. À Rainha ninguém conta; ela há de chegar lá sozinha. Em volta do tolete há um anel de corda de balsa, para uma mão pequena. Ainda está molhado.
family-key-letter-title = A carta de Philippa
family-key-letter = { $played ->
    [yes] { $seat } lê:
   *[no] Wim lê pelos Corvane, que moram atrás da serra:
} “Meus queridos, à meia-noite a ama veio, tossindo, pedir a chave do jardim. Neve até o parapeito, nem um canteiro à vista. Lá fora não há mais nada, eu digo, a camomila se foi com a primeira geada. Ela vai assim mesmo, e de madrugada volta com as duas mãos cheias, verde tirado de baixo do branco. Na primavera a tosse tinha passado. Depois ela trancou alguma coisa e me trouxe a chave para a argola. De que porta?, pergunto. Não é porta, querida, diz ela. Não se pergunta duas vezes. Pendurei a chave ao lado da chave da despensa, para ter companhia. Philippa”
family-key-ring-title = O armário pintado
family-key-ring = O armário pintado do navio está no pátio, e { $played ->
    [yes] { $seat } experimenta a chave que nunca teve porta
   *[no] Wim experimenta a chave que nunca teve porta, mandada pelos Corvane
}. Ela gira como se tivesse sido lubrificada ontem. Dentro estão os panos de linho do velho quarto de criança, bordados de alto a baixo com uma folha cinzenta e uma flor branca. Atrás deles, enrolada e amarrada, uma peça de verde. Hobb percorre a lista: onze. Percorre outra vez. “Doze”, diz Oriel, e ri{ $drawn ->
    [yes] , como já riu um dia desse número
   *[no] ; dizem que um dia já contou até aí
}. A Rainha sente na mão o peso da argola e a devolve. “Fiquem com ela”, diz. “Agora está mais leve.”
family-lantern-letter-title = O livro de vigia de Rosamund
family-lantern-letter = { $played ->
    [yes] { $seat } lê no livro de vigia:
   *[no] Wim lê o livro de vigia pelos Dunmere, que moram atrás da serra:
} “Julho, dez da manhã, portão oeste, entrada: um mercador com doze peças de tecido para o casamento, muito verdes. Usa luvas. Em julho. Anoitecer, mesmo portão, saída: o mesmo mercador, correndo. Não levou o troco. Está aqui comigo, quatro moedas. Inverno, neve alta: luz no quarto de criança a noite toda. A ama tosse, e tem lavanda no travesseiro; o cheiro chega até a muralha. Tosse nele até de manhã, todas as noites. Das janelas da Rainha, ainda nada. De resto, não passou nada que eu não visse. Ninguém perguntou. Rosamund, de vigia”
family-lantern-ring-title = Perguntam à vigia
family-lantern-ring = O doutor Ansel pergunta aos Dunmere o que eles viram. Em vinte anos, é o primeiro. { $played ->
    [yes] { $seat } responde de pé, como quem presta contas:
   *[no] Um Dunmere veio a pé de trás da serra e responde de pé, como quem presta contas:
} que janelas tinham luz, quem tossiu em que inverno e quem não tossiu, o que o mercador vestia, para onde olhava ao correr, e que ainda há aqui quatro moedas para ele. Leva uma hora. Tudo está na ordem certa. Ansel escreve até a pena ficar cega, diz obrigado e mais nada. Depois a lanterna fica no prego, sem o anel de ferro pelo qual era carregada, e a vigia dorme até o meio-dia. Ninguém bate à porta.
family-page-rule = { $played ->
    [yes] { $seat } recebe 1 selo ou 2 recursos básicos à escolha.
   *[no] Ninguém recebe presente: esta família não tem jogador.
}

# Cartas numeradas 47 e 48: a pergunta e o que vem depois das respostas.
number-card-47-title = Quais duas
number-card-47-text = “Marit”, diz ela. “Não é segredo. Vocês nunca perguntaram.” Ela era a ama. Onze peças do verde foram para os aposentos da Rainha e a décima segunda para o quarto de criança, onde ela dormia debaixo dela, sozinha, e tossia. Então tirou a peça dali e saiu para a neve. De um presente de casamento não se fala mal, e ela não disse nada. Ela chega a lamparina mais perto do pano: sálvia, hortelã, arnica, mil-folhas, lavanda, camomila. “Quais duas, crianças?”
number-card-47-after = Sálvia e mil-folhas. { $reader ->
    [lend] Wim lê os dois nomes em voz alta, no livro que vocês emprestaram, sem o dedo na linha.
   *[teach] Wim encontra as duas num relatório de Quillan, onde está escrito “ou”. Ele corrige para “e”.
} { $drawn ->
    [yes] “Não está doente coisa nenhuma, eu disse bem alto”, diz Oriel. “A lavanda do travesseiro era minha. Eu tinha esperança.”
   *[no] Não está doente coisa nenhuma, dizem que Oriel disse um dia. A lavanda do travesseiro era dela.
} Marit aquece a xícara e a leva até o sótão. Há anos ninguém chama a Rainha pelo nome. “Beba tudo, Elin.”
number-card-47-rule = Cada um diz em segredo duas ervas; as respostas são abertas juntas. Quem disser o par certo começa a próxima partida com fama igual ao valor da trombeta.
number-card-48-title = Quais duas
number-card-48-text = “Marit”, diz ela. “Não é segredo. Vocês nunca perguntaram.” Ela era a ama; dormia debaixo da décima segunda peça do verde, tossia, tirou a peça dali e saiu para a neve. Não disse nada, já que era presente de casamento. Então Wim desdobra um bilhete da banca no outro extremo da estrada. Desta vez ele leu: sálvia, hortelã, arnica, mil-folhas, lavanda, camomila; quais duas? “Lá fora eles sabem”, diz Marit. “E vocês?”
number-card-48-after = Sálvia e mil-folhas, então. { $reader ->
    [lend] Wim lê os dois nomes em voz alta, no livro que vocês emprestaram, sem o dedo na linha.
   *[teach] Wim encontra as duas num relatório de Quillan, onde está escrito “ou”. Ele corrige para “e”.
} { $drawn ->
    [yes] “Não está doente coisa nenhuma, eu disse bem alto”, diz Oriel. “A lavanda do travesseiro era minha. Eu tinha esperança.”
   *[no] Não está doente coisa nenhuma, dizem que Oriel disse um dia. A lavanda do travesseiro era dela.
} Marit aquece a xícara e a leva até o sótão. Há anos ninguém chama a Rainha pelo nome. “Beba tudo, Elin.”
number-card-48-rule = Cada um diz em segredo duas ervas; as respostas são abertas juntas. Quem disser o par certo começa a próxima partida com fama igual ao valor da trombeta.

# O caderno do caso: três perguntas, as respostas possíveis e como elas são abertas.
casebook-title = O caderno do caso
casebook-about = O que vocês viram, na ordem em que viram. O que significa não está escrito aqui.
casebook-question-cause = O que faz a Rainha tossir?
casebook-question-pair = Quais duas?
casebook-question-seller = Quem vendeu o verde?
casebook-pair = { $herb } e { $other_herb }
casebook-sealed = { $seat } lacrou uma resposta.
casebook-cause-hangings = as tapeçarias verdes
casebook-cause-drains = o ar ruim dos ralos
casebook-cause-books = a poeira dos livros
casebook-cause-marble = o pó de mármore
casebook-cause-rain = a chuva
casebook-cause-mice = os ratos
casebook-cause-grief = a mágoa
casebook-cause-flour = a farinha
casebook-cause-draughts = as correntes de ar
casebook-cause-strangers = os forasteiros
casebook-cause-sea = o ar do mar

# Same in every language.
casebook-seller-hobb = Hobb
casebook-seller-wim = Wim
casebook-seller-gesa = Gesa
casebook-seller-tobin = Tobin
casebook-seller-oriel = Oriel
casebook-seller-sigga = Sigga
casebook-seller-runa = Runa

# Quem mais é citado, e como as respostas são abertas.
casebook-seller-quillan = o doutor Quillan
casebook-seller-chamberlain = o lorde camareiro
casebook-seller-ansel = o doutor Ansel
casebook-seller-stranger = alguém que nunca esteve aqui
casebook-opened-cause = { $verdict ->
    [early] O verde: { $seat } anotou na época { $epoch } e não disse nada.
    [right] O verde: { $seat } descobriu no fim.
    [none] { $seat } não anotou nada e fez que sim, como se soubesse há anos.
   *[wrong] { $seat } insistiu até o fim: { $cause }.
}
casebook-opened-pair = { $verdict ->
    [early] Sálvia e mil-folhas: { $seat } anotou na época { $epoch } e continuou colhendo.
    [right] Sálvia e mil-folhas: { $seat } tinha as duas no fim.
    [none] { $seat } não anotou nada e ganhou uma xícara assim mesmo.
   *[wrong] { $seat } teria preparado { $herb } com { $other_herb }. Cheirava muito bem.
}
casebook-opened-seller = { $verdict ->
    [early] Tobin: { $seat } anotou na época { $epoch } e continuou comprando tinta dele.
    [right] Tobin: { $seat } descobriu no fim, e não foi a primeira coisa que disse.
    [none] { $seat } não desconfiou de ninguém, e todos cumprimentaram { $seat }.
   *[wrong] A desconfiança de { $seat }, até o fim: { $seller }. Houve um pedido de desculpas, com bolo.
}

# Pistas: o que a mesa viu; quando uma carta posterior conta mais, o registro também conta.
clue-dye-1 = { $more ->
    [yes] Na tenda ela não tosse, ao lado do forno não tosse, e no sótão da padaria também não.
   *[no] Uma noite numa tenda. No livro de visitas: nenhuma tosse.
}
clue-dye-2 = Na lista de Hobb: tapeçarias, verdes, onze, a pendurar assim que houver parede.
clue-dye-3 = Mariposas do lavadouro onde enxaguaram as tapeçarias: mortas, com as asas vivas como grama nova.
clue-dye-4 = { $more ->
    [yes] Com três tapeçarias a tosse voltou. Com as onze, ela se ouve no moinho. O Chanceler fica longe.
   *[no] Há três tapeçarias no torreão, e a tosse voltou. O Chanceler se mudou.
}
clue-dye-5 = { $more ->
    [yes] O quarto dela cheira a ratos, e nenhuma ratoeira pegou um. Ela tosse mais quando chove.
   *[no] Um cheiro de ratos, uma ratoeira em cada canto, e nunca um rato.
}
clue-dye-6 = { $more ->
    [yes] Doze varões, escreve Hedda. Doze peças, escreve Rosamund. Onze, diz a lista.
   *[no] A vidente conta até doze e ri.
}
clue-dye-7 = { $way ->
    [wall] Lotte escova as tapeçarias toda semana. Ela tosse, e tem as unhas verdes.
   *[road] A mulher que vende as fitas verdes tosse.
} { $more ->
    [yes] Em uma cidade de tintureiros, todos tossem.
   *[no] Ninguém perguntou nada a ela ainda.
}
clue-dye-8 = { $more ->
    [yes] Atrás do linho do quarto de criança estava a décima segunda peça, enrolada e trancada.
   *[no] O doutor Ansel pergunta de que cor são as paredes dela. Na corte ninguém sabe.
}
clue-herb-1 = { $more ->
    [yes] Duas na mesma xícara, diz o livro. Não uma, duas, diz Runa, e bem quentes.
   *[no] O livro que cheira a fumaça: duas na mesma xícara, ou poupem a água.
}
clue-herb-2 = { $more ->
    [yes] A canção: cinzenta à porta da cozinha, branca na vereda, de pé na neve; aquecidas juntas, bebidas ao deitar.
   *[no] A canção: cinzenta à porta, onde sai a fumaça, branca na vereda, de pé na neve.
}
clue-herb-3 = { $more ->
    [yes] A folha cinzenta da montanha, macia, verde o inverno todo. Cresce atrás das cozinhas de vocês.
   *[no] A folha cinzenta da montanha: macia, verde o inverno todo.
}
clue-herb-4 = Arnica, diz Hedda: no polegar, por fora, nunca na xícara.
clue-herb-5 = Nada de pés molhados, disse a ama. Deixou a hortelã na margem e subiu para a vereda seca.
clue-herb-6 = { $more ->
    [yes] A camomila se foi com a primeira geada. A ama voltou da neve com as duas mãos cheias.
   *[no] A camomila se vai com a primeira geada.
}
clue-herb-7 = O inverno todo a ama teve lavanda no travesseiro, escreve Rosamund, e tossiu nele.
clue-who-1 = { $more ->
    [yes] A Nan do forno é a Rainha. Já teve piores.
   *[no] “Já tive piores” está no livro de visitas; a nova padeira também diz. Quando a Rainha inspeciona o torreão, o pão sai perfeito.
}
clue-who-2 = { $more ->
    [yes] Hedda, Inga, Philippa, Rosamund: assim estão assinadas as cartas velhas, e assim ela chama vocês no banco.
   *[no] A velha da ponta do banco chama vocês de Hedda, Inga, Philippa, Rosamund.
}
clue-who-3 = { $more ->
    [yes] Um mercador de luvas, em julho, correndo, sem levar o troco. Um merceeiro de luvas, que junta selos.
   *[no] O merceeiro atende de luvas e tem vermelho, azul, amarelo, branco, preto e roxo.
}
clue-who-4 = { $more ->
    [yes] Nas cartas do lorde camareiro há um borrão de tinta em forma de pato. Na do Rei também.
   *[no] Na carta do Rei há um borrão de tinta em forma de pato.
}
clue-who-5 = { $more ->
    [yes] Oriel era criada do guarda-roupa. Disse que o verde cheirava a ratos, e foi mandada embora.
   *[no] Oriel vai para casa pelo caminho longo; tem medo de uma ponte.
}

# Quem chega depois: quem conclui uma época que outros já concluíram.
latecomer-1 = Gesa crava duas vezes a estaca de { $seat }, para que ela não se sinta a segunda.
latecomer-2 = Varrem o galpão, e a festa se repete para { $seat }; sobrou mais do que se admite.
latecomer-3 = A garça se muda para a torre de { $seat }. Era essa que ela esperava.
latecomer-4 = Os canteiros cantam a canção outra vez, mais devagar, porque { $seat } vem de longe.
latecomer-5 = Na porta de { $seat } há um pão, ainda quente, com a marca de um polegar enfarinhado. Dá para comer.
latecomer-6 = Hobb escreve um poema no verso do recibo de { $seat } e o deixa lá.
latecomer-7 = { $barons ->
    [supper] Sigga vem jantar, para dar os parabéns a { $seat }.
   *[wage] Sigga vem depois do serviço, para dar os parabéns a { $seat }.
} Depois contam-se as colheres: há uma a mais.
latecomer-8 = Marit chama { $seat } pelo nome certo.
latecomer-doubled = Gesa marca a época de { $seat }. “A metade está de pé”, diz.

# A crônica, escrita por Wim: as frases crescem com ele.
chronicle-title = A crônica de Queensdale
chronicle-author = Escrita por Wim, que carregou a maior parte.
chronicle-picture-title = O castelo como está
chronicle-families-title = As famílias
chronicle-chapter-title = Época { $epoch }
chronicle-chapter-1 = Eu ainda não sabia escrever. Isto é de memória. Estava tudo molhado. Havia tendas. Eu carreguei tudo.
chronicle-chapter-2 = Veio Hobb, e a lista. Os ralos entupiram, e era a minha bota. Era uma bota velha. { $barn ->
    [oven] O galpão ganhou um forno. Lá agora é quente.
   *[stage] O galpão ganhou um palco. Eu fui uma árvore.
}
chronicle-chapter-3 = Veio um baú de livros, e eu tinha um debaixo do travesseiro, e acharam. { $reader ->
    [lend] Pude ficar com ele até o fim, então li devagar.
   *[teach] Todos me ensinaram, um de cada vez, por isso minha letra parece a de todos.
}
chronicle-chapter-4 = Houve mármore, e houve Sigga, que roubava de quem ia na frente e dava a quem vinha atrás. { $barons ->
    [supper] Nós a convidamos para jantar. Ela trouxe as colheres.
   *[wage] Nós lhe pagamos um salário. Ela pediu recibo.
} Eu só trouxe as cartas.
chronicle-chapter-5 = Leram em voz alta as cartas das avós. Duas linhas eu mesmo li, quando alguém não conseguiu continuar. Depois se descobriu que a padeira era a Rainha, e eu me lembrei de tudo o que tinha dito sobre o pão.
chronicle-chapter-6 = O moinho começou a girar, minhas botas começaram a servir, e duas multidões começaram a gritar. Fui mandado de uma para a outra com recados e, como já sabia ler, sei que era o mesmo recado.
chronicle-chapter-7 = { $way ->
    [wall] Construímos uma muralha, e eu, que sempre tinha entrado e saído, andei ao longo dela por uma semana para descobrir qual das duas coisas eu fazia agora. Descobri que sempre alguém tem de segurar o portão.
   *[road] Construímos uma estrada, e eu ganhei um cavalo, que entendia mais de estradas do que eu e teve a gentileza de não mostrar. Estivemos em lugares de que até ali eu só tinha carregado o nome.
}
chronicle-chapter-8 = Veio um navio, girou uma chave, e alguém perguntou à velha do banco como ela se chamava. Repassei todas as cartas que entreguei em oito anos, procurando uma em que alguém perguntasse; havia muitíssimas respostas.
chronicle-chapter-9 = Eu queria escrever sobre os telhados, e são bons telhados. Mas, quando penso naquele ano, ouço o silêncio depois do quarto verso e alguém, acho que era Hobb, pousando a caneca. { $tobin ->
    [stay] Tobin pintou esta capa; já secou.
   *[go] Tobin escreve de cada cidade; eu mesmo entrego.
} { $house ->
    [healing] A quem chega hoje ao castelo, perguntam como dormiu.
    [books] Quem chega hoje ao castelo pode levar este livro emprestado.
   *[hall] Quem chega hoje ao castelo procura a porta e não acha.
}
chronicle-opened = { $seat } abriu esta época, depois de { $games ->
    [1] uma partida
   *[other] { $games } partidas
}.
chronicle-weather = Tempo: { $stories }.
chronicle-first-built = Construído primeiro: { $building }.
chronicle-lone-vote = Só { $seat } votou ao contrário, e ajudou do mesmo jeito.
chronicle-lone-way = { $way ->
    [wall] Só { $seat } ficou a favor da estrada, e assentou as pedras mais retas da muralha.
   *[road] Só { $seat } ficou a favor da muralha, e fincou os marcos mais retos da estrada.
}
chronicle-couriers = { $letters ->
    [0] Neste ano não me mandaram a lugar nenhum, e treinei caligrafia.
    [1] Entreguei uma carta.
   *[other] Entreguei { $letters } cartas.
}
chronicle-diagnosis = O diagnóstico do ano do doutor Quillan: { $cause }.
chronicle-diagnosis-last = O diagnóstico do ano do doutor Quillan: nenhum. Ele escutou.
chronicle-oven-title = O livro do forno
chronicle-oven = { $seat }: { $loaves ->
    [0] nenhum pão
    [1] um pão
   *[other] { $loaves } pães
}, { $shade ->
    [golden] cor de ouro
    [brown] cor de terra, com exceções
    [black] cor de carvão de todos os lados
   *[none] mas muitos conselhos
}.
chronicle-bench-title = O banco
chronicle-bench = { $fed ->
    [yes] Os pobres foram alimentados { $poor ->
        [1] uma vez. Uma vez, portanto,
       *[other] { $poor } vezes. Tantas vezes, portanto,
    } vocês jantaram com a resposta.
   *[no] Ninguém alimentou os pobres. A resposta trouxe o próprio pão.
}
chronicle-dice-title = Os dados
chronicle-face = Partida { $game }, { $seat }: { $face }, por { $seals ->
    [1] um selo
   *[other] { $seals } selos
}.
chronicle-dice-none = Nenhuma face foi comprada. Os dados estão como vieram.
chronicle-seals-title = Os selos
chronicle-seals = { $seat }: { $received } recebidos, { $paid } gastos, { $returned } devolvidos ao Rei.
chronicle-herbs-title = As ervas
chronicle-huts = { $seat } teve cabanas de { $herbs }.
chronicle-pair = A sálvia foi colhida { $sage ->
    [0] nenhuma vez
    [1] uma vez
   *[other] { $sage } vezes
}, a mil-folhas { $yarrow ->
    [0] nenhuma vez
    [1] uma vez
   *[other] { $yarrow } vezes
}, por gente que não sabia.
chronicle-last-token = A última ficha de { $herb } foi para { $seat }, na partida { $game }.
chronicle-casebook-title = O caderno do caso, aberto
chronicle-prophecies-title = As sete profecias
chronicle-prophecy = { $drawn ->
    [yes] Quem tirou foi { $seat }.
   *[no] Ninguém tirou.
} { $truth ->
    [true] Era verdade.
    [early] Era verdade, antes da hora.
    [half] Metade era verdade, a metade em voz alta.
   *[false] Não era verdade, e foi de boa intenção.
}
chronicle-way-title = { $way ->
    [wall] A muralha, e quem a construiu
   *[road] A estrada, e quem a percorreu
}
chronicle-rider = { $seat }: { $rode }, { $served }.
chronicle-rooms-title = Aposentos e monumentos
chronicle-unopened-title = O que vocês nunca abriram
chronicle-unopened = { $letters ->
    [0] Nenhuma carta ficou lacrada.
    [1] Uma carta ficou lacrada.
   *[other] { $letters } cartas ficaram lacradas.
} Há outros vales.
chronicle-last-title = Últimas frases
chronicle-last-line = cinzenta sem branca não sabe curar.

# Same in every language.
