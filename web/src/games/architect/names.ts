/** Places and people by the names that the current language has for them. */
import { ownName } from "../../words/texts.svelte";
import type { Content } from "./model";

/** What is printed, as it is read: moves go on calling places by the names of the pack. */
export function inThisLanguage(content: Content): Content {
  const people = Object.entries(content.characters).map(
    ([id, one]) => [id, { ...one, name: ownName(one.name) }] as const,
  );
  const locations = content.map.locations.map((one) => ({
    ...one,
    label: ownName(one.name),
  }));
  return {
    ...content,
    characters: Object.fromEntries(people),
    map: { ...content.map, locations },
  };
}
