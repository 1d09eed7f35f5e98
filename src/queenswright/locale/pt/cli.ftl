# A mesa no terminal.

# Começar e acabar.
cli-welcome = Boas-vindas a { $game }. Escreva um número para escolher, ou “help”.
cli-options = Opções: { $options }.
cli-levels = Bots contra quem jogar, do mais fácil ao mais difícil: apprentice, journeyman, master, royal (o arquiteto real, que pensa por mais tempo: cerca de meio segundo por turno). Qualquer outro nome é uma pessoa.
cli-who-plays = Quem joga? Nomes separados por vírgulas [{ $names }]:
cli-did-you-mean = “{ $name }” seria uma pessoa. Você quis dizer o bot { $bot }?
cli-is-a-person = “{ $name }” joga como pessoa. Você quis dizer o bot { $bot }?
cli-waiting = Há uma partida inacabada: { $names }; último turno { $turn }, começada em { $date }.
cli-continue = { $others ->
    [0] Continuar?
    [1] Continuar? (Há mais uma inacabada, mais antiga.)
   *[other] Continuar? (Há mais { $others } inacabadas, mais antigas.)
}
cli-continuing = Continuando a partida inacabada de { $names }; último turno { $turn }, começada em { $date }. Para começar outra: play --new
cli-cannot-continue = Essa partida não pode ser continuada, por isso começa uma nova; o arquivo dela fica como está.
cli-no-game = Nenhuma partida foi começada.
cli-goodbye = Nada se perde: “queenswright play { $game } --text” continua daqui.
cli-sitting-ends = A última jogada não pôde ser gravada; por isso não conta, e a sessão termina aqui.
cli-changed-elsewhere = Esta mesa foi alterada por outra pessoa desde que foi lida. Nada foi sobrescrito; comece de novo para continuar a partir dali.
cli-cannot-keep = Esta partida não pode ser salva durante o jogo: { $problem }. Indique em QUEENSWRIGHT_DATA uma pasta em que você possa gravar.
cli-record-at = O registro da partida:
    { $path }
cli-end = Fim
cli-winners = { $count ->
    [1] { $people } vence
   *[other] { $people } compartilham a vitória
}: { $reason }
cli-reason-over = a partida terminou.

