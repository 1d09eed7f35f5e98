# Textos do navegador: páginas, mesa, definições.

web-skip = Ir para o conteúdo
web-nav = Caminhos principais
web-nav-learn = Aprender
web-nav-rules = Regras
web-nav-replay = Rever
web-nav-account = Conta
web-language = Idioma
web-theme = Luz
web-theme-auto = Como o sistema
web-theme-light = Dia
web-theme-dark = Noite
web-theme-swap = Alternar entre dia e noite
web-close = Fechar
web-cancel = Cancelar
web-yes = sim
web-no = não
web-to-home = Ir para o início
web-to-table = Ir para a mesa
web-try-again = Tentar de novo
web-saved = Guardado.
web-loading = Um momento …
web-loading-table = A mesa está a ser posta …
web-loading-replay = O jogo está a ser montado de novo …

web-error-title = Algo correu mal
web-error-unknown = Aconteceu algo inesperado. É favor recarregar a página.
web-error-unreachable = Não é possível contactar o servidor. Há ligação à rede?
web-error-server = O servidor respondeu com o erro { $status }.
web-error-table = Não é possível abrir esta mesa
web-table-remains = Ver o que dá para ler dela
web-error-game = O jogo «{ $game }» não é conhecido aqui.
web-error-rules = Não é possível ler as regras
web-error-replay = Não é possível rever este jogo
web-not-found = Aqui nada foi construído
web-not-found-what = Este endereço leva a um terreno vazio.
web-note-stale = Entretanto a mesa avançou; nada foi jogado. É só ver e escolher de novo.
web-note-lost = A ligação caiu. O que foi confirmado está guardado; convém ver a mesa antes de escolher de novo.
web-connection-lost = Ligação perdida. A voltar automaticamente …
web-warming = Os bots ainda estão a aquecer; até lá jogam por eles uns mais simples.
web-bots-paused = Os bots fazem uma pausa: já pensaram muito por você e por quem usa a sua rede. Logo voltam a jogar.

web-play-bots = Jogar contra bots
web-players = Jogadores
web-bot-level = Força dos bots
web-bot-apprentice = Aprendiz
web-bot-journeyman = Oficial
web-bot-master = Mestre
web-bot-royal = Arquiteto real
web-bot-random = Aleatório
web-bot-greedy = Ganancioso
web-my-tables = Continuar a jogar
web-more = Mais
web-way-learn = Aprender a jogar
web-way-learn-what = Um primeiro jogo com instrutor, cerca de 10 minutos
web-way-new = Jogar com pessoas
web-way-new-what = No mesmo ecrã, em linha com uma ligação, ao vivo ou durante dias
web-way-rules = Ler as regras
web-way-rules-what = Cláusula a cláusula, com pesquisa
web-way-replay = Rever um registo
web-way-replay-what = Qualquer jogo guardado, jogada a jogada
web-lobby = Mesas de outras pessoas
web-lobby-empty = Neste momento ninguém espera nem joga em público.
web-lobby-unread = Neste momento não é possível ler as mesas.
web-finished = Jogos terminados
web-open-over = Ver
web-open-mine = Continuar
web-open-join = Entrar
web-open-watch = Assistir
web-status-open = À espera de jogadores
web-status-running = A decorrer
web-status-over = Terminado

web-new-title = Uma nova mesa
web-new-who = Quem joga?
web-new-how = Como se joga?
web-new-rules = Que regras?
web-new-make = Abrir a mesa
web-game = Jogo
web-pack = Pacote de conteúdo
web-name = Nome
web-your-name = O seu nome à mesa
web-name-keep = Usar este nome
web-guest = Convidado { $number }
web-name-first = Os outros querem saber quem está sentado: primeiro, um nome.
web-seat-number = Lugar { $number }
web-seat-kind-me = Eu
web-seat-kind-person = Alguém neste ecrã
web-seat-kind-bot = Um bot
web-seat-kind-open = Livre, por ligação
web-public = Mostrar esta mesa a toda a gente
web-take-back = Voltar atrás
web-take-back-free = Livre, com acordo dos outros se necessário
web-take-back-turn = Só no próprio turno
web-take-back-none = Nunca
web-table-auto-end = Os turnos terminam sozinhos, sem «terminar turno»
web-clock = Tempo
web-clock-none = Sem limite
web-clock-days = Dias por jogada
web-clock-bank = Um relógio
web-clock-days-each = Dias para cada jogada
web-clock-bank-minutes = Minutos para cada um
web-clock-increment = Segundos a mais por jogada
web-clock-days-set = { $days ->
    [one] 1 dia por jogada
   *[other] { $days } dias por jogada
  }
