# The Rise of Queensdale: cartas de história, cartas numeradas e os pequenos textos da campanha. Um lugar só recebe um texto quando pode lê-lo.

# Cartas de história, amarelas.
story-card-y1-title = Primavera amena
story-card-y1-text = A garça fez o ninho no braço do guindaste, e Hobb proíbe içar qualquer coisa até os filhotes nascerem. Ele coloca uma placa. A garça lê. Sem nada para içar, vocês saem para caminhar. Uma dama de véu faz o mesmo, morro acima e morro abaixo, o dia inteiro. À noite o lenço dela continua dobrado.
story-card-y1-rule = Nesta partida, cada movimento do batedor tem 1 passo a mais.
story-card-y1-again = Há ovos no guindaste outra vez. Hobb guardou a placa.
story-card-y2-title = Ladrões de farinha
story-card-y2-text = Toda noite um saco de farinha some do sótão, e ninguém o carregou. Vocês ficam de vigia e, às quatro, pegam os ladrões: a velha da ponta do banco, com um carrinho de mão, e o gato da Rainha, que fica de guarda e recebe em creme de leite. “Há crianças nas tendas”, diz ela, sem remorso nenhum. “A casca há de servir para alguém.” Ninguém pede a farinha de volta.
story-card-y2-rule = Nesta partida, a ação da padaria custa 1 recurso básico, e alimentar os pobres aumenta a moral em 2 níveis.
story-card-y2-again = Alguém passou óleo no carrinho de mão. Já não se ouve nada.
story-card-y3-title = Quermesse
story-card-y3-text = Na quermesse, Tobin, o merceeiro, pinta dados para as crianças: vermelho, azul, amarelo, branco, preto, roxo. Uma menina pede um verde. Ele levanta a tampa de cada pote, embora saiba o que há dentro. Verde não tem, diz. Em troca, dá a ela dois azuis e o próprio almoço. Com os dados ela fica. O almoço, troca por um pãozinho doce.
story-card-y3-rule = Nesta partida há mais um espaço de feira semanal; um dos dois recursos recebidos ali pode ser pão.
story-card-y3-again = A menina voltou, com uma amiga. Tobin trouxe dois almoços.
story-card-y4-title = Semanas de chuva
story-card-y4-text = Chove há semanas. A argila desce a encosta sozinha e espera na porta de vocês; a pedra fica onde está e não quer conversa. No depósito onde as tapeçarias da Rainha estão enroladas, cheira a ratos. Uma criada arma ratoeiras em todos os cantos. De manhã, uma delas disparou e segura Hobb pela bota. De rato, nem um pelo.
story-card-y4-rule = Nesta partida, o espaço +1 de argila dá 3 de argila, e o espaço +1 de pedra dá 1 de pedra.
story-card-y4-again = Está chovendo de novo. Hobb agora entra no depósito de tamancos.
story-card-y5-title = Trupe de passagem
story-card-y5-text = Uma trupe chega pelo morro e apresenta, em cima da carroça, “O Rei que Nunca Adoeceu”. Na peça, um doutor descobre uma causa nova antes de cada refeição. Todos o reconhecem na hora, pelo jeito de andar. O doutor Quillan é quem mais aplaude. “Tirado da vida, sem sombra de dúvida”, diz, e pede o texto. Quando a carroça parte, alguns dos artistas ficam.
story-card-y5-rule = Todos começam esta partida com 1 menestrel do saco.
story-card-y5-again = A mesma carroça, um último ato novo. O doutor Quillan mandou sugestões.
story-card-y6-title = O dízimo real
story-card-y6-text = Hobb vai de porta em porta com um saco e duas colunas. Onde há muito, recolhe; onde não há nada, paga; as duas coisas até a última moeda, e agradece nos dois casos. Falta papel, então os recibos são rasgados de uma lista velha: castiçais, noventa; tapeçarias, onze. No verso de um deles há oito linhas sobre uma garça. Vocês copiam tudo antes de devolver.
story-card-y6-rule = No fim de cada rodada desta partida, quem tem mais de 4 florins devolve 1, e quem tem menos ganha 1.
story-card-y6-again = Hobb está recolhendo de novo. Desta vez todos olham primeiro o verso.
story-card-y7-title = Abelhas
story-card-y7-text = Um enxame pousa na lista de Hobb enquanto ele a lê em voz alta. Durante quatro horas ele fica na praça como um monumento a si mesmo e respira pelo nariz. Depois elas levantam voo, e vocês correm atrás com cestos: até as tílias, até a encosta seca, até todos os prados do vale, menos um. Abaixo do lavadouro a grama é a mais viva de todas. Ali nada zumbe.
story-card-y7-rule = Nesta partida, as fichas de erva com fama dão 2 de fama.
story-card-y7-again = As abelhas procuram a lista. Hobb está sentado nela.
story-card-y8-title = Aprendizes
story-card-y8-text = Doze aprendizes se apresentam a Gesa na mesma manhã. Ela mostra um muro e pergunta se está reto. Recebe doze respostas, uma delas com desenho. Um mestre de obras mandaria onze para casa. Gesa distribui doze aventais. “Um deles vai ter razão”, diz ela. Até o meio-dia eles já desmancharam o muro e o ergueram de novo, sem cobrar nada.
story-card-y8-rule = Nesta partida, a primeira ação de construir de cada jogador custa 1 de madeira, pedra ou argila a menos.
story-card-y8-again = Doze novos. Eles não têm grande opinião dos doze antigos.
story-card-y9-title = O poço
story-card-y9-text = Vocês cavam à procura de água no quintal da Nan. Com o poço pela metade, Wim cai lá dentro. Vocês o puxam para fora, e ele cai de novo, para ver se era mesmo tão fundo. Era. { $barn ->
    [oven] Com água na porta, Nan, que já tem o forno do galpão, manda fazer um terceiro e queima três vezes mais.
    [stage] Com água na porta, Nan manda fazer um segundo forno e queima o dobro. Tarde da noite vocês ainda pescam duas pessoas que vinham do baile no galpão.
   *[none] Com água na porta, Nan manda fazer um segundo forno e queima o dobro.
} “Já tive piores”, diz ela, mastigando.
story-card-y9-rule = Permanente: há mais um espaço de padaria.
story-card-y10-title = Ovelhas perdidas
story-card-y10-text = Quarenta ovelhas descem para o vale, e nenhum pastor. À noite há uma em cada tenda, e ela fica com a melhor metade da cama. Quem aparece ganha pão e mil pedidos para ficar, só para haver outra pessoa com quem conversar. No terceiro dia acham o pastor no feno. Perdido ele não estava. Estava se escondendo delas.
story-card-y10-rule = Nesta partida, cada tenda guarda 1 pão, que fica com o primeiro batedor de fora que entrar nela.
story-card-y10-again = As ovelhas voltaram. Elas se lembram de vocês.

