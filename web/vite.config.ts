/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The licences of the fonts travel with the fonts. */
function fontLicences(): Plugin {
  return {
    name: "font-licences",
    generateBundle() {
      for (const font of ["alegreya", "source-sans-3"]) {
        const source = readFileSync(`node_modules/@fontsource/${font}/LICENSE`, "utf8");
        this.emitFile({ type: "asset", fileName: `licences/${font}.txt`, source });
      }
    },
  };
}

/**
 * Every text of the client lies there packed as well, so that the server need not pack it for each
 * visitor.
 */
function packed(): Plugin {
  return {
    name: "packed",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(js|css|html|svg|txt)$/.test(fileName)) continue;
          const source = gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source });
        }
      },
    },
  };
}

const server = process.env.QUEENSWRIGHT_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), fontLicences(), packed()],
  build: {
    outDir: "../src/queenswright/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node" },
});
