/** A replay as moments of a table. Pure. */
import type { Ending, Replay, ReplayFrame, State, TableFrame, TableInfo } from "../wire/types";

/** The state a frame shows; nothing can be done in it. */
export function stateAt(frame: ReplayFrame, over: Ending | null): State {
  return {
    turn: frame.turn,
    step: frame.step,
    to_move: frame.to_move,
    holding: null,
    seat: null,
    view: frame.view,
    legal: [],
    undo: null,
    redo: false,
    portray: false,
    write: [],
    asked: null,
    clock: null,
    over,
  };
}

/** A table for showing a replay: seats by name (known bots as bots), nobody at this browser. */
export function snapshotOf(replay: Replay, state: State, bots: string[]): Omit<TableFrame, "kind"> {
  const info: TableInfo = {
    table: "",
    game: replay.game,
    title: replay.title,
    pack: replay.pack,
    pack_digest: replay.pack_digest,
    rules_version: 0,
    options: replay.options as TableInfo["options"],
    seats: replay.seats.map((name, i) => ({
      ...(bots.includes(name)
        ? { kind: "bot", name: null, bot: name }
        : { kind: "person", name, bot: null }),
      yours: false,
      present: true,
      lost: false,
      resigned: false,
      left: false,
      former: false,
      plays_for: null,
      place: null,
      account: false,
      character: replay.characters[i] ?? null,
      sentence: null,
      bots_sentence: null,
    })),
    take_back: "none",
    clock: { kind: "none" },
    public: false,
    auto_end: true,
    lesson: false,
    status: "running",
    created: 0,
    changed: 0,
    turn: "",
    commitment: "",
    invite: null,
    rematch: null,
    host: false,
  };
  const presence = { kind: "presence" as const, present: [], watching: 0, bots: "ready" as const };
  return { info, number: 0, revision: 0, state, log: [], chat: [], presence };
}
