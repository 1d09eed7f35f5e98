/**
 * The table in words: a view as the rows and columns that say what the illustrated table shows.
 * Pure but for the words themselves.
 */
import type { Seen } from "..";
import type { Group } from "../../table/shape";
import { named, text } from "../../words/texts.svelte";
import {
  CORNERS,
  cornerOf,
  costOf,
  performance,
  ROOMS,
  type Content,
  type Demand,
  type Player,
  type View,
} from "./model";

/** Parts that say nothing while they are empty. */
const OFTEN_EMPTY = new Set(["display", "working", "removed"]);
/** Parts that stand with others. */
const WITH_OTHERS = new Set(["buildings"]);
/** What a player seldom has; not worth a row before somebody has it. */
const SELDOM = ["contribution", "track_end_round"];

/** Words that are finished already. */
const said = (words: string): Group => ({ said: words });

const isThere = (view: Seen["view"]): boolean => Array.isArray(view["seats"]);

/** A view with what every craftsman performs in the place of how far the tile is turned. */
export function performances(view: View, content: Content): unknown {
  if (!Array.isArray(view.seats)) return view;
  return {
    ...view,
    seats: view.seats.map(({ craftsmen, ...rest }) => ({
      ...rest,
      performances: Object.fromEntries(
        Object.entries(craftsmen).map(([id, corner]) => [
          id,
          content.characters[id]?.performance[corner] ?? 0,
        ]),
      ),
    })),
  };
}

/** The parts of a view, each as its readers need it. */
export function spread(seen: Seen): [string, unknown][] {
  const parts = Object.entries(seen.view);
  if (!isThere(seen.view)) return parts;
  const view = seen.view as unknown as View;
  const content = seen.content as unknown as Content;
  const shown: Group = {
    seats: seatsOf(view.seats, content),
    billboard: view.billboard.map((id, space) => ({
      character: id,
      hiring: costOf(content, view, space),
      ...tile(content, id, cornerOf(content, space)),
    })),
    display: view.display.map((id) => ({ character: id, ...tile(content, id, 0) })),
    demand: Object.fromEntries(
      Object.entries(view.demand).map(([name, demand]) => [
        name,
        placeOf(view, content, name, demand),
      ]),
    ),
  };
  return parts
    .filter(([key, value]) => !WITH_OTHERS.has(key) && !isIdle(key, value))
    .map(([key, value]) => [key, shown[key] ?? value]);
}

const isIdle = (key: string, value: unknown): boolean =>
  OFTEN_EMPTY.has(key) && !Object.keys(value ?? {}).length;

/** What a tile shows from the position on that it has. */
function tile(content: Content, id: string | null, corner: number): Group {
  const one = id === null ? undefined : content.characters[id];
  return {
    performance: one?.performance.slice(corner) ?? [],
    repair: one?.repair ?? null,
    labourer: one?.labourer ?? null,
  };
}

function seatsOf(seats: Player[], content: Content): Group[] {
  const idle = new Set(
    SELDOM.filter((key) => seats.every((seat) => (seat as unknown as Group)[key] === null)),
  );
  return seats.map(({ craftsmen, tavern, ...rest }) => ({
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !idle.has(key))),
    sum: performance(content, craftsmen),
    craftsmen: said(crewInWords(craftsmen, content)),
    tavern: said(ROOMS.map((room) => roomInWords(room, tavern[room])).join(" ")),
  }));
}

function crewInWords(craftsmen: Player["craftsmen"], content: Content): string {
  const one = ([id, corner]: [string, number]): string => {
    const { name = id, guild = "", performance: values = [] } = content.characters[id] ?? {};
    return text("architect-craftsman", {
      name,
      guild: named(["guild"], guild),
      now: values[corner] ?? 0,
      jobs: CORNERS - corner,
    });
  };
  return Object.entries(craftsmen).map(one).join("; ") || "–";
}

function roomInWords(room: string, guilds: string[]): string {
  return text("board-room-tip", {
    room: text(`board-room-${room}`),
    names: guilds.map((guild) => named(["guild"], guild)).join(", ") || "–",
  });
}

/** A place: what it asks for, what it gives, who has built there, and what the next site takes. */
function placeOf(view: View, content: Content, name: string, demand: Demand): Group {
  const builders = view.buildings[name] ?? [];
  const { bonus } = demand;
  return {
    type: content.map.locations.find((one) => one.name === name)?.type ?? null,
    guilds: demand.guilds,
    bonus: said(bonus ? text("architect-bonus", { bonus: bonus.kind, amount: bonus.amount }) : "–"),
    buildings: builders,
    site: said(sign(content.site_reduction[builders.length])),
  };
}

const sign = (points: number | undefined): string =>
  points === undefined ? "–" : points ? `−${points}` : "0";
