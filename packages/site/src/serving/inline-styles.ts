import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the style sheet of a URL path, or null when it cannot be read. */
export type ReadSheet = (address: string) => string | null;

const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;

/**
 * Inlines the style sheets of a document, so that nothing is fetched before the first paint. The `<link>` elements stay
 * with the `disabled` attribute: they are not applied, but React finds them during hydration and treats them as loaded. The
 * preload scanner of browsers ignores `disabled`, and runs when the parser pauses, as on slow processors; `media` keeps it
 * from fetching them.
 */
export function withStyles(html: string, read: ReadSheet): string {
  return html.replace(link, (whole, address: string) => {
    const css = read(address);
    return css === null ? whole : `<style>${css}</style>${whole.slice(0, -'/>'.length)} media="not all" disabled=""/>`;
  });
}

function readOrNull(file: string): string | null {
  try {
    const css = readFileSync(file, 'utf8');
    // `</style` in a sheet would close the `<style>` element, so such a sheet is not inlined.
    return /<\/style/i.test(css) ? null : css;
  } catch {
    return null;
  }
}

/** Resolves the relative `url(…)` of a sheet, because an inlined sheet is relative to the document. */
function withAbsolutePaths(css: string, address: string): string {
  return css.replace(/\burl\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi, (_, quote: string, path: string) => {
    const { pathname, search, hash } = new URL(path, `http://localhost${address}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}

/** Reads the style sheets of a build and caches them. */
export function createReadSheet(buildFolder: string): ReadSheet {
  const cache = new Map<string, string | null>();
  return (address) => {
    const path = /^\/_next\/(static\/(?:[\w-]+\/)*[\w.-]+\.css)(?:\?|$)/.exec(address)?.[1];
    if (path === undefined) return null;
    const css = cache.get(path);
    if (css !== undefined) return css;
    const read = readOrNull(join(buildFolder, path));
    const resolved = read === null ? null : withAbsolutePaths(read, `/_next/${path}`);
    cache.set(path, resolved);
    return resolved;
  };
}
