/** The clauses of the rules, for whoever is told that something contradicts one. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "../wire/api";
import type { RuleBook } from "../wire/types";
import { language } from "../words/texts.svelte";

const known = new SvelteMap<string, string>();
const asked = new Set<string>();

/** What a clause says; empty until it is there, and for one that is still sealed. */
export function clauseText(game: string, clause: string): string {
  const book = `${game} ${language()}`;
  if (!asked.has(book)) {
    asked.add(book);
    api
      .rules(game, language())
      .then((rules) => learn(book, rules))
      .catch(() => asked.delete(book));
  }
  return known.get(`${book} ${clause}`) ?? "";
}

function learn(book: string, rules: RuleBook): void {
  for (const chapter of rules.chapters)
    for (const clause of chapter.clauses) known.set(`${book} ${clause.id}`, clause.text);
}
