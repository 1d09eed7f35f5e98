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
explore-topic-building = Primeira construção
explore-topic-action = Primeiro passo do arquiteto
explore-topic-family = Família
explore-topic-face = Faces compradas
explore-topic-tile = Fichas da torre
explore-topic-ability = Habilidades
explore-topic-first = Primeira jogada
