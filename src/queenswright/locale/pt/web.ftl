# Textos do navegador: páginas, mesa, configurações.

web-skip = Ir para o conteúdo
web-nav = Menu principal
web-nav-learn = Aprender
web-nav-rules = Regras
web-nav-replay = Rever
web-nav-account = Você
web-language = Idioma
web-theme = Aparência
web-theme-auto = Igual ao sistema
web-theme-light = Clara
web-theme-dark = Escura
web-theme-swap = Alternar entre claro e escuro
web-close = Fechar
web-cancel = Cancelar
web-yes = sim
web-no = não
web-to-home = Ir para o início
web-to-table = Ir para a mesa
web-try-again = Tentar de novo
web-saved = Salvo.
web-loading = Só um momento …
web-loading-table = Arrumando a mesa …
web-loading-replay = Preparando a partida …

web-error-title = Algo deu errado
web-error-unknown = Aconteceu algo inesperado. Recarregue a página, por favor.
web-error-unreachable = Não foi possível falar com o servidor. Você está online?
web-error-server = O servidor respondeu com o erro { $status }.
web-error-table = Não é possível abrir esta mesa
web-table-remains = Ver o que dá para ler dela
web-error-game = O jogo “{ $game }” não é conhecido aqui.
web-error-rules = Não é possível ler as regras
web-error-replay = Não é possível rever esta partida
web-not-found = Nada foi construído aqui
web-not-found-what = Este endereço leva a um terreno vazio.
web-note-stale = A partida avançou enquanto isso, e nada foi jogado. Dê uma olhada e escolha de novo.
web-note-lost = A conexão caiu. As jogadas confirmadas estão salvas; olhe a mesa antes de escolher de novo.
web-connection-lost = Conexão perdida. Reconectando …
web-warming = Os bots ainda estão aquecendo; até lá, outros mais simples jogam por eles.
web-bots-paused = Os bots estão fazendo uma pausa: já pensaram muito por você e por quem usa a sua rede. Logo voltam a jogar.

web-doors-title = O que você vai construir para a Rainha?
web-doors-about = Escolha um jogo e você já está à mesa. Sem conta, sem instalar nada.
web-door-play = Jogar agora
web-door-bots =
    { $count ->
        [1] contra um bot
       *[other] contra { $count } bots
    }
web-door-learn = uma primeira partida com instrutor
web-play-bots = Jogar contra bots
web-players = Jogadores
web-bot-level = Força dos bots
web-bot-apprentice = Aprendiz
web-bot-journeyman = Oficial
web-bot-master = Mestre
web-bot-royal = Arquiteto real
web-bot-random = Aleatório
web-bot-greedy = Ganancioso
web-my-tables = Continuar jogando
web-more = Mais
web-way-learn = Aprender jogando
web-way-learn-what = Uma primeira partida com instrutor, em 10 a 15 minutos
web-way-new = Jogar com pessoas
web-way-new-what = Na mesma tela ou online com um link, de uma vez ou ao longo de dias
web-way-rules = Ler as regras
web-way-rules-what = Por capítulo, com exemplos para experimentar
web-way-replay = Rever um registro
web-way-replay-what = Qualquer partida salva, jogada por jogada
web-lobby = Outras mesas
web-lobby-empty = Não há mesas públicas agora.
web-lobby-unread = A lista de mesas não está disponível agora.
web-finished = Partidas terminadas
web-open-over = Ver
web-open-mine = Continuar
web-open-join = Entrar
web-open-watch = Assistir
web-status-open = Esperando jogadores
web-status-running = Em andamento
web-status-over = Terminada

web-new-title = Uma nova mesa
web-new-who = Quem joga?
web-new-how = Como vocês jogam?
web-new-rules = Quais regras?
web-new-make = Abrir a mesa
web-game = Jogo
web-pack = Pacote de conteúdo
web-name = Nome
web-your-name = Seu nome na mesa
web-name-keep = Usar este nome
web-guest = Convidado { $number }
web-name-first = Escolha primeiro um nome, para que os outros saibam quem você é.
web-seat-number = Lugar { $number }
web-seat-kind-me = Eu
web-seat-kind-person = Nesta tela
web-seat-kind-bot = Um bot
web-seat-kind-open = Livre, por convite
web-public = Mostrar esta mesa a todos
web-take-back = Desfazer jogadas
web-take-back-free = Livremente; se preciso, os outros concordam
web-take-back-turn = Só no próprio turno
web-take-back-none = Nunca
web-table-auto-end = Os turnos terminam sozinhos, sem “terminar turno”
web-clock = Tempo
web-clock-none = Sem limite
web-clock-days = Dias por jogada
web-clock-bank = Relógio
web-clock-days-each = Dias por jogada
web-clock-bank-minutes = Minutos por jogador
web-clock-increment = Segundos extras depois de cada jogada
web-clock-days-set = { $days ->
    [1] 1 dia por jogada
   *[other] { $days } dias por jogada
  }
