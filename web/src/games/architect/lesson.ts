/**
 * The first game of Queen's Architect, taught by playing it: what the coach says when something
 * comes up. What is played is in the game's `lesson.toml`.
 */
import type { Lesson, Moment } from "../../lesson/lesson";
import { spot } from "../../lesson/pointing";

/** A decision that is open, or what came of it where it was taken at once. */
const about =
  (step: string, ...stories: string[]) =>
  (m: Moment) =>
    (m.deciding && m.step === step) || stories.some((id) => m.fresh.has(id));
const told =
  (...ids: string[]) =>
  (m: Moment) =>
    ids.some((id) => m.fresh.has(id));
const walking = (m: Moment) => m.deciding && m.step === "architect";
const roundOf = (m: Moment) => Number(m.view["round"] ?? 0);
const carriage = (m: Moment) => {
  const seats = m.view["seats"] as { carriage: string }[] | undefined;
  return seats?.[m.seat ?? 0]?.carriage ?? "";
};
const at =
  (...names: string[]) =>
  () =>
    names.map(spot);
/** The round whose beginning shows the way to the palace: everything else has come up by then. */
const LAST = 8;

const lesson: Lesson = {
  message: (name) => `lesson-architect-${name}`,
  try: "palace",
  steps: [
    {
      id: "welcome",
      when: (m) => m.deciding && m.step === "draft" && m.turns <= 1,
      at: at("palace"),
      reads: true,
    },
    { id: "draft", when: about("draft"), goal: true },
    { id: "draft-turn", when: about("draft_turn", "story-draft-turn"), goal: true },
    { id: "architect", when: walking, goal: true },
    { id: "hire", when: about("hire", "story-hire"), goal: true },
    { id: "travel", when: about("travel", "story-travel"), goal: true },
    {
      id: "construct",
      when: (m) => m.deciding && ["construct", "climb", "repair"].includes(m.step ?? ""),
      at: (m) => [spot(`travel ${carriage(m)}`)],
      goal: true,
    },
    {
      id: "climb",
      when: about("climb", "story-climb", "story-climb-nothing"),
      at: at("track"),
      goal: true,
    },
    { id: "hold", when: (m) => m.holding },
    { id: "did-build", when: told("story-build") },
    { id: "labour", when: about("labour", "story-labour"), goal: true },
    { id: "did-drop-out", when: told("story-drop-out") },
    { id: "bank", when: about("bank", "story-redeem", "story-confidence"), goal: true },
    { id: "tavern", when: about("tavern", "story-tavern", "story-tavern-nobody"), goal: true },
    { id: "repair", when: about("repair", "story-repairs"), goal: true },
    { id: "fire", when: about("fire") },
    { id: "did-forfeit", when: told("story-forfeit") },
    { id: "others", when: (m) => !m.deciding && !m.holding && !m.over && m.turns >= 1 },
    {
      id: "plan",
      when: (m) => walking(m) && roundOf(m) === 2,
      at: (m) => [spot(`travel ${carriage(m)}`)],
    },
    {
      id: "palace",
      when: (m) => walking(m) && roundOf(m) >= LAST,
      at: at("palace"),
      goal: true,
      reads: true,
    },
  ],
};

export default lesson;
