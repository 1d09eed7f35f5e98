# A mesa ilustrada de Queen's Architect no navegador.
board-game-first = Queen's
board-game-second = Architect

# Partes da mesa.
board-map = Mapa do reino
board-track = Trilha de apreciação
board-billboard = Quadro de avisos
board-palace = Palácio
board-prompt = O que fazer agora
board-start = Início
board-free = livre
board-sum = Soma
board-talers = táleres
board-bonds = títulos
board-confidence = confiança { $bonds }
board-pile = Pilha
board-room-entrance = Entrada
board-room-saloon = Salão
board-room-dormitory = Dormitório
board-zoom-in = Mais perto
board-zoom-out = Mais longe
board-zoom-all = Todo o reino
board-tab-star = Estrela
board-tab-board = Quadro
board-tab-track = Trilha
board-tab-tavern = Taverna
board-tab-others = Outros

# Componentes em palavras.
board-tile = { $name }, { $guild }.
board-tile-now = Desempenho { $now }, { $jobs ->
    [1] último trabalho
   *[other] restam { $jobs } trabalhos
}.
board-tile-later = Depois { $values }.
board-tile-last = Sai depois deste trabalho.
board-tile-repair = Reparos { $points }.
board-tile-labourer = Dia de trabalho.
board-space = Contratar aqui custa { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}, { $jobs ->
    [1] resta 1 trabalho
   *[other] restam { $jobs } trabalhos
}.
board-space-empty = Um espaço vazio do quadro de avisos.
board-price-scale = Escala de preços { $values }: o artesão no topo custa { $price } táleres. Quando se contrata outro, o marcador avança.
board-pile-tip = { $count ->
    [1] 1 artesão
   *[other] { $count } artesãos
} na pilha de compras.
board-bonus = { $bonus ->
    [talers] Bônus: { $amount } táleres.
    [appreciation] { $amount ->
        [1] Bônus: 1 ponto.
       *[other] Bônus: { $amount } pontos.
    }
   *[other] Bônus: contratar logo.
}
board-place-asks = Pede { $names }.
board-place-most = No máximo { $points } pontos.
board-place-built = Construíram: { $names }.
board-place-site = Próximo local −{ $points }.
board-place-capital = Aqui ergue-se o palácio; pede o espaço final da trilha e um desempenho de { $performance }.
board-place-guests = Carruagens: { $names }.
board-place-fare = { $talers ->
    [0] A viagem é grátis.
    [1] A viagem custa 1 táler.
   *[other] A viagem custa { $talers } táleres.
}
board-track-start = O espaço inicial da trilha de apreciação.
board-track-token = Espaço { $space } de { $last }: subir até aqui custa { $points } pontos.
board-track-here = Aqui: { $names }.
board-palace-tip = O palácio da rainha. Quem está no espaço final, se encontra na capital e tem um desempenho de { $performance } pode contribuir com a ação Construir.
board-palace-by = { $name } contribuiu com { $performance }.
board-star-of = Estrela de ação de { $name }, soma { $sum }
board-sum-is = Soma dos desempenhos: { $sum }
board-point = { $action }, { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
} adiante.
board-point-reach = Avançar o arquiteto { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
} até { $action }.
board-point-here = { $action }: o arquiteto está aqui.
board-house-of = Casa de { $name }
board-markers-tip = Restam { $left } de { $all } marcadores de construção.
board-talers-tip = { $count ->
    [1] 1 táler
   *[other] { $count } táleres
} na bolsa.
board-bonds-tip = { $count ->
    [1] 1 título
   *[other] { $count } títulos
}; o cambista dá 2 táleres por cada um.
board-confidence-tip = O cambista resgata até { $bonds ->
    [1] 1 título
   *[other] { $bonds } títulos
} de uma vez.
board-room-tip = { $room }: { $names }.
board-guild-tip = Ficha de guilda «{ $guild }»: { $room }.
board-player-tip = { $name } ({ $colour }): táleres { $talers }, títulos { $bonds }, confiança { $confidence }, espaço { $space } da trilha, artesãos { $crew }, marcadores de construção { $markers }; carruagem em { $place }, arquiteto em { $action }.

