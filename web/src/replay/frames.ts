/** A replay as moments of a table. Pure. */
import type { LogEntry, Replay, State, TableFrame, TableInfo } from "../wire/types";

/** The state a frame shows; nothing can be done in it. */
export function stateAt(replay: Replay, frame: number): State {
  const found = replay.frames[frame]!;
  const last = frame === replay.frames.length - 1;
  return {
    turn: found.turn,
    step: found.step,
    to_move: found.to_move,
    holding: null,
    seat: null,
    view: found.view,
    legal: [],
    undo: null,
    redo: false,
    asked: null,
    clock: null,
    over: last ? replay.over : null,
  };
}

/** The log as it was at a frame. */
export function logUpTo(replay: Replay, frame: number): LogEntry[] {
  return replay.frames
    .slice(0, frame + 1)
    .flatMap((one, i) =>
      one.text === null || one.seat === null
        ? []
        : [{ number: i, turn: one.turn, seat: one.seat, text: one.text, story: one.story }],
    );
}

/** A table for showing a replay: seats by name (known bots as bots), nobody at this browser. */
export function snapshotOf(replay: Replay, bots: string[]): Omit<TableFrame, "kind"> {
  const info: TableInfo = {
    table: "",
    game: replay.game,
    title: replay.title,
    pack: replay.pack,
    pack_digest: replay.pack_digest,
    rules_version: 0,
    options: replay.options as TableInfo["options"],
    seats: replay.seats.map((name) => ({
      ...(bots.includes(name)
        ? { kind: "bot", name: null, bot: name }
        : { kind: "person", name, bot: null }),
      yours: false,
      present: true,
      lost: false,
      left: false,
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
  return { info, number: 0, revision: 0, state: stateAt(replay, 0), log: [], chat: [], presence };
}

/** The frame where the turn before or after a frame begins. */
export function turnFrom(replay: Replay, frame: number, step: 1 | -1): number {
  const turn = replay.frames[frame]!.turn;
  let i = frame + step;
  while (replay.frames[i] && replay.frames[i]!.turn === turn) i += step;
  if (step === 1) return Math.min(i, replay.frames.length - 1);
  const before = replay.frames[i]?.turn;
  while (i > 0 && replay.frames[i - 1]!.turn === before) i -= 1;
  return Math.max(0, i);
}
