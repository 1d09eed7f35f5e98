# Campanhas: jogos que duram vários serões.

# Criar e continuar.
campaign-made = A campanha { $name } está pronta. Começa com: queenswright campaign play { $name }
campaign-none = Ainda não há nenhuma campanha. Uma nova começa com: queenswright campaign new NOME
campaign-unknown = encontrado: { $found }; não há tal campanha. Guardadas: { $names }
campaign-welcome = Campanha { $name }: { $game } com { $names }, partida { $number }.
campaign-welcome-over = Campanha { $name }: { $game } com { $names }; a campanha terminou.
campaign-continue = A campanha { $name } espera na partida { $number }. Continuar?
campaign-goodbye = Nada se perde: "queenswright campaign play { $name }" continua daqui.
campaign-kept-at = A campanha está guardada. O seu registo em ficheiro: queenswright campaign export { $name } --for host
campaign-torn = A última linha de { $path } ficou cortada a meio e por isso não conta; tudo o que vem antes conta.
campaign-no-file = começou com uma situação ou ainda não começou, por isso nenhum ficheiro a pode conter
campaign-no-load = Uma campanha continua no seu próprio registo; "quit" sai dela para jogar outra coisa.
campaign-substituted = { $name } joga com { $seat } a partir de agora e fica com tudo o que pertence a este lugar.
campaign-wrong-substitute = encontrado: { $found }; esperado: LUGAR=NOME com um dos lugares: { $seats }
campaign-unknown-bot = o bot { $name } não é conhecido aqui; --bot indica a classe de onde vem, --substitute outra pessoa
campaign-raised = A partir de agora joga-se pela versão { $version } das regras.
campaign-newer-rules = Há uma versão mais recente das regras ({ $version }); --newest-rules continua por ela. Esta campanha mantém a sua.

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
    [one] uma jogada até agora.
   *[other] { $moves } jogadas até agora.
}
campaign-chronicle = Crónica
campaign-chapter = Partida { $number }
campaign-places = Lugares: { $places }
campaign-went-back = { $count ->
    [one] Voltou-se atrás uma vez; o registo guarda o que foi deixado.
   *[other] Voltou-se atrás { $count } vezes; o registo guarda o que foi deixado.
}

# Exportar.
campaign-only-players = só uma exportação para jogadores pode ser JSON
campaign-file-exists = já existe; --to indica outro ficheiro
campaign-exported-host = A campanha inteira, com a sua chave secreta, está neste ficheiro. Quem o ler sabe o que aí vem.
    { $path }
campaign-exported-players = O que todos podem saber está neste ficheiro:
    { $path }
campaign-name-taken = já existe uma campanha { $name }; é preciso outro nome
campaign-imported = { $moves ->
    [one] A campanha { $name } foi verificada: uma jogada.
   *[other] A campanha { $name } foi verificada: { $moves } jogadas.
} Continua com: queenswright campaign play { $name }

# Voltar atrás.
campaign-no-such-game = encontrado: { $found }; jogadas: { $games }
campaign-no-game-yet = ainda não começou nenhuma partida; encontrado: { $found }
campaign-back-warning = { $moves ->
    [one] Voltar a antes da partida { $number } retira uma jogada. Fica no registo. O que ela revelou já é conhecido.
   *[other] Voltar a antes da partida { $number } retira { $moves } jogadas. Ficam no registo. O que elas revelaram já é conhecido.
}
campaign-back-sure = Voltar atrás?
campaign-back-left = Tudo fica como está.
campaign-back-done = A partida { $number } começa de novo. A linha { $line } do registo di-lo.

# Same in every language.
cli-command-secrets = secrets

# Explicações.
cli-help-secrets = o que só você pode ler, quando mais ninguém olha
cli-secrets-none = Não há nada que só { $name } possa ler.
cli-secrets-ask = Agora só { $name } pode olhar. { $name }, prima Enter:
cli-secrets-done = Prima Enter quando tiver lido:
campaign-character = { $seat }: { $name } ({ $portrait }), brasão: { $arms }
