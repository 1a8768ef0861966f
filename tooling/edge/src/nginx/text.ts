/** Lines of an nginx configuration, without indentation of the block that they are in. */
export type Lines = readonly string[];

export function block(head: string, lines: Lines): Lines {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}

/** A value with spaces or other special characters. Variables stay variables: nginx has no escape for `$`. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** `map`: the first matching entry gives the value of the variable. Entries are `[pattern, value]`, written as nginx wants them. */
export function map(source: string, variable: string, entries: readonly (readonly [string, string])[]): Lines {
  return block(
    `map ${source} ${variable}`,
    entries.map(([pattern, value]) => `${pattern} ${value};`),
  );
}
