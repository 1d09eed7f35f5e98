# The Rise of Queensdale: os textos da campanha ligados às épocas. Um lugar só recebe uma mensagem quando pode lê-la.

# Cartas de época.
epoch-card-2-1-title = A lista do intendente
epoch-card-2-1-text = O intendente do Rei desce do cavalo, diz bom-dia e solta um rolo de papel. O rolo desce a encosta, passa pelas tendas e por cima de um ganso adormecido, e só para no rio, onde Wim, o mensageiro, doze anos de idade e botas grandes demais, pisa na ponta. Hobb lê em voz alta desde o começo. Duzentos e catorze itens. Entre os pregos e uma cadeira de bispo, sublinhado: tapeçarias, verdes, onze, a pendurar assim que houver parede. Parede vocês não têm. Ao meio-dia a nova padeira entrega a ele um pão preto de todos os lados. Hobb bate no pão com os nós dos dedos. Soa como uma porta. “Já tive piores”, diz ela, e dá uma mordida.
epoch-card-2-1-rule = As placas de edifícios 2-1 e 2-2 entram no estoque de edifícios. As cartas de história são amarelas.
epoch-card-2-2-title = Medem-se os prados
epoch-card-2-2-text = Gesa mede o castelo a passos. Vai na frente com a corrente de medir, e um passo atrás dela vai a garça, que para quando ela para e olha para onde ela olha. Ao meio-dia o castelo inteiro está de pé na grama, feito de barbante. Aí ela precisa da planta, e em cima da planta está deitado o gato da Rainha, grande, cinzento e chamado Chanceler porque dorme em todas as reuniões do conselho. Nan, a nova padeira, coça o gato atrás da orelha esquerda, bem onde ele gosta. Ele continua dormindo. Gesa olha para o gato, para o barbante e para o céu. Depois arranca a estaca do canto leste e a finca dois palmos adiante. É mais fácil mudar um castelo.
epoch-card-2-2-rule = Uma ação de construir pode limpar terreno por 2 de madeira, 2 de pedra e 2 de argila: uma peça de gramado do próprio bairro vira terreno de construção. Cada um pode fazer isso 4 vezes na campanha.
epoch-card-2-3-title = Os ralos entupidos
epoch-card-2-3-text = Certa manhã, todos os ralos do vale amanhecem entupidos. O doutor Quillan, da corte, cheira duas vezes e anota: a tosse da Rainha vem do ar ruim dos canos, sem sombra de dúvida. O intendente Hobb destranca um estojo forrado de veludo azul, que viajou na segunda carruagem, à frente da prata. “O desentupidor real”, diz ele. “Está na lista.” Ninguém ri. De veludo não se ri. Ao meio-dia vocês puxam, todos juntos, e o tampão cede. Saem folhas, uma bota de que Wim já sentia falta e, por fim, um punhado de mariposas, todas mortas, com um brilho nas asas vivo como grama nova. Vêm do lavadouro, onde enxaguaram as tapeçarias da Rainha. Hobb vira a página. “Mariposas não estão na lista.”
epoch-card-2-3-rule = O jogador com o objetivo mais baixo começa cada partida com o desentupidor real. Uma vez por partida, quem o tem pode colocar um dado com A num espaço de ação ocupado e depois o passa para a esquerda.
epoch-card-3-1-title = Serras e cinzéis
epoch-card-3-1-text = O dia inteiro as serras cantam uma nota e os cinzéis outra; à tardinha já quase combinaram uma melodia. O torreão da ilhota ganha um piso, depois uma escada, depois uma janela para o rio, com vidro de verdade. A Rainha vem inspecioná-lo, de véu e muito ereta, com seis damas que seguram coisas. Ela pousa a mão no parapeito, deixa a mão ali um tempo e faz que sim com a cabeça. No mesmo dia o pão sai perfeito: dourado, redondo e leve como uma almofada. Ninguém sabe explicar; é o dia de folga da Nan. Vocês entalham a data na porta da padaria. Na manhã seguinte, Nan está de volta. O pão está preto.
epoch-card-3-1-rule = As placas de edifícios 3-1 e 3-2 entram no estoque de edifícios.
epoch-card-3-2-title = Um baú de livros
epoch-card-3-2-text = Há um baú na beira do vau, sem remetente, sem carta. Cheira a fumaça. Os livros lá dentro estão marrons nas bordas, como se alguém tivesse começado a queimá-los e depois não conseguisse, livro após livro. Vocês os secam no varal, entre as camisas. Um deles é um livro de ervas. Wim segura a página contra a luz, e cada um lê por cima do ombro do outro: “A folha cinzenta da montanha, macia, verde o inverno todo; e mais uma. Duas na mesma xícara, ou poupem a água.” Onde estava a outra há um buraco marrom. Todos vocês olham para a montanha. É alta, é careca, e acaba de começar a chover.
epoch-card-3-2-rule = Ação de tomos: pague 1 florim e receba 1 tomo; guardam-se no máximo 6, sem armazenagem. No passo 15, cada um pode entregar 3 tomos por uma das duas cartas de conhecimento de cima. O caderno do caso está aberto.
epoch-card-3-3-title = As primeiras rachaduras
epoch-card-3-3-text = As primeiras casas têm rachaduras. “Elas se assentam”, diz Gesa, e dá um tapinha numa parede, da qual um pedaço vem junto. “Como gente.” Vocês vão buscar argamassa e, já que estão na rua, tinta. Tobin, o merceeiro, tem a loja na cabeceira da ponte interior, com todas as janelas abertas. Hoje ela está cheia de crianças trocando as faces velhas dos dados de vocês, { $drawn ->
    [yes] como a vidente viu no copo dela
   *[no] como a vidente, dizem, teria dito
}. Ele montou uma segunda prateleira, com as figuras viradas para a parede. “Vermelho, azul, amarelo, branco, preto, roxo”, diz ele. “Cuidado com a tinta.” Atende de luvas, por causa dos arenques. Arenques vocês não veem.
epoch-card-3-3-rule = Uma ação de construir pode reformar um edifício próprio por 2 de madeira, 2 de pedra, 2 de argila e 2 florins: um marcador X, 1 rebite decorativo até o fim da partida, 3 vezes por partida. As faces 1 a 3 estão à venda, sem serem vistas.
epoch-card-4-1-title = Um veio branco
epoch-card-4-1-text = Um menino desce correndo da pedreira com uma lasca na mão, branca como leite. À noite, metade do vale tem uma lasca e a outra metade tem uma carroça. Oriel, a vidente, que fica sentada debaixo dos arbustos, passa por ali tapando o nariz. { $drawn ->
    [yes] “Pedra molhada, como eu disse”, diz ela. “Nunca disse quando.”
   *[no] Pedra molhada, dizem que ela disse, muito antes de alguém cavar ali.
} O doutor Quillan desistiu da poeira dos livros e põe a culpa no pó de mármore; já está por escrito. Então chove três semanas. As serras ficam no gancho, ninguém corta pedra, o ar está lavado, e do outro lado da água a Rainha tosse como nunca. Quillan está na margem, de pena na mão. Ele sublinha “pó”.
epoch-card-4-1-rule = Novos espaços de mármore: ali um dado de pedra dá exatamente 1 mármore, que não é recurso básico. As placas de edifícios 4-1 e 4-2 entram no estoque de edifícios.
epoch-card-4-2-title = A paciência do Rei
epoch-card-4-2-text = Uma carta do rei Bertram, de próprio punho; abaixo do nome, um borrão de tinta em forma de pato. Quem ficar aquém receberá um selo, escreve ele, e é bom vocês saberem o que é um selo: uma frase diante do trono, que ele promete escutar até o fim. Quem o devolve sai na frente. “P.S.: O quarto dela cheira a ratos. Mandei três gatos. Não custa nada.” Os gatos olham para dentro, da soleira, e voltam para casa; nenhuma ratoeira ali jamais pegou coisa alguma. Tobin, que aceita selos pela tinta e os guarda num baú, pede que leiam a carta outra vez. Depois tira o pó do baú.
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
} exatamente do mesmo tamanho e mostra a cada família o seu, em particular, à luz da tarde. O doutor Quillan desistiu do pó de mármore. A tosse da Rainha é mágoa, escreve ele, sem sombra de dúvida, e receita fita preta para a corte inteira. As pontes interiores, de que Oriel { $drawn ->
    [yes] tinha tanto medo
   *[no] teria, dizem, tanto medo
}, estão de pé. Vocês pularam nas duas pontas de cada uma, por garantia. Mesmo assim, um pedreiro pendura uma coroa de flores em cada ponte. “Para o caso de ser mais tarde”, diz ele. A garça gosta das flores.
epoch-card-5-2-rule = Uma ação de construir pode erguer a próxima das 4 etapas do seu monumento (2 de madeira, 2 de pedra, 2 de argila, 1 de mármore): 2 rebites permanentes; a quarta dá também 1 selo e uma carta. Cada família tem uma promessa. Entra a placa 5-1. Cartas de história: marrons.

