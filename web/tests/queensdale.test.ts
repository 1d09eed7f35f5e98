import { describe, expect, it } from "vitest";
import { brings, differences } from "../src/games/queensdale/brings";
import {
  neighbours,
  edgeOf,
  stopsOf,
  stripOf,
  turned,
  wayBetween,
} from "../src/games/queensdale/map/geometry";
import { hexesOf } from "../src/games/queensdale/map/signs";
import {
  coded,
  courses,
  keepStage,
  rankGuilders,
  type Content,
  type SeatView,
  type View,
} from "../src/games/queensdale/model";
import { scaleOf, ticksOf } from "../src/games/queensdale/parts/scale";
import { drawingOf } from "../src/games/queensdale/pieces/faces";
import { placedDice, spaceIn } from "../src/games/queensdale/placed";
import { houses, kindOf, placeMove, slotsOf } from "../src/games/queensdale/street/places";
import { boardsOf } from "../src/games/queensdale/tabs/stalls";
import { targetsOf } from "../src/games/queensdale/targets";
import type { LogEntry, Preview } from "../src/wire/types";

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  colour: "red",
  family: "key",
  epoch: 1,
  goal: 10,
  red_area: [8, 9],
  fame: 0,
  values: { build: 2, hut: 1, trumpet: 1 },
  morale: 0,
  goods: { timber: 0, stone: 1, guilder: 3 },
  seals: 0,
  figurines: {},
  huts: ["mint"],
  scout: "red c3",
  dice: [],
  buildings: [],
  sites: 4,
  free_sites: 4,
  rivets: 0,
  income: {},
  keeps: {},
  tower: [null, null, null],
  left_round: false,
  clairvoyant: [],
  ...more,
});

const count = (spaces: number, taken = 0, closed = 0) => ({
  spaces,
  taken,
  closed,
  free: spaces - taken - closed,
});
const view = (more: Partial<View> = {}): View =>
  ({
    turn_of: 0,
    seats: [seat(), seat({ colour: "blue" })],
    herbs: { "red a1": "mint" },
    spaces: {
      timber: count(3),
      timber_plus: count(1, 1),
      wage: count(3, 1),
      scout_long: count(1),
      market: count(3, 0, 1),
    },
    stock: {
      dwelling: {
        building_board: "1-1",
        colour: "blue",
        cost: { timber: 3 },
        ranks: [1, 2],
        rivets: 0,
      },
      treasurer: {
        building_board: "1-2",
        colour: "pink",
        cost: { stone: 3 },
        ranks: [2],
        rivets: 0,
      },
      quarryman: {
        building_board: "1-2",
        colour: "pink",
        cost: { stone: 3 },
        ranks: [],
        rivets: 0,
      },
    },
    uses: {},
    ...more,
  }) as View;

const content = {
  scout_steps: [4, 3, 2],
  figures: { hut_timber: 3, market_guilders: 2, market_resources: 2, wage: 1, bakery_bread: 1 },
  map: {
    tents: ["red c3", "blue c3"],
    spaces: [
      { name: "red a1", kind: "shrub", x: 1.6, y: 1.6, quarter: "red" },
      { name: "red a2", kind: "meadow", x: 3.33, y: 1.6, quarter: "red" },
      { name: "red a3", kind: "site", x: 5.06, y: 1.6, quarter: "red" },
      { name: "red a4", kind: "site", x: 6.8, y: 1.6, quarter: "red" },
      { name: "red a5", kind: "grass", x: 8.53, y: 1.6, quarter: "red" },
      { name: "red a6", kind: "tower", x: 10.26, y: 1.6, quarter: "red" },
      { name: "blue a3", kind: "meadow", x: -1.6, y: 5, quarter: "blue" },
      { name: "inner red", kind: "inner_bridge", x: 0, y: 4.8, joins: ["red a1", "blue a3"] },
    ],
  },
} as unknown as Content;

