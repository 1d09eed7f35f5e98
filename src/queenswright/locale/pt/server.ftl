# O que o servidor diz às pessoas.
server-too-fast = Foi rápido demais: tente de novo em { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }.
server-bad-name = Um nome tem de 1 a { $longest } caracteres imprimíveis.
server-bad-password = Uma senha tem de { $shortest } a { $longest } caracteres.
server-name-taken = O nome { $name } é de outra conta.
server-name-first = Escolha primeiro um nome.
server-no-session = O servidor não reconhece a sua sessão. Recarregue a página.
server-bad-csrf = Este pedido não veio de uma página deste servidor. Recarregue a página.
server-bad-login = O nome ou a senha está errado.
server-no-language = Este idioma não está disponível; disponíveis: { $languages }.
server-no-game = O jogo { $game } não existe aqui.
server-no-try = O livro de regras não tem essa situação.
server-no-pack = O pacote { $pack } não existe aqui; disponíveis: { $packs }.
server-pack-missing = Este jogo precisa do pacote { $pack } ({ $digest }), que não está aqui.
server-no-table = Esta mesa não existe ou é particular.
server-table-unreadable = Esta mesa não pode ser aberta agora: o que está guardado dela não combina com as regras daqui ({ $reason }). Nada se perdeu; quem mantém o servidor fica sabendo.
server-no-bot = O bot { $bot } não existe aqui; disponíveis: { $bots }.
server-players = Este jogo é para { $counts } jogadores.
server-not-found = Não há nada aqui.
server-bad-input = { $where }: { $problem }
server-no-move = Isso não é uma jogada: { $problem }
server-bad-command = Isto não foi compreendido: { $problem }
server-bad-request = Isto não foi compreendido: { $problem }
server-too-large = Isso é grande demais.
server-no-text = Isso não é texto.
server-record-long = Este registro tem { $moves } jogadas; aqui podem ser revistas no máximo { $most }.
server-record-start = Este registro começa com uma situação preparada. Uma partida de { $title } só pode ser revista aqui desde a preparação: senão um registro poderia abrir o que ainda está lacrado.
server-no-page = A página { $page } não existe: esta partida tem { $pages }.
server-busy = Há muita coisa acontecendo aqui agora. Tente de novo em { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.
server-campaign-secret = Outra pessoa também joga nesta mesa, por isso o arquivo fica em segredo até o fim da partida: ele contém a chave de todo o acaso.
server-campaign-local = Um arquivo de campanha só pode ser aberto no seu próprio computador (queenswright play).
server-no-campaign = Esta partida começou com uma situação preparada ou ainda não começou, por isso não pode ser escrita em um arquivo.
server-not-your-seat = Esse lugar não é seu.
server-not-at-table = Você não está sentado a esta mesa.
server-not-over = A partida ainda não terminou.
server-hint-busy = Uma dica já está a caminho.
server-hint-others = Há outras pessoas jogando: só há dicas em partidas contra bots e em lições.
server-too-many-sockets = Você já tem { $most } mesas abertas.
server-try-again = Alguém foi mais rápido. Tente de novo.
server-unavailable = O banco de dados não responde. Tente de novo daqui a pouco.
server-error = Algo deu errado no servidor. Sua partida está salva.
serve-local = Sua mesa: { $address } (Ctrl-C encerra; as partidas ficam salvas)
serve-online = O Queenswright está rodando em { $address } (Ctrl-C encerra)
serve-needs-text = { $option } é para o terminal: use junto com --text
serve-workers = encontrado: { $count }; vários processos precisam de --database postgresql://...
serve-port = não é possível atender em { $host }, porta { $port }: { $problem }
server-only-bots = Uma mesa precisa de pelo menos uma pessoa.
server-many-waiting = { $most } das suas mesas públicas já esperam por jogadores. Abra uma mesa privada ou espere até que alguém entre.
server-has-account = Você já tem uma conta; a senha é trocada com a senha antiga.
server-no-account = Você não tem conta aqui.
server-wrong-password = Essa não é a sua senha.
server-bad-code = O nome ou o código está errado, ou o código já foi usado.
server-bad-link = Este link já foi usado ou é antigo demais. Peça outro.
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
server-no-lesson = Não há lição para { $game }.
