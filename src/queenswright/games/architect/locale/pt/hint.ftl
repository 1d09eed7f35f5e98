# Dicas: por que uma jogada é boa, nos números das regras.
reason-palace = Você contribui com { $performance } para o palácio; são necessários { $needed }.
reason-ready = Depois você já pode construir o palácio: { $performance } nos seus martelos, são necessários { $needed }.
reason-climb = { $steps ->
    [1] Um passo na trilha
   *[other] { $steps } passos na trilha
  } por { $points } pontos; faltam { $left }.
reason-guild = { $count ->
    [1] Uma guilda que faltava: { $guilds }.
   *[other] Guildas que faltavam: { $guilds }.
  }
reason-performance = O seu desempenho sobe de { $before } para { $after }.
reason-jobs = { $count ->
    [1] Mais um trabalho
   *[other] Mais { $count } trabalhos
  }: { $jobs } ao todo.
reason-hire-next = Depois Contratar fica ao alcance: um artesão com mais { $total } de desempenho em todos os seus trabalhos.
reason-site = Depois { $place } fica ao alcance, a { $streets ->
    [1] uma rua
   *[other] { $streets } ruas
  }: { $points } pontos.
reason-site-here = Depois você pode construir em { $place }: { $points } pontos.
reason-way-home = { $streets ->
    [0] Você está em { $place }, onde se constrói o palácio.
    [1] Falta uma rua até { $place }, onde se constrói o palácio.
   *[other] Faltam { $streets } ruas até { $place }, onde se constrói o palácio.
  }
reason-missing = { $count ->
    [0] Você é forte o bastante para o palácio.
   *[other] Faltam só { $count } de desempenho para o palácio.
  }
reason-talers = { $count ->
    [1] Mais um táler
   *[other] Mais { $count } táleres
  }: { $talers } na bolsa.
reason-bonds = { $count ->
    [1] Um título
   *[other] { $count } títulos
  }, que no cambista valem { $each } táleres cada.
reason-confidence = A partir de agora você pode resgatar { $count } títulos de uma vez.
reason-way = De lá { $spaces ->
    [0] é uma volta inteira na estrela
    [1] falta uma ponta
   *[other] faltam { $spaces } pontas
  } até Construir; os reparos lá renderiam { $points }.

# What a step of a hint brings.
board-gain-talers = { $count ->
    [1] { $by } táler
   *[other] { $by } táleres
}
board-gain-bonds = { $count ->
    [1] { $by } título
   *[other] { $by } títulos
}
board-gain-track = { $count ->
    [1] { $by } passo na trilha
   *[other] { $by } passos na trilha
}
board-gain-confidence = confiança { $by }

# The way of the architect, in a hint.
board-say-go-construct = andar { $count ->
    [1] uma ponta
   *[other] { $count } pontas
  } até Construir
board-say-go-labour = andar { $count ->
    [1] uma ponta
   *[other] { $count } pontas
  } até Dia de trabalho
board-say-go-hire = andar { $count ->
    [1] uma ponta
   *[other] { $count } pontas
  } até Contratar
board-say-go-bank = andar { $count ->
    [1] uma ponta
   *[other] { $count } pontas
  } até o cambista
board-say-go-travel = andar { $count ->
    [1] uma ponta
   *[other] { $count } pontas
  } até Viajar
board-say-go-tavern = andar { $count ->
    [1] uma ponta
   *[other] { $count } pontas
  } até a taverna