const preview = (more: Partial<Preview>): Preview =>
  ({
    moves: [],
    view: view(),
    step: null,
    to_move: 0,
    same_turn: true,
    legal: [],
    ...more,
  }) as Preview;

const told = (turn: string, number: number, who: number, ...story: [string, object][]): LogEntry =>
  ({
    number,
    turn,
    seat: who,
    text: "",
    story: story.map(([message, args]) => ({ message, args })),
  }) as LogEntry;

describe("the dice of a round", () => {
  const log = [
    told("1.1.9 red", 1, 0, ["qd-story-die", { face: "clay" }]),
    told("1.1.9 red", 2, 0, ["qd-story-place", { space: "clay" }]),
    told("1.2.1 red", 3, 0, ["qd-story-die", { face: "action" }]),
    told("1.2.1 red", 4, 0, ["qd-story-place", { space: "wage" }]),
    told(
      "1.2.2 blue",
      5,
      1,
      ["qd-story-die", { face: "feast" }],
      ["qd-story-place-purple", { face: "feast" }],
    ),
    told("1.2.3 red", 6, 0, ["qd-story-die", { face: "timber" }]),
  ];

  it("lie where they were placed in this round, with the face that was shown", () => {
    expect(placedDice(log, "1.2.3 red")).toEqual({
      wage: [{ seat: 0, face: "action" }],
      purple: [{ seat: 1, face: "feast" }],
    });
  });
  it("are those of another round in another round", () => {
    expect(placedDice(log.slice(0, 2), "1.1.9 red")).toEqual({ clay: [{ seat: 0, face: "clay" }] });
    expect(placedDice(log, "1.3.1 red")).toEqual({});
  });
  it("are told by the story of a preview too", () => {
    expect(spaceIn([{ message: "qd-story-place", args: { space: "clay_plus" } }])).toBe(
      "clay_plus",
    );
    expect(spaceIn([{ message: "qd-story-rest", args: {} }])).toBeUndefined();
  });
});

describe("spaces and houses", () => {
  it("have a move and are found by it", () => {
    expect(placeMove("timber_plus", content, view())).toBe("timber +1");
    expect(placeMove("scout_long", content, view())).toBe("scout 4");
    expect(kindOf("occupied wage", view(), content)).toBe("wage");
    expect(kindOf("bakery", view(), content)).toBeUndefined();
  });
  it("show dice first and closed spaces last", () => {
    const dice = { wage: [{ seat: 1, face: "action" }] };
    const wage = slotsOf(["wage"], view(), content, dice);
    expect(wage.map((slot) => slot.die?.seat)).toEqual([1, undefined, undefined]);
    const market = slotsOf(["market"], view(), content, {});
    expect(market.map((slot) => slot.closed)).toEqual([false, false, true]);
    expect(slotsOf(["timber_plus", "timber"], view(), content, {})[0]?.mark).toBe("+1");
  });
  it("costs and brings what it does for the seat, not what is printed", () => {
    const table = view({ spaces: { ...view().spaces, hire: count(1) } });
    const own = seat({ terms: { hire_guilders: 0, wage: 2, rank_guilders: [0, 0, 1, 4] } });
    const of = (who: ReturnType<typeof seat>, key: string) =>
      houses(table, content, who).find((house) => house.key === key)!;
    expect(of(seat(), "wage").gain).not.toEqual(of(own, "wage").gain);
    expect(of(own, "wage").gain).toEqual([["guilder", 2]]);
    expect(of(own, "hire").pay.map(([good]) => good)).not.toContain("guilder");
    expect(rankGuilders(own, content)).toEqual([0, 0, 1, 4]);
    expect(rankGuilders(seat(), content)).toBe(content.rank_guilders);
  });
  it("only open houses stand in the street", () => {
    expect(houses(view(), content, seat()).map((house) => house.key)).toEqual([
      "wage",
      "scout",
      "market",
    ]);
  });
});