web-clock-bank-set = { $minutes } min + { $seconds } s por jogada
web-clock-zero = Quando o tempo acabar
web-clock-zero-bot = Um bot assume
web-clock-zero-lose = O jogador perde
web-no-limit = sem limite
web-house-rules = { $count ->
    [1] Regras da casa (uma ativa)
   *[other] Regras da casa ({ $count } ativas)
  }

web-join-title = Você recebeu um convite
web-sit-here = Sentar aqui
web-watch = Só assistir
web-give-to-bot = Passar a um bot
web-invite-title = Convidar
web-invite = Link de convite
web-invite-how = Quem tiver este link pode ocupar um lugar livre ou assistir.
web-copy-link = Copiar o link
web-copied = Copiado
web-waiting-for = { $count ->
    [1] Falta um jogador
   *[other] Faltam { $count } jogadores
  }

web-seats = Lugares
web-seat-open = Lugar livre
web-seat-yours = Você está aqui
web-seat-here = Na mesa
web-seat-away = Ausente
web-seat-lost = Perdeu por tempo
web-seat-bot = Bot, nível { $level }
web-somebody = Alguém
web-watching = { $count ->
    [1] Uma pessoa assistindo
   *[other] { $count } pessoas assistindo
  }
web-leave = Sair da mesa
web-leave-now = Sair
web-stay = Ficar
web-time-left = Tempo restante

web-badge-yours = Sua vez
web-badge-theirs = Vez de { $name }
web-badge-over = Fim da partida
web-badge-open = Não começou
web-now-yours = Sua vez: { $what }
web-now-one-of-yours = Vez de { $name } nesta tela: { $what }
web-now-theirs = Vez de { $name }: { $what }
web-now-holding = Seu turno está pronto: termine-o ou desfaça a última escolha
web-now-others-hold = { $name } está terminando o turno
web-now-over = A partida terminou
web-now-open = A partida ainda não começou
web-now-waiting = Nada a decidir agora
web-turn-round = Rodada { $count }, { $seat }
web-turn-number = Turno { $count }
web-round-number = Rodada { $count }
web-turn-over = Fim da partida

web-undo = Desfazer
web-undo-ask = Pedir aos outros para desfazer
web-redo = Refazer
web-hint = Dica
web-hint-thinks = Pensando …
web-hint-level = Quem dá dicas
web-hint-says = { $level } jogaria: { $move }
web-end-turn = Terminar turno
web-confirm-move = Jogar: { $move }
web-choose-first = Escolha uma jogada
web-chance = O resultado depende do acaso.
web-reveals = O resultado ainda está em aberto: depende do acaso ou revela algo escondido. Depois disso você não pode simplesmente desfazer.
web-not-now = Isso não é possível agora; é hora de { $step }.
web-why = Por que não?
web-why-ask = Perguntar sobre uma jogada
web-why-example = por exemplo: { $move }
web-why-possible = “{ $move }” é possível.
web-clause = Regra { $clause }
web-ask = { $count ->
    [1] { $name } pede para desfazer uma jogada.
   *[other] { $name } pede para desfazer { $count } jogadas.
  }
web-ask-own = { $count ->
    [1] Você ({ $name }) pediu para desfazer uma jogada.
   *[other] Você ({ $name }) pediu para desfazer { $count } jogadas.
  }
web-agree = Concordar
web-decline = Recusar
web-withdraw = Retirar
web-position = Situação do jogo
web-secrets = Só { $name } pode ler isto

