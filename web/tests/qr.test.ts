import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { qrCode } from "../src/parts/qr";

/** The code as a camera would see it: some pixels a square, with a light border. */
function read(code: boolean[][]): string | undefined {
  const [scale, quiet] = [4, 4];
  const side = scale * (code.length + 2 * quiet);
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  code.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let dy = 0; dy < scale; dy += 1)
        for (let dx = 0; dx < scale; dx += 1) {
          const at = (scale * (y + quiet) + dy) * side + scale * (x + quiet) + dx;
          pixels.fill(0, 4 * at, 4 * at + 3);
        }
    }),
  );
  return jsQR(pixels, side, side)?.data;
}

describe("a code", () => {
  it.each([1, 14, 15, 26, 27, 42, 62, 84, 106, 122, 152, 180, 213])(
    "of %i characters is read as what it says",
    (length) => {
      const words = "https://queens.example/join/Zk3".repeat(8).slice(0, length);
      const code = qrCode(words);
      expect(code).not.toBeNull();
      expect(read(code!)).toBe(words);
    },
  );

  it("holds letters of every kind", () => {
    const words = "https://königin.example/join/ß-ção";
    expect(read(qrCode(words)!)).toBe(words);
  });

  it("is read even where a part of it is covered", () => {
    const words = "http://127.0.0.1:8000/join/5yGQ2Lk0bS8dS1sQkY2n0A";
    const code = qrCode(words)!.map((row) => [...row]);
    for (let y = 14; y < 17; y += 1) for (let x = 14; x < 17; x += 1) code[y]![x] = true;
    expect(read(code)).toBe(words);
  });

  it("is none where there is too much to say", () => {
    expect(qrCode("x".repeat(214))).toBeNull();
  });
});
