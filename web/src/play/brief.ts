/** Previews as the server sends them briefly: the first whole, of the others what differs. Pure. */
import type { Preview, State } from "../wire/types";

type Node = Record<string | number, unknown>;

/** Every preview with its view; what is the same in several is there once. */
export function whole(previews: readonly Preview[]): Preview[] {
  const first = previews[0]?.view ?? {};
  return previews.map((one) => (one.changes ? { ...one, view: changed(first, one.changes) } : one));
}

/** A view with changes made to it; the view itself stays as it is. */
export function changed(view: State["view"], changes: readonly unknown[][]): State["view"] {
  const result: Node = { ...view };
  const own = new Set<unknown>([result]);
  for (const change of changes) {
    const path = change[0] as (string | number)[];
    let at = result;
    for (const key of path.slice(0, -1)) {
      const next = at[key];
      if (!own.has(next)) own.add((at[key] = Array.isArray(next) ? [...next] : { ...next! }));
      at = at[key] as Node;
    }
    const last = path.at(-1)!;
    if (change.length > 1) at[last] = change[1];
    else delete at[last];
  }
  return result as State["view"];
}
