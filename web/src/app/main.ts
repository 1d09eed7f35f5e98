import { mount } from "svelte";
import App from "./App.svelte";
import "../look/index.css";

/**
 * A page from before an upgrade of the server asks for parts that are gone: load the new page,
 * once.
 */
addEventListener("vite:preloadError", (event) => {
  const KEY = "queenswright.reloaded";
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < 30_000) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  event.preventDefault();
  location.reload();
});

const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
