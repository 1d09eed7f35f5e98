# Dicas: por que uma jogada é boa, nos números das regras.
reason-qd-goal = { $fame } de { $goal } de fama: você alcança o seu objetivo.
reason-qd-fame = { $fame } de fama; { $left ->
    [0] com isso você alcança o seu objetivo
   *[other] depois faltam { $left } para o seu objetivo
  }.
reason-qd-building = Um novo edifício, { $building }, por { $goods }: { $fame } de fama.
reason-qd-income = Cada renda traz então { $goods }.
reason-qd-hut = Uma cabana para { $herb }: { $fame } de fama, e { $count ->
    [0] nenhuma ficha dessas está perto do seu batedor
    [1] uma ficha dessas está perto do seu batedor
   *[other] { $count } fichas dessas estão perto do seu batedor
  }.
reason-qd-tokens = { $count ->
    [1] Uma ficha de erva
   *[other] { $count } fichas de erva
  } no caminho: cada uma esconde um recurso, pão, fama ou moral.
reason-qd-figurine = { $count ->
    [1] Uma figura
   *[other] { $count } figuras
  } do saco: um artesão economiza 2 recursos, um menestrel aumenta a moral em 2.
reason-qd-throw = { $count ->
    [1] { $dice ->
            [1] O seu último dado merece
           *[other] Um dos seus { $dice } dados merece
        }
   *[other] { $count } dos seus { $dice } dados merecem
  } outro lançamento.
reason-qd-goods = Você recebe { $goods }.
reason-qd-nearer = Você recebe { $goods }; então { $count ->
    [0] tem tudo para { $building }: { $fame } de fama
    [1] falta uma peça para { $building }: { $fame } de fama
   *[other] faltam { $count } peças para { $building }: { $fame } de fama
  }.
reason-qd-way = { $count ->
    [0] Você tem tudo para { $building }: { $fame } de fama.
    [1] Falta uma peça para { $building }: { $fame } de fama.
   *[other] Faltam { $count } peças para { $building }: { $fame } de fama.
  }
reason-qd-trumpet = Moral { $level }: a trombeta traz { $fame } de fama.
reason-qd-morale = Moral { $level }: a próxima trombeta, no nível { $next }, traz { $fame } de fama.
reason-qd-left = Faltam { $fame } de fama para o seu objetivo.
reason-qd-tile = A peça da torre ajuda em todas as próximas partidas.
reason-qd-face = Uma face melhor por { $seals ->
    [1] um selo
   *[other] { $seals } selos
  }; ela fica por toda a campanha.
reason-qd-first-hut = { $count ->
    [1] Você alcança uma ficha
   *[other] Você alcança { $count } fichas
  } de { $herb } a partir da sua tenda.
reason-qd-keep-seals = { $seals ->
    [1] O selo continua com você
   *[other] Os { $seals } selos continuam com você
  }: logo uma face mais cara fica ao alcance.
reason-qd-next-game = Assim você entra na próxima partida com o máximo.
