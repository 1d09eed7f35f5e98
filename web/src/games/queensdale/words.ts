/** The things of the table in words: what they are, and what is known about them. */
import { number, text, named, textOr } from "../../words/texts.svelte";
import { brings } from "./brings";
import type { Hex } from "./map/signs";
import type { Amounts } from "./model";
import type { Plan } from "./plan/plan.svelte";
import { placeMove, type Item } from "./street/places";

const RANKS = ["", "I", "II", "III", "IV"];
export const roman = (rank: number): string => RANKS[rank] ?? String(rank);

/** A word at the beginning of a line. */
export const capital = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** `3 timber, 1 guilder`. */
export function amountWords(amounts: Amounts): string {
  return Object.entries(amounts)
    .filter(([, count]) => count)
    .map(([name, count]) =>
      textOr([`amount-${name}`, `web-gain-${name}`], `${number(count)} ${name}`, { count }),
    )
    .join(", ");
}

/** `−1 guilder, +2 fame`, for those who hear the table. */
export function itemWords(items: Item[]): string {
  return items
    .map(([name, count]) => {
      const size = Math.abs(count);
      const what = textOr([`amount-${name}`, `web-gain-${name}`], number(size), { count: size });
      return count < 0 ? `−${what}` : `+${what}`;
    })
    .join(", ");
}

/** A kind of die space: its name, what is free, and what the die in hand would bring there. */
export function spaceTip(plan: Plan, kind: string): string {
  const name = capital(named(["space"], kind));
  const count = plan.view.spaces[kind];
  const free = count ? plan.text("free-spaces", { free: count.free, all: count.spaces }) : "";
  const preview = plan.options[placeMove(kind, plan.content, plan.view)];
  const found = preview ? itemWords(brings(plan.view, preview, plan.me)) : "";
  return [name, free, found].filter(Boolean).join(" · ");
}

/** A space of the map in words, with everything that stands there. */
export function hexTip(hex: Hex, rewards: Amounts | undefined, scouts: string[]): string {
  const parts = [
    `${capital(hexWords(hex))} (${hex.name.split(" ")[1]}, ${named(["quarter"], hex.quarter)})`,
  ];
  if (hex.herb) {
    parts.push(text("qd-board-token-may", { rewards: amountWordsOf(rewards) }));
  }
  if (hex.built) parts.push(textOr([`building-${hex.built.building}-does`], ""));
  if (hex.tile) parts.push(textOr([`tile-${hex.tile}-does`, `tile-${hex.tile}`], ""));
  parts.push(...scouts.map((name) => text("web-hex-scout", { name })));
  return parts.filter(Boolean).join(". ");
}

function hexWords(hex: Hex): string {
  if (hex.herb) return named(["herb"], hex.herb);
  if (hex.built) return `${named(["building"], hex.built.building)} ${roman(hex.built.rank)}`;
  if (hex.cave) return text("web-hex-cave");
  if (hex.site) return text("web-hex-site");
  return text(hex.kind === "shrub" ? "web-hex-shrub-empty" : `web-hex-${hex.kind}`);
}

/** What tokens of a herb may still hold: `timber 2, fame 1`. */
export function amountWordsOf(rewards: Amounts | undefined): string {
  return Object.entries(rewards ?? {})
    .map(([name, count]) => `${number(count)} × ${named(["reward"], name)}`)
    .join(", ");
}
