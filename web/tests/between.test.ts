import { describe, expect, it } from "vitest";
import { coded } from "../src/games/queensdale/model";
import { pictureOf, setOn } from "../src/games/queensdale/between/choice";
import {
  chances,
  movesOf,
  NOTHING,
  settled,
  shelvesOf,
  worthOf,
} from "../src/games/queensdale/between/grocer";
import {
  gameOf,
  isBetween,
  readersOf,
  readUp,
  saidOf,
  scenesOf,
  stageOf,
  stageOfScene,
  stagesAt,
  standingOf,
} from "../src/games/queensdale/between/scenes";
import type { View } from "../src/games/queensdale/between/model";
import {
  carried,
  counted,
  fits,
  laidOut,
  proposed,
  takes,
} from "../src/games/queensdale/between/storing";
import type { LogEntry } from "../src/wire/types";

const entry = (number: number, ...messages: (string | [string, object])[]): LogEntry => ({
  number,
  turn: "3.storage",
  seat: 0,
  text: "",
  story: messages.map((one) => {
    const [message, args] = typeof one === "string" ? [one, {}] : one;
    return { message, args: args as never };
  }),
});

describe("scenes between two games", () => {
  const log = [
    entry(1, "qd-story-place"),
    entry(
      2,
      ["qd-story-game-over", { game: 3, round: 6 }],
      ["qd-story-standing", { seat: "blue", place: 2, fame: 7, goal: 10 }],
      ["qd-story-standing", { seat: "red", place: 1, fame: 11, goal: 10 }],
      "qd-story-winner",
      "epoch-end-2-title",
      "epoch-end-2-text",
      "vote-barn-question",
    ),
    entry(3, "qd-story-voted"),
    entry(4, "qd-story-vote-opened", "vote-barn-chosen-oven", "qd-story-seals"),
    entry(5, ["qd-story-game", { game: 4 }], "epoch-card-3-1-title", "epoch-card-3-2-title"),
  ];
  it("come in the order of the log, one for every part", () => {
    const scenes = scenesOf(log, 0, 4);
    expect(scenes.map((scene) => scene.kind)).toEqual([
      "result",
      "letter",
      "vote",
      "seals",
      "letter",
      "letter",
      "next",
    ]);
    expect(scenes.map(stageOfScene)).toEqual([
      "result",
      "cards",
      "cards",
      "towers",
      "letters",
      "letters",
      "letters",
    ]);
  });
  it("keep a question with its letter and what was decided with the votes", () => {
    const [, letter, vote] = scenesOf(log, 0, 4);
    expect(letter?.kind === "letter" && letter.letter.lines).toHaveLength(3);
    expect(vote?.kind === "vote" && vote.lines.map(({ message }) => message)).toEqual([
      "qd-story-vote-opened",
      "vote-barn-chosen-oven",
    ]);
  });
  it("are shown once", () => {
    const all = scenesOf(log, 0, 4);
    expect(scenesOf(log, all[0]!.key, 4)).toHaveLength(all.length - 1);
    expect(scenesOf(log, all.at(-1)!.key, 4)).toEqual([]);
    expect(scenesOf(log.slice(0, 1), 0, 4)).toEqual([]);
  });
  it("say who reached what, the winner first", () => {
    const result = scenesOf(log, 0, 4)[0]!;
    if (result.kind !== "result") throw new Error("no result");
    expect(standingOf(result.lines).map(({ seat }) => seat)).toEqual(["red", "blue"]);
    expect(saidOf(result.lines).map(({ message }) => message)).toEqual(["qd-story-winner"]);
    expect([gameOf(result.lines, 9), gameOf([], 9)]).toEqual([3, 9]);
  });
  it("are between games only", () => {
    expect(["play", "start", "grocer", undefined].map(isBetween)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect([stageOf("supper"), stageOf("storage")]).toEqual(["letters", "storing"]);
  });
});

describe("the grocer", () => {
  const dice = [{ faces: ["timber", "stone", "clay", "guilder", "action", "action"] }];
  it("sells the cheapest first", () => {
    const shelves = shelvesOf({
      feast: { cost: 5, left: 2 },
      bread2: { cost: 1, left: 0 },
      choice_ts: { cost: 1, left: 3 },
    });
    expect(shelves.map(({ cost, wares }) => [cost, wares.length])).toEqual([
      [1, 2],
      [5, 1],
    ]);
  });
  it("turns a purchase into the moves that are left of it", () => {
    const whole = { face: "bread2", die: 1, side: 2 };
    expect(movesOf("grocer", whole, dice)).toEqual(["buy bread2", "on die 1", "instead of clay"]);
    expect(movesOf("grocer", whole, dice, "paint")?.[0]).toBe("paint bread2");
    expect(movesOf("die", whole, dice)).toEqual(["on die 1", "instead of clay"]);
    expect(movesOf("side", whole, dice)).toEqual(["instead of clay"]);
    expect(movesOf("grocer", { ...whole, side: null }, dice)).toBeNull();
    expect(movesOf("grocer", NOTHING, dice)).toBeNull();
  });
  it("knows what is settled already", () => {
    expect(settled("die", "bread2")).toEqual({ face: "bread2", die: null, side: null });
    expect(settled("side", { face: "bread2", die: 4 })).toMatchObject({ face: "bread2", die: 4 });
    expect(settled("grocer", 0)).toEqual(NOTHING);
  });
  it("counts what the faces can bring", () => {
    expect([worthOf("choice_ts"), worthOf("a_clay"), worthOf("double_stone")]).toEqual([
      ["timber", "stone"],
      ["action", "clay"],
      ["stone"],
    ]);
    const found = chances([...dice, { faces: ["double_stone", "choice_ts", "feast"] }]);
    expect(found.map(({ faces, doubles }) => [faces, doubles])).toEqual([
      [2, 0],
      [3, 1],
      [1, 0],
      [2, 0],
      [1, 0],
    ]);
  });
});

describe("storing", () => {
  const keeps = { timber: 3, guilder: 3 };
  const goods = { timber: 5, clay: 2, guilder: 2 };
  const best = () =>
    proposed(
      keeps,
      goods,
      { craftsman: 1 },
      { give: { clay: 2, craftsman: 1, timber: 1 }, drop: { timber: 1 } },
    );

  it("lays out what keeps most, as it is proposed", () => {
    const { stores, farm, table } = best();
    expect(stores.map(({ holds }) => holds)).toEqual([
      ["timber", "timber", "timber"],
      ["guilder", "guilder"],
    ]);
    expect(farm).toEqual(["clay", "clay", "craftsman", "timber"]);
    expect(table).toEqual(["timber"]);
  });

  it("lets things be carried where there is room for them", () => {
    const laying = best();
    expect(fits(laying, "clay", 0, {})).toBe(false);
    expect(fits(laying, "timber", 0, {})).toBe(false);
    expect(fits(laying, "guilder", "farm", {})).toBe(false);
    const after = carried(laying, "timber", 0, "table");
    expect(counted(after.table)).toEqual([["timber", 2]]);
    expect(fits(after, "timber", 0, {})).toBe(true);
    expect(carried(after, "timber", "farm", 0).farm).toEqual(["clay", "clay", "craftsman"]);
    expect(laying.table).toEqual(["timber"]);
  });

  it("fills narrow stores first and says what would be lost", () => {
    const { stores, over } = laidOut(
      { any: 1, stone: 1, guilder: 2 },
      { timber: 1, stone: 2, guilder: 3 },
      { courier: 1 },
    );
    expect(stores.map(({ holds }) => holds)).toEqual([
      ["timber"],
      ["stone"],
      ["guilder", "guilder"],
    ]);
    expect(over).toEqual([
      ["stone", 1],
      ["guilder", 1],
      ["courier", 1],
    ]);
  });
  it.each([
    ["material", "clay", true],
    ["material", "bread", false],
    ["figurine", "courier", true],
    ["figurine", "bread", false],
    ["any", "guilder", false],
    ["any", "marble", true],
  ])("%s takes %s: %s", (keeps, item, does) =>
    expect(takes(keeps, item, item === "courier")).toBe(does),
  );
});

describe("cards of moves", () => {
  const view = {
    seats: [{ goods: { timber: 1 }, figurines: { gleeman: 1 } }],
    board: { says: [["return (\\d) seals?", "web-move-some", { seals: "#1" }, "s-some"]] },
  } as unknown as View;
  it.each([
    ["take timber", "good", "timber"],
    ["begin with mint", "symbol", "h-mint"],
    ["tower 4b", "tile", "4b"],
    ["return 1 seal", "symbol", "s-some"],
    ["trade gleeman", "symbol", coded("p", "gleeman")],
  ])("%s", (move, kind, name) => expect(pictureOf(move, view, 0)).toEqual({ kind, name }));
  it("may do without a picture", () => expect(pictureOf("buy ribbons", view, 0)).toBeNull());
});

describe("a tower tile that is chosen", () => {
  it("is set on the first free space", () =>
    expect(setOn(["1a", null, null], "tower 2c")).toEqual({ next: "2c", into: 1 }));
  it("waits for room in a full tower", () =>
    expect(setOn(["1a", "2b", "3c"], "tower 4d")).toEqual({ next: "4d", into: -1 }));
  it("is nowhere before it is chosen", () =>
    expect(setOn([null, null, null], undefined).next).toBeNull());
});

describe("the check list", () => {
  it("is only its end before the first game", () =>
    expect(stagesAt(1, true, "grocer")).toEqual(["grocer", "huts"]));
  it("is whole after every game, the first one too", () => {
    for (const stage of ["towers", "storing"] as const)
      expect(stagesAt(1, true, stage)).toContain(stage);
    expect(stagesAt(1, false, "result")).toContain("result");
    expect(stagesAt(2, true, "grocer")).toContain("result");
  });
});

describe("who still reads", () => {
  const letter = (code: string, by: number | null, read: number[] = []) => ({
    letter: code,
    by,
    read,
    lines: [`${code}-title`, `${code}-text`],
  });
  const ahead = scenesOf([entry(1, "epoch-card-2-2-title", "epoch-card-2-2-text")], 0, 2);
  const seats = [{ kind: "person" }, { kind: "bot" }, { kind: "person" }] as never;

  it("is told of open letters only, and of people only", () => {
    const found = readersOf([letter("a", 0, [0]), letter("b", null)], seats, "a");
    expect(found).toEqual([
      { seat: 0, done: true },
      { seat: 2, done: false },
    ]);
    expect(readersOf([letter("b", null)], seats)).toEqual([]);
    const all = readersOf([letter("a", 0, [0, 2]), letter("b", 2, [2])], seats);
    expect(all.map(({ done }) => done)).toEqual([false, true]);
  });
  it("has read a letter when nothing of it is still to come", () => {
    const letters = [letter("epoch-card-2-1", 0), letter("epoch-card-2-2", 0), letter("c", null)];
    expect(readUp(letters, ahead)).toEqual(["epoch-card-2-1"]);
    expect(readUp(letters, [])).toEqual(["epoch-card-2-1", "epoch-card-2-2"]);
  });
});