# Cartas de história, marrons.
story-card-n1-title = Temporada de tosse
story-card-n1-text = Todo mundo tosse: pedreiros, crianças, a garça. No torreão é onde se tosse mais alto. Só no sótão da padaria ninguém tosse. Na segunda semana metade do vale já dorme lá em cima, pés com cabeça, entre os sacos. A sopa sobe em tinas de roupa, duas onde antes bastava uma. Ao ronco a gente se acostuma.
story-card-n1-rule = Nesta partida, alimentar os pobres exige 2 pães e aumenta a moral em 2 níveis.
story-card-n1-again = A tosse voltou. Vocês já conhecem a escada e levam cobertores.
story-card-n2-title = Turno da noite
story-card-n2-text = Gesa manda pôr tochas e contrata um segundo turno. À meia-noite os dois se encontram no andaime, brancos de cal da cabeça aos pés, e cada um toma o outro por fantasma. Grita-se dos dois lados, e com qualidade. À uma hora já estão dividindo a sopa. Às duas, o mesmo muro está de pé duas vezes.
story-card-n2-rule = Uma vez nesta partida, cada jogador pode executar pela segunda vez a ação que acabou de escolher, pagando o custo de novo.
story-card-n2-again = Agora os turnos assobiam antes de se encontrar. Os dois levam alho.
story-card-n3-title = Galeria desabada
story-card-n3-text = A galeria do mármore desaba na hora do almoço, com um barulho de armário caindo. Dentro não há ninguém. Estão todos sentados na grama, reclamando do almoço. A cozinha recebe quarenta pedidos de desculpa, alguns em versos. { $barons ->
    [supper] O pessoal de Sigga, que chegou cedo para o jantar, reabre a entrada com colheres que vocês davam por perdidas.
   *[wage] O pessoal de Sigga reabre a entrada e não anota nenhuma hora. Gostou do almoço.
} De agora em diante, cada metro quer uma escora.
story-card-n3-rule = Nesta partida, um dado num espaço de mármore custa também 1 de madeira, menos para quem tem um pátio do carpinteiro.
story-card-n3-again = Desabou de novo, no almoço. A cozinha não aceita mais versos.
story-card-n4-title = Casamento
story-card-n4-text = Um pedreiro do bairro de { $seat } se casa com uma cantora do bairro de { $other }. Os dois bairros não se falam desde o caso das ovelhas, então é Wim quem leva os votos de um lado para o outro. A padaria manda o bolo. É a primeira coisa daquele forno que não quebra um dente. Na segunda fatia alguém pergunta pelas ovelhas. Era uma ovelha.
story-card-n4-rule = Uma vez nesta partida, cada jogador pode dar 1 figura ao vizinho da esquerda ou da direita; os dois ganham 1 recurso básico à escolha.
story-card-n4-again = Mais um casamento entre os mesmos bairros. O bolo é maior.
story-card-n5-title = Auditores
story-card-n5-text = Três auditores contam tudo: pregos, pães, uns aos outros. Onde uma casa pequena pagou demais, riscam um florim, para as colunas baterem. Depois pedem os livros da corte. Cada cozinheiro e cada trombeteiro tem uma página, com salário e assinatura. O lorde camareiro não tem nenhuma. Ninguém no reino jamais pagou nada a ele. “Um homem modesto”, anota o mais velho.
story-card-n5-rule = Nesta partida, o acréscimo em florins de um nível é 1 florim menor para quem está atrás do líder.
story-card-n5-again = Os auditores voltaram. Da outra vez levaram um a menos para casa.
story-card-n6-title = A jangada
story-card-n6-text = Alguém amarra quatro portas e chama aquilo de balsa. Oriel volta nela para casa toda noite, pelo caminho mais longo, “por causa da ponte”. Paga com uma previsão; até agora foi sempre chuva. Do outro lado, a jangada encosta bem embaixo da janela dos fundos do merceeiro. Ali ela puxa o xale sobre o rosto e olha para a água.
story-card-n6-rule = Permanente: a jangada é um novo espaço no cruzamento dos rios, vizinho do canto interno de cada quadrante; entrar nela custa 1 passo.

# Cartas de história, prateadas.
story-card-v1-title = A lista do médico
story-card-v1-text = O doutor Ansel quer cheirar todas as ervas do vale. Vocês as trazem em cestos; ele espirra, agradece e escreve. Depois quer saber quem lava os lençóis da Rainha. Na corte, um longo silêncio. Acham uma moça de mãos vermelhas, e ela conta. No livro dele, as ervas ocupam uma página. Os lençóis ocupam três, e a ela ele agradeceu duas vezes.
story-card-v1-rule = Quem colher fichas de 3 tipos de erva diferentes nesta partida ganha 1 selo.
story-card-v1-again = O livro encheu. Ansel começou outro, para as fronhas.
story-card-v2-title = Bandeiras no cais
story-card-v2-text = Quatro bandeiras foram costuradas para o cais, em quatro casas, de noite, para ninguém copiar. Ao meio-dia sobem todas juntas. Duas mostram uma garça, uma mostra um pão e uma, depois de um mal-entendido, Hobb. Ele passa uma hora embaixo dela, comparando. Os trombeteiros deviam saudar a mais bonita. Saúdam tudo duas vezes.
story-card-v2-rule = Nesta partida, as trombetas dos níveis de moral 12 e 15 contam em dobro.
story-card-v2-again = O vento levou uma garça. Hobb continua tremulando.
story-card-v3-title = Velhos amigos
story-card-v3-text = Nas torres há quartos que há muito sumiram debaixo de outros. Hoje quem morou neles volta, de casaco bom, e percorre as paredes à procura do seu prego. Doze deles chegaram como aprendizes de Gesa; agora são mestres e concordam sobre o que é reto. Perto da noite acham o último prego. Está torto. É cumprimentado pelo nome.
story-card-v3-rule = Uma vez nesta partida, cada jogador pode usar a função de uma das próprias peças de torre removidas.
story-card-v3-again = Eles voltaram. Um deles trouxe um prego melhor.
story-card-v3-tiles = Removido da torre de { $seat }: { $tiles }.
story-card-v4-title = Noite das lanternas
story-card-v4-text = Esta noite há uma luz em cada janela do vale, e o motivo ninguém diz. Vocês param na ponte e contam, perdem a conta e recomeçam, e ninguém se importa. Em cima da padaria também há uma, na janela da Rainha, e a janela está aberta. Vocês param de falar e escutam. Pela primeira vez não ouvem nada.
story-card-v4-rule = Nesta partida, a primeira vez que cada jogador relança em cada rodada é de graça.
story-card-v4-again = Lanternas de novo. Vocês param de falar de novo. Nada, ainda.