web-clock-bank-set = { $minutes } min + { $seconds } s por jogada
web-clock-zero = Quando o tempo acaba
web-clock-zero-bot = Um bot assume
web-clock-zero-lose = O lugar perde
web-no-limit = sem limite
web-house-rules = { $count ->
    [one] Regras da casa (uma ativa)
   *[other] Regras da casa ({ $count } ativas)
  }

web-join-title = Um convite
web-sit-here = Sentar aqui
web-watch = Só assistir
web-give-to-bot = Dar a um bot
web-invite-title = Convidar
web-invite = Ligação de convite
web-invite-how = Quem abrir esta ligação pode ocupar um lugar livre ou assistir.
web-copy-link = Copiar a ligação
web-copied = Copiado
web-waiting-for = { $count ->
    [one] Falta um jogador
   *[other] Faltam { $count } jogadores
  }

web-seats = Lugares
web-seat-open = Lugar livre
web-seat-yours = O seu lugar
web-seat-here = À mesa
web-seat-away = Fora
web-seat-left = Foi embora
web-seat-lost = Perdeu por tempo
web-seat-bot = Bot, nível { $level }
web-seat-taken-over = Aqui joga agora um bot
web-somebody = Alguém
web-watching = { $count ->
    [one] Uma pessoa a assistir
   *[other] { $count } pessoas a assistir
  }
web-leave = Deixar a mesa
web-leave-sure = Um bot continua a jogar. O lugar pode ser retomado enquanto estiver livre.
web-leave-now = Sair
web-stay = Ficar
web-time-left = Tempo restante

web-badge-yours = É a sua vez
web-badge-theirs = Joga { $name }
web-badge-over = Fim do jogo
web-badge-open = Por começar
web-now-yours = A sua vez: { $what }
web-now-one-of-yours = { $name } neste ecrã: { $what }
web-now-theirs = { $name } está a decidir: { $what }
web-now-holding = O seu turno está feito: terminá-lo ou voltar atrás
web-now-others-hold = { $name } está a terminar o turno
web-now-over = O jogo terminou
web-now-open = O jogo ainda não começou
web-now-waiting = Nada a decidir neste momento
web-turn-round = Rodada { $count }, { $seat }
web-turn-number = Turno { $count }
web-round-number = Rodada { $count }
web-turn-over = Fim do jogo

web-undo = Anular
web-undo-ask = Pedir aos outros para voltar atrás
web-redo = Refazer
web-hint = Dica
web-hint-thinks = Pensa …
web-hint-level = Quem dá dicas
web-hint-says = { $level } jogaria: { $move }
web-end-turn = Terminar turno
web-confirm-move = Jogar: { $move }
web-choose-first = Escolher uma jogada
web-chance = O acaso decide o que resulta disto.
web-reveals = O que resulta disto ainda está em aberto: o acaso decide, ou mostra-se algo escondido. Depois já não se pode simplesmente anular.
web-why = Porque não?
web-why-ask = Perguntar por qualquer jogada
web-why-example = por exemplo: { $move }
web-why-possible = «{ $move }» é possível.
web-clause = Regra { $clause }
web-ask = { $count ->
    [one] { $name } pede para anular uma jogada.
   *[other] { $name } pede para anular { $count } jogadas.
  }
web-ask-own = { $count ->
    [one] { $name }: pedido feito para anular uma jogada.
   *[other] { $name }: pedido feito para anular { $count } jogadas.
  }
