/** Whether a page fills the whole window and needs no head of its own: a table, a replay. */
export const stage = $state({ full: false });

/** Fill the window as long as the component lives. Call it while the component is made. */
export function fillWindow(): void {
  $effect(() => {
    stage.full = true;
    return () => (stage.full = false);
  });
}