# Cartas numeradas de 1 a 6: faces que se compram sem ver.
number-card-1-title = Cata-vento
number-card-1-text = Vem do telhado do velho palácio e nunca ligou para o vento. Vira para o lado daquilo que está fazendo falta. { $drawn ->
    [yes] Tobin faz um sinal com a cabeça para { $holder }, como se já o tivessem avisado.
   *[no] Tobin o embrulha enquanto ele ainda gira.
}
number-card-1-rule = O dado conta como madeira, pedra, argila ou florim, à sua escolha.
number-card-2-title = Martelo duplo
number-card-2-text = No cabo há uma marca de ofício gravada a fogo: Hedda. Embaixo, o conselho dela. “Dois martelos, um para o ferro, um para o polegar. No polegar, arnica, por fora.” As duas últimas palavras estão sublinhadas.
number-card-2-rule = A; usado para construir, economiza 1 de madeira, pedra ou argila.
number-card-3-title = Proclamação
number-card-3-text = Wim faz seu primeiro discurso, em pé num barril. Em “Sua Majestade” a tampa cede. O resto ele diz lá de dentro, palavra por palavra e com mais eco. Pedem bis.
number-card-3-rule = A; depois da ação, sua moral sobe 1.
number-card-4-title = Peregrino
number-card-4-text = Um distintivo de estanho, gasto de tanto uso: “anda onde o ar é bom”. Os peregrinos que o levam no chapéu vêm das cidades de tintureiros. Nos prados de vocês eles se sentam, respiram fundo e dizem que é isso que vieram ver.
number-card-4-rule = Espaço roxo: seu batedor anda até 2 passos.
number-card-5-title = Livro de contas
number-card-5-text = Um velho livro de contas. Uma linha foi riscada com tanta força que a pena furou o papel: “Doze peças, pagas por inteiro, troco não levado.” Nas páginas seguintes nunca mais se vendeu nada.
number-card-5-rule = Espaço roxo: troque até 3 recursos básicos um por um e ganhe 1 florim.
number-card-6-title = Espelho
number-card-6-text = Tobin o vende com o vidro virado para a parede. Ficava em frente a um quarto verde, diz ele, e o embrulha sem olhar. Vocês o desembrulham. Veem a si mesmos. O Chanceler bufa para o espelho.
number-card-6-rule = O dado conta como qualquer face à mostra em outro dado seu ainda não colocado.

# Cartas numeradas de 7 a 14: habilidades das famílias.
number-card-7-title = Pago no mesmo dia
number-card-7-text = Quem trabalha para os Aldermoor recebe no mesmo dia, na mão, antes do jantar. É regra da família desde a dívida real. Pedreiros vêm a pé de três vales, e alguns trazem troco.
number-card-7-rule = Cada artesão que você usa também dá 1 florim a você.
number-card-8-title = O olhar demorado
number-card-8-text = Hedda tinha um jeito de olhar para um preço. Não dizia nada e inclinava um pouco a cabeça. Depois de um tempo, o preço pedia desculpas. Os Aldermoor herdaram o pescoço.
number-card-8-rule = Uma vez por partida, você não paga o acréscimo em florins de um nível.
number-card-9-title = Uma remada adiante
number-card-9-text = Na balsa, os Brackwell estavam sempre uma remada adiante de onde tinham sido vistos. A remada mesmo, ninguém nunca percebeu. Em terra funciona igual, só que os sapatos ficam secos.
number-card-9-rule = Uma vez por rodada, no seu turno, seu batedor pode andar 1 passo.
number-card-10-title = Pão no barco
number-card-10-text = Inga sempre levava pão no barco, debaixo de um pano, para quem se atrasava. Quem chegava na hora não ganhava nada. Logo todo mundo se atrasava. Ela passou a remar duas vezes e a cortar fatias mais grossas.
number-card-10-rule = A primeira ficha que você colhe numa rodada também traz 1 pão.
number-card-11-title = A bainha
number-card-11-text = Na bainha do casaco do mordomo há uma moeda costurada, para o dia em que tudo der errado. Até hoje só houve dias em que faltava alguma coisa. À noite ela já está costurada de novo.
number-card-11-rule = Você recebe 3 florins no início de cada partida.
number-card-12-title = A porta lateral
number-card-12-text = Os Corvane não fazem fila. Onde há gente esperando há uma porta lateral, e alguém precisa ter a chave. Quando a fila anda, eles já estão saindo e seguram a porta para os outros.
number-card-12-rule = Você pode usar sua ação de pagamento do dia num espaço de pagamento do dia ocupado.
number-card-13-title = Olhar duas vezes
number-card-13-text = Olhe duas vezes, diz a guarda. O primeiro olhar é para o que se espera, o segundo para o que está lá. Alguns Dunmere olham uma terceira vez e chamam isso de folga.
number-card-13-rule = Uma vez por rodada, você pode relançar um dado de graça.
number-card-14-title = Ronda noturna
number-card-14-text = Quem anda de noite resolve coisas que não estavam na lista de ninguém. De manhã uma dobradiça foi lubrificada, um portão consertado, um gato posto para dentro. Ninguém assina. Os Dunmere bocejam.
number-card-14-rule = Uma vez por rodada, um dado de recurso que você usa como ação não custa nada.

# Cartas numeradas de 15 a 22: conhecimento.
number-card-15-title = Dos mercados
number-card-15-text = “Peça três”, diz o primeiro capítulo. “Faça cara de decepção. Receba quatro.” O segundo mostra as caras, em xilogravuras, do leve pesar até a ruína. Na margem, em letra miúda: “Funciona. M.”
number-card-15-rule = Na feira semanal, você também pode pagar 3 florins e receber 4 recursos.
number-card-16-title = Os preços do pedreiro
number-card-16-text = Onze capítulos sobre argamassa e depois o décimo segundo: como cobrar pela altura. Alguém riu tanto ao ler que há sopa na página. Quem leu paga pela escada e não pela vista.
number-card-16-rule = Seu acréscimo em florins por um nível é de no máximo 1 florim.
number-card-17-title = Um livro de ervas rasgado
number-card-17-text = De cada página sobrou a metade esquerda; a direita foi para um fogão. “Quem colhe uma erva”, vocês leem, “colhe meia cura; construam duas cabanas.” Quais duas, está escrito mais à direita.
number-card-17-rule = Você começa cada partida com uma segunda cabana de ervas à sua escolha; ela não traz fama.
number-card-18-title = Como conseguir um convite para jantar
number-card-18-text = Um livro fino com uma mancha de gordura em cada página. “Chegue com alguma coisa nas mãos”, aconselha, “e fique no caminho.” Na margem, em letra miúda: “Traga a própria colher. M.”
number-card-18-rule = Uma vez por partida, você pode usar uma figura e ficar com ela.
number-card-19-title = Almanaque de quem não tem dinheiro
number-card-19-text = O que fazer sem dinheiro, mês a mês. Em março, olhar um campo. Em agosto, olhar de novo. Na primeira geada: “A camomila se foi, não a procure.” Dezembro é uma receita de água quente.
number-card-19-rule = Uma vez por rodada, se você não tem florins, relançar não custa nada.
number-card-20-title = Sobre gansos
number-card-20-text = De gansos não diz nada. Traz uma tabela segundo a qual três unidades de qualquer coisa valem um florim, desde que se diga isso com firmeza e não se espere a resposta. O ganso da capa parece convencido.
number-card-20-rule = Uma vez no fim de cada partida, a fazenda aceita 3 itens por 1 florim.
number-card-21-title = Passeios para gente saudável
number-card-21-text = Quarenta passeios por colinas e prados, com vista. A cada seis páginas está escrito: “Sente-se.” Quem teve o livro primeiro obedeceu. Há migalhas nas páginas seis, doze, dezoito, e assim até o fim.
number-card-21-rule = A cada seis fichas que você colhe em uma partida, sua moral sobe 1.
number-card-22-title = Dos bancos
number-card-22-text = “Sempre cabe mais um”, diz o livro, “se o primeiro chegar para lá.” Esse é o primeiro capítulo. Não há segundo. Na margem, em letra miúda: “Este é o melhor livro. M.”
number-card-22-rule = Uma vez por partida, você pode colocar um dado de recurso num espaço de recurso ocupado.