describe("what can be tapped", () => {
  it("is the die, then the space", () => {
    const first = targetsOf({ step: "turn", legal: ["die 1", "end turn"] }, {}, view(), content);
    expect([...first.keys()]).toEqual(["die 1"]);
    const second = targetsOf(
      { step: "place", legal: ["timber +1", "scout 4"] },
      {},
      view(),
      content,
    );
    expect(second.get("space timber_plus")).toEqual(["timber +1"]);
    expect(second.get("space scout_long")).toEqual(["scout 4"]);
  });
  it("is a token, or a hex to rest on two moves away", () => {
    const options = { "rest in red": preview({ step: "rest", legal: ["at a2", "at inner red"] }) };
    const legal = ["gather red a1", "rest in red"];
    const found = targetsOf({ step: "scout", legal }, options, view(), content);
    expect(found.get("hex red a1")).toEqual(["gather red a1"]);
    expect(found.get("hex red a2")).toEqual(["rest in red", "at a2"]);
    expect(found.get("hex inner red")).toEqual(["rest in red", "at inner red"]);
    const pending = [{ step: "rest", seat: 0, argument: { in: "red" } }];
    const resting = { step: "rest", legal: ["at a2"], view: view({ pending }) };
    const rest = targetsOf(resting, {}, view(), content);
    expect(rest.get("hex red a2")).toEqual(["at a2"]);
  });
  it("is a building or a token whose place the die takes first", () => {
    const options = {
      "scout 4": preview({ step: "scout", legal: ["gather red a1", "rest in red"] }),
      "scout 2": preview({ step: "scout", legal: ["gather red a1"] }),
      build: preview({ step: "build", legal: ["build treasurer"] }),
    };
    const legal = ["scout 4", "scout 2", "build"];
    const found = targetsOf({ step: "place", legal }, options, view(), content);
    expect(found.get("hex red a1")).toEqual(["scout 4", "gather red a1"]);
    expect(found.get("building treasurer")).toEqual(["build", "build treasurer"]);
  });
  it("is a building, or a rank of it at once", () => {
    const options = { "build treasurer": preview({ step: "rank", legal: ["rank 2", "rank 3"] }) };
    const found = targetsOf(
      { step: "build", legal: ["build treasurer"] },
      options,
      view(),
      content,
    );
    expect(found.get("building treasurer")).toEqual(["build treasurer"]);
    expect(found.get("rank 3 treasurer")).toEqual(["build treasurer", "rank 3"]);
  });
});

describe("what a preview brings", () => {
  it("is told in signs, losses first", () => {
    const after = seat({
      fame: 2,
      goods: { timber: 0, stone: 0, guilder: 3 },
      figurines: { gleeman: 1 },
    });
    expect(differences(seat(), after, view())).toEqual([
      ["stone", -1],
      ["figurine", 1],
      ["fame", 2],
    ]);
  });
  it("keeps quiet about what nobody knows yet", () => {
    const after = view({ seats: [seat({ fame: 2, goods: { timber: 0, stone: 0, guilder: 3 } })] });
    const moves = [{ text: "hire", step: "place", story: [], reveals: true }];
    expect(brings(view(), preview({ view: after as never, moves }), 0)).toEqual([["stone", -1]]);
  });
});

