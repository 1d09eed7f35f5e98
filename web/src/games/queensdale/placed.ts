/** Which dice lie where: the view counts them, the log of the round says whose they are. Pure. */
import type { LogEntry, Message } from "../../wire/types";

/** A die on a space. */
export interface Placed {
  seat: number;
  face: string;
}

/** The purple space is none of the kinds that the view counts. */
export const PURPLE = "purple";

/** `3.2.` of the label `3.2.7 red`: game and round. */
const roundOf = (turn: string): string => /^\d+\.\d+\./.exec(turn)?.[0] ?? turn;

/** The dice of the round that a turn belongs to, by the kind of their space. */
export function placedDice(log: readonly LogEntry[], turn: string): Record<string, Placed[]> {
  const round = roundOf(turn);
  const found: Record<string, Placed[]> = {};
  const raised: Record<number, string> = {};
  for (let i = firstOf(log, round); i < log.length; i += 1) {
    const { seat, story, turn: label } = log[i]!;
    if (roundOf(label) !== round) continue;
    for (const { message, args } of story) {
      const face = String(args["face"] ?? "");
      if (message === "qd-story-die") raised[seat] = face;
      else if (message === "qd-story-place-purple")
        (found[PURPLE] ??= []).push({ seat, face: face || raised[seat] || "" });
      else if (message === "qd-story-place" || message === "qd-story-place-occupied")
        (found[String(args["space"])] ??= []).push({ seat, face: raised[seat] ?? "" });
    }
  }
  return found;
}

/** The space that a story puts a die on, if it does. */
export function spaceIn(story: readonly Message[]): string | undefined {
  for (const { message, args } of story) {
    if (message === "qd-story-place-purple") return PURPLE;
    if (message === "qd-story-place" || message === "qd-story-place-occupied")
      return String(args["space"]);
  }
  return undefined;
}

/** Where the round begins in the log; nothing before it has to be read. */
function firstOf(log: readonly LogEntry[], round: string): number {
  let at = log.length;
  while (at > 0 && roundOf(log[at - 1]!.turn) === round) at -= 1;
  return at;
}
