/** What stands in the hexes of the valley: herbs, buildings, towers, caves. */
import type { Namer } from "../../table/shape";
import { text } from "../../words/texts.svelte";
import type { Space } from "./valley";

interface Seat {
  colour: string;
  scout: string;
  sites: number;
  buildings: { building: string; rank: number }[];
  tower: (string | null)[];
}

export interface ValleyView {
  herbs?: Record<string, string>;
  seats: Seat[];
  caves?: string[];
}

/** What is drawn in a hex. */
export interface HexSign {
  shape: string;
  /** Letters on it. */
  mark?: string | undefined;
  words: string;
}

/** Every hex by its place among those of its kind in the quarter. */
function ranksOf(hexes: readonly Space[]): Map<string, number> {
  const counts: Record<string, number> = {};
  return new Map(
    hexes.map(({ name, quarter, kind }) => [
      name,
      (counts[`${quarter} ${kind}`] = (counts[`${quarter} ${kind}`] ?? -1) + 1),
    ]),
  );
}

/** The sign in every hex, by the hex's name. */
export function signsOf(
  hexes: readonly Space[],
  view: ValleyView,
  namer: Namer,
  letters: ReadonlyMap<string, string>,
): Map<string, HexSign> {
  const ranks = ranksOf(hexes);
  const startingSites = hexes.filter(
    ({ kind, quarter }) => kind === "site" && quarter === hexes[0]?.quarter,
  ).length;
  const withWords = (space: Space): HexSign => {
    const plain = { shape: space.kind, words: text(`web-hex-${space.kind}`) };
    const owner = view.seats.find((seat) => seat.colour === space.quarter);
    const place = ranks.get(space.name) ?? 0;
    if (space.kind === "shrub") return tokenOn(plain, view.herbs?.[space.name], namer, letters);
    if (view.caves?.includes(space.name)) return { shape: "cave", words: text("web-hex-cave") };
    if (space.kind === "tower") return tileOn(plain, owner?.tower[place], namer);
    if (!owner || (space.kind !== "site" && space.kind !== "grass")) return plain;
    // Cleared grass follows the sites of the start.
    const number = place + (space.kind === "grass" ? startingSites : 0);
    return number < owner.sites ? siteOf(owner.buildings[number], namer) : plain;
  };
  return new Map(hexes.map((space) => [space.name, withWords(space)]));
}

function tokenOn(
  plain: HexSign,
  herb: string | undefined,
  namer: Namer,
  letters: ReadonlyMap<string, string>,
): HexSign {
  if (!herb) return plain;
  const words = `${plain.words}, ${namer.value("herbs", herb)}`;
  return { shape: herb, mark: letters.get(herb), words };
}

function tileOn(plain: HexSign, tile: string | null | undefined, namer: Namer): HexSign {
  if (!tile) return plain;
  const words = `${plain.words}, ${namer.value("tower", tile)}`;
  return { shape: "built-tower", mark: tile, words };
}

function siteOf(built: Seat["buildings"][number] | undefined, namer: Namer): HexSign {
  if (!built) return { shape: "site", words: text("web-hex-site") };
  return {
    shape: "house",
    mark: namer.value("rank", built.rank),
    words: namer.phrase?.("buildings", { ...built }) ?? built.building,
  };
}
