# Queen's Architect no terminal.

# Respostas ao que alguém escreve.
cli-why-what-architect = Escreva “why” e uma jogada, por exemplo: why palace
cli-rules-what-architect = Escreva “rules” e uma palavra ou uma cláusula, por exemplo: rules capital

# Ajuda.
cli-help-map-architect = todos os locais com distância, custo, demanda, locais de construção e ruas
cli-help-rules-architect = procurar nas regras, ou mostrar uma cláusula: rules QA-HIRE-11
cli-legend-architect = Como ler a mesa: ♣lum-2 3·4 é lumberjack-2 com um desempenho de 3 e 4 trabalhos restantes. Títulos “3 (2)”: você tem 3 e pode resgatar 2 de uma vez. No quadro de avisos, um ponto é um canto já gasto; “dia” marca quem tem o ícone de dia de trabalho. Um local de construção mostra a letra de quem construiu ali (A amarelo, V verde, Z azul, R vermelho) ou os pontos que custa construir nele. Guildas entre parênteses: você não tem nenhum artesão delas. Siglas: lum = lenhador, bla = ferreiro, gla = vidraceiro, sto = alvanel, bri = pedreiro, tai = alfaiate.

# Tabuleiro.
cli-round = rodada { $round }
cli-draft = escolha de artesãos
cli-track = Trilha
cli-track-start = início
cli-supply = { $bonds ->
    [1] 1 título
   *[other] { $bonds } títulos
}, pilha { $tiles }
cli-billboard = Quadro de avisos
cli-costs = custo
cli-jobs = trab.
cli-performance = desempenho
cli-repairs = reparos
cli-labourer-mark = dia
cli-empty = vazio
cli-display = Para escolher
cli-asks-for = pede
cli-town-bonus = bônus { $bonus }
cli-bonus = { $kind ->
    [talers] +{ $amount } táleres
    [appreciation] { $amount ->
        [1] +1 ponto
       *[other] +{ $amount } pontos
    }
   *[other] +contratar
}
cli-at-most = máx. { $points } pontos
cli-sites = locais
cli-palace-needs = o palácio pede
cli-palace-performance = um desempenho de { $performance }

# Jogadores.
cli-talers = táleres
cli-bonds = títulos
cli-space = passo
cli-carriage = carruagem
cli-star = estrela { $sign } 1 { $sign } 2 { $sign } 3
cli-star-construct = Obra
cli-star-labour = Dia
cli-star-hire = Contr.
cli-star-bank = Banco
cli-star-travel = Viagem
cli-star-tavern = Taverna
cli-crew = grupo { $performance }:
cli-crew-nobody = sem artesãos
cli-room-saloon = salão
cli-room-dormitory = dormitório
cli-contributed = palácio { $performance }

# Mapa.
cli-place = local
cli-type = tipo
cli-away = dist.
cli-fare = custo
cli-roads-to = ruas para
cli-too-far = longe
cli-roads = Ao alcance
cli-road = { $talers ->
    [0] grátis
    [1] 1 táler
   *[other] { $talers } táleres
}
cli-spaces = a { $spaces } esp.

# Escolhas.
cli-verb-forfeit = não fazer nada
cli-verb-done = terminar
cli-verb-repair = escolher artesãos para reparos
cli-verb-palace = contribuir para o palácio da rainha
cli-verb-confidence = ganhar confiança
cli-to-space = até o espaço { $space }
cli-build-in = construir em { $place }
cli-repair-value = reparos { $points }
cli-repair-short = rep { $points }
cli-nobody-of-guild = ninguém a seu serviço
cli-nothing-possible = nada a fazer
cli-places-in-reach = { $count ->
    [1] um local ao alcance
   *[other] { $count } locais ao alcance
}
cli-effect-talers = { $sign }{ $count ->
    [1] 1 táler
   *[other] { $count } táleres
}
cli-effect-free = grátis
cli-effect-bonds = { $sign }{ $count ->
    [1] 1 título
   *[other] { $count } títulos
}
cli-effect-spaces = { $sign }{ $count ->
    [1] 1 espaço
   *[other] { $count } espaços
}
cli-effect-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
cli-effect-crew = grupo { $before } { $arrow } { $after }
cli-effect-leaves = sai { $who }
cli-effect-confidence = resgatar até { $bonds } de uma vez
cli-effect-palace = palácio { $performance }
cli-effect-fire = primeiro alguém precisa sair
cli-effect-end = a partida termina

# O fim.
cli-end-palace = palácio
cli-end-wealth = táleres + títulos
cli-end-crew = grupo

# O conteúdo de um pacote.
cli-pack-characters = Personagens ({ $provenance })
cli-pack-demand = Fichas de demanda ({ $provenance })
cli-pack-map = Mapa para { $players } jogadores ({ $provenance })
cli-pack-or = ou
cli-pack-id = id
cli-pack-name = nome
cli-pack-profile = perfil
cli-pack-repair = reparo
cli-pack-labourer = dia
cli-pack-yes = sim
cli-pack-location = local
cli-pack-guilds = guildas
cli-pack-bonus = bônus
cli-pack-from-capital = desde a capital

# Como o jogo acaba.
cli-reason-palace = o palácio está construído.
cli-reason-track_end = o fim da trilha de apreciação foi alcançado.
cli-reason-round_limit = o limite de rodadas foi alcançado.

# Perguntas.
cli-question = { $name }, agora é hora de { $points ->
    [0] { $step }:
    [1] gastar 1 ponto de apreciação:
   *[other] gastar { $points } pontos de apreciação:
}
