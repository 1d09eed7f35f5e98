/** What the prompt is called, and what its gold button does, in words. */
import { objectOf, verbOf } from "../model";
import type { Plan } from "../plan/plan.svelte";
import { bonusInWords } from "../words";

export interface Heading {
  icon: string;
  title: string;
  under: string;
}

const ICONS: Record<string, string> = {
  draft: "a-hire",
  draft_turn: "a-hire",
  fire: "a-hire",
  repair: "a-construct",
  climb: "p-step",
  architect: "p-person",
};

/** Title and line below it for the decision at hand. */
export function heading(plan: Plan): Heading {
  const step = plan.now.step ?? "architect";
  const player = plan.view.seats[plan.me]!;
  const place = player.carriage;
  const kind = plan.content.map.locations.find((one) => one.name === place)?.type ?? "village";
  if (plan.over) {
    const action = plan.shown.seats[plan.me]!.architect;
    return { icon: `a-${action}`, title: plan.play.text(`action-${action}`), under: "" };
  }
  const icon = ICONS[step] ?? `a-${step}`;
  if (plan.lead?.startsWith("take ")) {
    const character = objectOf(plan.lead);
    return {
      icon,
      title: plan.content.characters[character]?.name ?? character,
      under: plan.text("turn-for-talers"),
    };
  }
  if (step === "construct" && plan.lead === "build") {
    const builders = plan.view.buildings[place]?.length ?? 0;
    const bonus = plan.view.demand[place]?.bonus;
    const rest = bonus ? bonusInWords(plan, bonus) : plan.text("nobody-lacking");
    return {
      icon,
      title: plan.text("title-build", { place }),
      under: plan.text("under-build", { kind, builder: builders + 1, rest }),
    };
  }
  if (step === "construct" && plan.lead === "palace")
    return { icon: "p-crown", title: plan.text("title-palace"), under: plan.text("under-palace") };
  if ((step === "construct" && plan.lead === "repair") || step === "repair")
    return { icon, title: plan.text("title-repair"), under: plan.text("under-repair") };
  return {
    icon,
    title: plan.text(`title-${step}`, { place }),
    under: plan.text(`under-${step}`, { place, kind }),
  };
}

function spent(plan: Plan): { steps: number; bonds: number } {
  const [before, after] = [plan.view.seats[plan.me]!, plan.after?.seats[plan.me]];
  return { steps: (after?.track ?? 0) - before.track, bonds: (after?.bonds ?? 0) - before.bonds };
}

/** What pressing the gold button will do. */
export function confirmLabel(plan: Plan): string {
  const [before, after] = [plan.view.seats[plan.me]!, plan.after?.seats[plan.me]];
  if (!plan.complete || !after) return plan.text("confirm-none");
  const talers = after.talers - before.talers;
  if (plan.over) return plan.text("confirm-go");
  if (plan.lead === "forfeit") return plan.text("confirm-forfeit");
  if (plan.lead === "palace") return plan.text("confirm-palace");
  if (plan.lead === "build") return plan.text("confirm-build", { ...spent(plan) });
  if (plan.lead === "repair" || plan.now.step === "repair")
    return plan.text("confirm-repair", { ...spent(plan) });
  const verb = verbOf(plan.lead ?? plan.follow ?? plan.now.step ?? "");
  if (verb === "take") return plan.text("confirm-take", { talers });
  if (verb === "turn") return plan.text("confirm-turn", { talers });
  if (verb === "climb") return plan.text("confirm-climb", { ...spent(plan) });
  if (verb === "hire")
    return plan.text(plan.follow ? "confirm-hire-fire" : "confirm-hire", { talers: -talers });
  if (verb === "fire") return plan.text("confirm-hire-fire", { talers: -talers });
  if (verb === "confidence") return plan.text("confirm-confidence", { bonds: after.confidence });
  if (verb === "redeem") return plan.text("confirm-redeem", { talers });
  if (verb === "travel") return plan.text("confirm-travel", { talers: -talers });
  if (verb === "labour") return plan.text("confirm-labour", { talers });
  return plan.text("confirm-tavern", { guilds: plan.picks.length, talers: -talers });
}
