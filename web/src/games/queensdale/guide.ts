/** How the table of Queensdale shows what a coach or a hint says. */
import type { Guide } from "../../lesson/lesson";
import { spot } from "../../lesson/pointing";
import { moveWords } from "../../table/reading";
import type { Play } from "../../play/play.svelte";
import { adopt } from "./plan/choosing";
import type { Plan } from "./plan/plan.svelte";
import { capital } from "./words";

/** The attribute by which a kind of thing is found on the table. */
const FOUND_BY: Record<string, string> = {
  die: "die",
  space: "space",
  hex: "space",
  building: "building",
  herb: "herb",
  figurine: "figurine",
  good: "good",
  move: "move",
};

/** Selectors of a thing; where several look alike, the one that is open comes first. */
function selectorsOf(thing: string): string[] {
  const [kind = "", ...rest] = thing.split(" ");
  const attribute = FOUND_BY[kind];
  if (!attribute) return [];
  const one = `[data-${attribute}="${rest.join(" ")}"]`;
  return [`${one}[data-stop=open]`, one];
}

/** The pieces that a move is made with, the nearest first. */
export function piecesOf(plan: Plan, move: string): string[] {
  if (move === "end turn") return [spot(move)];
  if (move.startsWith("reroll") && !plan.rerolling) return [spot("reroll")];
  const dice = /^roll ([\d ]+)$/.exec(move)?.[1];
  if (dice) return dice.split(" ").map((die) => `[data-die="${die}"]:not(.chosen)`);
  const ways = [...plan.targets].filter(([, moves]) => moves[0] === move);
  const things = ways.sort((a, b) => a[1].length - b[1].length).map(([thing]) => thing);
  const die = /^die \d$/.test(move) ? [move] : [];
  return [...die, ...things, `move ${move}`].flatMap(selectorsOf);
}

export function guideFor(plan: Plan): Guide {
  return {
    words: ({ text }) => sentence(plan.play, text),
    pieces: ({ text }) => piecesOf(plan, text),
    plan: (moves) => void adopt(plan, moves),
    confirm: ["#prompt button.confirm"],
    end: [spot("end turn")],
  };
}

/** The same between two games, where everything is a card with its move. */
export function guideBetween(play: Play): Guide {
  return {
    words: ({ text }) => sentence(play, text),
    pieces: ({ text }) => [`[data-move="${text}"]`],
    plan: (moves) => void play.select(moves),
    confirm: ["#prompt button.confirm", "#prompt button.gold"],
    end: [],
  };
}

const sentence = (play: Play, move: string): string => capital(moveWords(play, move) ?? move);