web-agree = Concordar
web-decline = Recusar
web-withdraw = Retirar
web-position = Situação
web-secrets = Só { $name } pode ler isto

web-notices = Novidades da mesa
web-menu = Menu da mesa
web-drawer = Sobre a mesa
web-drawer-history = Crónica
web-drawer-chat = Conversa
web-drawer-table = Mesa
web-drawer-settings = Definições
web-drawer-keys = Teclas
web-history = Crónica
web-history-open = Abrir a crónica
web-history-empty = Ainda nada aconteceu.
web-since-your-turn = Desde o seu último turno
web-chat = Conversa
web-chat-empty = Ainda ninguém disse nada.
web-chat-write = Dizer algo
web-chat-send = Enviar
web-view-board = Mesa ilustrada
web-view-text = Vista de texto
web-table-settings = Como esta mesa foi criada
web-shuffle-proof = Prova do baralhamento
web-shuffle-sealed = Este selo foi publicado antes da primeira jogada. Depois do jogo a chave é aberta, para que se possa verificar que nada foi combinado.
web-shuffle-opened = A chave está aberta: «queenswright record check» mostra que corresponde ao selo e ao jogo.
web-commitment = Selo
web-key = Chave
web-salt = Sal
web-record-download = Descarregar o registo
web-campaign-download = Transferir o jogo inteiro com a chave
web-replay-this = Rever

web-choosing = Escolhas
web-choosing-confirm = Confirmar
web-choosing-at-once = Jogar logo
web-auto-end = Terminar os meus turnos automaticamente
web-text-view-always = Mostrar as mesas em texto
web-less-motion = Menos movimento
web-sound = Bater à porta quando é a minha vez
web-notify = Aviso do navegador quando é a minha vez
web-notify-refused = O navegador não permite avisos nesta página.

web-keys = Teclas da mesa
web-key-digits = escolher uma jogada pelo número
web-key-arrows = percorrer as escolhas
web-key-enter = jogar o que foi escolhido
web-key-escape = largar, fechar
web-key-prompt = ir para o que há a decidir
web-key-undo = anular
web-key-redo = refazer
web-key-end = terminar o turno
web-key-hint = pedir uma dica
web-key-text = vista de texto ou mesa ilustrada
web-key-log = a crónica
web-key-chat = conversa
web-key-keys = estas teclas

web-result-won = Vitória!
web-result-winner = { $name } ganhou
web-result-shared = { $names } partilham a vitória
web-reason-time = O tempo acabou.
web-standings = Classificação
web-place = Lugar
web-player = Jogador
web-rematch = Jogar outra vez
web-rematch-go = Ir para o próximo jogo
web-look-at-table = Ver a mesa
web-chart = Evolução
web-chart-of = Evolução de
web-chart-says = { $what } ao longo dos turnos; no fim: { $values }

web-replay-title = Rever um registo
web-replay-about = Cada mesa dá o seu registo, também na linha de comandos. Com um deles, o jogo volta a ser jogado passo a passo.
web-replay-upload = Escolher um ficheiro de registo
web-replay-drop = ou largar aqui
web-scrubber = Momento do jogo
web-first = Ao início
web-last = Ao fim
web-before = Uma jogada atrás
web-after = Uma jogada à frente
web-run = Reproduzir
web-pause = Pausar

web-rules-title = Regras de { $game }
web-rules-about = Por palavras nossas, uma frase para cada regra. As recusas à mesa levam a estas cláusulas.
web-rules-search = Pesquisar
web-rules-found = { $count ->
    [one] Uma cláusula
   *[other] { $count } cláusulas
  }
web-rules-none = Nada nas regras corresponde a estas palavras.
web-rules-chapters = Capítulos
web-clause-example = Exemplo
web-clause-ruling = Decisão
web-clause-variant = Regra da casa
web-clause-frame = Moldura
web-clause-component = Componente

web-learn-title = Aprender a jogar
web-learn-begin = Começar o primeiro jogo
web-learn-rules = Antes ler as regras

