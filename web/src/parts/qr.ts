/**
 * QR codes, made here so that an invitation needs nobody else: bytes, error correction M, versions
 * 1 to 10 (ISO/IEC 18004). Pure.
 */

interface Version {
  /** Codewords for error correction in every block. */
  check: number;
  /** Codewords of data in every block. */
  blocks: number[];
  /** Where the middles of the small squares are. */
  marks: number[];
}

const repeated = (count: number, size: number) => Array<number>(count).fill(size);
const VERSIONS: Version[] = [
  { check: 10, blocks: [16], marks: [] },
  { check: 16, blocks: [28], marks: [6, 18] },
  { check: 26, blocks: [44], marks: [6, 22] },
  { check: 18, blocks: repeated(2, 32), marks: [6, 26] },
  { check: 24, blocks: repeated(2, 43), marks: [6, 30] },
  { check: 16, blocks: repeated(4, 27), marks: [6, 34] },
  { check: 18, blocks: repeated(4, 31), marks: [6, 22, 38] },
  { check: 22, blocks: [...repeated(2, 38), ...repeated(2, 39)], marks: [6, 24, 42] },
  { check: 22, blocks: [...repeated(3, 36), ...repeated(2, 37)], marks: [6, 26, 46] },
  { check: 26, blocks: [...repeated(4, 43), 44], marks: [6, 28, 50] },
];
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Powers and logarithms in the field of 256 elements. */
const POWER = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i += 1) {
  POWER[i] = POWER[i + 255] = value;
  LOG[value] = i;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? POWER[LOG[a]! + LOG[b]!]! : 0);

/** What is left of the data divided by the generator of this degree. */
function checkOf(data: number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, POWER[i]!)));
    generator = next;
  }
  const rest = [...data, ...repeated(degree, 0)];
  for (let i = 0; i < data.length; i += 1) {
    const factor = rest[i]!;
    generator.forEach((one, at) => (rest[i + at]! ^= times(one, factor)));
  }
  return rest.slice(data.length);
}

/** The codewords of a text with those for error correction, in the order of drawing. */
function codewords(bytes: Uint8Array, number: number, version: Version): number[] {
  const room = sum(version.blocks);
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, number < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, 8 * room - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  for (let i = 0; words.length < room; i += 1) words.push(i % 2 ? 0x11 : 0xec);
  let from = 0;
  const data = version.blocks.map((size) => words.slice(from, (from += size)));
  const checks = data.map((block) => checkOf(block, version.check));
  return [...interleaved(data), ...interleaved(checks)];
}

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) =>
    blocks.flatMap((block) => (i < block.length ? [block[i]!] : [])),
  ).flat();
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A value with the rest of its division, as format and version are written. */
function guarded(value: number, generator: number, width: number): number {
  let rest = value << width;
  for (let bit = 31 - Math.clz32(rest); bit >= width; bit = 31 - Math.clz32(rest))
    rest ^= generator << (bit - width);
  return (value << width) | rest;
}

class Grid {
  readonly dark: boolean[][];
  /** What belongs to the pattern and not to the data. */
  readonly fixed: boolean[][];

  constructor(readonly size: number) {
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
  }

  set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  /** A square of rings around its middle; the rings of these radii are light. */
  rings(x: number, y: number, radius: number, light: number[]): void {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1)
        this.set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

function frame(number: number, { marks }: Version): Grid {
  const size = 17 + 4 * number;
  const grid = new Grid(size);
  for (let i = 0; i < size; i += 1) {
    grid.set(6, i, i % 2 === 0);
    grid.set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    grid.rings(x, y, 4, [2, 4]);
  const last = marks.at(-1);
  for (const y of marks)
    for (const x of marks) {
      const corner = (x === 6 && (y === 6 || y === last)) || (y === 6 && x === last);
      if (!corner) grid.rings(x, y, 2, [1]);
    }
  if (number >= 7) {
    const bits = guarded(number, 0x1f25, 12);
    for (let i = 0; i < 18; i += 1) {
      const [near, far, dark] = [Math.floor(i / 3), size - 11 + (i % 3), ((bits >> i) & 1) === 1];
      grid.set(far, near, dark);
      grid.set(near, far, dark);
    }
  }
  return grid;
}

/** Level M and the mask, twice, and the one square that is always dark. */
function writeFormat(grid: Grid, mask: number): void {
  const bits = guarded(mask, 0x537, 10) ^ 0x5412;
  const { size } = grid;
  for (let i = 0; i < 15; i += 1) {
    const dark = ((bits >> i) & 1) === 1;
    if (i < 6) grid.set(8, i, dark);
    else if (i < 8) grid.set(8, i + 1, dark);
    else if (i === 8) grid.set(7, 8, dark);
    else grid.set(14 - i, 8, dark);
    if (i < 8) grid.set(size - 1 - i, 8, dark);
    else grid.set(8, size - 15 + i, dark);
  }
  grid.set(8, size - 8, true);
}

/** The data goes up and down in columns of two, from the right to the left. */
function writeData(grid: Grid, words: number[], mask: number): void {
  const masked = MASKS[mask]!;
  let bit = 0;
  for (let right = grid.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < grid.size; step += 1) {
      const up = ((right + 1) & 2) === 0;
      const y = up ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.fixed[y]![x]) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid.dark[y]![x] = dark !== masked(x, y);
        bit += 1;
      }
    }
  }
}

/** How hard a code is to read: runs, squares, what looks like a corner, too much of one colour. */
function penalty({ dark, size }: Grid): number {
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))];
  let found = 0;
  for (const line of lines) {
    const text = line.map((one) => (one ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    for (const pattern of ["10111010000", "00001011101"])
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) found += 40;
  }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const one = dark[y]![x];
      if (dark[y - 1]![x] === one && dark[y]![x - 1] === one && dark[y - 1]![x - 1] === one)
        found += 3;
    }
  const share = sum(dark.map((row) => row.filter(Boolean).length)) / (size * size);
  return found + 10 * Math.floor(Math.abs(share * 20 - 10));
}

/** The squares of a code, row by row, true for dark; null for a text that is too long. */
export function qrCode(words: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(words);
  const index = VERSIONS.findIndex(
    ({ blocks }, i) => bytes.length + (i < 9 ? 2 : 3) <= sum(blocks),
  );
  const version = VERSIONS[index];
  if (!version) return null;
  const data = codewords(bytes, index + 1, version);
  const drawn = MASKS.map((_, mask) => {
    const grid = frame(index + 1, version);
    writeFormat(grid, mask);
    writeData(grid, data, mask);
    return { grid, penalty: penalty(grid) };
  });
  return drawn.reduce((best, one) => (one.penalty < best.penalty ? one : best)).grid.dark;
}
