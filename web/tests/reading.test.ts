import { beforeAll, describe, expect, it, vi } from "vitest";
import { hasLesson, readingOf } from "../src/games";
import { moveMessage } from "../src/games/queensdale/moves";
import reading, { isEmpty } from "../src/games/queensdale/reading";
import type { Play } from "../src/play/play.svelte";
import type { Message, Preview } from "../src/wire/types";
import { shapeOf } from "../src/table/shape";
import {
  certainChanges,
  certainStories,
  moveWords,
  namerOf,
  partsOf,
  roundWords,
  turnWords,
} from "../src/table/reading";
import { measuresOf } from "../src/table/measures";
import { speak, tell } from "../src/words/texts.svelte";

const die = (shows: string | null) => ({
  faces: ["timber", "stone", "clay", "guilder", "action", "bread2"],
  shows,
});
const seat = {
  colour: "red",
  family: "anvil",
  goal: 10,
  red_area: [13, 15],
  fame: 3,
  goods: { timber: 2, guilder: 1, bread: 0 },
  seals: 1,
  figurines: {},
  morale: 0,
  huts: ["mint"],
  chosen_hut: null,
  clairvoyant: [],
  gathered: 0,
  scout: "red c3",
  buildings: [{ building: "bakery_building", rank: 2 }],
  tower: [null, null, null],
  keeps: { guilder: 3, figurine: 2 },
  dice: [die("timber"), die(null), die("action")],
};
const view = {
  seats: [seat, { ...seat, scout: "inner blue" }],
  turn_of: 1,
  cursor: 0,
  plunger: null,
  ranking: [1, 0],
  herbs: { "red a1": "mint", "blue d1": "sage", "red f1": "mint" },
  spaces: {
    hire: { spaces: 2, taken: 1, closed: 0, free: 1 },
    timber_plus: { spaces: 1, taken: 0, closed: 0, free: 1 },
  },
  stock: {
    bakery_building: {
      building_board: "1-1",
      colour: "pink",
      cost: { timber: 3, clay: 1 },
      effect: { income: { bread: 1 } },
      rivets: 0,
      ranks: [1, 2],
    },
  },
  grocer: { choice_ts: { cost: 1, left: 3 }, bread2: { cost: 1, left: 3 } },
  bag: { craftsman: 8 },
};
function table(game = "queensdale"): Play {
  const play = {
    info: { game, seats: [{}, {}] },
    state: { view, to_move: 0, options: {} },
    seat: 0,
    mine: [0],
    names: ["Anna", "Ben"],
    content: {},
    naming: () => undefined,
  };
  return {
    ...play,
    name: (i: number) => play.names[i]!,
    tell: (message: Message) => tell(message),
  } as unknown as Play;
}
const told = (message: string, args: Message["args"]): Message => ({ message, args });
const preview = (reveals: boolean, step: string, ...story: Message[]): Preview => ({
  moves: [{ text: "", step, story, reveals }],
  view: { ...view, seats: [{ ...seat, seals: 0 }, view.seats[1]] },
  step: null,
  to_move: 0,
  same_turn: true,
  legal: [],
});
const FILES = import.meta.glob<string>(
  "../../src/queenswright/**/locale/**/{arguments,game,kernel,web}.ftl",
  { query: "?raw", import: "default", eager: true },
);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (address: string) => {
    const language = `/${address.split("/").at(-1)}/`;
    const read = Object.entries(FILES).filter(
      ([path]) => path.endsWith("/arguments.ftl") || path.includes(language),
    );
    return Promise.resolve(new Response(read.map(([, text]) => text).join("\n")));
  });
  await speak("de");
});

