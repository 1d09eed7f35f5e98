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
