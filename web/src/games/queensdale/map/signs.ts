/** What stands on every hex of the valley. Pure. */
import { seatSigns } from "../late";
import { QUARTERS, type Content, type Quarter, type SeatView, type View } from "../model";
import type { Space } from "../valley";

export type Ground = "meadow" | "shrub" | "grass" | "earth";

/** A hex as it is drawn. */
export interface Hex extends Space {
  quarter: Quarter;
  flat: boolean;
  ground: Ground;
  /** The huts at the tent of whoever lives here. */
  huts: string[] | undefined;
  herb: string | undefined;
  built: { building: string; rank: number; colour: string } | undefined;
  /** A free building site. */
  site: boolean;
  /** The tile on a tower space, null where there is none; undefined elsewhere. */
  tile: string | null | undefined;
  cave: boolean;
  /** What else the owner has built here, by its drawing. */
  stages: string[];
}

const GROUNDS: Record<string, Ground> = { meadow: "meadow", shrub: "shrub", grass: "grass" };

/** What grows by stages on a hex, as far as it has grown. */
function stagesOn(hex: string, owner: SeatView, view: View): string[] {
  const place = hex.split(" ")[1]!;
  return seatSigns(view, owner, `hex ${place}`).flatMap(([sign, stage]) =>
    stage ? [`${sign}-${String(stage)}`] : [],
  );
}

/** Every hex with what stands on it. */
export function hexesOf(view: View, content: Content): Hex[] {
  const counts: Record<string, number> = {};
  const starting = content.map.spaces.filter(
    ({ kind, quarter }) => kind === "site" && quarter === "red",
  ).length;
  return content.map.spaces
    .filter((space) => space.quarter)
    .map((space) => {
      const quarter = space.quarter as Quarter;
      const key = `${quarter} ${space.kind}`;
      const place = (counts[key] = (counts[key] ?? -1) + 1);
      const owner = view.seats.find((seat) => seat.colour === quarter);
      const number = place + (space.kind === "grass" ? starting : 0);
      const isSite =
        owner !== undefined &&
        (space.kind === "site" || (space.kind === "grass" && number < owner.sites));
      const built = isSite ? owner.buildings[number] : undefined;
      return {
        ...space,
        quarter,
        flat: QUARTERS.indexOf(quarter) % 2 === 1,
        ground: isSite ? "earth" : (GROUNDS[space.kind] ?? "earth"),
        huts: space.kind === "tent" ? owner?.huts : undefined,
        herb: view.herbs[space.name],
        built: built && { ...built, colour: view.stock[built.building]?.colour ?? "grey" },
        site: isSite && !built,
        tile: space.kind === "tower" ? (owner?.tower[place] ?? null) : undefined,
        cave: view.caves?.includes(space.name) ?? false,
        stages: owner ? stagesOn(space.name, owner, view) : [],
      };
    });
}