# Bots.
cli-bot = { $name } ({ $title })
cli-bot-thinking = { $name } está pensando ... { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-bot-thought = { $name } pensou por { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-bots-loading = Os bots estão se preparando ... { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-bots-compiling = Os bots ainda estão sendo compilados; isso acontece uma só vez e leva cerca de um minuto. Até lá, { $bot } joga por eles, com a marca [{ $bot }].
cli-bots-compiling-wait = Os bots estão sendo compilados; isso acontece uma só vez e leva cerca de um minuto.
cli-bots-ready = Os bots estão prontos e jogam a partir de agora.
cli-bots-failed = Não foi possível iniciar os bots: { $problem }.
cli-bots-given-up = Eles falharam de novo, por isso { $bot } joga por todos, com a marca [{ $bot }].
cli-bot-failed = { $name } não jogou: { $problem }.
cli-bot-again = A partida está salva; o bot é reiniciado e consultado mais uma vez.
cli-bot-replaced = { $name } falhou de novo, por isso { $bot } joga neste lugar a partir de agora, com a marca [{ $bot }].

# Assistir.
cli-watch-welcome = Uma partida de { $game }: { $names }.
cli-watch-keys = Enter pausa, Ctrl-C encerra.
cli-watch-paused = Em pausa; pressione Enter para continuar.
cli-watch-stopped = Parou no turno { $turn }.

# Sugestões.
cli-hint-stand-in = Ainda não dá para perguntar a { $bot }.
cli-hint-move = { $bot } jogaria: { $move }
cli-hint-chances = { $games ->
    [0] A partir daqui você quase nunca vence.
    [10] A partir daqui você quase sempre vence.
   *[other] A partir daqui você vence cerca de { $games } em cada 10 partidas.
}
cli-hint-you-lead = Você está na frente.
cli-hint-other-leads = { $name } está na frente.
cli-hint-level = Ninguém está claramente na frente.
cli-hint-line = Depois disso, o esperado é: { $moves }.
cli-hint-stopped = Então, sem dica.
cli-hint-failed = Nenhuma dica deste bot: { $problem }.

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
cli-say-something = Escreva um número de 1 a { $count }, uma jogada ou “help”.
cli-no-such-number = A escolha { $number } não existe: escreva um número de 1 a { $count }.
cli-several = “{ $text }” pode ser: { $moves }.
cli-not-understood = “{ $text }” não é jogada nem comando: escreva um número de 1 a { $count }, uma jogada como “{ $example }” ou “help”.
cli-why-what = Escreva “why” e uma jogada, por exemplo: why { $move }
cli-why-possible = Nada impede: “{ $move }” é possível agora.
cli-undo-who = Ninguém na mesa se chama “{ $name }”. Os jogadores são: { $names }.
cli-undo-agree = { $other }: { $name } quer desfazer “{ $move }”{ $count ->
    [1] .
   *[other] {""} e o que veio depois.
} Você concorda?
cli-undo-refused = { $name } não concorda; tudo fica como está.
cli-undone = Desfeito: { $moves }.
cli-untold = uma escolha secreta
cli-log-empty = Nada aconteceu ainda.
cli-log-more = { $count ->
    [1] 1 jogada anterior; “log all” mostra tudo.
   *[other] { $count } jogadas anteriores; “log all” mostra tudo.
}
cli-rules-what = Escreva “rules” e uma palavra ou uma cláusula.
cli-rules-nothing = Nenhuma cláusula das regras contém: { $words }.
cli-rules-more = { $count ->
    [1] Mais uma cláusula; uma segunda palavra restringe a busca.
   *[other] Mais { $count } cláusulas; uma segunda palavra restringe a busca.
}
cli-save-where = Escreva “save” e o nome de um arquivo, por exemplo: save sexta.qw
cli-saved = O registro foi gravado em { $path }
cli-load-what = Escreva “load” e o nome de um registro, por exemplo: load sexta.qw
cli-loaded = Continuando com { $path }

# Ajuda.
cli-help-moves = Escreva um número de 1 a { $count }, uma jogada como “{ $example }” (basta o começo) ou um destes comandos:
cli-command-undo = undo [NOME]
cli-command-redo = redo
cli-command-hint = hint [BOT]
cli-command-why = why JOGADA
cli-command-look = look, board
cli-command-map = map
cli-command-log = log [all]
cli-command-rules = rules PALAVRA
cli-command-save = save ARQUIVO
cli-command-load = load ARQUIVO
cli-command-help = help, ?
cli-command-quit = quit, q
cli-help-undo = desfazer a última escolha, ou a última de NOME
cli-help-redo = jogar de novo o que foi desfeito
cli-help-hint = o que o Mestre jogaria aqui e o que esperar; ou pergunte a outro bot: hint royal
cli-help-why = por que uma jogada não é possível, com a cláusula das regras
cli-help-look = mostrar de novo a mesa e as escolhas
cli-help-map = só o tabuleiro
cli-help-log = o que aconteceu até agora
cli-help-rules = pesquisar nas regras ou mostrar uma cláusula
cli-help-save = gravar o registro em um arquivo à sua escolha
cli-help-load = continuar com outro registro
cli-help-help = esta lista
cli-help-quit = parar por enquanto; todas as jogadas já estão salvas
cli-command-character = character NOME, RETRATO, BRASÃO
cli-command-sentence = sentence PALAVRAS
cli-help-character = seu personagem: nome, retrato e brasão, até a primeira partida começar
cli-help-sentence = sua última frase; ninguém mais a lê antes do fim
cli-character-now = { $name }: { $portrait }, { $arms }. Para escolher: { $portraits }; { $arms_offered }. Escreva por exemplo: character Odo, woman, oak
cli-character-chosen = Então é { $name }.
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
cli-clauses-waiting = esperando
cli-clauses-untestable = não testáveis
cli-clauses-documentation = não disp.
cli-clauses-missing = faltando
cli-clauses-title = título
cli-clauses-kind-component = componente
cli-clauses-kind-rule = regra
cli-clauses-kind-example = exemplo
cli-clauses-kind-ruling = decisão
cli-clauses-kind-variant = variante
cli-clauses-kind-frame = quadro
cli-clauses-status-tested = testada
cli-clauses-status-waiting = esperando
cli-clauses-status-untestable = não testável
cli-clauses-status-documentation = não disponível
cli-clauses-status-missing = faltando
cli-clauses-note = Nota (em inglês): { $note }
cli-clauses-sources = Fontes: { $sources }
cli-clauses-waits-for = Espera um mecanismo que ainda não existe: { $mechanism }
cli-clauses-reason = Não testável (em inglês): { $reason }
cli-clauses-passed = passou
cli-clauses-failed = FALHOU
cli-clauses-no-test = Nenhum teste cita esta cláusula.
cli-clauses-no-evidence = Ainda não há arquivo de provas: uma execução completa dos testes (make test) o grava.
cli-clauses-sum = { $clauses } cláusulas: { $tested } testadas{ $waiting ->
    [0] {""}
   *[other] , { $waiting } esperando
}, { $untestable } não testáveis, { $documentation } não disponíveis, { $missing } faltando
cli-clauses-list-waiting = Esperando um mecanismo que ainda não existe
cli-clauses-list-untestable = Não testáveis (motivos em inglês)
cli-clauses-list-missing = Faltando
cli-clauses-failed-tests = falharam: { $tests }

# O conteúdo de um pacote.
cli-pack-tables = Tabelas
cli-pack-group = grupo
cli-pack-value = valor
cli-pack-provenance = origem

# O que está errado em uma opção; o nome da opção vem antes.
cli-error = erro: { $problem }
cli-wrong-count = recebido { $found }; --seats pede { $count }
cli-wrong-choice = recebido { $found }; esperado um destes: { $choices }
cli-wrong-budget = recebido { $found }; esperado um limite como mcts:2000, mcts:300ms ou master/20
cli-wrong-assignment = recebido { $found }; esperado nome=valor, por exemplo round_limit=20 ou games=5
cli-wrong-seconds = recebido { $found }; esperados segundos
cli-wrong-limit = recebido { $found }; esperados segundos, mais de 0 e no máximo { $most }
cli-wrong-pace = recebido { $found }; esperados segundos por turno, de 0 a { $most }
cli-wrong-file = já existe e não é um registro deste jogo; escolha outro nome
cli-only-bots = recebido { $found }; aqui só jogam bots: { $names }
cli-near = ; você quis dizer { $bot }?
cli-no-home = recebido { $found }; não há pasta pessoal com esse nome

status-health = estado
status-well = as jogadas podem ser gravadas
status-ill = as jogadas não podem ser gravadas: { $reason }
status-up = no ar há
status-processes = { $count ->
    [1] 1 processo
   *[other] { $count } processos
}
status-moves = jogadas
status-latency = tempo por jogada
status-tables = mesas na memória
status-sockets = conexões abertas
status-queues = na fila
status-waiting = { $store } pelo banco de dados, { $bots } por bots
status-bots = respostas dos bots
status-commits = gravações
status-refusals = recusadas
status-slow = lentas
status-errors = erros
status-none = nenhum
status-memory = memória usada
status-nothing = nada responde em { $address } ({ $problem }); esperado: um servidor iniciado com queenswright serve --metrics PORT
status-strange = { $address } responde, mas não como um servidor Queenswright
status-no-figures = { $address } não mostra números; esperado: a porta de queenswright serve --metrics PORT

bots-database = recebido { $database }, esperado postgresql://…; os bots só podem pensar em outras máquinas onde o servidor usa PostgreSQL
bots-start = Recebendo perguntas de { $database } sobre: { $games }
bots-ready = { $ready } de { $count } prontos
status-elsewhere = processos de bots
status-questions = { $workers } com { $places } lugares; { $waiting } esperando, { $taken } em análise, { $answered } respondidas, { $given_back } devolvidas
