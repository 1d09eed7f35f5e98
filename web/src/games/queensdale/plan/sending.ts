/** Playing a plan, and ending the turn when nothing is left to decide. */
import { settings } from "../../../app/settings.svelte";
import type { Play } from "../../../play/play.svelte";
import { clear, movesOf, type Plan } from "./plan.svelte";

/** How long a finished turn can still be taken back before it ends by itself. */
const UNDO_MS = 3000;
/** The same where something else could still be done in this turn. */
const MORE_MS = 6000;
const END = "end turn";

/**
 * Play the line; it stops where the game goes another way than was foreseen. Then the turn ends by
 * itself, unless its player wants to end it.
 */
export async function send(plan: Plan): Promise<void> {
  const moves = movesOf(plan);
  const { play } = plan;
  plan.sending = true;
  for (const move of moves) {
    if (!play.deciding || !play.state.legal.includes(move)) break;
    if (!(await play.playMove(move))) break;
  }
  plan.sending = false;
  clear(plan);
  if (settings.turn_end === "asked") return;
  if (isDone(play)) await endSoon(plan, settings.turn_end === "now" ? 0 : UNDO_MS);
  else if (mayEnd(play)) await endSoon(plan, MORE_MS);
}

/** Whether the turn may be ended now. */
export const mayEnd = (play: Play): boolean =>
  play.holding || (play.deciding && play.state.legal.includes(END));

/** Whether nothing is left to do but to end the turn; re-rolls can wait for the next one. */
export function isDone(play: Play): boolean {
  if (play.holding) return true;
  const { step, legal } = play.state;
  const others = legal.filter((move) => move !== END && !move.startsWith("reroll"));
  return play.deciding && step === "turn" && legal.includes(END) && others.length === 0;
}

/** End the turn after a while, unless something else is chosen before. */
export async function endSoon(plan: Plan, delay: number): Promise<void> {
  const { play } = plan;
  if (delay) {
    const ends = { at: Date.now() + delay, after: delay };
    const revision = play.revision;
    plan.ends = ends;
    await new Promise((done) => setTimeout(done, delay));
    if (plan.ends !== ends || play.revision !== revision) return;
  }
  plan.ends = null;
  plan.sending = true;
  if (play.deciding && play.state.legal.includes(END)) await play.playMove(END);
  if (play.holding) await play.endTurn();
  plan.sending = false;
}