# Cartas numeradas de 27 a 32: achados na estrada.
number-card-27-title = Uma frase, sem uso
number-card-27-text = O cobrador do pedágio, na primeira estação, tem na gaveta uma coisa para quem passar primeiro. É um selo real, que vale uma frase, sem uso. Um homem de luvas o deixou como garantia, com pressa demais para procurar moedas. Nunca voltou para buscá-lo. A linha dele no livro continua em aberto.
number-card-27-rule = { $seat } ganha 1 selo.
number-card-28-title = A pedra de secar
number-card-28-text = O marco da terceira estação é de mármore debaixo do musgo e mostra um rei de perfil. Desde sempre a aldeia seca fraldas em cima dele. Pedem que vocês deixem outra pedra no lugar, uma simples. Na hora de carregar, todos ajudam. “Essa aí sempre foi gelada”, dizem.
number-card-28-rule = { $seat } ganha 1 de mármore.
number-card-29-title = Duas colunas
number-card-29-text = Na quinta estação há uma banca de livros debaixo de um toldo. Vocês acham um livro de ervas em duas colunas: à esquerda os nomes dos livros, à direita o que diz o povo das colinas. Ao lado de “folha cinzenta da montanha” alguém desenhou uma panela. O livreiro acha que é um borrão e baixa o preço.
number-card-29-rule = { $seat } ganha 1 tomo.
number-card-30-title = O homem de uma canção só
number-card-30-text = Na sétima estação toca um músico. Ele só sabe uma canção, e só até o terceiro verso: “Aqueça as duas e beba ao deitar.” Ali ele para, toda vez, e olha estrada abaixo. Vem junto, diz, se alguém no vale de vocês souber o quarto. Vocês dizem que vão perguntar.
number-card-30-rule = { $seat } tira 1 figura.
number-card-31-title = Não retirado
number-card-31-text = No galpão da nona estação há um caixote que em vinte anos ninguém veio buscar. Está endereçado a um tintureiro; o nome, a chuva levou. Nos seis lados está escrito “Urgente”. O carroceiro fica feliz de se livrar dele e ajuda com a tampa. Dentro há luvas. Duas dúzias de pares, nunca usados.
number-card-31-rule = { $seat } ganha 2 recursos básicos à escolha.
number-card-32-title = A estalagem dos carroceiros
number-card-32-text = A décima primeira estação é uma estalagem para carroceiros com tosse. Antes de dormir eles recebem uma caneca, duas ervas dentro, quente. Nome não tem. “A ama da nossa avó trouxe isso de um palácio”, diz a dona, e o que vai dentro é o que sempre foi. A segunda caneca ela serve sem ninguém pedir.
number-card-32-rule = { $seat } pode entregar nesta estação uma segunda vez nesta partida.

# Cartas numeradas de 33 a 38: achados debaixo da muralha.
number-card-33-title = A caixa de lata
number-card-33-text = As pás batem em lata. No alicerce há uma caixa e, na caixa, uma petição ao trono, começada em onze folhas, sempre com a mesma letra caprichada. Nenhuma passa de “Eu sou o homem que”. No fundo há um selo, nunca usado. Vocês põem as folhas de volta em ordem.
number-card-33-rule = { $seat } ganha 1 selo.
number-card-34-title = Uma soleira
number-card-34-text = Na grama há uma soleira de porta, de mármore, gasta no meio. Alguém morou aqui um dia e voltou muitas vezes para casa. Na vala molhada ao lado, a hortelã chega ao joelho; do lado seco da soleira não há nenhuma, nem um talo. A soleira vai com vocês. A hortelã fica com os pés na água.
number-card-34-rule = { $seat } ganha 1 de mármore.
number-card-35-title = O que os ratos deixaram
number-card-35-text = Atrás de uma pedra solta há um vão cheio de livros, ou do que os ratos deixam dos livros, que é a lombada. Um está inteiro. Está enrolado num trapo verde, e não há marca de dente nem no livro nem no trapo. Hobb o segura contra a luz por muito tempo. Elogia a encadernação.
number-card-35-rule = { $seat } ganha 1 tomo.
number-card-36-title = Dormindo no andaime
number-card-36-text = No alto do andaime um pedreiro dorme num travesseiro de lavanda. Dorme que é uma beleza; desde o meio-dia três pessoas já passaram por cima dele, uma delas com uma viga. Tosse mesmo assim, dormindo, de tantas em tantas respirações. Quando acorda, pede trabalho. Vocês apontam para a colher de pedreiro debaixo dele.
number-card-36-rule = { $seat } tira 1 figura.
number-card-37-title = A devolver
number-card-37-text = Atrás da última fiada de pedras há um saco, pesado e musical. Está cheio de colheres. Cada uma tem uma etiqueta com o nome do dono, e no saco está escrito, na letra impecável de Sigga: “A devolver. Nada pessoal.” { $barons ->
    [supper] A maioria é da mesa do jantar de vocês. Ela as poliu.
   *[wage] Por cima há um recibo: armazenagem, paga do próprio salário.
}
number-card-37-rule = { $seat } ganha 2 recursos básicos à escolha.
number-card-38-title = A última pedra
number-card-38-text = Ao meio-dia sobe a última pedra. Gesa gravou nela todos os que construíram, não por posição nem por idade, mas pelo tamanho da contribuição para a sopa. Na frente dela há um certo empurra-empurra. Bem embaixo, pequeno e caprichado, está o intendente. Ele trouxe o sal.
number-card-38-rule = { $seat } ganha 3 rebites decorativos.

# Cartas numeradas de 39 a 42: favores reais.
number-card-39-title = Um pote de tinta
number-card-39-text = De manhã há um pequeno pote de tinta na porta de { $seat }. Sem remetente, sem conta. A tampa está amarrada com barbante de cozinha, e nela há a marca de um polegar em farinha. Perguntam ao merceeiro, que conta seus potes, e não falta nenhum. A cor é boa. Ao meio-dia está seca.
number-card-39-rule = { $seat } coloca num dado, de graça, uma face que custa 1 selo.
number-card-40-title = A página certa
number-card-40-text = No peitoril da janela de { $seat } há um livro com uma palha dentro. Alguém se deu ao trabalho de procurar antes a página certa. Em todo o vale só uma pessoa marca a página com palha. Está do outro lado da rua, com a sacola do correio vazia, estudando uma nuvem.
number-card-40-rule = { $seat } recebe 1 carta de conhecimento.
number-card-41-title = O apito
number-card-41-text = Na soleira de { $seat } há um apito, embrulhado num guardanapo de vocês mesmos. Vem com um bilhete em letra impecável. “Apitem quando estiverem para trás. Eu estarei atrás dos outros.” Vocês experimentam dentro de casa, baixinho. Longe, no alto do bosque, alguém diz “Saúde”.
number-card-41-rule = { $seat } tira 1 ficha de barão ladrão em cada partida.
number-card-42-title = O polegar
number-card-42-text = A carta que { $seat } leva à corte está lacrada, mas não com o sinete. Alguém apertou o polegar na cera; dá para ver cada linha e um pouco de farinha. Os escrivães querem recusá-la. Ela sobe todas as escadas e desce aceita. O Rei conhece aquele polegar.
number-card-42-rule = Cada selo devolvido por { $seat } dá 1 a mais de valor da coroa, no total até um quarto do objetivo, arredondado para baixo.

