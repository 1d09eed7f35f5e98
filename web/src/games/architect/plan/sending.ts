/** Playing what is planned. */
import { settings } from "../../../app/settings.svelte";
import { movesOf, type Plan } from "./plan.svelte";

/** Play what is planned, if it can be played as it is. */
export async function send(plan: Plan): Promise<void> {
  if (plan.complete && !plan.sending) await sendNow(plan, movesOf(plan));
}

/** With "play at once" a single choice needs no second press; sets and spending do. */
export function sendIfSingle(plan: Plan, text: string): void {
  if (settings.at_once && plan.complete && !plan.follow && !plan.picking && plan.lead === text)
    void send(plan);
}

/** Play these moves, whatever else is planned. */
export async function sendNow(plan: Plan, moves: string[]): Promise<void> {
  plan.sending = true;
  plan.play.selection = moves;
  await plan.play.confirm();
  plan.sending = false;
}
