/** Ends turns that are done, at once or after some seconds, as their player has set it. */
import { settings } from "../app/settings.svelte";
import type { Play } from "../play/play.svelte";

/** How long a turn that is done can still be taken back before it ends by itself. */
const UNDO_MS = 5000;

/** Follows a table as long as the component lives. `wait` leaves this one turn to its player. */
export function endsByItself(get: () => Play | null): { wait: () => void } {
  let waiting = -1;
  let tried = -1;
  let timer = 0;
  const stop = (play: Play) => {
    clearTimeout(timer);
    play.ends_at = null;
  };
  $effect(() => {
    const play = get();
    if (!play?.holding || settings.turn_end === "asked") return;
    const { revision } = play;
    // While the answer to the last choice is on its way, nothing else can be asked.
    if (play.busy || play.connection !== "live" || [waiting, tried].includes(revision)) return;
    const free = play.state.undo === "free" && settings.turn_end === "soon";
    const end = () => {
      tried = revision;
      void play.endTurn();
    };
    play.ends_at = free ? Date.now() + UNDO_MS : null;
    timer = window.setTimeout(end, free ? UNDO_MS : 0);
    return () => stop(play);
  });
  return {
    wait: () => {
      const play = get();
      if (!play) return;
      waiting = play.revision;
      stop(play);
    },
  };
}