describe("a preview that reveals something", () => {
  const rolled = told("qd-story-rolled", { seat: "red", faces: ["clay"] });
  it("is a guess and tells nothing of it", () => {
    expect(
      certainStories(
        table(),
        preview(true, "place", told("qd-story-place", { seat: "red", space: "hire" }), rolled),
      ),
    ).toEqual([]);
    expect(certainChanges(table(), preview(true, "place"))).toEqual([]);
  });
  it("tells everything where nothing is hidden", () => {
    expect(
      certainStories(table(), preview(false, "turn", told("qd-story-leave", { seat: "red" }))),
    ).toEqual(["Rot beendet die Runde für sich."]);
    expect(certainChanges(table(), preview(false, "turn"))).toHaveLength(1);
  });
});

describe("a campaign in words", () => {
  const words = (key: string) =>
    JSON.stringify(shapeOf(key, Object.fromEntries(partsOf(table()))[key], namerOf(table())));
  it("names what stands in the cells and at their heads", () => {
    expect(words("spaces")).toContain("Arbeiter anwerben");
    expect(words("grocer")).toContain("zwei Brote");
    expect(words("herbs")).toContain("a1, f1");
    expect(words("herbs")).toContain("rotes Viertel");
    expect(words("stock")).toContain("Bäckerei (Gebäude)");
    expect(words("stock")).toContain("Einkommen: 1 Brot.");
    expect(words("stock")).toContain("3 Holz, 1 Lehm");
    expect(words("bag")).toContain("8 Handwerker");
    expect(words("ranking")).toContain("Ben, Anna");
  });
  it("names what a player has", () => {
    for (const part of [
      "13–15",
      "2 Holz, 1 Gulden",
      "Holz, A",
      "Aldermoor",
      "c3 (rotes Viertel)",
      "innere Brücke (blaues Viertel)",
      "Bäckerei (Gebäude) II",
      "3 Gulden, 2 Figuren",
    ]) {
      expect(words("seats")).toContain(part);
    }
  });
  it("shows what a pack brings by the words of its code", () => {
    const own = {
      ...seat,
      dice: [{ faces: ["timber", "ale_barrel"], shows: "ale_barrel" }],
      buildings: [{ building: "ale_house2", rank: 1 }],
    };
    const play = table();
    play.state.view = { ...view, seats: [own], grocer: { ale_barrel: { cost: 2, left: 4 } } };
    const shown = JSON.stringify(
      partsOf(play).map(([key, part]) => shapeOf(key, part, namerOf(play))),
    );
    expect(shown).toContain("Holz, ale barrel");
    expect(shown).toContain("ale house2 I");
    expect(shown).not.toMatch(/ale_|Ale/);
  });
  it("leaves out what nobody has", () => {
    const [first] = Object.fromEntries(partsOf(table()))["seats"] as Record<string, unknown>[];
    expect(Object.keys(first!)).not.toContain("chosen_hut");
    expect(Object.keys(first!)).toContain("figurines");
    expect(partsOf(table()).map(([key]) => key)).not.toContain("plunger");
  });
  it("names a first player in the rounds of a game only, whatever the seat", () => {
    const keys = (phase: string) =>
      reading
        .parts({
          view: { ...view, phase, turn_of: 0, first_player: 0 },
          seat: 0,
          names: [],
          content: {},
          shared: false,
        })
        .map(([key]) => key);
    expect(keys("play")).toEqual(expect.arrayContaining(["turn_of", "first_player"]));
    expect(keys("grocer")).not.toContain("turn_of");
    expect(keys("grocer")).not.toContain("first_player");
  });
  it("counts nothing but nothing as empty", () => {
    expect([null, 0, false, "", [], [null], {}, { a: 0 }].every(isEmpty)).toBe(true);
    expect([1, "a", true, [0, 1], { a: { b: 2 } }].some(isEmpty)).toBe(false);
  });
});