web-notices = Novidades da mesa
web-menu = Menu da mesa
web-drawer = Sobre a mesa
web-drawer-history = Histórico
web-drawer-chat = Chat
web-drawer-table = Mesa
web-drawer-settings = Configurações
web-drawer-keys = Teclas
web-history = Histórico
web-history-open = Abrir o histórico
web-history-empty = Nada aconteceu ainda.
web-since-your-turn = Desde o seu último turno
web-chat = Chat
web-chat-empty = Ninguém disse nada ainda.
web-chat-write = Diga algo
web-chat-send = Enviar
web-view-board = Mesa ilustrada
web-view-text = Visão em texto
web-table-settings = Configurações desta mesa
web-shuffle-proof = Prova do embaralhamento
web-shuffle-sealed = Este selo foi publicado antes da primeira jogada. Depois da partida a chave é revelada, para que qualquer um possa conferir que o embaralhamento foi justo.
web-shuffle-opened = A chave foi revelada: “queenswright record check” confere se ela corresponde ao selo e à partida.
web-commitment = Selo
web-key = Chave
web-salt = Sal
web-record-download = Baixar o registro
web-campaign-download = Baixar a partida inteira com a chave
web-replay-this = Rever

web-choosing = Ao escolher
web-choosing-confirm = Confirmar cada uma
web-choosing-at-once = Jogar na hora
web-text-view-always = Mostrar as mesas em texto
web-less-motion = Menos movimento
web-sound = Tocar um som quando for a minha vez
web-notify = Notificação do navegador quando for a minha vez
web-notify-refused = O navegador não permite notificações desta página.

web-keys = Atalhos do teclado
web-key-digits = escolher uma jogada pelo número
web-key-arrows = percorrer as escolhas
web-key-enter = jogar o que foi escolhido
web-key-escape = cancelar, fechar
web-key-prompt = ir para a decisão
web-key-undo = desfazer
web-key-redo = refazer
web-key-end = terminar o turno
web-key-hint = pedir uma dica
web-key-text = alternar entre texto e mesa ilustrada
web-key-log = histórico
web-key-chat = chat
web-key-keys = estas teclas

web-result-won = Você venceu!
web-result-winner = { $name } venceu
web-result-shared = { $people } compartilham a vitória
web-reason-time = O tempo acabou.
web-standings = Classificação
web-place = Lugar
web-player = Jogador
web-rematch = Jogar de novo
web-rematch-go = Ir para a próxima partida
web-look-at-table = Ver a mesa
web-chart = Progresso
web-chart-of = Progresso de
web-chart-says = { $what } ao longo dos turnos; no fim: { $values }

web-replay-title = Rever um registro
web-replay-about = Você pode baixar o registro de qualquer mesa ou salvar um pela linha de comando. Abra-o aqui para rever a partida jogada por jogada.
web-replay-upload = Escolher um arquivo de registro
web-replay-drop = ou solte aqui
web-scrubber = Jogada
web-first = Ir para o começo
web-last = Ir para o fim
web-before = Voltar uma jogada
web-after = Avançar uma jogada
web-run = Reproduzir
web-pause = Pausar

web-rules-title = Regras de { $game }
web-rules-about = Nas nossas palavras, uma frase para cada regra. Quando uma jogada é recusada, a mesa aponta para estas cláusulas.
web-rules-search = Pesquisar
web-rules-found = { $count ->
    [1] Uma cláusula
   *[other] { $count } cláusulas
  }
web-rules-none = Nenhuma regra corresponde a estas palavras.
web-rules-chapters = Capítulos
web-clause-example = Exemplo
web-clause-ruling = Decisão
web-clause-variant = Regra da casa
web-clause-frame = Quadro geral
web-clause-component = Componente

web-learn-title = Aprender jogando
web-learn-begin = Começar a primeira partida
web-learn-rules = Prefiro ler as regras

web-account-title = Nome e conta
web-account-local = No seu próprio computador você não precisa de nome nem senha.
web-account-why = Com uma conta você chega às suas mesas de qualquer dispositivo. Sem conta, só este navegador se lembra de você.
web-account-open-title = Sua conta
web-account-open = Criar conta
web-account-opened = Sua conta foi criada.
web-account-signed-in = Você entrou como { $name }.
web-account-name = Nome da conta
web-password = Senha
web-sign-in = Entrar
web-sign-out = Sair
web-signed-in = Que bom ver você de volta.
web-signed-out = Você saiu.
web-seal = Com conta
web-codes-title = Códigos de recuperação
web-codes-keep = Guarde estes códigos em um lugar seguro. Eles só aparecem agora. Com cada um você pode escolher uma nova senha uma vez, se perder a sua.
web-codes-save = Salvar em arquivo
web-codes-kept = Já guardei
web-codes-left = { $count ->
    [1] Você tem um código sem uso.
   *[other] Você tem { $count } códigos sem uso.
  }
web-codes-renew = Novos códigos
web-codes-renewed = Aqui estão novos códigos. Os anteriores não valem mais.
web-devices-title = { $count ->
    [1] Sessão aberta em um dispositivo
   *[other] Sessões abertas em { $count } dispositivos
  }