describe("the valley", () => {
  it("is turned by quarters", () => {
    expect(turned([1, 2], 1)).toEqual([-2, 1]);
    expect(turned([1, 2], 4)).toEqual([1, 2]);
  });
  it("has resource areas with as many slots as there are spaces, inside their strip", () => {
    for (const spaces of [3, 4, 6, 7])
      for (const quarter of [0, 1, 2, 3]) {
        const strip = stripOf(quarter, spaces);
        expect(strip.slots).toHaveLength(spaces);
        for (const [x, y] of strip.slots) {
          expect(x - strip.size / 2).toBeGreaterThanOrEqual(strip.x);
          expect(x + strip.size / 2).toBeLessThanOrEqual(strip.x + strip.width);
          expect(y - strip.size / 2).toBeGreaterThanOrEqual(strip.y);
          expect(y + strip.size / 2).toBeLessThanOrEqual(strip.y + strip.height);
        }
      }
  });
  it("has three edges of the frame to a side, end to end", () => {
    expect(edgeOf(0, 0)[1]).toEqual(edgeOf(0, 1)[0]);
    expect(edgeOf(0, 2)[1]).toEqual(edgeOf(0, 3)[0]);
  });
  it("leads a scout along hexes and bridges", () => {
    const beside = neighbours(content.map.spaces);
    expect(beside.get("red a1")).toEqual(["red a2", "inner red"]);
    expect(wayBetween(beside, "red a2", "blue a3")).toEqual([
      "red a2",
      "red a1",
      "inner red",
      "blue a3",
    ]);
    const moves = ["die 1", "scout 4", "gather red a1", "rest in blue", "at a3"];
    expect(stopsOf(moves, "blue a3")).toEqual(["red a1", "blue a3"]);
    expect(stopsOf(moves.slice(0, 3), "red a1")).toEqual(["red a1"]);
  });
  it("shows buildings on sites in their order, cleared land after them", () => {
    const built = [
      { building: "dwelling", rank: 2 },
      { building: "treasurer", rank: 1 },
      { building: "quarryman", rank: 1 },
    ];
    const own = seat({ buildings: built, sites: 3, tower: ["2c", null, null] });
    const hexes = hexesOf(view({ seats: [own] }), content);
    const at = (name: string) => hexes.find((hex) => hex.name === name)!;
    expect(at("red a3").built).toEqual({ building: "dwelling", rank: 2, colour: "blue" });
    expect(at("red a5").built?.building).toBe("quarryman");
    expect(at("red a5").ground).toBe("earth");
    expect(at("red a6").tile).toBe("2c");
    expect(at("red a1").herb).toBe("mint");
    expect(at("blue a3").built).toBeUndefined();
  });
  it("lets the castle grow with the epochs", () => {
    expect(courses(seat({ epoch: 1 }))).toBe(0);
    expect(courses(seat({ epoch: 10 }))).toBe(9);
    expect(keepStage(view({ seats: [seat({ epoch: 5 })] }))).toBe(3);
  });
});

describe("drawings", () => {
  it("put a face together from what it stands for", () => {
    expect(drawingOf("timber").marks).toHaveLength(1);
    expect(drawingOf("choice_ts").split).toBe(true);
    expect(drawingOf("a_guilder").marks.map((mark) => mark.symbol)).toEqual([
      coded("d", "action"),
      "r-guilder",
    ]);
    expect(drawingOf("double_stone").marks).toHaveLength(2);
    expect(drawingOf("bread2").ground).toBe("purple");
    expect(drawingOf("morale").ground).toBe("purple");
    expect(drawingOf("card_3")).toMatchObject({ ground: "dark", number: "3" });
  });
  it("name what comes with the view by a number that says nothing", () => {
    expect(coded("b", "farm")).toMatch(/^b-[0-9a-f]{1,8}$/);
    expect(coded("b", "dwelling")).not.toBe(coded("b", "farm"));
  });
});

describe("market and margin", () => {
  it("shows the buildings that are left, by board", () => {
    const found = boardsOf(
      view(),
      seat({ buildings: [{ building: "dwelling", rank: 1 }] }),
      new Set(),
    );
    expect(
      found.map(({ board, stalls }) => [board, stalls.map((stall) => stall.building)]),
    ).toEqual([
      ["1-1", ["dwelling"]],
      ["1-2", ["treasurer"]],
    ]);
    expect(found[0]?.stalls[0]?.mine).toBe(true);
  });
  it("has one scale for all goals", () => {
    expect(scaleOf([seat(), seat({ goal: 16 })])).toBeGreaterThan(16);
    expect(ticksOf(12)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(ticksOf(70).at(-1)).toBe(70);
  });
});
