import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Content } from "../src/games/architect/model";
import { inThisLanguage } from "../src/games/architect/names";
import type { Play } from "../src/play/play.svelte";
import { shapeOf } from "../src/table/shape";
import {
  certainChanges,
  certainStories,
  moveWords,
  namerOf,
  partsOf,
  whereOf,
} from "../src/table/reading";
import type { Message, Preview } from "../src/wire/types";
import { speak, tell } from "../src/words/texts.svelte";

const content = {
  characters: {
    "tailor-1": {
      name: "Yusuf",
      guild: "tailor",
      performance: [6, 4, 3, 3, 2, 1],
      repair: 2,
      labourer: true,
    },
  },
  map: {
    locations: [
      { name: "Oakmere", type: "village" },
      { name: "Ravenstow", type: "town" },
    ],
  },
  hiring_cost: [1, 2],
  jobs_left: [1, 3],
  site_reduction: [0, 1, 2, 3],
  star: ["construct", "labour", "hire", "bank", "travel", "tavern"],
};
const seat = {
  colour: "yellow",
  talers: 3,
  bonds: 2,
  architect: "construct",
  craftsmen: { "tailor-1": 1 },
  tavern: { entrance: ["tailor"], saloon: [], dormitory: [] },
  contribution: null,
  track_end_round: null,
};
const view = {
  round: 1,
  turn_of: 0,
  seats: [seat, { ...seat, craftsmen: {} }],
  billboard: [null, "tailor-1"],
  price: 5,
  display: [],
  working: [],
  removed: {},
  demand: {
    Oakmere: { guilds: ["tailor"] },
    Ravenstow: { guilds: ["tailor"], bonus: { kind: "talers", amount: 2 } },
  },
  buildings: { Oakmere: [1] },
};
function table(): Play {
  const play = {
    info: { game: "architect", seats: [{}, {}] },
    state: { view, to_move: 0, options: {} },
    seat: 0,
    mine: [0],
    names: ["Anna", "Ben"],
    content,
    naming: (_: string, value: string) => (value === "tailor-1" ? "Yusuf" : undefined),
  };
  return {
    ...play,
    name: (i: number) => play.names[i]!,
    tell: (message: Message) => tell(message, play.naming),
  } as unknown as Play;
}
const preview = (after: object, reveals = false, ...story: Message[]): Preview => ({
  moves: [{ text: "", step: "", story, reveals }],
  view: { ...view, ...after },
  step: null,
  to_move: 1,
  same_turn: false,
  legal: [],
});
const FILES = import.meta.glob<string>(
  "../../src/queenswright/{locale,games/architect/locale}/**/*.ftl",
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
  await speak("en");
});

describe("Queen's Architect in words", () => {
  const words = (key: string) =>
    JSON.stringify(shapeOf(key, Object.fromEntries(partsOf(table()))[key], namerOf(table())));

  const row = (head: string, ...cells: string[]) => JSON.stringify({ head, cells });

  it.each([
    ["hire 2", "hire Yusuf"],
    ["turn 0", "leave the tile as it is"],
    ["climb 1", "climb 1 step"],
    ["redeem 2", "redeem 2 bonds"],
    ["send tailor", "send the tailor guild"],
    ["done", "finish"],
  ])("says %s as people do", (notation, said) => expect(moveWords(table(), notation)).toBe(said));

  it("tells what every craftsman performs, what the crew does, and who rests where", () => {
    const seats = words("seats");
    expect(seats).toContain("Yusuf (tailor), performance 4, 5 jobs left");
    expect(seats).toContain("Entrance: tailor. Saloon: –.");
    expect(seats).toMatch(/Sum of the performances","cells":\["4","0"\]/);
    expect(seats).not.toMatch(/osition|Palace/);
  });

  it("gives the tiles of the billboard their price and the jobs that are left", () => {
    expect(words("billboard")).toContain(row("Craftsman", "–", "Yusuf (tailor)"));
    expect(words("billboard")).toContain(row("Hiring costs", "1", "5"));
    expect(words("billboard")).toContain(row("Performance, job by job", "–", "3, 2, 1"));
  });

  it("puts what a place asks for, gives and bears into one table, in words", () => {
    expect(words("demand")).toContain(row("Kind of place", "village", "town"));
    expect(words("demand")).toContain(row("Town bonus", "–", "2 talers"));
    expect(words("demand")).toContain(row("Buildings", "Ben", "–"));
    expect(words("demand")).toContain(row("Next building site", "−1", "0"));
    expect(partsOf(table()).map(([key]) => key)).not.toContain("buildings");
  });

  it("has no heading over nothing", () => {
    const keys = partsOf(table()).map(([key]) => key);
    for (const empty of ["display", "working", "removed"]) expect(keys).not.toContain(empty);
  });

  it("compares performances, and never the numbers of seats", () => {
    const play = table();
    const after = {
      round: 2,
      turn_of: 1,
      seats: [{ ...seat, talers: 5, craftsmen: { "tailor-1": 2 } }, view.seats[1]],
    };
    expect(
      certainChanges(play, preview(after)).map((one) => [
        whereOf(play, one),
        one.before,
        one.after,
      ]),
    ).toEqual([
      ["Anna, Talers", 3, 5],
      ["Anna, Performance, Yusuf (tailor)", 4, 3],
    ]);
  });

  it("tells of a hire all but the tiles that come up", () => {
    const told = (message: string, args: Message["args"]): Message => ({ message, args });
    const hired = preview(
      { seats: [{ ...seat, talers: 1 }, view.seats[1]], price: 6 },
      true,
      told("story-hire", { seat: "blue", character: "tailor-1", talers: 2, jobs: 3 }),
      told("story-refill", { count: 1, characters: ["tailor-2"] }),
    );
    const stories = certainStories(table(), hired);
    expect(stories).toHaveLength(1);
    expect(stories[0]).toContain("Yusuf");
    expect(certainChanges(table(), hired)).toHaveLength(1);
  });
});

describe("the prompts of Queen's Architect", () => {
  it.each([
    ["board-bonus", { bonus: "talers", amount: 1 }, "Bonus: 1 taler."],
    ["board-track-token", { space: 2, last: 9, points: 1 }, /costs 1 point\.$/],
    ["board-price-scale", { values: "6, 5", price: 1 }, /costs 1 taler\. /],
    ["board-fee", { guilds: 1, talers: 1 }, "1 guild 1 taler"],
    ["board-fee", { guilds: 2, talers: 3 }, "2 guilds 3 talers"],
  ])("count in %s", (message, args, words) => expect(tell({ message, args })).toMatch(words));
});

describe("names", () => {
  it("are those of the language, and moves go on calling places as the pack does", async () => {
    await speak("de");
    const printed = {
      ...content,
      characters: { "tailor-1": { ...content.characters["tailor-1"], name: "Yusuf Brightneedle" } },
      map: { ...content.map, locations: [{ name: "Oakmere" }, { name: "A town of mine" }] },
    } as unknown as Content;
    const read = inThisLanguage(printed);
    expect(read.characters["tailor-1"]!.name).toBe("Yusuf Blanknadel");
    expect(read.map.locations.map(({ name, label }) => [name, label])).toEqual([
      ["Oakmere", "Eichsee"],
      ["A town of mine", "A town of mine"],
    ]);
    await speak("en");
  });
});
