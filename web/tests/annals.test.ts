import { describe, expect, it } from "vitest";
import {
  chaptersOf,
  coursesOf,
  keepStage,
  partsOf,
  pointsOf,
  sorted,
  sourcesOf,
  wayOf,
  type GameAnnals,
  type Letter,
  type SeatView,
} from "../src/games/queensdale/campaign/annals";
import { fileOf } from "../src/games/queensdale/campaign/book";
import { crenels, keep, tower } from "../src/games/queensdale/campaign/castle";
import { wasAway } from "../src/table/time";

const seat = (epoch: number, colour = "red"): SeatView => ({
  colour,
  family: "anvil",
  epoch,
  goal: 10,
  seals: 0,
  rivets: 0,
});
const game = (number: number, rest: Partial<GameAnnals> = {}): GameAnnals => ({
  number,
  rounds: 6,
  over: true,
  winner: "red",
  opened: null,
  standing: [],
  completed: [],
  notes: [],
  earned: {},
  seals: {},
  faces: {},
  buildings: {},
  ...rest,
});
const letter = (at: number, kind: string, ...messages: string[]): Letter => ({
  game: at,
  kind,
  code: `${kind}-${at}`,
  lines: messages.map((message) => ({ message, args: {} })),
});

describe("the way of a family", () => {
  it("has a stone for every epoch, with the tile where the log knows it", () => {
    const way = wayOf(seat(3), [{ epoch: 2, game: 4, tile: "2a", colour: "green" }]);
    expect(way.map(({ state }) => state).join(" ")).toBe(
      "done done now ahead ahead ahead ahead ahead ahead",
    );
    expect(way[0]).toMatchObject({ tile: null, game: null });
    expect(way[1]).toMatchObject({ tile: "2a", game: 4, colour: "green" });
  });
  it("has no epoch to come when the roof is on", () => {
    expect(wayOf(seat(10)).every(({ state }) => state === "done")).toBe(true);
    expect([coursesOf(seat(1)), coursesOf(seat(10))]).toEqual([0, 9]);
  });
});

describe("figures", () => {
  const games = [
    game(4, { earned: { red: { build: 5, hut: 1 } }, seals: { blue: 2 }, faces: { red: 1 } }),
    game(5, { earned: { red: { build: 2 }, blue: { herb: 3 } }, buildings: { blue: 2 } }),
  ];
  it("are summed up from game to game", () => {
    const points = pointsOf(games, ["red", "blue"]);
    expect(points.map(({ turn }) => turn)).toEqual(["", "4", "5"]);
    expect(points.map(({ seats }) => seats[0]!["sum_fame"])).toEqual([0, 6, 8]);
    expect(points.map(({ seats }) => seats[1]!["sum_seals"])).toEqual([0, 2, 2]);
    expect(points[2]!.seats[1]).toMatchObject({ sum_herb: 3, sum_buildings: 2, sum_faces: 0 });
  });
  it("say where fame came from", () => {
    const [red, blue] = sourcesOf(games, ["red", "blue"]);
    expect(red).toMatchObject({ total: 8 });
    expect(red!.parts.filter(({ fame }) => fame)).toEqual([
      { source: "build", fame: 7 },
      { source: "hut", fame: 1 },
    ]);
    expect(blue!.total).toBe(3);
  });
});

describe("the book", () => {
  it("has a chapter for every epoch, also of a campaign that was taken up late", () => {
    const games = [game(7), game(8, { opened: 5 }), game(9)];
    const letters = [letter(7, "story"), letter(8, "epoch"), letter(1, "opening")];
    const chapters = chaptersOf({ games, letters }, 5);
    expect(chapters.map(({ epoch }) => epoch)).toEqual([4, 5]);
    expect(chapters.map(({ games }) => games.map(({ number }) => number))).toEqual([[7], [8, 9]]);
    expect(chapters[0]!.letters.map(({ kind }) => kind)).toEqual(["story", "opening"]);
  });
  it("becomes a file without marks of this page, and no text of people becomes code", () => {
    const file = fileOf(
      "<Queen>",
      "de",
      '<p class="svelte-abc note-line" data-x="1">a<!--b--></p>',
    );
    expect(file).toContain('<html lang="de">');
    expect(file).toContain("<title>&#60;Queen&#62;</title>");
    expect(file).toContain('<p class="note-line">a</p>');
    expect(file).not.toMatch(/svelte-|<!--|<script/);
  });
});

describe("a letter", () => {
  it("has title, story, rules, and what was asked and decided", () => {
    const parts = partsOf(
      letter(
        2,
        "end",
        "epoch-end-2-title",
        "epoch-end-2-text",
        "epoch-end-2-rule",
        "vote-barn-question",
        "vote-barn-oven",
        "vote-barn-stage",
        "vote-barn-chosen-oven",
      ),
    );
    expect(parts.title?.message).toBe("epoch-end-2-title");
    expect(parts.story.map(({ message }) => message)).toEqual(["epoch-end-2-text"]);
    expect(parts.rules).toHaveLength(1);
    expect(parts.options).toHaveLength(2);
    expect(parts.decided.map(({ message }) => message)).toEqual(["vote-barn-chosen-oven"]);
  });
  it("is long or short", () => {
    const { long, short } = sorted([letter(1, "courier"), letter(1, "epoch"), letter(2, "vision")]);
    expect([long.length, short.length]).toEqual([1, 2]);
  });
  it("is followed by what happened last, after a day", () => {
    expect([wasAway(1000, 1000 + 86_400), wasAway(1000, 1000 + 86_399)]).toEqual([true, false]);
  });
});

describe("the castle", () => {
  it("grows from the first stone to the roof", () => {
    const [low, base, drum, roof] = [1, 3, 6, 9].map((courses) => tower(100, courses).top);
    expect(low! > base! && base! > drum! && drum! > roof!).toBe(true);
    expect(tower(100, 0).stones).not.toBe("");
    expect(tower(100, 3).battlements).toHaveLength(1);
    expect(tower(100, 5).scaffold).not.toBe("");
    expect(tower(100, 9).roof).not.toBe("");
  });
  it("has a keep that grows with the family that leads", () => {
    expect([1, 3, 5, 7].map((epoch) => keepStage([seat(epoch)]))).toEqual([1, 2, 3, 4]);
    expect(keep(100, 1).scaffold).not.toBe("");
    expect(keep(100, 4).roof).not.toBe("");
  });
  it("has as many teeth as asked for", () =>
    expect(crenels(0, 0, 70, 8, 4).split("h")).toHaveLength(8));
});
