import { expect, test } from "vitest";
import { found, pageAbout, partsOf } from "../src/handbook/handbook";
import type { Handbook, HandbookPage } from "../src/wire/types";

const page = (id: string, title: string, asks: string[], text: string): HandbookPage => ({
  id,
  title,
  asks,
  sign: "",
  steps: [id],
  blocks: [{ kind: "text", text, figure: [] }],
  notes: [],
  tries: [],
});
const BOOK: Handbook = {
  pages: [
    page("aim", "What it is about", ["how do I win", "goal"], "You build and the Queen notices."),
    page(
      "hire",
      "Hire",
      ["billboard", "price"],
      "Six craftsmen hang on the billboard, and see how they wait.",
    ),
    page("end", "The end", ["win", "how do I win"], "Equal sums share, and you win."),
    page("über", "Überbauen", ["Größe"], "You may build here too, and often."),
  ],
};
const ids = (question: string) => found(BOOK, question).map((one) => one.id);

test("a text is cut into plain and bold stretches and footnotes", () => {
  expect(partsOf("He **walks** on.[^2][^1]")).toEqual([
    { kind: "plain", text: "He " },
    { kind: "bold", text: "walks" },
    { kind: "plain", text: " on." },
    { kind: "note", number: 2 },
    { kind: "note", number: 1 },
  ]);
});

test("a question finds the pages that answer it, whatever its case, accents and marks", () => {
  expect(ids("How do I win?").slice(0, 2).sort()).toEqual(["aim", "end"]);
  expect(ids("HIRE")).toEqual(["hire"]);
  expect(ids("uberbauen")).toEqual(["über"]);
  expect(ids("groesse")).toEqual([]);
  expect(ids("grosse")).toEqual(["über"]);
  expect(ids("craftsm")).toEqual(["hire"]);
  expect(ids("xyzzy")).toEqual([]);
  expect(ids("  ")).toEqual(["aim", "hire", "end", "über"]);
});

test("a page that only happens to have one of the words does not answer", () => {
  expect(ids("How do I win?").sort()).toEqual(["aim", "end"]);
});

test("words that stand on most pages decide nothing", () => {
  expect(ids("you and")).toEqual([]);
});

test("the table opens the page about the decision, or the first one", () => {
  expect(pageAbout(BOOK, "hire")?.id).toBe("hire");
  expect(pageAbout(BOOK, "nothing")?.id).toBe("aim");
  expect(pageAbout(BOOK, null)?.id).toBe("aim");
  expect(pageAbout({ pages: [] }, "hire")).toBeUndefined();
});
