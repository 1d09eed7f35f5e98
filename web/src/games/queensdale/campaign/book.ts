/** The book as a file that can be read without this page. Pure. */

const STYLE = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; background: #fcf5e4; color: #2a2018;
    font: 400 1.1rem/1.5 Georgia, serif; }
  h1, .cover { text-align: center; }
  h2 { margin-top: 3rem; border-bottom: 3px double #a98a55; }
  .rules, .asked { padding: .6rem 1rem; border: 1px solid #a98a55; background: #ecdcb9; }
  .note-line, .names, .above { font-style: italic; }
  blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid #c8952b; }
  @media print { body { background: none; } .chapter { break-before: page; } }
`;

const escaped = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A whole document: the pages as they are shown, without scripts, comments and hidden marks. */
export function fileOf(title: string, language: string, pages: string): string {
  const body = pages
    .replace(/<!--.*?-->/gs, "")
    .replace(/\s(?:data-[\w-]+|style)="[^"]*"/g, "")
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const kept = names.split(" ").filter((name) => name && !name.startsWith("svelte-"));
      return kept.length ? ` class="${kept.join(" ")}"` : "";
    });
  return (
    `<!doctype html>\n<html lang="${escaped(language)}">\n<head>\n<meta charset="utf-8">\n` +
    `<meta name="viewport" content="width=device-width">\n<title>${escaped(title)}</title>\n` +
    `<style>${STYLE}</style>\n</head>\n<body>\n${body}\n</body>\n</html>\n`
  );
}
