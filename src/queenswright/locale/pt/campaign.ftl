# Campanhas: jogos que duram vários serões.

# Criar e continuar.
campaign-made = A campanha { $name } está pronta. Para começar: queenswright campaign play { $name }
campaign-none = Ainda não há nenhuma campanha. Para criar uma: queenswright campaign new NOME
campaign-unknown = encontrado: { $found }; essa campanha não existe. Campanhas: { $names }
campaign-welcome = Campanha { $name }: { $game } com { $names }, partida { $number }.
campaign-welcome-over = Campanha { $name }: { $game } com { $names }; a campanha terminou.
campaign-continue = A campanha { $name } está esperando na partida { $number }. Continuar?
campaign-goodbye = Nada se perde: “queenswright campaign play { $name }” continua daqui.
campaign-kept-at = A campanha está salva. Para gravar o registro em um arquivo: queenswright campaign export { $name } --for host
campaign-torn = A última linha de { $path } ficou cortada e por isso não conta; tudo o que vem antes conta.
campaign-no-file = começou com uma situação preparada ou ainda não começou, por isso não pode ser gravada em um arquivo
campaign-no-load = Uma campanha continua no próprio registro; use “quit” para sair dela e jogar outra coisa.
campaign-substituted = { $name } joga com { $seat } a partir de agora e assume tudo o que pertence a esse lugar.
campaign-wrong-substitute = encontrado: { $found }; esperado: LUGAR=NOME com um dos lugares: { $seats }
campaign-unknown-bot = o bot { $name } não é conhecido aqui; indique a classe dele com --bot ou troque-o com --substitute
campaign-raised = A partir de agora vale a versão { $version } das regras.
campaign-newer-rules = Há uma versão mais recente das regras ({ $version }); --newest-rules passa para ela. Até lá, esta campanha mantém a sua.

# Ver campanhas.
campaign-column-name = campanha
campaign-column-number = agora
campaign-column-standing = situação
campaign-column-players = jogadores
campaign-column-played = última sessão
campaign-over = terminada
campaign-who = { $names }. Iniciada em { $date }, última sessão em { $played }.
campaign-begun = Iniciada em { $date }.
campaign-now = Partida { $number }, { $moves ->
    [1] uma jogada até agora.
   *[other] { $moves } jogadas até agora.
}
campaign-chronicle = Histórico
campaign-chapter = Partida { $number }
campaign-places = Colocações: { $places }
campaign-went-back = { $count ->
    [1] Os jogadores voltaram atrás uma vez; o registro guarda o que foi deixado.
   *[other] Os jogadores voltaram atrás { $count } vezes; o registro guarda o que foi deixado.
}

# Exportar.
campaign-only-players = só uma exportação para jogadores pode ser JSON
campaign-file-exists = já existe; escolha outro arquivo com --to
campaign-exported-host = A campanha inteira, com a chave secreta, está no arquivo abaixo. Quem o ler fica sabendo de tudo o que ainda está oculto.
    { $path }
campaign-exported-players = O que todos podem saber está neste arquivo:
    { $path }
campaign-name-taken = já existe uma campanha chamada { $name }; escolha outro nome
campaign-imported = { $moves ->
    [1] A campanha { $name } foi verificada: uma jogada.
   *[other] A campanha { $name } foi verificada: { $moves } jogadas.
} Para continuar: queenswright campaign play { $name }

# Voltar atrás.
campaign-no-such-game = encontrado: { $found }; partidas jogadas: { $games }
campaign-no-game-yet = encontrado: { $found }; nenhuma partida começou ainda
campaign-back-warning = { $moves ->
    [1] Voltar para antes da partida { $number } tira uma jogada do jogo. Ela fica no registro, e o que revelou continua conhecido.
   *[other] Voltar para antes da partida { $number } tira { $moves } jogadas do jogo. Elas ficam no registro, e o que revelaram continua conhecido.
}
campaign-back-sure = Voltar mesmo?
campaign-back-left = Nada mudou.
campaign-back-done = A partida { $number } começa de novo; isso está na linha { $line } do registro.

# Same in every language.
cli-command-secrets = secrets

# Explicações.
cli-help-secrets = o que só você pode ler, quando ninguém mais estiver olhando
cli-secrets-none = Não há nada que só { $name } possa ler.
cli-secrets-ask = Agora só { $name } pode olhar. { $name }, pressione Enter:
cli-secrets-done = Pressione Enter quando tiver lido:
campaign-character = { $seat }: { $name } ({ $portrait }), brasão: { $arms }
