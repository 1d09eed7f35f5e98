/** How the board of Queen's Architect shows what a hint says. */
import type { Guide } from "../../lesson/lesson";
import { spot } from "../../lesson/pointing";
import type { HintStep } from "../../wire/types";
import { objectOf, verbOf } from "./model";
import { adopt } from "./plan/choosing";
import type { Plan } from "./plan/plan.svelte";
import { moveInWords } from "./words";

/** Choices that are made on a craftsman of one's own. */
const ON_TILES = new Set(["work", "assign", "fire"]);

export function guideFor(plan: Plan): Guide {
  return {
    words: ({ text }) => sentence(moveInWords(plan, text)),
    pieces: ({ text }: HintStep) => [
      ...(ON_TILES.has(verbOf(text)) ? [spot(`tile ${objectOf(text)}`)] : []),
      spot(text),
      ...(text === "done" ? [spot("confirm")] : []),
    ],
    plan: (moves) => adopt(plan, moves),
    confirm: [spot("confirm")],
    end: [spot("end turn")],
  };
}

const sentence = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
