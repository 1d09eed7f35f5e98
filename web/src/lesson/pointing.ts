/** Where on the screen a piece lies that a coach or a hint speaks of. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The selector of what a board names with `data-spot`: a piece, or something to press. */
export const spot = (name: string): string => `[data-spot="${name}"]`;

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

function inside([x, y]: [number, number], frame: DOMRect): boolean {
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}

/** Whether somebody sees the piece: drawn, on the screen, and within the frame that cuts it off. */
function isSeen(node: Element, root: DOMRect): boolean {
  const box = node.getBoundingClientRect();
  if (!box.width || !box.height || !inside(middle(box), root)) return false;
  const frame = node instanceof SVGElement ? node.ownerSVGElement : null;
  return !frame || inside(middle(box), frame.getBoundingClientRect());
}

/**
 * The first of the pieces that is seen; a piece of the board comes before its entry in the prompt.
 */
export function seen(root: Element, selectors: readonly string[]): Element | null {
  const within = root.getBoundingClientRect();
  for (const selector of selectors) {
    const found = [...root.querySelectorAll(selector)].filter((node) => isSeen(node, within));
    const first = found.find((node) => !node.closest("#prompt")) ?? found[0];
    if (first) return first;
  }
  return null;
}

/** Bring a piece into sight if it was scrolled out of it; says whether it was. */
export function reveal(node: Element): boolean {
  const spot = middle(node.getBoundingClientRect());
  for (let one = node.parentElement; one; one = one.parentElement) {
    const scrolls = getComputedStyle(one).overflowY !== "visible";
    if (!scrolls || inside(spot, one.getBoundingClientRect())) continue;
    node.scrollIntoView({ block: "nearest" });
    return true;
  }
  return false;
}

/**
 * The box of a piece, measured from the corner of the board. Where parts of it are marked with
 * `data-aim` they are what is ringed, without the glow around them.
 */
export function boxOf(root: Element, node: Element): Box {
  const from = root.getBoundingClientRect();
  const aims = [...node.querySelectorAll("[data-aim]")];
  const boxes = (aims.length ? aims : [node]).map((one) => one.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x: left - from.x, y: top - from.y, width: right - left, height: bottom - top };
}

/** The way of an arrow from a card to a piece: out of the nearest edge, with a bend. */
export function arrowBetween(card: Box, target: Box): string {
  const [tx, ty] = [target.x + target.width / 2, target.y + target.height / 2];
  const sx = Math.min(Math.max(tx, card.x + 16), card.x + card.width - 16);
  const below = ty > card.y + card.height / 2;
  const sy = below ? card.y + card.height : card.y;
  const ey = below ? target.y - 8 : target.y + target.height + 8;
  const bend = (sy + ey) / 2;
  const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  return `M${point(sx, sy)}C${point(sx, bend)} ${point(tx, bend)} ${point(tx, ey)}`;
}

const HEAD = 15;

/** The way of a straight arrow from the middle of a piece to that of another, with its head. */
export function arrowOver(start: Box, end: Box): string {
  const [sx, sy] = [start.x + start.width / 2, start.y + start.height / 2];
  const [ex, ey] = [end.x + end.width / 2, end.y + end.height / 2];
  const angle = Math.atan2(ey - sy, ex - sx);
  const side = (turn: number): string =>
    `${round(ex - HEAD * Math.cos(angle + turn))} ${round(ey - HEAD * Math.sin(angle + turn))}`;
  const tip = `${round(ex)} ${round(ey)}`;
  return `M${round(sx)} ${round(sy)}L${tip}M${side(0.5)}L${tip}L${side(-0.5)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
