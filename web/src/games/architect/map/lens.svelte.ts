/** The part of the map that is seen: dragged, pinched, wheeled and buttoned. */
import type { Attachment } from "svelte/attachments";

const CLOSEST = 3;
const DRAG_PIXELS = 6;

export class Lens {
  private x = $state(0);
  private y = $state(0);
  private k = $state(1);
  private worldWidth = $state(952);
  private worldHeight = $state(338);
  private frameWidth = $state(952);
  private frameHeight = $state(338);
  /** Whether the last press was a drag, so that it presses nothing. */
  dragged = false;

  /** At k = 1 one unit of the world is one pixel, or the world fills the frame if that is more. */
  private readonly unit: number = $derived(
    Math.max(1, this.frameWidth / this.worldWidth, this.frameHeight / this.worldHeight),
  );
  private readonly width: number = $derived(this.frameWidth / (this.unit * this.k));
  private readonly height: number = $derived(this.frameHeight / (this.unit * this.k));
  readonly box: string = $derived(
    `${this.x.toFixed(1)} ${this.y.toFixed(1)} ${this.width.toFixed(1)} ${this.height.toFixed(1)}`,
  );
  readonly moved: boolean = $derived(
    this.width < this.worldWidth - 1 || this.height < this.worldHeight - 1,
  );

  fit(worldWidth: number, worldHeight: number, frameWidth: number, frameHeight: number): void {
    if (!frameWidth || !frameHeight) return;
    this.worldWidth = worldWidth;
    this.worldHeight = worldHeight;
    this.frameWidth = frameWidth;
    this.frameHeight = frameHeight;
    this.keep();
  }

  centre(x: number, y: number): void {
    this.x = x - this.width / 2;
    this.y = y - this.height / 2;
    this.keep();
  }

  zoom(by: number, atX = 0.5, atY = 0.5): void {
    const [px, py] = [this.x + this.width * atX, this.y + this.height * atY];
    this.k = Math.min(CLOSEST, Math.max(this.widest(), this.k * by));
    this.x = px - this.width * atX;
    this.y = py - this.height * atY;
    this.keep();
  }

  /** The whole kingdom. */
  all(): void {
    this.k = this.widest();
    this.centre(this.worldWidth / 2, this.worldHeight / 2);
  }

  /** As large as things are drawn, around a place. */
  near(x: number, y: number): void {
    this.k = 1;
    this.centre(x, y);
  }

  get whole(): boolean {
    return this.k <= this.widest() + 0.01;
  }

  private widest(): number {
    return Math.min(
      1,
      Math.min(this.frameWidth / this.worldWidth, this.frameHeight / this.worldHeight) / this.unit,
    );
  }

  private keep(): void {
    const within = (value: number, size: number, world: number): number =>
      size >= world ? (world - size) / 2 : Math.min(Math.max(value, 0), world - size);
    this.x = within(this.x, this.width, this.worldWidth);
    this.y = within(this.y, this.height, this.worldHeight);
  }

  readonly attach: Attachment<Element> = (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      options = {},
    ): void =>
      node.addEventListener(name, listener as EventListener, { signal: stop.signal, ...options });
    on("pointerdown", (event) => {
      if (fingers.size === 0) {
        travelled = 0;
        this.dragged = false;
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    on("pointermove", (event) => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) this.pinch(node, last, event, other);
      else this.drag(dx, dy);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      travelled += Math.abs(dx) + Math.abs(dy);
      if (travelled > DRAG_PIXELS && !this.dragged) {
        this.dragged = true;
        node.setPointerCapture(event.pointerId);
      }
    });
    const lift = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) setTimeout(() => (this.dragged = false));
    };
    on("pointerup", lift);
    on("pointercancel", lift);
    on(
      "wheel",
      (event) => {
        event.preventDefault();
        const frame = node.getBoundingClientRect();
        this.zoom(
          Math.exp(-event.deltaY / 500),
          (event.clientX - frame.x) / frame.width,
          (event.clientY - frame.y) / frame.height,
        );
      },
      { passive: false },
    );
    return () => stop.abort();
  };

  private drag(dx: number, dy: number): void {
    this.x -= (dx * this.width) / this.frameWidth;
    this.y -= (dy * this.height) / this.frameHeight;
    this.keep();
  }

  private pinch(
    node: Element,
    last: { x: number; y: number },
    event: PointerEvent,
    other: { x: number; y: number },
  ): void {
    const frame = node.getBoundingClientRect();
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const [mx, my] = [
      (event.clientX + other.x) / 2 - frame.x,
      (event.clientY + other.y) / 2 - frame.y,
    ];
    if (before > 0) this.zoom(now / before, mx / frame.width, my / frame.height);
  }
}
