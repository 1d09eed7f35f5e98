/** Storing between two games: what there is, where it goes, and what would be lost. Pure. */

type Amounts = Record<string, number>;

/** A place for goods: what it takes and how much. */
export interface Store {
  keeps: string;
  room: number;
  holds: string[];
}

const MATERIAL = new Set(["timber", "stone", "clay"]);

/** Whether a kind of store takes something; guilders go to their own places only. */
export function takes(keeps: string, item: string, isFigurine = false): boolean {
  if (keeps === item) return true;
  if (keeps === "material") return MATERIAL.has(item);
  if (keeps === "figurine") return isFigurine;
  return keeps === "any" && item !== "guilder";
}

/** The goods laid into the stores, the narrow ones first; what is over lies on the table. */
export function laidOut(
  keeps: Amounts,
  goods: Amounts,
  figurines: Amounts,
): { stores: Store[]; over: [string, number][] } {
  const left: Amounts = { ...goods, ...figurines };
  const stores = Object.entries(keeps).map(([name, room]) => ({
    keeps: name,
    room,
    holds: [] as string[],
  }));
  const width = (store: Store) =>
    Object.keys(left).filter((good) => takes(store.keeps, good, good in figurines)).length;
  for (const store of [...stores].sort((a, b) => width(a) - width(b))) {
    for (const good of Object.keys(left)) {
      while (
        store.holds.length < store.room &&
        takes(store.keeps, good, good in figurines) &&
        left[good]! > 0
      ) {
        store.holds.push(good);
        left[good]! -= 1;
      }
    }
  }
  return { stores, over: Object.entries(left).filter(([, count]) => count > 0) };
}

/** Where a thing can lie: in a store, by its place in the list, at the farm, or on the table. */
export type Place = number | "farm" | "table";

/** What lies where; what is left on the table is lost. */
export interface Laying {
  stores: Store[];
  farm: string[];
  table: string[];
}

const times = (amounts: Amounts): string[] =>
  Object.entries(amounts).flatMap(([item, count]) => Array.from({ length: count }, () => item));

/** Goods and figurines without some of them. */
const without = (amounts: Amounts, gone: Amounts): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([item, count]) => [item, Math.max(0, count - (gone[item] ?? 0))]),
  );

/** Everything laid out as it keeps most: what the farm gets, what is lost, and the rest stored. */
export function proposed(
  keeps: Amounts,
  goods: Amounts,
  figurines: Amounts,
  { give = {}, drop = {} }: { give?: Amounts; drop?: Amounts },
): Laying {
  const gone = { ...give };
  for (const [item, count] of Object.entries(drop)) gone[item] = (gone[item] ?? 0) + count;
  const { stores, over } = laidOut(keeps, without(goods, gone), without(figurines, gone));
  return { stores, farm: times(give), table: [...times(drop), ...times(Object.fromEntries(over))] };
}

/** Whether something can be put there. */
export function fits({ stores }: Laying, item: string, to: Place, figurines: Amounts): boolean {
  if (to === "table") return true;
  if (to === "farm") return item !== "guilder";
  const store = stores[to]!;
  return store.holds.length < store.room && takes(store.keeps, item, item in figurines);
}

/** The same with a thing carried from one place to another. */
export function carried(laying: Laying, item: string, from: Place, to: Place): Laying {
  const at = (place: Place, { stores, farm, table }: Laying): string[] =>
    place === "farm" ? farm : place === "table" ? table : stores[place]!.holds;
  const after: Laying = {
    stores: laying.stores.map((store) => ({ ...store, holds: [...store.holds] })),
    farm: [...laying.farm],
    table: [...laying.table],
  };
  const source = at(from, after);
  source.splice(source.indexOf(item), 1);
  at(to, after).push(item);
  return after;
}

/** How many there are of each. */
export function counted(items: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}
