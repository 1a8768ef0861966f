/** The rules of a `robots.txt` with one group, and its sitemap. */
export interface Robots {
  readonly allow: readonly string[];
  readonly disallow: readonly string[];
  readonly sitemap: string;
}

export function readRobots(text: string): Robots {
  const lines = text.split('\n').map((line) => /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? []);
  const valuesOf = (name: string) =>
    lines.flatMap(([, key = '', value = '']) => (key.toLowerCase() === name ? [value] : []));
  return { allow: valuesOf('allow'), disallow: valuesOf('disallow'), sitemap: valuesOf('sitemap')[0] ?? '' };
}

function matches(rule: string, path: string): boolean {
  const parts = rule.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}`).test(path);
}

function longestMatch(rules: readonly string[], path: string): number {
  return Math.max(-1, ...rules.filter((rule) => matches(rule, path)).map(({ length }) => length));
}

/** Whether a search engine requests the path: the longest rule decides, and `allow` among equals (RFC 9309). */
export function mayCrawl({ allow, disallow }: Robots, path: string): boolean {
  return longestMatch(allow, path) >= longestMatch(disallow, path);
}