# A pergunta: títulos.
board-title-draft = Escolher um artesão
board-under-draft = O seu grupo começa com dois destes
board-title-draft_turn = Girar por táleres?
board-under-draft_turn = Um táler por cada posição
board-title-architect = Mover o arquiteto
board-under-architect = Um a três espaços; onde ele para, age-se
board-title-construct = Construir
board-under-construct = Em { $place }: construir, reparar ou nada
board-title-build = Construir em { $place }
board-under-build = { $kind } · { $builder ->
    [1] primeiro local
    [2] segundo local
    [3] terceiro local
   *[other] quarto local
} · { $rest }
board-title-repair = Fazer reparos
board-under-repair = Até três artesãos de guildas diferentes
board-title-palace = O palácio da rainha
board-under-palace = O privilégio é seu
board-title-climb = Gastar apreciação
board-under-climb = Passos na trilha, o resto em títulos
board-title-labour = Dia de trabalho
board-under-labour = Um táler por cada dois artesãos
board-title-hire = Contratar um artesão
board-under-hire = Escolher no quadro de avisos
board-title-fire = Quem tem de sair?
board-under-fire = A sua estrela está cheia
board-title-bank = No cambista
board-under-bank = Ganhar confiança ou resgatar títulos
board-title-travel = Viajar
board-under-travel = De { $place }, pelas ruas
board-title-tavern = Uma noite na taverna
board-under-tavern = Quem descansa recua uma posição
board-title-hold = O seu turno está feito
board-under-hold = Anular algo ou passar a vez
board-title-wait = { $name } está a jogar
board-title-watch = À mesa
board-title-over = { $count ->
    [0] O jogo acabou
    [1] { $names } vence
   *[other] { $names } partilham a vitória
}
board-under-over = { $reason ->
    [palace] O palácio está construído
    [track_end] O fim da trilha foi alcançado
    [time] O relógio decidiu
   *[other] O limite de rodadas foi alcançado
}
board-wait-draft = escolhe um artesão inicial
board-wait-draft_turn = gira o novo artesão
board-wait-architect = move o arquiteto
board-wait-construct = constrói, repara ou renuncia
board-wait-labour = está nos campos
board-wait-hire = lê o quadro de avisos
board-wait-fire = tem de demitir alguém
board-wait-bank = está no cambista
board-wait-travel = está em viagem
board-wait-tavern = está na taverna
board-wait-repair = faz reparos
board-wait-climb = gasta apreciação
board-column-place = Lugar
board-column-player = Nome
board-column-track = Trilha
board-column-wealth = Bens
board-last-round = O palácio foi começado: esta é a última rodada.
board-looking = Um momento …

# A pergunta: escolhas.
board-way-build = Construir
board-way-repair = Reparar
board-way-palace = Palácio
board-way-forfeit = Renunciar
board-way-confidence = Aumentar a confiança
board-way-redeem = Resgatar títulos
board-ahead-nothing = Agora não há nada a fazer ali
board-ahead-construct = { $build ->
    [palace] O palácio está à espera
    [build] Pode construir em { $place }
   *[other] Reparos; nenhum edifício em { $place }
}
board-ahead-labour = { $count ->
    [0] Ganhar táleres
    [1] Ganhar táleres, um trabalhador
   *[other] Ganhar táleres, { $count } trabalhadores
}
board-ahead-hire = { $count ->
    [0] O dinheiro não chega para ninguém
    [1] O dinheiro chega para um artesão
   *[other] O dinheiro chega para { $count } artesãos
}
board-ahead-bank = { $count ->
    [0] Nada a fazer ali
   *[other] Confiança ou táleres
}
board-ahead-travel = { $count ->
    [1] Um local ao alcance
   *[other] { $count } locais ao alcance
}
board-ahead-tavern = { $count ->
    [0] Ninguém pode ir
    [1] Uma guilda podia descansar
   *[other] { $count } guildas podiam descansar
}
board-spaces = { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
}
board-display = Artesãos em exposição
board-turn-for-talers = Girar por táleres?
board-turn-choice = Girar { $positions }: desempenho { $performance }, { $talers } táleres
board-site = Local
board-bonus-points = Bônus
board-base-points = Base
board-worth = Valor
board-maximum = Máximo
board-sums-tip = Soma { $sum }, local −{ $site }, valor { $worth }: { $points } pontos.
board-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
board-spend-title = Gastar os pontos
board-spend = { $points ->
    [1] Gastar 1 ponto
   *[other] Gastar { $points } pontos
}
board-spend-choice = { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
} e { $bonds ->
    [1] 1 título
   *[other] { $bonds } títulos
}
board-next-steps = { $count ->
    [1] o próximo passo custa { $values }
   *[other] próximos passos: { $values }
}
board-track-climbed = a trilha está subida
board-turn-all = { $count ->
    [1] O único gira uma vez.
   *[other] Os { $count } giram uma vez.
}
board-turn-some = { $count ->
    [1] Um artesão gira uma vez.
   *[other] { $count } artesãos giram uma vez.
}
board-then-leave = { $count ->
    [1] { $names } sai depois.
   *[other] { $names } saem depois.
}
board-nothing-there = Ali não há nada a fazer agora; o turno acabaria.
board-repair-pick = Escolha artesãos aqui ou na estrela.
board-lacking = Faltam para { $place }: { $names }.
board-nobody-lacking = Todas as guildas estão consigo.
board-built-already = Já construiu ali.
board-nothing-built = Nada se constrói e ninguém gira.
board-palace-now = Os seus artesãos somam { $performance } e são precisos { $needed }. A rodada joga-se até ao fim; a soma mais alta vence.
board-crew-assign = Artesãos para reparos
board-crew-work = Artesãos que trabalham mais
board-crew-fire = Artesãos a demitir
board-labour-pick = Os trabalhadores podem girar uma vez por mais { $talers } táleres cada:
board-labour-total = { $extra ->
    [0] { $total ->
        [1] 1 táler
       *[other] { $total } táleres
    }
   *[other] { $base } + { $extra } = { $total } táleres
}
board-costs = { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}
board-jobs = { $jobs ->
    [1] Um trabalho
   *[other] { $jobs } trabalhos
}
board-sum-change = Soma { $before } → { $after }
board-fire-pick = A sua estrela está cheia. Quem sai do jogo?
board-hire-pick = { $count ->
    [1] Um artesão do quadro de avisos pode ser contratado.
   *[other] { $count } artesãos do quadro de avisos podem ser contratados.
}
board-hire-none = Ninguém do quadro de avisos pode ser contratado agora.
board-hireable = Artesãos que podem ser contratados
board-hire-how = Prima uma ficha para ver o que traz; a que não pode ser contratada diz porquê.
board-confidence-next = De { $before } para { $after } títulos de uma vez
board-confidence-full = Não há mais a ganhar
board-redeem-note = { $talers } táleres por cada um
board-travel-pick = { $count ->
    [1] Um local está ao alcance.
   *[other] { $count } locais estão ao alcance.
}
board-travel-none = Nenhum local está ao alcance.
board-trip = { $place }, { $talers ->
    [0] grátis
    [1] 1 táler
   *[other] { $talers } táleres
}
board-of-yours = { $count ->
    [0] não ajuda ninguém
    [1] ajuda 1
   *[other] ajuda { $count }
}
board-fees-note = Guildas e quanto custam em táleres
board-tavern-pick = Escolha guildas, ou não envie ninguém: as salas avançam.
board-tavern-brings = { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}; { $count ->
    [0] ninguém recua.
    [1] um artesão recua.
   *[other] { $count } artesãos recuam.
}

