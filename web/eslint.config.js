import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // Prettier's printWidth, for what Prettier does not break: comments, strings, class names.
      "max-len": ["error", { code: 100 }],
      // A parameter that is there for its place in the list begins with an underscore.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // The type check of svelte-check knows the types that a name can be of; this rule does not.
      "no-undef": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      // Sets and maps here are made anew, never changed in place: a plain one is enough.
      "svelte/prefer-svelte-reactivity": "off",
      // A blank at the beginning of a block is lost unless it is written {" "}.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