# Cartas de fim de época.
epoch-end-1-title = A agrimensora está satisfeita
epoch-end-1-text = Gesa, mestra de obras da Coroa, crava com três golpes a estaca do canto de { $winner } e diz: “Até o inverno fica pronto.” Qual inverno, ela não diz. De noite, uma carruagem fechada para junto às tendas. Uma visita de véu pede um lugar para dormir, recebe a tenda furada e vai embora antes de clarear. No livro de visitas, que é uma tábua, há uma linha: “Nenhuma tosse. Quanto à cama, já tive piores.” { $missed ->
    [yes] Na tenda de quem ficou aquém do objetivo há um pão. É quase redondo.
   *[no] Na última tenda há um pão para todos. É quase redondo.
}
epoch-end-1-rule = Quem não alcançou o objetivo nesta partida começa a próxima com 1 pão.
epoch-end-2-title = Uma festa no galpão
epoch-end-2-text = A colheita está guardada, o galpão está cheio, e há mais convidados do que pratos. Na ponta do banco está sentada uma velha que ninguém se lembra de ter convidado. { $players ->
    [2] Ela brinda a vocês como Hedda e Inga e, depois da sopa, como Philippa e Rosamund.
    [3] Ela brinda a vocês como Hedda, Inga e Philippa, e à cadeira vazia como Rosamund.
   *[other] Ela brinda a cada um de vocês, como Hedda, Inga, Philippa e Rosamund.
} Vocês são educados demais para corrigir. Então, lá em cima, no feno, uma voz canta: “Cinzenta à porta, onde a fumaça sai, branca na vereda, de pé se a neve cai.” Toma fôlego para o terceiro verso, e tosse. Em cima vocês só encontram o feno amassado.
epoch-end-2-again = A { $seat } ela diz o nome certo, e pisca um olho.
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
