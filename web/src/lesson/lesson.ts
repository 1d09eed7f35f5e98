/**
 * A lesson: a first game with a coach, who looks at what is on the table and at what is planned
 * there, and speaks of a thing when it comes up for the first time.
 */
import type { Play } from "../play/play.svelte";
import type { Hint, HintStep } from "../wire/types";

/** What the coach looks at. */
export interface Moment {
  /** The decision on the table, planned steps included. */
  step: string | null;
  deciding: boolean;
  holding: boolean;
  over: boolean;
  view: Record<string, unknown>;
  /** Your own seat. */
  seat: number | null;
  /** Ids of the sentences about your seat in its latest turn, also while the next one begins. */
  fresh: ReadonlySet<string>;
  /** Own turns that were begun. */
  turns: number;
  /** Moves that are chosen and not played yet. */
  planning: readonly string[];
}

/** One thing to learn. Its texts are the lesson's `<id>-title` and `<id>`. */
export interface LessonStep {
  id: string;
  when(moment: Moment): boolean;
  /** Counts for the progress and stands in the list at the end; `<id>-learnt` says what it is. */
  goal?: boolean;
  /** Selectors of the pieces it speaks of. */
  at?(moment: Moment): string[];
  /** Is read before anything is done. */
  reads?: boolean;
}

export interface Lesson {
  /** The message of the catalogue for a text of this lesson. */
  message(id: string): string;
  /** In the order of their weight; the lesson ends with the last one. */
  steps: LessonStep[];
  /** The position of the handbook that is worth a try afterwards. */
  try?: string;
}

/** How a board shows what a hint says. */
export interface Guide {
  /** A step of a turn in words. */
  words(step: HintStep): string;
  /** Selectors of the pieces that a step is about. */
  pieces(step: HintStep): string[];
  /** Take over the first steps of a turn. */
  plan(moves: string[]): void;
  /** Selectors of the button that plays what is planned, and of the one that ends the turn. */
  confirm: string[];
  end: string[];
}

/** What has to change before the coach leaves a thing for a new one. */
export const decisionOf = (moment: Moment): string =>
  [moment.step, moment.turns, moment.deciding, moment.holding].join();

/** The moment a table is in. */
export function momentOf(play: Play): Moment {
  const own = play.log.filter((entry) => entry.seat === play.seat);
  const turn = own.at(-1)?.turn;
  const fresh = new Set(
    own
      .filter((entry) => entry.turn === turn)
      .flatMap((entry) => entry.story.map((message) => message.message)),
  );
  const begun = play.deciding && play.state.turn !== turn;
  return {
    step: play.doing,
    deciding: play.deciding,
    holding: play.holding,
    over: play.over,
    view: play.state.view,
    seat: play.seat,
    fresh,
    turns: new Set(own.map((entry) => entry.turn)).size + (begun ? 1 : 0),
    planning: play.planning,
  };
}

/**
 * What the coach says now: what is being said goes on while it fits, then the first new thing that
 * fits.
 */
export function nextStep(
  lesson: Lesson,
  moment: Moment,
  done: ReadonlySet<string>,
  current: string | null,
): LessonStep | null {
  const fits = (step: LessonStep) => !done.has(step.id) && step.when(moment);
  const going = lesson.steps.find((step) => step.id === current);
  if (going && fits(going)) return going;
  return lesson.steps.find(fits) ?? null;
}

/** What is pointed at on a board. */
export interface Mark {
  /** Selectors of the piece, the first that is seen. */
  at: readonly string[];
  /** press: to be pressed; about: spoken of; step: of a hint; reach: of another player. */
  kind: "press" | "about" | "step" | "reach";
  /** What stands in the corner of the ring. */
  label?: string;
  done?: boolean;
}

/** The steps of a hint as marks on the pieces; several on one piece are one mark. */
export function marksOf(hint: Hint, guide: Guide, play: Play): Mark[] {
  const { done } = progress(hint, play.planning, play.whole);
  const marks = new Map<string, Mark>();
  hint.steps.forEach((step, i) => {
    const at = guide.pieces(step);
    const former = marks.get(at.join());
    const label = former ? `${former.label}, ${i + 1}` : `${i + 1}`;
    marks.set(at.join(), { at, kind: "step", label, done: i < done });
  });
  return [...marks.values()];
}

/** Where somebody is in the turn that a hint proposes. */
export interface Progress {
  /** How many of its steps are planned. */
  done: number;
  /** The next step, null when only the confirmation is missing. */
  next: HintStep | null;
  /** Whether what is planned is the beginning of the turn, or all of it. */
  follows: boolean;
}

/** What is planned, seen from a hint. A plan that is complete has all that is usual in it. */
export function progress(
  hint: Hint,
  planning: readonly string[],
  whole: readonly string[] | null,
): Progress {
  const texts = hint.steps.map((step) => step.text);
  const isWhole = whole !== null && whole.join("\n") === texts.join("\n");
  if (isWhole) return { done: texts.length, next: null, follows: true };
  const follows = planning.every((text, i) => text === texts[i]);
  const done = planning.findIndex((text, i) => text !== texts[i]);
  const count = done < 0 ? planning.length : done;
  return { done: count, next: hint.steps[count] ?? null, follows };
}
