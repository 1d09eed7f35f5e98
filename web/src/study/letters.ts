/** Plain data as letters for a link: anybody may have written them, so they are limited. */

const LONGEST_TEXT = 60_000;

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream, most: number) {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(by)
    .getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) throw new RangeError("too long");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function letters(data: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const small = await through(bytes, new CompressionStream("deflate-raw"), LONGEST_TEXT);
  return btoa(String.fromCharCode(...small))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The data in the letters of a link, null when there is none in them. */
export async function unlettered(found: string): Promise<unknown> {
  try {
    const plain = atob(found.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const large = await through(bytes, new DecompressionStream("deflate-raw"), LONGEST_TEXT);
    return JSON.parse(new TextDecoder().decode(large)) as unknown;
  } catch {
    return null;
  }
}
