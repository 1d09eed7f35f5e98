/** Choices of the explorer in words. */
import { readingOf } from "../games";
import { named, text, textOr } from "../words/texts.svelte";

const PAIR = "guilds";

export const topicWords = (topic: string): string =>
  textOr([`explore-topic-${topic}`], topic.replaceAll("_", " "));

/** A choice as people call it. */
export function choiceWords(
  game: string,
  content: Record<string, unknown>,
  topic: string,
  choice: string,
): string {
  if (topic === PAIR)
    return choice
      .split("+")
      .map((guild) => named(["guild"], guild))
      .join(" + ");
  if (topic === "talers") return text("explore-talers", { count: Number(choice) });
  const spaces = /^move (\d+)$/.exec(choice)?.[1];
  if (spaces) return text("explore-spaces", { count: Number(spaces) });
  const printed = readingOf(game).named?.(content, choice);
  return printed ?? textOr([`${topic}-${choice}`, `number-card-${choice}`], choice);
}
