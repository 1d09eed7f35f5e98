/** What is drawn on a face of a die, by its code. Pure. */
import { coded } from "../model";
import { isSign, signOf } from "./symbols";

export interface Mark {
  symbol: string;
  colour: string;
  /** Corner and side in a square of 100. */
  x: number;
  y: number;
  size: number;
}

export interface FaceDrawing {
  ground: "paper" | "purple" | "dark";
  marks: Mark[];
  /** A line from corner to corner: one or the other. */
  split: boolean;
  /** A number on wax. */
  number: string;
}

const ACTION = "#8e2f25";
const CREAM = "#fff0c9";
const LETTERS: Record<string, string> = { t: "timber", s: "stone", c: "clay", g: "guilder" };
const PURPLE: Record<string, string> = {
  morale: coded("d", "morale"),
  figurine: "a-hire",
  herb: "h-mint",
  trumpet: "s-trumpet",
};
const TWICE: Record<string, string> = { bread2: "r-bread", two_resources: "r-any" };

const whole = (symbol: string, colour: string): Mark[] => [
  { symbol, colour, x: 13, y: 13, size: 74 },
];
const twice = (symbol: string, colour: string): Mark[] => [
  { symbol, colour, x: 5, y: 8, size: 52 },
  { symbol, colour, x: 43, y: 40, size: 52 },
];
const mark = (name: string): [string, string] =>
  name === "action" ? [coded("d", "action"), ACTION] : signOf(name);

const paper = (marks: Mark[], split = false): FaceDrawing => ({
  ground: "paper",
  marks,
  split,
  number: "",
});
const purple = (marks: Mark[]): FaceDrawing => ({
  ground: "purple",
  marks,
  split: false,
  number: "",
});

/** The drawing of a face. */
export function drawingOf(face: string): FaceDrawing {
  if (isSign(face) && !(face in PURPLE)) return paper(whole(...signOf(face)));
  if (face === "action") return paper(whole(...mark("action")));
  if (face === "occupied") return paper(whole(coded("d", "occupied"), "#2a2018"));
  const pair = halves(face);
  if (pair) {
    const [first, second] = pair.map(mark) as [[string, string], [string, string]];
    return paper(
      [
        { symbol: first[0], colour: first[1], x: 5, y: 5, size: 47 },
        { symbol: second[0], colour: second[1], x: 48, y: 48, size: 47 },
      ],
      true,
    );
  }
  const double = /^double_(\w+)$/.exec(face)?.[1];
  if (double) return paper(twice(...signOf(double)));
  const number = /^card_(\d+)$/.exec(face)?.[1];
  if (number) return { ground: "dark", marks: [], split: false, number };
  if (face in TWICE) return purple(twice(TWICE[face]!, CREAM));
  return purple(whole(PURPLE[face] ?? coded("d", face), CREAM));
}

/** The two things that a split face stands for. */
function halves(face: string): [string, string] | undefined {
  const [, action, first, second] = /^(?:a_(\w+)|choice_([tscg])([tscg]))$/.exec(face) ?? [];
  if (action) return ["action", action];
  return first && second ? [LETTERS[first]!, LETTERS[second]!] : undefined;
}
