/** A custom property of a style sheet. */
export interface SheetToken {
  /** Without the dashes in front. */
  readonly name: string;
  readonly value: string;
  /** The comment above it, which counts until the next empty line. */
  readonly description: string | undefined;
}

export interface SplitSheet {
  /** The style sheet without its media queries. */
  readonly plain: string;
  /** The rules of each media query, by its condition: `(prefers-contrast: more)`. */
  readonly media: ReadonlyMap<string, string>;
}

/** The position after the brace that closes the one before `start`. */
function endOfBlock(css: string, start: number): number {
  let depth = 1;
  let at = start;
  while (depth > 0 && at < css.length) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
}

export function splitMedia(css: string): SplitSheet {
  const media = new Map<string, string>();
  let plain = css;
  for (let found = /@media ([^{]+)\{/.exec(plain); found !== null; found = /@media ([^{]+)\{/.exec(plain)) {
    const start = found.index + found[0].length;
    const end = endOfBlock(plain, start);
    media.set((found[1] ?? '').trim(), plain.slice(start, end - 1));
    plain = plain.slice(0, found.index) + plain.slice(end);
  }
  return { plain, media };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The custom properties of rules, in their order, with the comments above them. */
export function parseTokens(css: string): SheetToken[] {
  const tokens: SheetToken[] = [];
  let description: string | undefined;
  for (const [whole, comment, name, value] of css.matchAll(
    /\/\*([\s\S]*?)\*\/|\n[ \t]*\n|--([a-z0-9-]+):\s*([^;{}]+);/g,
  )) {
    if (name !== undefined && value !== undefined) tokens.push({ name, value: oneLine(value), description });
    else description = comment === undefined || whole === '' ? undefined : oneLine(comment);
  }
  return tokens;
}
