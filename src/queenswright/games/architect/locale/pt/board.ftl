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
board-price-scale = Escala de preços { $values }: o artesão no topo custa { $price ->
    [1] 1 táler
   *[other] { $price } táleres
}. Quando outro é contratado, o marcador avança.
board-pile-tip = { $count ->
    [1] 1 artesão
   *[other] { $count } artesãos
} na pilha de compras.
board-bonus = { $bonus ->
    [talers] { $amount ->
        [1] Bônus: 1 táler.
       *[other] Bônus: { $amount } táleres.
    }
    [appreciation] { $amount ->
        [1] Bônus: 1 ponto.
       *[other] Bônus: { $amount } pontos.
    }
   *[other] Bônus: contratar logo.
}
board-place-asks = Pede { $names }.
board-place-most = { $points ->
    [1] No máximo 1 ponto.
   *[other] No máximo { $points } pontos.
}
board-place-built = Construíram: { $names }.
board-place-site = Próximo local −{ $points }.
board-place-capital = Aqui se ergue o palácio; ele pede o espaço final da trilha e um desempenho de { $performance }.
board-place-guests = Carruagens: { $names }.
board-place-fare = { $talers ->
    [0] A viagem é grátis.
    [1] A viagem custa 1 táler.
   *[other] A viagem custa { $talers } táleres.
}
board-track-start = O espaço inicial da trilha de apreciação.
board-track-token = Espaço { $space } de { $last }: subir até aqui custa { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.
board-track-here = Aqui: { $names }.
board-palace-tip = O palácio da rainha. Quem está no espaço final da trilha, com a carruagem na capital e um desempenho de pelo menos { $performance }, pode contribuir com a ação Construir.
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
board-guild-tip = Ficha de guilda “{ $guild }”: { $room }.
board-player-tip = { $name } ({ $colour }): { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}, { $bonds ->
    [1] 1 título
   *[other] { $bonds } títulos
}, confiança { $confidence }, espaço { $space } da trilha, { $crew ->
    [1] 1 artesão
   *[other] { $crew } artesãos
}, { $markers ->
    [1] 1 marcador de construção
   *[other] { $markers } marcadores de construção
}; carruagem em { $place }, arquiteto em { $action }.

# A pergunta: títulos.
board-title-draft = Escolha um artesão
board-under-draft = Você começa com dois dos artesãos à mostra
board-title-draft_turn = Girar por táleres?
board-under-draft_turn = Um táler para cada posição
board-title-architect = Mova seu arquiteto
board-under-architect = De um a três espaços; onde ele parar, você age
board-title-construct = Construir
board-under-construct = Em { $place }: construa, repare ou não faça nada
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
board-under-climb = Passos na trilha; o resto vira títulos
board-title-labour = Dia de trabalho
board-under-labour = Um táler a cada dois artesãos
board-title-hire = Contratar um artesão
board-under-hire = Escolha no quadro de avisos
board-title-fire = Quem precisa sair?
board-under-fire = Sua estrela está cheia
board-title-bank = No cambista
board-under-bank = Ganhe confiança ou resgate títulos
board-title-travel = Viajar
board-under-travel = De { $place }, pelas ruas
board-title-tavern = Uma noite na taverna
board-under-tavern = Quem descansa gira uma posição para trás
board-title-hold = Seu turno está pronto
board-under-hold = Desfaça algo ou termine o turno
board-title-wait = Vez de { $name }
board-title-watch = Na mesa
board-title-over = { $count ->
    [0] A partida terminou
    [1] { $people } vence
   *[other] { $people } compartilham a vitória
}
board-under-over = { $reason ->
    [palace] O palácio está construído
    [track_end] O fim da trilha foi alcançado
    [time] O relógio decidiu
   *[other] O limite de rodadas foi alcançado
}
board-wait-draft = está escolhendo um artesão inicial
board-wait-draft_turn = está girando o novo artesão
board-wait-architect = está movendo o arquiteto
board-wait-construct = está em Construir
board-wait-labour = está ganhando táleres
board-wait-hire = está olhando o quadro de avisos
board-wait-fire = precisa demitir alguém
board-wait-bank = está no cambista
board-wait-travel = está viajando
board-wait-tavern = está na taverna
board-wait-repair = está fazendo reparos
board-wait-climb = está gastando apreciação
board-column-place = Lugar
board-column-player = Nome
board-column-track = Trilha
board-column-wealth = Bens
board-last-round = O palácio foi começado: esta é a última rodada.
board-looking = Só um momento …

# A pergunta: escolhas.
board-way-build = Construir
board-way-repair = Reparar
board-way-palace = Palácio
board-way-forfeit = Não fazer nada
board-way-confidence = Ganhar confiança
board-way-redeem = Resgatar títulos
board-ahead-nothing = Não há nada a fazer lá agora
board-ahead-construct = { $build ->
    [palace] O palácio espera por você
    [build] Você pode construir em { $place }
   *[other] Reparos; nenhum edifício em { $place }
}
board-ahead-labour = { $count ->
    [0] Ganhar táleres
    [1] Ganhar táleres, um com a pá
   *[other] Ganhar táleres, { $count } com a pá
}
board-ahead-hire = { $count ->
    [0] O dinheiro não dá para ninguém
    [1] O dinheiro dá para um artesão
   *[other] O dinheiro dá para { $count } artesãos
}
board-ahead-bank = { $count ->
    [0] Nada a fazer lá
   *[other] Confiança ou táleres
}
board-ahead-travel = { $count ->
    [1] Um local ao alcance
   *[other] { $count } locais ao alcance
}
board-ahead-tavern = { $count ->
    [0] Ninguém pode ir
    [1] Uma guilda poderia descansar
   *[other] { $count } guildas poderiam descansar
}
board-spaces = { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
}
board-display = Artesãos à mostra
board-turn-for-talers = Girar por táleres?
board-turn-choice = Girar { $positions }: desempenho { $performance }, { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}
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
   *[other] os próximos passos custam { $values }
}
board-track-climbed = você está no fim da trilha
board-turn-all = { $count ->
    [1] O único artesão gira uma vez.
    [2] Os dois giram uma vez.
   *[other] Todos os { $count } giram uma vez.
}
board-turn-some = { $count ->
    [1] Um artesão gira uma vez.
   *[other] { $count } artesãos giram uma vez.
}
board-then-leave = { $count ->
    [1] { $people } sai depois.
   *[other] { $people } saem depois.
}
board-nothing-there = Não há nada a fazer lá agora; o turno terminaria.
board-repair-pick = Escolha artesãos aqui ou na estrela.
board-lacking = Faltam para { $place }: { $names }.
board-nobody-lacking = Você tem todas as guildas que o local pede.
board-built-already = Você já construiu lá.
board-nothing-built = Nada é construído e ninguém gira.
board-palace-now = Seus artesãos somam { $performance }, e são necessários { $needed }. A rodada vai até o fim; vence a soma mais alta.
board-crew-assign = Artesãos para reparos
board-crew-work = Artesãos que você pode mandar ao campo
board-crew-fire = Artesãos que você pode demitir
board-labour-pick = Quem mostra a pá pode girar uma vez por mais { $talers } táleres:
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
board-fire-pick = Sua estrela está cheia. Quem sai do jogo?
board-hire-pick = { $count ->
    [1] Um artesão do quadro de avisos pode ser contratado.
   *[other] { $count } artesãos do quadro de avisos podem ser contratados.
}
board-hire-none = Ninguém no quadro de avisos pode ser contratado agora.
board-hireable = Artesãos que você pode contratar
board-hire-how = Toque em uma ficha para ver o que ela traz; se não puder ser contratada, ela diz por quê.
board-confidence-next = De { $before } para { $after } títulos de uma vez
board-confidence-full = Não há mais confiança a ganhar
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
board-fees-key = Guildas, taxa
board-fees-note = Guildas e quanto custam: { $fees }
board-fee = { $guilds ->
    [1] 1 guilda
   *[other] { $guilds } guildas
} { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}
board-tavern-pick = Escolha guildas ou não mande ninguém: as fichas avançam um cômodo.
board-tavern-brings = { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
}; { $count ->
    [0] ninguém gira para trás.
    [1] um artesão gira para trás.
   *[other] { $count } artesãos giram para trás.
}

