/** Who sits at a seat just now, and who plays for them: told by a sign and in words. */
import type { Play } from "../play/play.svelte";
import { botName, text } from "../words/texts.svelte";

export type Presence = "here" | "choosing" | "away" | "missed" | "gone" | "bot";

/** Whether other people or a clock make it worth saying who is here. */
export function inCompany(play: Play): boolean {
  if (!play.live || play.info.status === "open") return false;
  const others = play.info.seats.some(
    (seat) => !seat.yours && (seat.kind === "person" || seat.plays_for !== null),
  );
  return others || play.state.clock !== null;
}

export function presenceOf(play: Play, seat: number): Presence {
  const one = play.info.seats[seat]!;
  if (one.left || one.resigned) return "gone";
  if (one.kind === "bot") return "bot";
  const awaited = play.active === seat && !play.over;
  if (one.yours || play.present[seat]) return awaited ? "choosing" : "here";
  return awaited ? "missed" : "away";
}

/** The same in words. */
export function presenceWords(play: Play, seat: number): string {
  const one = play.info.seats[seat]!;
  const found = presenceOf(play, seat);
  if (found === "bot") return botName(one.bot ?? "");
  if (found === "gone") {
    const how = one.resigned ? "resigned" : one.lost ? "out-of-time" : "left";
    return text(`web-presence-${how}`, {
      level: one.bot ? botName(one.bot) : "",
      bot: one.bot ? 1 : 0,
    });
  }
  if (found === "missed") {
    const { kind, at_zero } = play.info.clock;
    return text(`web-presence-missed-${kind === "none" ? "none" : (at_zero ?? "bot")}`);
  }
  return text(`web-presence-${found}`);
}
