/** How much room a page of the study has: on a desk everything is shown at once, else in tabs. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

const DESK = { width: 1100, height: 640 };
const TALL = 800;

export const room = {
  get isWide(): boolean {
    return (innerWidth.current ?? 0) >= DESK.width && (innerHeight.current ?? 0) >= DESK.height;
  },
  get isTall(): boolean {
    return (innerHeight.current ?? 0) >= TALL;
  },
};