# Cartas numeradas de 43 a 46: os monumentos prontos.
number-card-43-title = A bigorna de pedra
number-card-43-text = A bigorna de Hedda agora é de pedra e tem um banco em volta, já que as pessoas iam sentar nela de qualquer jeito. A velha da ponta do banco vem experimentar o novo. Senta, chega para o lado, chega mais um pouco e balança a cabeça. “Hedda teria feito mais baixo.”
number-card-43-rule = O primeiro artesão que { $seat } usa em cada partida economiza 1 a mais.
number-card-44-title = O barco de pedra
number-card-44-text = O barco de Inga está na grama, de pedra, com quatro lugares. No costado estão gravados três versos de uma canção: o cinzento, o branco, o quente. Para o quarto não houve espaço; acabou a tábua, diz o canteiro, não a canção. Crianças remam nele o dia inteiro. Dizem que já estão chegando.
number-card-44-rule = Antes da primeira rodada de cada partida, o batedor de { $seat } pode andar até 2 passos.
number-card-45-title = A porta de pedra
number-card-45-text = É uma porta de pedra, e está aberta, sem parede à esquerda nem à direita. Na verga está a regra de Philippa: “Bata, mas entre.” No começo todos dão a volta. Depois alguém bate, e daí em diante todos batem e limpam os pés. A garça também passa por ela. Não bate.
number-card-45-rule = { $seat } pode guardar 1 item de qualquer tipo para a próxima partida.
number-card-46-title = A lanterna de pedra
number-card-46-text = A lanterna de Rosamund é de pedra; a luz dentro dela é de verdade. Vocês fizeram uma escala para acendê-la, com um prego para pendurar. De quem está na escala, ninguém jamais chegou a tempo. Quem vem correndo ao anoitecer encontra a lanterna já acesa e o degrau ainda morno, como se alguém tivesse sentado ali.
number-card-46-rule = { $seat } pode relançar de graça uma vez em cada partida.

# Fichas de barão ladrão.
robber-1 = Chapéus trocados
robber-1-does = Troque uma figura sua com a de outro jogador; se ninguém tiver, tire 1.
robber-2 = Caiu da carroça
robber-2-does = Receba 2 recursos básicos à escolha.
robber-3 = Batida educada
robber-3-does = Coloque um dado com A num espaço de ação ocupado.
robber-4 = A trilha do bosque
robber-4-does = Mova seu batedor até 3 passos.
robber-5 = A outra manga
robber-5-does = Relance de graça quantos dados seus quiser.
robber-6 = Canções na fogueira
robber-6-does = Sua moral sobe 1.
robber-7 = Vigas quase sem uso
robber-7-does = Sua próxima ação de construir neste turno custa 2 de madeira, pedra ou argila a menos.
robber-8 = Jantar no peitoril
robber-8-does = Receba 1 pão e 1 florim.

# Encomendas reais, nas palavras do lorde camareiro, com o que custam e trazem.
order-1-title = Uma porta que não range
order-1-text = “Uma porta que não ranja. Quem porventura dorme atrás dela não é da conta dos construtores.”
order-1-does = Pague 3 de madeira: fama igual ao seu valor da trombeta e 1 florim.
order-2-title = Banquinhos na escada
order-2-text = “Um banquinho de pedra em cada patamar, para as visitas. Que nenhuma visita sobe até lá já foi anotado.”
order-2-does = Pague 3 de pedra: fama igual ao seu valor da trombeta e 1 florim.
order-3-title = Um piso quente
order-3-text = “Canos de barro sob um piso, do fogão até a cama. A corte não tem opinião sobre pés frios.”
order-3-does = Pague 3 de argila: fama igual ao seu valor da trombeta e 1 florim.
order-4-title = Pão para os patos
order-4-text = “Dois pães por dia para os patos. Quem for encontrado sentado ao lado dos patos será considerado pato.”
order-4-does = Pague 2 pães: fama igual ao seu valor da trombeta e moral +1.
order-5-title = Um relógio sem sino
order-5-text = “Um artesão, para tirar o sino do relógio sob certa janela. O tempo em si pode continuar.”
order-5-does = Entregue 1 artesão: fama igual ao seu valor da trombeta e 1 pão.
order-6-title = Um trombeteiro silencioso
order-6-text = “Um trombeteiro, silencioso. Tocará depois do meio-dia, bem longe, e só o que se possa cantarolar.”
order-6-does = Entregue 1 menestrel: fama igual ao seu valor da trombeta e 1 recurso básico à escolha.
order-7-title = Um peitoril
order-7-text = “Um peitoril de mármore, com largura para dois cotovelos e um gato. Estas medidas são oficiais.”
order-7-does = Pague 1 de mármore: fama igual ao seu valor da trombeta e 1 recurso básico à escolha.
order-8-title = Leitura ao anoitecer
order-8-text = “Uma pessoa para ler em voz alta sob a janela do leste, com pão. Finais tristes devem ser pulados.”
order-8-does = Pague 2 florins e 1 pão: fama igual ao seu valor da trombeta e 1 tomo.
order-9-title = Uma casa para pardais
order-9-text = “Uma casa para pardais, que se veja da cama. Os pardais deverão estar alegres às sete.”
order-9-does = Pague 1 de madeira, 1 de pedra e 1 de argila: fama igual ao seu valor da trombeta e 1 pão.
order-10-title = Quarenta almofadas
order-10-text = “Quarenta almofadas. Uma delas deverá ser macia; as outras são para manter as aparências.”
order-10-does = Pague 4 recursos básicos de qualquer tipo: fama igual ao dobro do seu valor da trombeta.
order-11-title = Um banco para dois
order-11-text = “Um banco de mármore, para dois, com vista para o rio. O lorde camareiro não o usará.”
order-11-does = Pague 2 de mármore: fama igual ao dobro do seu valor da trombeta e 1 florim.
order-12-title = Uma palavra gentil
order-12-text = “Uma frase, gentil, a ser dita à Rainha antes do café da manhã. Esta repartição não tem como fornecê-la.”
order-12-does = Entregue 1 selo: fama igual ao dobro do seu valor da trombeta.