describe("what only one player may know", () => {
  const vision = (whispered: string | null) => [{ card: 2, private: whispered }];
  const seats = [
    { ...seat, chosen_hut: "sage", clairvoyant: vision("clairvoyant-2-private") },
    { ...seat, clairvoyant: vision(null) },
  ];
  const parts = (shared: boolean) =>
    Object.fromEntries(
      reading.parts({ view: { ...view, seats, seat: 0 }, seat: 0, names: [], content: {}, shared }),
    );
  it("stands in its place where one person looks", () => {
    const { secrets, seats: all } = parts(false);
    expect(secrets).toBeUndefined();
    expect(JSON.stringify(all)).toMatch(/sage.*private/);
  });
  it("stands apart where several people look", () => {
    const { secrets, seats: all } = parts(true);
    expect(JSON.stringify(secrets)).toMatch(/Salbei.*clairvoyant-2-private/);
    expect(JSON.stringify(all)).not.toMatch(/sage|private/);
  });
  it("is not there where nobody has a secret", () => {
    expect(
      reading
        .parts({ view: { ...view, seat: 0 }, seat: 0, names: [], content: {}, shared: true })
        .map(([key]) => key),
    ).not.toContain("secrets");
  });
});

describe("moves in words", () => {
  it.each([
    ["begin with mint", "Mit einer Hütte beginnen: Minze"],
    ["roll 1 3", "Neu würfeln: Holz, A"],
    ["gather blue d1", "Salbei sammeln auf d1 (blaues Viertel)"],
    ["occupied hire", "Den Würfel dazulegen: Arbeiter anwerben"],
    ["timber +1", "Den Würfel einsetzen: Holzfeld +1"],
    ["at outer green", "Auf der äußeren Brücke rasten (grünes Viertel)"],
    ["feed guilder and bread", "Die Armen speisen mit 1 Gulden, 1 Brot"],
    ["buy choice_ts", "Eine Würfelseite kaufen: Holz oder Stein"],
    ["buy nothing more", "Nichts mehr kaufen"],
    ["leave round", "Die Runde für sich beenden"],
  ])("%s", (notation, said) => expect(moveWords(table(), notation)).toBe(said));
  it("leaves to its sentence what a campaign keeps sealed", () =>
    expect(
      moveMessage("clear land", { view, seat: 0, names: [], content: {}, shared: false }),
    ).toBeUndefined());
  it("tells choices apart whose sentences are the same", () =>
    expect(reading.spoken.has("start_hut")).toBe(true));
});

describe("labels of turns", () => {
  it.each([
    ["architect", "d3 blue", "Auswahl 3, Blau", "Auswahl 3"],
    ["queensdale", "3.2.7 red", "Partie 3, Runde 2, Rot", "Partie 3, Runde 2"],
    ["queensdale", "3.storage", "Partie 3: Einlagern", "Partie 3: Einlagern"],
    ["architect", "end", "Spielende", "Spielende"],
  ])("of %s: %s", (game, label, turn, round) => {
    expect(turnWords(table(game), label)).toBe(turn);
    expect(roundWords(table(game), label)).toBe(round);
  });
});

describe("a game", () => {
  it("is taught where it has a lesson", () =>
    expect(["architect", "queensdale", "tiny"].map(hasLesson)).toEqual([true, true, false]));
  it("lists no number that nobody has", () => {
    expect(
      measuresOf(
        {
          seats: [
            { fame: 3, gathered: 0, chosen_hut: null },
            { fame: 0, gathered: 0, chosen_hut: null },
          ],
        },
        readingOf("queensdale"),
      ),
    ).toEqual(["fame"]);
  });
  it("says which numbers come first in its standings and which are left out", () => {
    const measures = (game: string, seat: object) => measuresOf({ seats: [seat] }, readingOf(game));
    expect(measures("architect", { talers: 1, track: 2, track_end_round: 3 })).toEqual([
      "track",
      "talers",
    ]);
    expect(measures("queensdale", { seals: 1, fame: 2, epoch: 3 })).toEqual([
      "epoch",
      "fame",
      "seals",
    ]);
    expect(measures("unknown", { talers: 1, track: 2 })).toEqual(["talers", "track"]);
  });
});
