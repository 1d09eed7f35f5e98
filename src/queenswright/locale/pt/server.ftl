# O que o servidor diz às pessoas.
server-too-fast = Foi depressa de mais: tentar de novo dentro de { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
  }.
server-bad-name = Um nome tem de 1 a { $longest } caracteres imprimíveis.
server-bad-password = Uma palavra-passe tem de { $shortest } a { $longest } caracteres.
server-name-taken = Outra conta já tem o nome { $name }.
server-name-first = Primeiro é preciso indicar um nome.
server-no-session = Esta visita não é conhecida aqui. Recarregar a página.
server-bad-csrf = Isto não veio de uma página deste servidor. Recarregar a página.
server-bad-login = O nome ou a palavra-passe não está certo.
server-no-language = Essa língua não existe; existem: { $languages }.
server-no-game = O jogo { $game } não existe aqui.
server-no-pack = O pacote { $pack } não existe; existem: { $packs }.
server-pack-missing = O pacote { $pack } ({ $digest }) deste jogo não está aqui.
server-no-table = Esta mesa não existe ou é privada.
server-table-unreadable = Esta mesa não pode ser aberta agora: o que está guardado dela não combina com as regras daqui ({ $reason }). Nada se perdeu; quem mantém o servidor fica sabendo.
server-no-bot = O bot { $bot } não existe aqui; existem: { $bots }.
server-players = Este jogo é para { $counts } jogadores.
server-not-found = Aqui não há nada.
server-bad-input = { $where }: { $problem }
server-no-move = Isso não é uma jogada: { $problem }
server-bad-command = Isto não foi compreendido: { $problem }
server-bad-request = Isto não foi compreendido: { $problem }
server-too-large = Isso é grande de mais.
server-no-text = Isso não é um texto.
server-record-long = Este registo tem { $moves } jogadas; aqui podem ser revistas no máximo { $most }.
server-record-start = Este registro começa com uma situação preparada. Um jogo de { $title } só pode ser revisto aqui desde a montagem: senão um registro poderia abrir o que ainda está lacrado.
server-no-page = Não existe a página { $page }: este jogo tem { $pages }.
server-busy = Muitos jogos estão sendo revistos agora. Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
server-campaign-secret = Mais alguém joga nesta mesa, por isso o seu ficheiro é secreto até ao fim do jogo: contém a chave de todo o acaso.
server-campaign-local = Um ficheiro de campanha só pode ser aberto no próprio computador (queenswright play).
server-no-campaign = Esta mesa começou com uma situação ou ainda não começou, por isso não pode ser escrita num ficheiro.
server-not-your-seat = Esse lugar é de outra pessoa.
server-not-at-table = Só quem está sentado a esta mesa pode fazer isso.
server-not-over = O jogo ainda não acabou.
server-hint-busy = Já está a ser pensada uma sugestão.
server-too-many-sockets = Já há { $most } mesas abertas.
server-try-again = Alguém foi mais rápido. Tentar de novo.
server-unavailable = A base de dados não responde. Tentar de novo daqui a pouco.
server-error = Algo correu mal no servidor. O jogo está guardado.
serve-local = A mesa: { $address } (Ctrl-C termina; os jogos ficam guardados)
serve-online = Queenswright serve em { $address } (Ctrl-C termina)
serve-needs-text = { $option } é para o terminal: usar em conjunto com --text
serve-workers = encontrado: { $count }; vários processos precisam de --database postgresql://...
serve-port = não é possível escutar em { $host }, porta { $port }: { $problem }
server-only-bots = Uma mesa precisa de pelo menos uma pessoa.
server-has-account = Você já tem uma conta; a senha é trocada com a senha antiga.
server-no-account = Você não tem conta aqui.
server-wrong-password = Essa não é a sua senha.
server-bad-code = O nome ou o código está errado, ou o código já foi usado.
server-bad-link = Este link já foi usado ou é antigo demais. Peça um novo.
server-bad-mail = Isso não é um endereço de e-mail.
server-no-mail = Este servidor não envia e-mails.
mail-recover =
    Alguém, provavelmente você, quer uma nova senha para a conta { $name }.
    Com este link você escolhe uma; ele vale uma vez, por meia hora:
    { $link }
    Se não foi você, não faça nada.
mail-confirm =
    Este endereço deve servir para recuperar a conta { $name }.
    Este link confirma o endereço; ele vale uma vez, por meia hora:
    { $link }
    Se não foi você, não faça nada.
