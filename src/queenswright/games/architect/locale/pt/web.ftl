# Queen's Architect no navegador: o jogo nas páginas, as suas opções, os nomes nas suas vistas.
web-tagline-architect = Contrate artesãos, viaje pelo reino, ganhe a apreciação da rainha e construa o palácio dela.
web-door-architect-1 = Contratar artesãos
web-door-architect-2 = Viajar pelo reino
web-door-architect-3 = Construir, ganhar apreciação
web-door-architect-4 = Erguer o palácio
web-rules-search-example-architect = por exemplo: títulos, QA-HIRE-07
web-option-variant = Variante
web-option-round_limit = Limite de rodadas
web-choice-standard = Como no livro de regras
web-choice-companion = Regras da casa do livreto
web-option-price_marker_every_third_hire = O marcador de preço avança a cada terceira contratação
web-option-labour_any_craftsman = Todo artesão pode ganhar no dia de trabalho
web-option-labour_many_positions = No dia de trabalho dá para girar várias posições de uma vez
web-option-early_drop_out = Os artesãos saem ao chegar à posição de saída
web-option-location_base_points = Cada local soma pontos básicos
web-option-no_location_maximum = Os locais não têm máximo
web-option-full_track = Usa-se a trilha de apreciação inteira
web-option-race_to_track_end = Vence quem chega primeiro ao fim da trilha
web-option-track_end_decides = O palácio termina o jogo, a trilha decide
web-option-redeemed_bonds_leave_game = Os títulos resgatados saem do jogo
web-option-no_firing = Ninguém pode ser demitido
web-option-no_hire_on_empty_pile = Sem contratações quando a pilha de compras acaba
web-option-tavern_send_at_least_one = A taverna exige pelo menos uma guilda
web-reason-palace = O palácio está construído e a rodada completa.
web-reason-round_limit = O limite de rodadas foi atingido.
web-reason-track_end = O fim da trilha de apreciação foi atingido.
web-view-billboard = Quadro de avisos, de baixo para cima
web-view-price = Preço no topo
web-view-pile_size = Pilha de compras
web-view-pile_starting = Artesãos iniciais na pilha
web-view-display = Artesãos iniciais à escolha
web-view-working = Trabalhando
web-view-removed = Fora do jogo
web-view-track = Trilha de apreciação
web-view-bond_supply = Títulos no suprimento
web-view-redeemed_for_good = Resgatados de vez
web-view-hires_counted = Contratações até agora
web-view-demand = Fichas de demanda
web-view-buildings = Edifícios
web-view-talers = Táleres
web-view-bonds = Títulos
web-view-confidence = Confiança
web-view-carriage = Carruagem
web-view-architect = Arquiteto
web-view-craftsmen = Artesãos
web-view-tavern = Taverna
web-view-contribution = Palácio
web-view-track_end_round = No fim da trilha na rodada
web-view-guild = Guilda
web-view-performance = Desempenho, trabalho por trabalho
web-view-repair = Reparos
web-view-labourer = Dia de trabalho
web-view-starting = Artesão inicial
web-view-characters = Personagens
web-view-map = Mapa
web-view-locations = Locais
web-view-roads = Ruas
web-view-capital = A capital
web-view-star = Estrela de ação
web-view-rooms = Cômodos
web-view-hiring_cost = Custos de contratação, de baixo para cima
web-view-jobs_left = Trabalhos restantes, de baixo para cima
web-view-price_scale = Escala de preços
web-view-site_reduction = Locais de construção
web-view-location_maximum = Máximo de um local
web-view-travel_cost = Custo de viagem por espaços
web-view-tavern_fee = Taxa de acomodação por guildas
web-view-confidence_scale = Trilha do cambista
web-view-guilds = Guildas
web-view-bonus = Bônus
web-view-appreciation = apreciação
web-view-hire = Contratar
web-view-performances = Desempenho
web-view-sum = Soma dos desempenhos
web-view-character = Artesão
web-view-hiring = Custo de contratação
web-view-site = Próximo local de construção

# Coisas em uma linha da mesa em palavras.
architect-craftsman = { $name } ({ $guild }), desempenho { $now }, { $jobs ->
    [1] último trabalho
   *[other] restam { $jobs } trabalhos
}
architect-bonus = { $bonus ->
    [talers] { $amount ->
        [1] 1 táler
       *[other] { $amount } táleres
    }
    [appreciation] { $amount ->
        [1] 1 ponto
       *[other] { $amount } pontos
    }
   *[other] contratar logo
}

# Nomes dos turnos da escolha.
architect-turn-draft = Escolha { $count }, { $seat }
architect-round-draft = Escolha { $count }

# Decisions without what matters only to those who type.
step-architect-labour = ganhar táleres com o dia de trabalho
step-architect-tavern = mandar guildas à taverna
step-architect-repair = escalar artesãos para os reparos

# Same in every language.
web-game-architect = Queen’s Architect
