# The explorer.

cli-explore-games = { $games } partidas de bots com { $players } jogadores; as escolhas variam.
explore-choice = Escolha
explore-seats = Lugares
explore-won = Vitórias
explore-rating = Classificação
explore-topic-craftsman = Artesãos iniciais
explore-topic-guilds = Guildas no início
explore-topic-talers = Táleres antes da primeira rodada
explore-topic-trip = Primeira viagem
explore-topic-building = Primeiro edifício
explore-topic-action = Primeiro passo do arquiteto
explore-topic-family = Família
explore-topic-face = Faces compradas
explore-topic-tile = Peças de torre
explore-topic-ability = Habilidades
explore-topic-first = Primeira jogada

# The page of the explorer.
explore-title = Aberturas
explore-name = Como as partidas começam
explore-of = { $count } partidas com { $players } jogadores
explore-trouble = Não é possível mostrar as aberturas
explore-show = Mostrar
explore-about = Com que frequência venceram os lugares que escolheram isto, com intervalos de 95 %; a linha é uma parte igual entre { $players }.
explore-pairs = Vitórias de dois juntos, em porcentagem
explore-interval = intervalo de 95 %
explore-from-to = de { $low } a { $high }
explore-source = De partidas que bots jogam entre si, com escolhas que variam. Classificação: o que as vitórias significam ao lado das de um lugar igual. Os números não dizem nada sobre causas.
explore-topic-of = { $topic }, época { $chapter }
explore-talers = { $count ->
    [1] 1 táler
   *[other] { $count } táleres
}
explore-spaces = { $count ->
    [1] um espaço
   *[other] { $count } espaços
}
explore-way-what = O que foi escolhido no começo, e como terminou
explore-none = Não há aberturas conhecidas de { $game }.
explore-players = Não há partidas com tantos jogadores; só com { $counts }.
