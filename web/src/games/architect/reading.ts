/**
 * What a preview of Queen's Architect may tell although it reveals something: only the tiles that
 * come up are a guess.
 */
import type { Reading } from "..";

export default {
  foretold: new Set(["story-hire", "story-fire", "story-hire-wanted", "story-price-removal"]),
} satisfies Reading;
