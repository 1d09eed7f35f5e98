import { describe, expect, it } from "vitest";
import { changed, whole } from "../src/play/brief";
import type { Preview } from "../src/wire/types";

const VIEW = { round: 1, seats: [{ goods: { timber: 2 } }, { goods: { timber: 1 } }], card: "n4" };

describe("previews that are sent briefly", () => {
  it("get the view of the first with what differs, and share the rest", () => {
    const first = { moves: [], view: VIEW } as unknown as Preview;
    const second = {
      moves: [],
      view: {},
      changes: [[["seats", 0, "goods", "timber"], 3], [["card"]], [["marble"], 1]],
    } as unknown as Preview;
    const [one, two] = whole([first, second]);
    expect(one).toBe(first);
    expect(two!.view).toEqual({
      round: 1,
      seats: [{ goods: { timber: 3 } }, { goods: { timber: 1 } }],
      marble: 1,
    });
    expect((two!.view as unknown as typeof VIEW).seats[1]).toBe(VIEW.seats[1]);
  });

  it("leave the view that they differ from as it is", () => {
    const before = structuredClone(VIEW);
    changed(VIEW, [
      [["seats", 1, "goods", "clay"], 1],
      [["seats", 1, "goods", "timber"], 0],
      [["round"], 2],
    ]);
    expect(VIEW).toEqual(before);
  });

  it("are none where nothing can be done", () => expect(whole([])).toEqual([]));
});