# Aposentos do castelo: o que trazem, e a placa na porta.
room-kitchen = cozinha
room-kitchen-does = Ao mobiliar: 2 pães.
room-kitchen-plate = { $house ->
    [healing] Cozinha. Caldo a qualquer hora.
    [books] Cozinha. Não se lê em cima da sopa.
    [hall] Cozinha. Entre e pegue uma colher.
   *[none] Cozinha.
}
room-library = biblioteca
room-library-does = Ao mobiliar: 1 tomo.
room-library-plate = { $house ->
    [healing] Biblioteca. Os livros de ervas ficam na altura da cama.
    [books] Biblioteca. Continua lá em cima.
    [hall] Biblioteca. É permitido ler em voz alta.
   *[none] Biblioteca.
}
room-sickroom = enfermaria
room-sickroom-does = Ao mobiliar: qualquer ficha de erva do mapa, com ou sem cabana.
room-sickroom-plate = { $house ->
    [healing] Enfermaria. Venha antes que piore.
    [books] Enfermaria. Cada cama vem com um livro.
    [hall] Enfermaria. Visitas bem-vindas, uma de cada vez.
   *[none] Enfermaria.
}
room-bell_loft = sala do sino
room-bell_loft-does = Ao mobiliar: moral +1.
room-bell_loft-plate = { $house ->
    [healing] Sala do sino. Toca baixo, e só para o jantar.
    [books] Sala do sino. Toca no fim de cada capítulo.
    [hall] Sala do sino. Toca para quem chega.
   *[none] Sala do sino.
}
room-winter_garden = jardim de inverno
room-winter_garden-does = Ao mobiliar: 2 recursos básicos à escolha.
room-winter_garden-plate = { $house ->
    [healing] Jardim de inverno. Tudo pode ser colhido.
    [books] Jardim de inverno. Tudo tem etiqueta.
    [hall] Jardim de inverno. Sentem-se entre os vasos.
   *[none] Jardim de inverno.
}
room-counting_room = sala de contas
room-counting_room-does = Ao mobiliar: 2 florins.
room-counting_room-plate = { $house ->
    [healing] Sala de contas. Pulsos às segundas.
    [books] Sala de contas. Emprestam-se somas por quinze dias.
    [hall] Sala de contas. Por enquanto, são mais cadeiras.
   *[none] Sala de contas.
}
room-guest_room = quarto de hóspedes
room-guest_room-does = Ao mobiliar: tirar 1 figura.
room-guest_room-plate = { $house ->
    [healing] Quarto de hóspedes. Fique até passar.
    [books] Quarto de hóspedes. Termine o livro primeiro.
    [hall] Quarto de hóspedes. Há outro aqui ao lado.
   *[none] Quarto de hóspedes.
}
room-three_windows = quarto de três janelas
room-three_windows-does = Só abre quando todos os outros aposentos estão prontos. Ao mobiliar: 1 selo.
room-three_windows-plate = { $house ->
    [healing] Por favor, deixem dormir.
    [books] Por favor, virem as páginas sem barulho.
    [hall] Por favor, batam. Está aberto.
   *[none] A placa ainda está em branco.
}

# As quatro etapas do monumento de uma família.
monument-anvil-1 = Um quadrado de pedras. Todos concordam que vai ser uma bigorna.
monument-anvil-2 = O bloco está de pé. Quem passa bate nele e escuta.
monument-anvil-3 = O chifre está no lugar. Aponta para o velho palácio, sem querer.
monument-anvil-4 = A última martelada. No banco todos os lugares já estão ocupados.
monument-heron-1 = A quilha está na grama. Uma criança pergunta onde fica a água.
monument-heron-2 = Quatro lugares e nenhum remo. Por enquanto ninguém notou.
monument-heron-3 = O costado agora é liso, e comprido o bastante para uma canção.
monument-heron-4 = O barco de pedra é lançado ao prado. A garça embarca primeiro.
monument-key-1 = Um só degrau. Leva um palmo para cima.
monument-key-2 = Dois batentes. As pessoas já passam entre eles.
monument-key-3 = A verga está no lugar. Alguém pergunta pela chave.
monument-key-4 = A porta está montada, aberta. Pesa demais para ser fechada.
monument-lantern-1 = Um alicerce fundo, como para algo que é para ser visto.
monument-lantern-2 = A coluna está de pé, e a primeira mariposa já espera.
monument-lantern-3 = Quatro vidraças de pedra, tão finas que o sol atravessa.
monument-lantern-4 = A lâmpada está no lugar. Alguém aparou o pavio.

# Promessas das famílias.
promise-anvil = Numa partida, três tipos diferentes de ação de construir; cada cor de edifício, limpar terreno, reformar, monumento, trecho e aposento é um tipo.
promise-heron = Numa partida, uma ficha de cada um de dois quadrantes alheios.
promise-key = Numa rodada, dados em quatro tipos diferentes de espaço de ação.
promise-lantern = Duas vezes numa partida, alimentar os pobres numa rodada em que ninguém mais o faz.
promise-reward = Uma promessa cumprida traz 2 recursos básicos à escolha, uma vez por partida; cumprida em três partidas, traz 1 selo, uma vez na campanha.

# Os setores da engrenagem.
sector-1 = 2 de madeira
sector-2 = 1 pão e 1 florim
sector-3 = 2 de pedra
sector-4 = 1 figura
sector-5 = 2 de argila
sector-6 = 1 de mármore

# Palavras das épocas posteriores.
good-tome = tomo
amount-tome = { $count ->
    [1] 1 tomo
   *[other] { $count } tomos
}
amount-robber = { $count ->
    [1] 1 ficha de barão ladrão
   *[other] { $count } fichas de barão ladrão
}
amount-segment = { $count ->
    [1] 1 trecho
   *[other] { $count } trechos
}
amount-station = { $count ->
    [1] 1 estação
   *[other] { $count } estações
}
amount-delivery = { $count ->
    [1] 1 entrega
   *[other] { $count } entregas
}
space-tome = ação de tomos
space-cogwheel = ação da engrenagem
space-order = espaço J
space-rider_short = ação do cavaleiro, 2 estações
space-rider_long = ação do cavaleiro, 3 estações
space-landing = cais
web-use-monument = etapa do monumento
web-use-wall = trecho de muralha
web-use-road = trecho de estrada
web-use-room = aposento do castelo
thing-wall = muralha
thing-road = estrada comercial
thing-wall_segment = trecho de muralha
thing-road_segment = trecho de estrada
thing-station = estação
thing-rider = cavaleiro
thing-delivery = entrega
thing-tome = tomo
thing-crown_bar = trilha da coroa
thing-crown_value = valor da coroa
thing-landing_stage = cais
thing-cogwheel = engrenagem
thing-sector = setor
thing-order = encomenda real
thing-robber = ficha de barão ladrão
thing-ability = habilidade do personagem
thing-knowledge = carta de conhecimento
thing-favour = favor real
thing-monument = monumento da família
thing-promise = promessa da família
thing-room = aposento do castelo
segment-1 = Primeiro trecho de um quadrante: 1 florim.
segment-2 = Segundo trecho de um quadrante: 1 pão.
segment-3 = Terceiro trecho de um quadrante: 1 recurso básico à escolha.
delivery-1 = Primeira estação de um quadrante alheio: 1 florim, sem pagar.
delivery-2 = Segunda estação de um quadrante: 2 do recurso dele por fama igual ao seu valor da trombeta.
delivery-3 = Terceira estação de um quadrante: 1 pão e 1 do recurso do quadrante seguinte por fama igual ao seu valor da trombeta e 1 recurso básico à escolha.

