/** The handbooks that were read, once for each game and language. */
import { api } from "../wire/api";
import type { Handbook, Language } from "../wire/types";

const read = new Map<string, Promise<Handbook>>();

export function handbookOf(game: string, language: Language): Promise<Handbook> {
  const key = `${game} ${language}`;
  const known = read.get(key) ?? api.handbook(game, language);
  read.set(key, known);
  known.catch(() => read.delete(key));
  return known;
}