# A pergunta: botões.
board-cancel = Cancelar
board-back = Voltar
board-confirm-none = Escolha primeiro
board-confirm-forfeit = Confirmar: renunciar
board-confirm-go = Ir para lá
board-confirm-palace = Contribuir para o palácio
board-confirm-build = Construir: { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
}{ $bonds ->
    [0] {""}
    [1] {" "}+ 1 título
   *[other] {" "}+ { $bonds } títulos
}
board-confirm-repair = Reparar: { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
}{ $bonds ->
    [0] {""}
    [1] {" "}+ 1 título
   *[other] {" "}+ { $bonds } títulos
}
board-confirm-climb = { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
}{ $bonds ->
    [0] {""}
    [1] {" "}+ 1 título
   *[other] {" "}+ { $bonds } títulos
}
board-confirm-take = { $talers ->
    [0] Ficar ao serviço
    [1] Escolher, e 1 táler
   *[other] Escolher, e { $talers } táleres
}
board-confirm-turn = { $talers ->
    [0] Deixar assim
    [1] Girar por 1 táler
   *[other] Girar por { $talers } táleres
}
board-confirm-hire = Contratar por { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}
board-confirm-hire-fire = Trocar: { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}
board-confirm-confidence = Aumentar a confiança: { $bonds }
board-redeem-choice = Resgatar { $bonds ->
    [1] 1 título
   *[other] { $bonds } títulos
}: { $talers } táleres
board-confirm-redeem = Resgatar: { $talers } táleres
board-confirm-travel = { $talers ->
    [0] Viajar de graça
    [1] Viajar por 1 táler
   *[other] Viajar por { $talers } táleres
}
board-confirm-labour = Ganhar { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}
board-confirm-tavern = { $guilds ->
    [0] Não enviar ninguém
    [1] Enviar 1 guilda: { $talers ->
        [1] 1 táler
       *[other] { $talers } táleres
    }
   *[other] Enviar { $guilds } guildas: { $talers } táleres
}
board-undo = Anular
board-undo-ask = Pedir
board-redo = Refazer
board-hint = Dica
board-hint-thinks = Pensa …
board-end-turn = Terminar

# Dicas.
board-hint-says = Conselho: { $words }
board-hint-try = Mostrar
board-say-move = ir para { $action }
board-say-take = escolher { $character }
board-say-turn = girar { $count }
board-say-hire = contratar { $character }
board-say-fire = demitir { $character }
board-say-work = { $character } trabalha mais
board-say-assign = { $character } para os reparos
board-say-send = enviar a guilda «{ $guild }»
board-say-travel = viajar para { $place }
board-say-climb = subir { $count }
board-say-redeem = resgatar { $count }
board-say-confidence = aumentar a confiança
board-say-build = construir aqui
board-say-repair = fazer reparos
board-say-palace = contribuir para o palácio
board-say-done = terminar
board-say-forfeit = renunciar
