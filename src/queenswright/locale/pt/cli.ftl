# A mesa no terminal.

# Começar e acabar.
cli-welcome = Boas-vindas a { $game }. Escreva um número para escolher, ou "help".
cli-options = Opções: { $options }.
cli-levels = Bots contra quem jogar, do mais fácil ao mais difícil: apprentice, journeyman, master, royal (o arquiteto real, que pensa mais tempo: cerca de meio segundo por turno). Todos os outros nomes são pessoas.
cli-who-plays = Quem joga? Nomes separados por vírgulas [{ $names }]:
cli-did-you-mean = "{ $name }" é o nome de uma pessoa. Queria dizer o bot { $bot }?
cli-is-a-person = "{ $name }" senta-se à mesa como pessoa. Queria dizer o bot { $bot }?
cli-waiting = Há um jogo por acabar: { $names }; último turno { $turn }, começado em { $date }.
cli-continue = { $others ->
    [0] Continuar este jogo?
    [1] Continuar este jogo? (Há mais um, mais antigo, por acabar.)
   *[other] Continuar este jogo? (Há mais { $others }, mais antigos, por acabar.)
}
cli-continuing = Continua o jogo por acabar de { $names }; último turno { $turn }, começado em { $date }. Para começar outro: play --new
cli-cannot-continue = Esse jogo não pode ser continuado, por isso começa um novo; o ficheiro fica como está.
cli-no-game = Nenhum jogo foi começado.
cli-goodbye = Nada se perde: "queenswright play --text" continua a partir daqui.
cli-sitting-ends = A última jogada não pôde ser registada; por isso não conta, e a sessão acaba aqui.
cli-changed-elsewhere = Esta mesa foi alterada por outra pessoa desde que foi lida. Nada foi substituído; comece de novo para continuar a partir daí.
cli-cannot-keep = Este jogo não pode ser guardado enquanto se joga: { $problem }. Indique em QUEENSWRIGHT_DATA uma pasta onde possa escrever.
cli-record-at = O registo do jogo:
    { $path }
cli-end = Fim
cli-winners = { $count ->
    [1] { $names } vence
   *[other] { $names } compartilham a vitória
}: { $reason }
cli-reason-over = o jogo acabou.

