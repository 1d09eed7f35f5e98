/** The handbook of a game: its texts cut into parts, and the page that somebody looks for. Pure. */
import type { Handbook, HandbookPage } from "../wire/types";

/** A stretch of text: plain, bold, or the number of a footnote. */
export type Part = { kind: "plain" | "bold"; text: string } | { kind: "note"; number: number };

/** The parts of a text with `**bold**` and `[^1]`. */
export function partsOf(text: string): Part[] {
  return text
    .split(/(\*\*.+?\*\*|\[\^\d+\])/)
    .filter(Boolean)
    .map((part): Part => {
      const note = /^\[\^(\d+)\]$/.exec(part);
      if (note) return { kind: "note", number: Number(note[1]) };
      return part.startsWith("**")
        ? { kind: "bold", text: part.slice(2, -2) }
        : { kind: "plain", text: part };
    });
}

/** Letters without accents, in one case. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\d]{2,}/gu) ?? [];

/** A page that says so much less about a question than the best one does not answer it. */
const BESIDE_THE_BEST = 4;

/**
 * The pages that answer a question, the best first: what people ask for counts most, then titles,
 * then the text. Words that stand on most pages say nothing.
 */
export function found(handbook: Handbook, question: string): HandbookPage[] {
  const asked = wordsOf(question);
  if (!asked.length) return handbook.pages;
  const texts = handbook.pages.map((page) => ({
    asks: page.asks.map(plain),
    title: plain(page.title),
    text: wordsOf(page.blocks.map((block) => block.text).join(" ")),
  }));
  const common = (word: string) =>
    texts.filter((one) => one.text.includes(word)).length > texts.length / 2;
  const scores = texts.map(({ asks, title, text }) => {
    const whole = asks.includes(asked.join(" ")) ? 20 : 0;
    return asked.reduce((sum, word) => {
      if (asks.some((ask) => ask.split(" ").some((one) => one.startsWith(word)))) return sum + 5;
      if (title.includes(word)) return sum + 4;
      return sum + (!common(word) && text.some((one) => one.startsWith(word)) ? 1 : 0);
    }, whole);
  });
  const least = Math.max(...scores) / BESIDE_THE_BEST;
  return handbook.pages
    .map((page, i) => ({ page, score: scores[i]! }))
    .filter(({ score }) => score > 0 && score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

/** The page about a decision at the table; the first one when there is none. */
export function pageAbout(handbook: Handbook, step: string | null): HandbookPage | undefined {
  return handbook.pages.find((page) => step && page.steps.includes(step)) ?? handbook.pages[0];
}
