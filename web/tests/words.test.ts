import { describe, expect, it } from "vitest";
import { Words } from "../src/words/words";

const FILES = import.meta.glob<string>("../../src/queenswright/**/locale/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const UNSEEN = /\/(cli|campaign|clauses|sealed|epochs|cards)\.ftl$/;
const FOR_ALL = /\/locale\/\w+\.ftl$/;

function catalogue(language: string): Words {
  const read = Object.entries(FILES).filter(
    ([path]) => (FOR_ALL.test(path) || path.includes(`/${language}/`)) && !UNSEEN.test(path),
  );
  return new Words(language, read.map(([, text]) => text).join("\n"));
}

const en = catalogue("en");
const de = catalogue("de");

describe("sentences of the catalogue", () => {
  it("chooses plurals by the language", () => {
    expect(en.render("web-ask", { name: "Anna", count: 1 })).toBe(
      "Anna would like to take back one move.",
    );
    expect(en.render("web-ask", { name: "Anna", count: 3 })).toBe(
      "Anna would like to take back 3 moves.",
    );
    expect(de.render("web-waiting-for", { count: 2 })).toBe("Es fehlen noch 2 Spieler");
  });

  it("looks up words of the rules, alone and in lists", () => {
    expect(en.render("refused-not-at-entrance", { guild: "tailor" })).toContain("of the tailor");
    const words = de.render("refused-guild-missing", {
      place: "Oakmere",
      guilds: ["tailor", "glazier"],
    });
    expect(words).toContain("Schneider, Glaser");
  });

  it("prefers the names of the table", () => {
    const naming = (argument: string, value: string) =>
      argument === "seat" && value === "blue"
        ? "Mathilde"
        : value === "tailor-2"
          ? "Ximena"
          : undefined;
    expect(en.render("story-fire", { seat: "blue", character: "tailor-2" }, naming)).toBe(
      "Mathilde fires Ximena.",
    );
    expect(en.render("story-fire", { seat: "red", character: "tailor-2" }, naming)).toBe(
      "Red fires Ximena.",
    );
    expect(
      en.render("story-refill", { count: 2, characters: ["tailor-2", "glazier-1"] }, naming),
    ).toContain("Ximena, glazier-1");
  });

  it("shows numbers as the language writes them", () => {
    expect(en.render("web-key", {})).toBe("Key");
    expect(de.render("web-error-server", { status: 1234 })).toContain("1.234");
  });

  it("learns more messages and keeps the others", () => {
    const more = en.and("tile-9z = a gilded door\nqd-found = { $seat } finds { $tile }.");
    expect(more.render("qd-found", { seat: "red", tile: "9z" })).toBe("Red finds a gilded door.");
    expect(more.render("web-key", {})).toBe("Key");
    expect(en.has("tile-9z")).toBe(false);
  });

  it("shows what a pack brings by the words of its code, and people by their names", () => {
    expect(en.render("web-move-buy", { face: "ale_barrel" })).toBe("Buy a face: ale barrel");
    expect(en.render("web-move-on-die", { die: 1, faces: ["timber", "ale_barrel"] })).toBe(
      "On die 1: timber, ale barrel",
    );
    expect(en.named(["face"], "timber")).toBe("timber");
    expect(en.named(["seat"], "max_m")).toBe("max_m");
  });

  it("shows amounts with their noun", () => {
    const more = en.and(
      "amount-gem = { $count ->\n    [one] one gem\n   *[other] { $count } gems\n }\n" +
        "qd-gets = Gets { $goods }.",
    );
    expect(
      more.render("qd-gets", {
        goods: [
          [2, "gem"],
          [1, "gem"],
        ],
      }),
    ).toBe("Gets 2 gems, one gem.");
    expect(more.render("qd-gets", { goods: [[2, "rose"]] })).toBe("Gets 2, rose.");
  });

  it("says the bare id when it knows no sentence", () => {
    expect(en.render("no-such-message")).toBe("no-such-message");
  });
});
