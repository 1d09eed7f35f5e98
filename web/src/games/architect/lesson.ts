/**
 * The first game of Queen's Architect, taught by playing it: what the coach says when something
 * comes up.
 */
import type { Lesson, Moment } from "../../lesson/lesson";

const asked = (step: string) => (m: Moment) => m.deciding && m.step === step;
const told =
  (...ids: string[]) =>
  (m: Moment) =>
    ids.some((id) => m.fresh.has(id));

const lesson: Lesson = {
  message: (name) => `lesson-architect-${name}`,
  bot: "apprentice",
  options: { round_limit: 12 },
  steps: [
    { id: "welcome", when: (m) => m.deciding && m.step === "draft" && m.turns <= 1 },
    { id: "draft", when: asked("draft"), goal: true },
    { id: "draft-turn", when: asked("draft_turn"), goal: true },
    { id: "hold", when: (m) => m.holding, goal: true },
    { id: "did-build", when: told("story-build") },
    { id: "did-drop-out", when: told("story-drop-out") },
    { id: "did-climb", when: told("story-climb", "story-climb-nothing") },
    { id: "did-hire", when: told("story-hire") },
    { id: "did-travel", when: told("story-travel") },
    { id: "did-labour", when: told("story-labour") },
    { id: "did-confidence", when: told("story-confidence") },
    { id: "did-redeem", when: told("story-redeem") },
    { id: "did-tavern", when: told("story-tavern", "story-tavern-nobody") },
    { id: "did-forfeit", when: told("story-forfeit") },
    { id: "architect", when: asked("architect"), goal: true },
    { id: "plan", when: (m) => m.deciding && m.step === "architect" && m.turns >= 5 },
    { id: "palace", when: (m) => m.deciding && m.step === "architect" && m.turns >= 8 },
    { id: "labour", when: asked("labour"), goal: true },
    { id: "hire", when: asked("hire"), goal: true },
    { id: "fire", when: asked("fire") },
    { id: "bank", when: asked("bank"), goal: true },
    { id: "travel", when: asked("travel"), goal: true },
    { id: "tavern", when: asked("tavern"), goal: true },
    { id: "construct", when: asked("construct"), goal: true },
    { id: "repair", when: asked("repair") },
    { id: "climb", when: asked("climb"), goal: true },
    { id: "others", when: (m) => !m.deciding && !m.holding && !m.over && m.turns >= 1 },
  ],
};

export default lesson;
