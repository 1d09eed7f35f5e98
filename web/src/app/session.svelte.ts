/** Who sits at this browser and which games there are; fetched once when the page opens. */
import { api } from "../wire/api";
import type { GameInfo, Me, NewTable } from "../wire/types";
import { text } from "../words/texts.svelte";

interface Session {
  me: Me;
  games: GameInfo[];
  /** The game that is chosen on the start page. */
  chosen: string | null;
}

export const session: Session = $state({
  me: {
    person: "",
    name: null,
    account: false,
    local: false,
    csrf: "",
    mail: null,
    can_mail: false,
    codes_left: 0,
  },
  games: [],
  chosen: null,
});

export async function openSession(): Promise<void> {
  const [me, games] = await Promise.all([api.me(), api.games()]);
  session.me = me;
  session.games = games;
}

/** The session of this browser was ended or renewed elsewhere: ask who we are now. */
export async function whoAmI(): Promise<void> {
  session.me = await api.me();
}

export function gameNamed(name: string): GameInfo | undefined {
  return session.games.find((game) => game.name === name);
}

/**
 * Somebody who only wants to play needs no name of their own: a guest gets one, which can be
 * changed at any time.
 */
export async function beSomebody(): Promise<void> {
  if (session.me.local || session.me.name) return;
  const number = String(1000 + Math.floor(Math.random() * 9000));
  session.me = await api.rename(text("web-guest", { number }));
}

/** A table against bots that can begin at once. */
export function againstBots(game: GameInfo, bots: string[]): NewTable {
  return {
    game: game.name,
    seats: [{ kind: "me" }, ...bots.map((bot) => ({ kind: "bot" as const, bot }))],
    take_back: "free",
    clock: { kind: "none" },
    public: false,
    auto_end: false,
  };
}

/** The table of a first game with the coach. */
export function firstLesson(game: string): NewTable {
  return { game, seats: [{ kind: "me" }], lesson: true };
}