# Como chega uma carta de mensageiro.
courier-1-frame-young = O menino, sem fôlego: dois pães já calçam uma carroça.
courier-1-frame-grown = Os homens elogiam o pão, conta Wim, principalmente o peso.
courier-1-frame-rider = Wim traz um pão. O cavalo recusou.
courier-2-frame-young = O menino chega antes do oficial, com uma bota só.
courier-2-frame-grown = É o ajudante de Hobb, diz Wim. Lotes vazios o acalmam.
courier-2-frame-rider = Do alto da sela, Wim contou os lotes antes. Duas vezes.
courier-3-frame-young = “Ela fez uma reverência”, arqueja o menino. “Para mim!”
courier-3-frame-grown = Modos impecáveis, conta Wim, e confere os botões.
courier-3-frame-rider = A dama admira o cavalo de Wim e, mais tarde, devolve.
courier-4-frame-young = O menino carregou o baú errado morro acima, duas vezes.
courier-4-frame-grown = Wim traz a etiqueta. Aquilo em que estava presa sumiu.
courier-4-frame-rider = O cavalo de Wim traz quatro baús. Não é nenhum deles.
courier-5-frame-young = O menino começa a cantar para mostrar e fica sem ar.
courier-5-frame-grown = A velha marca o compasso com uma casca de pão.
courier-5-frame-rider = O cavalo de Wim entra no coro e segura a nota.
courier-6-frame-young = O menino pinga. Veio pela ponte, mais ou menos.
courier-6-frame-grown = Põem a culpa em Oriel. “Nunca disse quando”, responde ela.
courier-6-frame-rider = O cavalo de Wim veio a nado e quer que se saiba.
courier-7-frame-young = O menino contou dezenove carroças e correu na frente da vigésima.
courier-7-frame-grown = Wim orienta as carroças. Na última, alguém tosse.
courier-7-frame-rider = Wim vem na frente. A última carroça sobe o morro tossindo.
courier-8-frame-young = O menino senta para tomar fôlego. Levam o banco embora.
courier-8-frame-grown = A guarda leva todos os bancos, menos o da velha.
courier-8-frame-rider = Wim fica na sela. Não sobrou outro lugar para sentar.
courier-9-frame-young = O menino entrega a carta e olha para as botas.
courier-9-frame-grown = Wim segura a carta por um cantinho.
courier-9-frame-rider = Ideia do lorde camareiro, diz Wim. O pós-escrito parecia arrependido.
courier-10-frame-young = O menino tem farinha até os cotovelos e nenhuma explicação.
courier-10-frame-grown = Alguém canta junto aos fornos, conta Wim. Dois versos.
courier-10-frame-rider = Wim traz notícias e migalhas; o cavalo, só migalhas.
courier-11-frame-young = O menino cochicha, caso o mestre esteja ouvindo.
courier-11-frame-grown = Wim já viu aquela barba. Estava pendurada num gancho.
courier-11-frame-rider = A barba do mestre está escorregando. Wim olha para o céu.
courier-12-frame-young = Esta o menino entrega de cima de uma árvore.
courier-12-frame-grown = O Chanceler negociou, diz Wim. Os javalis ficaram com o creme.
courier-12-frame-rider = O cavalo de Wim os encontrou e não quer falar nisso.
courier-13-frame-young = O menino veio marchando no compasso, com bota e tudo.
courier-13-frame-grown = Hobb toca pífaro. Ninguém sabia, diz Wim, nem o próprio Hobb.
courier-13-frame-rider = O cavalo de Wim acerta o compasso. Hobb, no pífaro, quase.
courier-14-frame-young = Esta o menino traz com as duas mãos.
courier-14-frame-grown = Da própria Rainha, diz Wim, e se endireita.
courier-14-frame-rider = Para entregar esta, Wim desce do cavalo.

# No merceeiro: épocas 1-2, 3-4, 5, 6-7, 8 e 9.
grocer-1-1 = “Deixem a janela, por favor. O ar é de graça, o resto custa selos.”
grocer-1-2 = “Se está frio, é a janela. Fica como está.”
grocer-1-3 = “Sem pressa. Dado não se incomoda de ser olhado.”
grocer-1-4 = “Corrente de ar é freguês que ainda não se decidiu.”
grocer-2-1 = “O que eu faço com eles? Guardo. Cuidado com a tinta.”
grocer-2-2 = “As luvas? Por causa dos arenques. Os arenques estão em falta.”
grocer-2-3 = “Toda noite conto os selos. Nunca disseram nada.”
grocer-2-4 = “Virada para a parede quer dizer que ninguém viu. Não que ninguém queira.”
grocer-3-1 = “Qualquer cor. Bem. Vermelho, azul, amarelo, branco, preto, roxo.”
grocer-3-2 = “Misturo o que vocês quiserem. Quase tudo. Há um azul muito bom.”
grocer-3-3 = “Sempre alguém pede justo a que eu não tenho.”
grocer-3-4 = “Cartas, todo mundo lendo cartas. Eu nunca passei das etiquetas.”
grocer-4-1 = “E como ela dormiu?”, pergunta ele, antes de vender qualquer coisa.
grocer-4-2 = “Primeiro, como ela dormiu. Depois, a cor.”
grocer-4-3 = Ele tem uma pergunta, sempre a mesma, e espera a resposta com o pincel no ar.
grocer-4-4 = “Mal? Então sentem um instante. A tinta pode esperar.”
grocer-5-1 = Ele embrulha a face duas vezes e esquece o preço. Vocês lembram.
grocer-5-2 = Ele dá troco a vocês. Selo não tem troco.
grocer-5-3 = Há uma segunda cadeira na loja. Ele tirou o pó dela e atende de pé.
grocer-5-4 = Ele começa uma frase, olha o selo na mão de vocês e pinta.
grocer-6-1 = Uma cadeira vazia, uma janela aberta, o bilhete na porta: “Aberto. Levem o que precisarem. Cuidado com a tinta.”
grocer-6-2 = A cadeira está vazia. Agora cada pote tem uma etiqueta, em letras grandes.
grocer-6-3 = Vocês deixam os selos no balcão. Ninguém os conta.
grocer-6-4 = O vento trouxe folhas. Vocês varrem e deixam a janela aberta.
grocer-regular = “Vocês de novo. Que bom.”

