/**
 * The first game of a campaign, taught by playing it: what the coach says when something comes up.
 * What is played is in the game's `lesson.toml`.
 */
import type { Lesson, Moment } from "../../lesson/lesson";
import { spot } from "../../lesson/pointing";
import type { View } from "./model";

const told =
  (...ids: string[]) =>
  (m: Moment) =>
    ids.some((id) => m.fresh.has(`qd-story-${id}`));
/** A decision that is open, or what came of it where it was taken at once. */
const about =
  (step: string, ...ids: string[]) =>
  (m: Moment) =>
    (m.deciding && m.step === step) || told(...ids)(m);
const isPlaying = (m: Moment) => m.view["phase"] === "play";
const game = (m: Moment) => Number(m.view["game_number"] ?? 0);
const isOwn = (m: Moment) => m.deciding && isPlaying(m);
const one =
  (...selectors: string[]) =>
  () =>
    selectors;
/** What is left of the way to the goal. */
const isNear = (m: Moment) => {
  const own = (m.view as unknown as View).seats?.[m.seat ?? 0];
  return own !== undefined && own.goal - own.fame <= 2;
};

const lesson: Lesson = {
  message: (name) => `lesson-queensdale-${name}`,
  try: "scout",
  steps: [
    {
      id: "welcome",
      when: (m) => m.deciding && m.step === "grocer" && game(m) === 1,
      reads: true,
    },
    { id: "grocer", when: (m) => m.deciding && m.step === "grocer" && game(m) === 1 },
    { id: "first-hut", when: about("start_hut"), goal: true },
    {
      id: "valley",
      when: (m) => isOwn(m) && m.step === "turn" && m.turns <= 3,
      at: one(".valley"),
      reads: true,
    },
    {
      id: "dice",
      when: (m) => isOwn(m) && m.step === "turn" && !told("place")(m),
      at: one(".tray"),
      goal: true,
    },
    { id: "place", when: (m) => isOwn(m) && m.step === "place", goal: true },
    { id: "turn-end", when: (m) => isOwn(m) && m.step === "turn" && told("place")(m) },
    { id: "others", when: (m) => isPlaying(m) && !m.deciding && !m.over },
    {
      id: "token",
      when: (m) => isPlaying(m) && (m.step === "scout" || told("token")(m)),
      at: one("[data-scout=red]"),
      goal: true,
    },
    { id: "instead", when: (m) => isPlaying(m) && told("pay-die")(m), goal: true },
    {
      id: "hire",
      when: (m) => isPlaying(m) && told("drawn")(m),
      at: one("[data-figurine]"),
      goal: true,
    },
    {
      id: "build",
      when: (m) => isPlaying(m) && about("build", "built")(m),
      goal: true,
    },
    {
      id: "morale",
      when: (m) => isPlaying(m) && told("income", "use")(m),
      at: one(spot("morale")),
      goal: true,
    },
    { id: "reroll", when: about("roll", "reroll"), at: one(spot("reroll")), goal: true },
    { id: "hut", when: (m) => isPlaying(m) && about("hut", "hut")(m), goal: true },
    { id: "poor", when: (m) => isPlaying(m) && told("feed")(m), goal: true },
    { id: "leave", when: (m) => isPlaying(m) && told("leave")(m), goal: true },
    {
      id: "goal",
      when: (m) => isOwn(m) && isNear(m),
      at: one(spot("fame")),
      goal: true,
      reads: true,
    },
    { id: "tower", when: about("tower"), goal: true },
    { id: "store", when: (m) => !isPlaying(m) && told("stored")(m), goal: true },
    {
      id: "next",
      when: (m) => m.deciding && m.step === "grocer" && game(m) > 1,
      goal: true,
      reads: true,
    },
  ],
};

export default lesson;