web-device-this = este dispositivo
web-device-used = último uso: { $when }
web-device-unknown = Dispositivo desconhecido
web-device-end-named = Encerrar a sessão em { $device }
web-device-ended = Sessão encerrada.
web-devices-end = Encerrar todas as outras sessões
web-password-title = Trocar a senha
web-password-about = Todas as outras sessões são encerradas.
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
web-recovered = Você tem uma nova senha e já entrou na conta.
web-data-title = Seus dados
web-data-about = Seu nome, dispositivos, mesas, partidas e o que você disse, em um arquivo.
web-data-export = Baixar
web-delete-account = Excluir a conta
web-delete-guest = Esquecer de mim
web-delete-about = Você sai de todas as partidas em andamento. Seus lugares mantêm as jogadas e mostram uma cor em vez do seu nome; o que você disse fica sob essa cor. Isso não pode ser desfeito.
web-delete = Excluir para sempre
web-deleted = Seus dados foram excluídos daqui.

web-view-round = Rodada
web-view-first_player = Primeiro jogador
web-view-turn_of = Vez de
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
web-character-keep = Usar este personagem
web-character-about = Dá para mudar até a primeira partida começar. Não tem influência no jogo.
web-character-seat = Lugar
web-character-called = como { $name }
web-sentence-title = Sua última frase
web-sentence-of = Última frase de { $name }
web-sentence-keep = Guardar a frase
web-sentence-about = Ninguém mais a lê antes do fim.
web-sentences-title = Últimas frases

# The page of a campaign.
web-campaign-title = A campanha
web-campaign-trouble = Não é possível mostrar esta campanha
web-campaign-loading = Consultando os anais …
web-campaign-open = Sobre a campanha

# The handbook.
web-handbook-title = Livro de regras
web-handbook-ask = Pergunte do seu jeito: como ganho?
web-handbook-clauses = Todas as cláusulas
web-handbook-print = Imprimir
web-handbook-found = { $count ->
    [1] Uma página responde a isso.
   *[other] { $count } páginas respondem a isso.
}
web-handbook-none = Nenhuma página responde a isso. Tente outra palavra ou veja todas as cláusulas.
web-handbook-at-table = Na mesa, esta tecla abre a página sobre o que você está fazendo:
web-handbook-page = Página { $number }
web-handbook-turn = Virar a página
web-handbook-note = nota { $number }
web-handbook-notes = Palavra por palavra
web-handbook-example = Por exemplo
web-handbook-try = Experimentar
web-drawer-rules = Regras
web-key-rules = Regras do que você está fazendo

# Quem está aqui e quanto tempo resta.
web-presence-here = está aqui
web-presence-choosing = está escolhendo
web-presence-away = ausente
web-presence-missed-none = conexão perdida
web-presence-missed-bot = conexão perdida; em 0:00 um bot continua
web-presence-missed-lose = conexão perdida; perde em 0:00
web-presence-left = saiu da mesa{ $bot ->
    [0] {""}
   *[other] ; { $level } continua
  }
web-presence-out-of-time = tempo esgotado; { $level } continua
web-presence-resigned = desistiu{ $bot ->
    [0] {""}
   *[other] ; { $level } continua
  }
web-clock-bot = bot
web-clock-none-needed = Aqui joga um bot, que não precisa de relógio.
web-clock-spoken = Restam { $seconds } segundos.
web-missed-wait = { $name } está sem conexão. Em { $time } um bot pode assumir.
web-missed-now = { $name } continua sem conexão.
web-missed-bot = Deixar um bot continuar
web-former = Um bot está jogando por { $name }.
web-former-guest = { $guest } está jogando por você.
web-stand-in = Jogar por { $name }
web-seat-stands-in = joga por { $name }
web-former-back = Voltar ao lugar

# Conversa.
web-chat-unread = { $count ->
    [1] Chat, uma mensagem nova
   *[other] Chat, { $count } mensagens novas
  }
web-chat-says = { $name } diz: { $words }
web-chat-sound = Tocar um som quando alguém disser algo

# Fim de turnos e de partidas.
web-turn-end = Quando meu turno estiver pronto
web-turn-end-asked = Eu mesmo o encerro
web-turn-end-soon = Ele termina depois de alguns segundos
web-turn-end-now = Ele termina na hora
web-ends-soon = { $seconds ->
    [1] Seu turno termina em um segundo
   *[other] Seu turno termina em { $seconds } segundos
  }