# Bots.
cli-bot = { $name } ({ $title })
cli-bot-thinking = { $name } está a pensar ... { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-bot-thought = { $name } pensou durante { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-bots-loading = Os bots estão a preparar-se ... { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-bots-compiling = Os bots ainda estão a ser compilados; acontece uma só vez e demora cerca de um minuto. Até lá, { $bot } joga por eles, com a marca [{ $bot }].
cli-bots-compiling-wait = Os bots estão a ser compilados; acontece uma só vez e demora cerca de um minuto.
cli-bots-ready = Os bots estão prontos e, a partir de agora, jogam por si.
cli-bots-failed = Não foi possível iniciar os bots: { $problem }.
cli-bots-given-up = Voltaram a falhar, por isso { $bot } joga por todos eles, com a marca [{ $bot }].
cli-bot-failed = { $name } não deu nenhuma jogada: { $problem }.
cli-bot-again = O jogo está guardado; o bot é reiniciado e pergunta-se-lhe mais uma vez.
cli-bot-replaced = { $name } voltou a falhar, por isso { $bot } joga neste lugar a partir de agora, com a marca [{ $bot }].

# Assistir.
cli-watch-welcome = Um jogo de { $game }: { $names }.
cli-watch-keys = Enter faz uma pausa, Ctrl-C acaba.
cli-watch-paused = Em pausa; Enter continua.
cli-watch-stopped = Parou no turno { $turn }.

# Sugestões.
cli-hint-stand-in = Ainda não se pode perguntar a { $bot }.
cli-hint-move = { $bot } jogaria: { $move }
cli-hint-chances = { $games ->
    [0] A partir daqui, quase nunca se ganha.
    [10] A partir daqui, ganha-se quase sempre.
   *[other] A partir daqui, ganham-se cerca de { $games } em cada 10 jogos.
}
cli-hint-you-lead = A vantagem é sua.
cli-hint-other-leads = A vantagem é de { $name }.
cli-hint-level = Ninguém está claramente à frente.
cli-hint-line = Depois disso espera-se: { $moves }.
cli-hint-stopped = Então, sem sugestão.
cli-hint-failed = Este bot não deu sugestão: { $problem }.

# Perguntas.
cli-prompt = { $name } >
cli-yes-no = { $default ->
    [yes] [S/n]
   *[other] [s/N]
}
cli-yes-no-again = Responda sim ou não, por favor.
cli-words-yes = s sim y yes
cli-words-no = n não nao no
cli-question-plain = { $name }, agora: { $step }

# Respostas ao que alguém escreve.
cli-say-something = Escreva um número de 1 a { $count }, uma jogada ou "help".
cli-no-such-number = A escolha { $number } não existe: escreva um número de 1 a { $count }.
cli-several = "{ $text }" pode ser: { $moves }.
cli-not-understood = "{ $text }" não é jogada nem comando: escreva um número de 1 a { $count }, uma jogada como "{ $example }" ou "help".
cli-why-what = Escreva "why" e uma jogada, por exemplo: why { $move }
cli-why-possible = Nada o impede: "{ $move }" é possível agora.
cli-undo-who = Ninguém aqui se chama "{ $name }"; à mesa estão: { $names }.
cli-undo-agree = { $other }: { $name } quer anular "{ $move }"{ $count ->
    [1] .
   *[other] {""} e o que veio depois.
} Concorda?
cli-undo-refused = { $name } não concorda; fica tudo como está.
cli-undone = Anulado: { $moves }.
cli-untold = uma escolha secreta
cli-log-empty = Ainda não aconteceu nada.
cli-log-more = { $count ->
    [1] 1 jogada anterior; "log all" mostra tudo.
   *[other] { $count } jogadas anteriores; "log all" mostra tudo.
}
cli-rules-what = Escreva "rules" e uma palavra ou uma cláusula.
cli-rules-nothing = Nenhuma cláusula das regras contém: { $words }.
cli-rules-more = { $count ->
    [1] Mais uma cláusula; uma segunda palavra reduz a procura.
   *[other] Mais { $count } cláusulas; uma segunda palavra reduz a procura.
}
cli-save-where = Escreva "save" e o nome de um ficheiro, por exemplo: save sexta.qw
cli-saved = O registo foi escrito em { $path }
cli-load-what = Escreva "load" e o nome de um registo, por exemplo: load sexta.qw
cli-loaded = Continua-se com { $path }

# Ajuda.
cli-help-moves = Escreva um número de 1 a { $count }, uma jogada como "{ $example }" (basta o princípio) ou um destes comandos:
cli-command-undo = undo [NOME]
cli-command-redo = redo
cli-command-hint = hint [BOT]
cli-command-why = why JOGADA
cli-command-look = look, board
cli-command-map = map
cli-command-log = log [all]
cli-command-rules = rules PALAVRA
cli-command-save = save FICHEIRO
cli-command-load = load FICHEIRO
cli-command-help = help, ?
cli-command-quit = quit, q
cli-help-undo = anular a última escolha, ou a última de NOME
cli-help-redo = voltar a jogar o que foi anulado
cli-help-hint = o que o bot master jogaria aqui e o que esperar, ou outro bot: hint royal
cli-help-why = porque é que uma jogada não é possível, com a cláusula das regras
cli-help-look = outra vez a mesa e as escolhas
cli-help-map = só o tabuleiro
cli-help-log = o que aconteceu até agora
cli-help-rules = procurar nas regras, ou mostrar uma cláusula
cli-help-save = escrever o registo num ficheiro à escolha
cli-help-load = continuar com outro registo
cli-help-help = esta lista
cli-help-quit = parar por hoje; todas as jogadas já estão guardadas
cli-command-character = character NOME, RETRATO, BRASÃO
cli-command-sentence = sentence PALAVRAS
cli-help-character = seu personagem: nome, retrato e brasão, até a primeira partida começar
cli-help-sentence = sua última frase; ninguém mais a lê antes do fim
cli-character-now = { $name }: { $portrait }, { $arms }. Para escolher: { $portraits }; { $arms_offered }. Digite por exemplo: character Odo, woman, oak
cli-character-chosen = { $name }, então.
cli-sentence-written = A frase de { $name } fica guardada até o fim.

# Tabuleiro.
cli-turn-of = vez de { $name }

# Jogadores.
cli-players = Jogadores
cli-seat-bot = { $colour } { $bot }
cli-seat-me = { $colour } (você)
cli-letter-yellow = A
cli-letter-green = V
cli-letter-blue = Z
cli-letter-red = R

# O fim.
cli-end-place = lugar

# Cláusulas das regras e a sua prova.
cli-clauses-chapter = capítulo
cli-clauses-count = total
cli-clauses-tested = testadas
cli-clauses-waiting = à espera
cli-clauses-untestable = não testáveis
cli-clauses-documentation = não disp.
cli-clauses-missing = em falta
cli-clauses-title = título
cli-clauses-kind-component = componente
cli-clauses-kind-rule = regra
cli-clauses-kind-example = exemplo
cli-clauses-kind-ruling = decisão
cli-clauses-kind-variant = variante
cli-clauses-kind-frame = moldura
cli-clauses-status-tested = testada
cli-clauses-status-waiting = à espera
cli-clauses-status-untestable = não testável
cli-clauses-status-documentation = não disponível
cli-clauses-status-missing = em falta
cli-clauses-note = Nota: { $note }
cli-clauses-sources = Fontes: { $sources }
cli-clauses-waits-for = À espera de um mecanismo que ainda não existe: { $mechanism }
cli-clauses-reason = Não testável: { $reason }
cli-clauses-passed = passou
cli-clauses-failed = FALHOU
cli-clauses-no-test = Nenhum teste refere esta cláusula.
cli-clauses-no-evidence = Ainda não há ficheiro de provas: é escrito por uma execução completa dos testes (make test).
cli-clauses-sum = { $clauses } cláusulas: { $tested } testadas{ $waiting ->
    [0] {""}
   *[other] , { $waiting } à espera
}, { $untestable } não testáveis, { $documentation } não disponíveis, { $missing } em falta
cli-clauses-list-waiting = À espera de um mecanismo que ainda não existe
cli-clauses-list-untestable = Não testáveis
cli-clauses-list-missing = Em falta
cli-clauses-failed-tests = falharam: { $tests }

# O conteúdo de um pacote.
cli-pack-tables = Tabelas
cli-pack-group = grupo
cli-pack-value = valor
cli-pack-provenance = origem

# O que está errado numa opção; o nome da opção vem antes.
cli-error = erro: { $problem }
cli-wrong-count = recebido { $found }; --seats indica { $count }, e devia ser igual
cli-wrong-choice = recebido { $found }; espera-se um destes: { $choices }
cli-wrong-budget = recebido { $found }; um limite escreve-se como mcts:2000, mcts:300ms ou master/20
cli-wrong-assignment = recebido { $found }; espera-se nome=valor, por exemplo round_limit=20 ou games=5
cli-wrong-seconds = recebido { $found }; esperam-se segundos
cli-wrong-limit = recebido { $found }; esperam-se segundos, mais de 0 e no máximo { $most }
cli-wrong-pace = recebido { $found }; esperam-se segundos por turno, de 0 a { $most }
cli-wrong-file = já existe e não é um registo deste jogo; escolha outro nome
cli-only-bots = recebido { $found }; aqui só jogam bots: { $names }
cli-near = ; queria dizer { $bot }?
cli-no-home = encontrado: { $found }; ninguém com esse nome tem aqui uma pasta própria

status-health = estado
status-well = os lances podem ser guardados
status-ill = os lances não podem ser guardados: { $reason }
status-up = em serviço há
status-processes = { $count ->
    [one] 1 processo
   *[other] { $count } processos
}
status-moves = lances
status-latency = tempo por lance
status-tables = mesas na memória
status-sockets = conexões abertas
status-queues = em espera
status-waiting = { $store } pela base de dados, { $bots } por bots
status-bots = respostas dos bots
status-commits = gravações
status-refusals = recusados
status-slow = lentos
status-errors = erros
status-none = nenhum
status-memory = memória usada
status-nothing = nada responde em { $address } ({ $problem }); esperado: um servidor iniciado com queenswright serve --metrics PORT
status-strange = { $address } responde, mas não como um servidor Queenswright
status-no-figures = { $address } não mostra números; esperado: a porta de queenswright serve --metrics PORT

bots-database = recebido { $database }, esperado postgresql://…; os bots só podem pensar em outras máquinas onde o servidor usa PostgreSQL
bots-start = Recebendo perguntas de { $database } sobre: { $games }
bots-ready = { $ready } de { $count } prontos
status-elsewhere = trabalhadores de bots
status-questions = { $workers } com { $places } lugares; { $waiting } esperando, { $taken } em análise, { $answered } respondidas, { $given_back } devolvidas