web-account-title = Nome e conta
web-account-local = No próprio computador não é preciso nome nem palavra-passe.
web-account-why = Com uma conta chega-se às mesas a partir de qualquer dispositivo. Sem conta, este navegador lembra-se.
web-account-open-title = Conta pessoal
web-account-open = Abrir conta
web-account-opened = A conta está aberta.
web-account-signed-in = Sessão iniciada como { $name }.
web-account-name = Nome da conta
web-password = Palavra-passe
web-sign-in = Iniciar sessão
web-sign-out = Terminar sessão
web-signed-in = Bem-vindo de volta.
web-signed-out = Sessão terminada.
web-seal = Com conta
web-codes-title = Códigos de recuperação
web-codes-keep = Guarde estes códigos em um lugar seguro. Eles só aparecem agora. Com cada um você pode escolher uma nova senha uma vez, se perder a sua.
web-codes-save = Salvar em arquivo
web-codes-kept = Já guardei
web-codes-left = { $count ->
    [one] Você tem um código sem uso.
   *[other] Você tem { $count } códigos sem uso.
  }
web-codes-renew = Novos códigos
web-codes-renewed = Aqui estão novos códigos. Os anteriores não valem mais.
web-devices-title = { $count ->
    [one] Conectado em um dispositivo
   *[other] Conectado em { $count } dispositivos
  }
web-device-this = este dispositivo
web-device-used = último uso: { $when }
web-device-unknown = Dispositivo desconhecido
web-device-end-named = Desconectar { $device }
web-device-ended = Desconectado.
web-devices-end = Desconectar todos os outros dispositivos
web-password-title = Trocar a senha
web-password-about = Todos os outros dispositivos são desconectados.
web-password-old = Senha antiga
web-password-new = Nova senha
web-password-change = Trocar a senha
web-password-changed = Sua senha foi trocada.
web-password-for-mail = Sua senha, para confirmar
web-password-delete = Sua senha, para confirmar
web-mail = Endereço de e-mail para recuperação
web-mail-keep = Salvar o endereço
web-mail-sent = Enviamos um link para você. O endereço vale depois que você o abrir.
web-mail-confirmed = O endereço está confirmado.
web-recover-title = Esqueceu a senha?
web-recover-about = Com um dos seus códigos de recuperação você pode escolher uma nova senha.
web-recover-name = Conta a recuperar
web-recover-code = Código de recuperação
web-recover = Definir a nova senha
web-recover-mail = Prefiro receber um link
web-recover-asked = Se a conta tem um endereço de e-mail, um link está a caminho.
web-recovered = Você tem uma nova senha e está conectado.
web-data-title = Seus dados
web-data-about = Seu nome, dispositivos, mesas, partidas e o que você disse, em um arquivo.
web-data-export = Baixar
web-delete-account = Excluir a conta
web-delete-guest = Esquecer de mim
web-delete-about = Você sai de todas as partidas em andamento. Seus lugares mantêm as jogadas e mostram uma cor em vez do seu nome; o que você disse fica sob essa cor. Isso não pode ser desfeito.
web-delete = Excluir para sempre
web-deleted = Você foi esquecido aqui.

web-view-round = Rodada
web-view-first_player = Primeiro jogador
web-view-turn_of = Turno de
web-view-seats = Jogadores
web-components = O que está impresso nos componentes
web-view-kind = tipo
web-view-amount = quantia
web-view-name = Nome do local
web-view-type = Tipo de local

# Same in every language.
web-product = Queenswright
web-bot-mcts = MCTS

# Personagens e últimas frases.
web-character-title = Seu personagem
web-character-name = Nome do personagem
web-character-portrait = Retrato
web-character-arms = Brasão
web-character-keep = Ficar com este personagem
web-character-about = Dá para mudar até a primeira partida começar. Não tem influência no jogo.
web-character-seat = Lugar
web-character-called = como { $name }
web-sentence-title = Sua última frase
web-sentence-of = Última frase de { $name }
web-sentence-keep = Guardar a frase
web-sentence-about = Ninguém mais a lê antes do fim.
web-sentences-title = Últimas frases
