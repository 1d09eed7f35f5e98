/**
 * A lesson: an ordinary table with a coach who speaks when something comes up for the first time.
 */
import type { Play } from "../play/play.svelte";

/** What the coach looks at. */
export interface Moment {
  step: string | null;
  deciding: boolean;
  holding: boolean;
  over: boolean;
  view: Record<string, unknown>;
  /** Your own seat. */
  seat: number | null;
  /** Ids of the sentences about your seat in its latest turn. */
  fresh: ReadonlySet<string>;
  /** Own turns that were begun. */
  turns: number;
}

/**
 * One thing to learn. Its texts are the lesson's `<id>-title`, `<id>` and, if there, `<id>-try`.
 */
export interface LessonStep {
  id: string;
  when(moment: Moment): boolean;
  /** Counts for the progress. */
  goal?: boolean;
}

export interface Lesson {
  bot: string;
  /** The message of the catalogue for a text of this lesson. */
  message(id: string): string;
  options: Record<string, string | number | boolean | null>;
  steps: LessonStep[];
}

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
    step: play.state.step,
    deciding: play.deciding,
    holding: play.holding,
    over: play.over,
    view: play.state.view,
    seat: play.seat,
    fresh: begun ? new Set() : fresh,
    turns: new Set(own.map((entry) => entry.turn)).size + (begun ? 1 : 0),
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
