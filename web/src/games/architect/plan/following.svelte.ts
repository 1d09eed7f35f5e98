/** The plan of a table: it begins again with every decision. */
import { untrack } from "svelte";
import type { Play } from "../../../play/play.svelte";
import { restart } from "./choosing";
import { Plan } from "./plan.svelte";

/** A plan that follows the game. Call it while the component is made. */
export function planFor(play: Play): Plan {
  const plan = new Plan(play);
  let begun = "";
  $effect(() => {
    const moment = `${play.revision} ${play.deciding} ${play.seat}`;
    if (plan.sending || moment === begun) return;
    begun = moment;
    untrack(() => restart(plan));
  });
  $effect(() => {
    if (play.selection.length === 0 && untrack(() => plan.complete && !plan.sending)) restart(plan);
  });
  return plan;
}
