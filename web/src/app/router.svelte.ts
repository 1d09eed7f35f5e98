/** A tiny router over the browser's history: links are plain links, pages follow the address. */
import { routeOf, type Route } from "./routes";

interface Place {
  route: Route;
  hash: string;
}

function here(): Place {
  return { route: routeOf(location.pathname, location.search), hash: location.hash.slice(1) };
}

export const place: Place = $state(here());

/** Go to an address of this site. */
export function go(address: string, replace = false): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  Object.assign(place, here());
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Follow the history and clicks on links of this site. Call once, in the root component. */
export function followLinks(): () => void {
  const back = () => Object.assign(place, here());
  const click = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