# A pergunta: botões.
board-cancel = Cancelar
board-back = Voltar
board-confirm-none = Escolha primeiro
board-confirm-forfeit = Confirmar: não fazer nada
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
    [0] Escolher
    [1] Escolher, mais 1 táler
   *[other] Escolher, mais { $talers } táleres
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
board-confirm-confidence = Ganhar confiança: { $bonds }
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
    [0] Não mandar ninguém
    [1] 1 guilda por { $talers ->
        [1] 1 táler
       *[other] { $talers } táleres
    }
   *[other] { $guilds } guildas por { $talers } táleres
}
board-feat-build = { $seat } constrói em { $place }: { $points ->
    [1] 1 ponto de apreciação
   *[other] { $points } pontos de apreciação
}
board-feat-palace = { $seat } constrói o palácio da rainha!
board-undo = Desfazer
board-undo-ask = Pedir para desfazer
board-redo = Refazer
board-hint = Dica
board-hint-thinks = Pensando …
board-end-turn = Terminar

# Dicas.
board-say-take = escolher { $character }
board-say-turn = { $count ->
    [0] deixar a ficha como está
    [1] girar 1 posição
   *[other] girar { $count } posições
}
board-say-hire = contratar { $character }
board-say-fire = demitir { $character }
board-say-work = mandar { $character } ao campo
board-say-assign = { $character } para os reparos
board-say-send = mandar a guilda “{ $guild }”
board-say-travel = viajar para { $place }
board-say-climb = { $count ->
    [0] não subir
    [1] subir 1 passo
   *[other] subir { $count } passos
}
board-say-redeem = { $count ->
    [1] resgatar 1 título
   *[other] resgatar { $count } títulos
}
board-say-confidence = ganhar confiança
board-say-build = construir aqui
board-say-repair = fazer reparos
board-say-palace = contribuir para o palácio
board-say-done = concluir
board-say-forfeit = não fazer nada
board-reach-hire = Com { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
  } na bolsa, { $count ->
    [1] há um artesão
   *[other] há { $count } artesãos
  } ao alcance:
board-reach-travel = Com { $talers ->
    [1] 1 táler
   *[other] { $talers } táleres
  } na bolsa, estes locais estão ao alcance: { $people }.