web-ends-soon-label = Seu turno está prestes a terminar
web-ends-wait = Esperar
web-leave-open-sure = Seu lugar fica livre de novo.
web-leave-running-sure = Um bot continua por você na hora. Você pode voltar ao seu lugar a qualquer momento enquanto a partida durar.
web-leave-bank-sure = Um bot continua por você na hora, e seu relógio para. Você pode voltar ao seu lugar enquanto a partida durar.
web-resign = Desistir
web-resign-sure-two = Você desiste da partida, e { $name } vence. Isso não pode ser desfeito.
web-resign-sure-more = Você desiste da partida e fica em último lugar. Um bot continua por você, e os outros seguem jogando. Isso não pode ser desfeito.
web-resign-sure-bots = Você desiste da partida e fica em último lugar; a partida acaba. Isso não pode ser desfeito.
web-resign-now = Desistir da partida
web-end = Encerrar de comum acordo
web-end-sure = Se todos os que estão à mesa concordarem, a partida termina como está, e ninguém vence.
web-end-now = Perguntar aos outros
web-ask-end = { $name } gostaria de encerrar a partida como está.
web-ask-end-own = Você perguntou aos outros se querem encerrar a partida.
web-back = Recomeçar uma partida
web-back-which = Do começo da
web-back-game = Partida { $game }
web-back-sure = Se todos os que estão à mesa concordarem, a campanha continua do começo da partida { $game }. { $count ->
    [1] Uma jogada deixa
   *[other] { $count } jogadas deixam
} de contar, também os dos outros; o que foi visto continua conhecido, e os dados caem do mesmo jeito.
web-back-sure-alone = A campanha continua do começo da partida { $game }. { $count ->
    [1] Uma jogada deixa
   *[other] { $count } jogadas deixam
} de contar; o que foi visto continua conhecido, e os dados caem do mesmo jeito.
web-back-now = Recomeçar
web-ask-back = { $name } gostaria de recomeçar a partida { $game }.
web-ask-back-own = Você perguntou aos outros se querem recomeçar a partida { $game }.
web-result-ended = A partida terminou
web-result-again = Mostrar o resultado
web-reason-resigned = Desistência: { $people }.
web-reason-agreed = Todos concordaram em encerrar a partida aqui. As posições são as deste momento; ninguém venceu.

# Uma mesa larga.
web-dock = Mostrar histórico e chat ao lado de mesas largas
web-dock-label = Histórico e chat
web-dock-close = Devolver histórico e chat ao menu

# O que foi combinado em uma mesa, e o caminho até ela.
web-terms = Condições desta mesa
web-visibility = Visibilidade
web-visibility-public = Qualquer pessoa pode ver e se sentar
web-visibility-private = Só com o convite
web-invite-code = Código QR que leva a esta mesa

# A página inicial.
web-open-turn = Jogar
web-card-left = restam { $time }
web-card-waits = Esperando { $name }
web-card-place = { $place }º lugar de { $players }
web-span-days = { $days } d { $hours } h
web-span-hours = { $hours } h { $minutes } min
web-span-minutes = { $minutes } min
web-people = Com outras pessoas
web-filter-any = Tanto faz
web-filter-none = Nenhuma mesa corresponde a esta escolha.
web-pace = Ritmo
web-pace-live = De uma vez só
web-pace-days = Dias por jogada
web-pace-none = Sem limite

# Partidas jogadas.
web-played = Partidas jogadas
web-played-all = Jogadas
web-played-won = Vitórias
web-played-lost = Derrotas
web-played-left = Abandonadas
web-played-ended = Encerradas de comum acordo
web-played-with-people = contra pessoas
web-played-with-bots = contra bots
web-played-last = As últimas partidas
web-played-none = Você ainda não terminou nenhuma partida.

# Replays.
web-replay-eyes = Visto por
web-replay-eyes-turn = Quem está na vez
web-ahead-now = Você está planejando o próximo turno. Só você vê isto.
web-ahead-stop = Parar de planejar
web-ahead-title = Seu plano
web-ahead-private = só você vê
web-ahead-by-itself = Jogar assim que for a minha vez
web-ahead-change = Mudar
web-ahead-forget = Descartar o plano
web-ahead-plan = Planejar o próximo turno
web-ahead-play = Jogar
web-ahead-impossible = Seu plano não é mais possível.
web-badge-ahead = Planejando
web-now-ahead = Seu próximo turno: { $what }
web-key-ahead = planejar o próximo turno ou jogar o que foi planejado
