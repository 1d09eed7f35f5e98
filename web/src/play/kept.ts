/** What did not change stays the same object, so that nothing is drawn anew because of it. */

type Group = Record<string, unknown>;

const isPlain = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The newer of two values, put together from the parts of the older one wherever they are equal;
 * the older one itself where nothing has changed. It takes parts into `after`.
 */
export function kept<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    let same = before.length === after.length;
    for (let i = 0; i < after.length; i += 1) {
      const part: unknown = kept(before[i], after[i]);
      if (part !== after[i]) after[i] = part;
      if (part !== before[i]) same = false;
    }
    return same ? (before as T) : after;
  }
  if (before instanceof Set && after instanceof Set)
    return before.size === after.size && [...after].every((one) => before.has(one))
      ? (before as T)
      : after;
  if (!isPlain(before) || !isPlain(after)) return after;
  const was: Group = before;
  const is: Group = after;
  const names = Object.keys(is);
  let same = names.length === Object.keys(was).length;
  for (const name of names) {
    const part = kept(was[name], is[name]);
    if (part !== is[name]) is[name] = part;
    if (part !== was[name] || !(name in was)) same = false;
  }
  return same ? (was as T) : after;
}

/** A function whose results keep what did not change since the one before. */
export function keeping<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => (last = kept(last, make()));
}