# Notas de margem depois de uma partida.
margin-no_bread = O bairro que nunca assou pão. A padaria manda alguns, por interesse profissional.
margin-one_short = Faltou uma trombeta. Wim comprou uma trombeta.
margin-exact = Nem uma pedra além da encomenda. Hobb se comoveu.
margin-rerolls = Discutiu com os dados e venceu por pontos.
margin-same_hut = A esta altura, o bairro inteiro cheira a { $herb }.
margin-same_site = O terreno que não consegue se decidir.
margin-foreign_rest = O batedor ficou para jantar com { $other }.
margin-plunger_late = Salvação pelo desentupidor. O veludo foi tingido de novo, de azul.
margin-fed_most = Na ponta do banco há um lugar guardado para { $seat }.
margin-two_couriers = Wim dormiu no galpão e comeu por três.
margin-all_renovated = Pintou tudo o que ficou parado.
margin-still_morale = Um ano tranquilo. Os ratos dançaram.
margin-full_arms = Chegou em casa com os braços cheios e sem saber qual era qual.
margin-robbed_leader = Nada pessoal.
margin-two_epochs = Andou mais depressa que a notícia.
margin-lone_vote = A única mão que ficou abaixada. Não tremia.
margin-seals_kept = Está juntando frases para alguma coisa.
margin-second_higher = Veio depois, e com rebites melhores.
margin-many_huts = Tantas cabanas que as abelhas perguntam o caminho.
margin-one_hut = Uma cabana, muito bem varrida.
margin-long_walk = O batedor voltou com solas novas e uma opinião sobre cada ponte.
margin-home_scout = O batedor sabe este prado de cor.
margin-idle_courier = Wim ficou até o fim e não foi mandado a lugar nenhum. Passou óleo na porta.
margin-idle_workmen = Alimentou quatro trabalhadores e deixou que olhassem.
margin-early_home = Chegou em casa antes de acenderem as lanternas e dormiu bem.
margin-last_die = Apagou as lâmpadas, rodada após rodada.
margin-empty_hands = Não sobrou um prego. Hobb chama isso de arte.
margin-full_barn = A porta do galpão não fecha mais. A garça ajuda.
margin-top_rank = Pagou pela altura e gosta da vista.
margin-all_storage = Guardou tudo e agora está procurando.
margin-baker = Sabe pelo cheiro quando já está preto o bastante.
margin-met_clairvoyant = Saiu de baixo dos arbustos falando baixo.
margin-far_beyond = Passou tanto do objetivo que os trombeteiros tiveram de correr.
margin-last_bend = Ficou para trás o dia inteiro e na hora do jantar estava na frente.
margin-long_wait = Os trombeteiros esperaram três partidas. Tocaram o dobro do tempo.
margin-high_spirits = Moral tão alta que foi preciso amarrá-la na cerca.
margin-new_die = Neste dado não resta nada da juventude.
margin-first_face = Foi comprar farinha e voltou com um dado novo.
margin-market = Na feira semanal, só perguntam: “O de sempre?”
margin-day_wage = Trabalho por dia, pagamento por dia. Hobb gosta de gente assim.
margin-hired_most = Metade do vale já trabalhou aqui. A outra metade foi convidada.
margin-no_grass = Não sobrou grama para sentar. Os bancos foram encomendados.
margin-one_rivet = Na frente por um único rebite. Ele foi polido.
margin-quick_game = Pronto antes da sopa.
margin-long_game = Ficou tarde. Ninguém queria ser o primeiro a dizer.
margin-last_loaf = Deu o último pão enquanto estava quente.
margin-no_reroll = Aceitou os dados como caíram e agradeceu a eles.
margin-won_again = As trombetas ainda estavam na porta desde a outra vez.
margin-kind_choice = Deixou livre o melhor espaço. Talvez de propósito.
margin-builder = Três pedaços de muralha num ano. Gesa parou de medir.
margin-round_trip = Uma volta completa. Os cachorros chamam o cavalo pelo nome.
margin-promise_kept = Prometeu, cumpriu e não fez discurso.
margin-first_of_kind = A primeira casa do tipo. Os outros vieram olhar.

# O que se conta de uma profecia que ninguém tirou.
prophecy-1-hearsay = Dizem que Oriel sacudiu um copo e viu muitos dados mudando de mãos.
prophecy-2-hearsay = Dizem que Oriel fechou os olhos e sentiu cheiro de pedra molhada, branca como leite.
prophecy-3-hearsay = Dizem que Oriel um dia tapou os ouvidos: duas multidões gritando, e cada uma com razão.
prophecy-4-hearsay = Uma criança jura que Oriel, certa noite, contou devagar até doze e depois riu.
prophecy-5-hearsay = Dizem que Oriel nunca vai para casa pelo caminho curto; tem medo de uma ponte.
prophecy-6-hearsay = Dizem que Oriel pegou a mão de alguém e viu o anel da mãe.
prophecy-7-hearsay = Dizem que Oriel disse, bem alto, que a Rainha não está doente coisa nenhuma.

# A última frase de um lugar jogado por um bot.
last-sentence-1 = Vim pelas ervas e fiquei pela sopa.
last-sentence-2 = A torre está reta; torto é o morro.
last-sentence-3 = Pediram um castelo, e construímos uma cozinha com torres.
last-sentence-4 = Quem achar minha outra bota pode ficar com ela; já me acostumei com uma só.
last-sentence-5 = Ninguém nunca perguntou se eu sabia construir, e até hoje agradeço.
last-sentence-6 = Saiu nos dados o que saiu nos dados.
last-sentence-7 = Da próxima vez começo pelo banco.
last-sentence-8 = Alguém regue os vasos da porta da cozinha, por favor.
last-sentence-9 = A garça tinha razão em quase tudo.
last-sentence-10 = Para quem dormir na minha torre: o terceiro degrau range e gosta de ser cumprimentado.
last-sentence-11 = Contei mais uma vez, e foi o bastante.
last-sentence-12 = Deixem a janela aberta.
last-sentence-13 = Perdi todas as discussões com os dados e fiquei com os dados.
last-sentence-14 = Era um bom vale antes de nós, e continua sendo.
last-sentence-15 = O pão melhorou, e eu estava lá quando isso aconteceu.
last-sentence-16 = De onde eu estava dava para ver todo mundo chegar.
last-sentence-17 = Minha avó teria feito menor e ficado mais tempo sentada dentro.
last-sentence-18 = Carreguei para cima e carreguei para baixo, e minhas costas lembram das duas vezes.
last-sentence-19 = De quem era aquela ovelha, nunca descobri.
last-sentence-20 = As trombetas desafinaram um pouco, e eu não mudaria uma nota.
last-sentence-21 = Há uma colher com o meu nome, e sei onde ela está pendurada.
last-sentence-22 = O que plantei na vereda, qualquer um pode colher.
last-sentence-23 = Ainda tenho um selo e nada a pedir.
last-sentence-24 = Digam ao mensageiro, por favor, que todas as cartas chegaram.
last-sentence-25 = Cheguem para lá, tem lugar.
last-sentence-26 = Eu faria tudo de novo, mas com uma escada mais comprida.

# Same in every language.
character-name-1 = Odo
character-name-2 = Tamsin
character-name-3 = Corin
character-name-4 = Hanne
character-name-5 = Pell
character-name-6 = Merle
character-name-7 = Jorin
character-name-8 = Sunniva
character-name-9 = Bastian
character-name-10 = Dorrit
character-name-11 = Fenn
character-name-12 = Agda
character-name-13 = Ruben
character-name-14 = Ylva
character-name-15 = Caspar
character-name-16 = Mirel
