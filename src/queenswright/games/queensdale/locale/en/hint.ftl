# Hints: why a turn is good, in the numbers of the rules.
reason-qd-goal = { $fame } of { $goal } fame: your goal is reached.
reason-qd-fame = { $fame } fame; { $left ->
    [0] that reaches your goal
   *[other] then { $left } more to your goal
  }.
reason-qd-building = A new building, { $building }, for { $goods }: { $fame } fame.
reason-qd-income = Every income then brings { $goods }.
reason-qd-hut = A hut for { $herb }: { $fame } fame, and { $count ->
    [0] no such token lies near your scout
    [one] one such token lies near your scout
   *[other] { $count } such tokens lie near your scout
  }.
reason-qd-tokens = { $count ->
    [one] One herb token
   *[other] { $count } herb tokens
  } on the way: under each is a resource, bread, fame or morale.
reason-qd-figurine = { $count ->
    [one] A figurine out of the bag
   *[other] { $count } figurines out of the bag
  }: a craftsman saves 2 resources, a gleeman raises morale by 2.
reason-qd-throw = { $count ->
    [one] { $dice ->
            [one] Your last die is worth
           *[other] One of your { $dice } dice is worth
        }
   *[other] { $count } of your { $dice } dice are worth
  } another throw.
reason-qd-goods = You get { $goods }.
reason-qd-nearer = You get { $goods }; then { $count ->
    [0] you have everything for { $building }: { $fame } fame
    [one] one piece is missing for { $building }: { $fame } fame
   *[other] { $count } pieces are missing for { $building }: { $fame } fame
  }.
reason-qd-way = { $count ->
    [0] You have everything for { $building }: { $fame } fame.
    [one] One piece is missing for { $building }: { $fame } fame.
   *[other] { $count } pieces are missing for { $building }: { $fame } fame.
  }
reason-qd-trumpet = Morale { $level }: the trumpet brings { $fame } fame.
reason-qd-morale = Morale { $level }: the next trumpet, on level { $next }, brings { $fame } fame.
reason-qd-left = { $fame } more fame to your goal.
reason-qd-tile = The tile helps in every game to come.
reason-qd-face = A better face for { $seals ->
    [one] one seal
   *[other] { $seals } seals
  }; it stays for the whole campaign.
reason-qd-first-hut = { $count ->
    [one] One token
   *[other] { $count } tokens
  } of { $herb } can be reached from your tent.
reason-qd-keep-seals = With { $seals ->
    [one] the seal
   *[other] the { $seals } seals
  } you keep, a better face is within reach sooner.
reason-qd-next-game = So you go into the next game with the most.
