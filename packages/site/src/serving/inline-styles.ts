import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import onHeaders from 'on-headers';

/** Returns the style sheet of a URL path, or null when it cannot be read. */
export type ReadSheet = (address: string) => string | null;

const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;

/**
 * Inlines the style sheets of a document, so that nothing is fetched before the first paint. The `<link>` elements stay
 * with the `disabled` attribute: they are not fetched, but React finds them during hydration and treats them as loaded.
 */
export function withStyles(html: string, read: ReadSheet): string {
  return html.replace(link, (whole, address: string) => {
    const css = read(address);
    return css === null ? whole : `<style>${css}</style>${whole.slice(0, -'/>'.length)} disabled=""/>`;
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

function isDocument(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html') && !response.hasHeader('content-encoding');
}

/** Buffers the chunks of a document up to `</head>`, then inlines the style sheets and passes all further chunks through. */
class HeadBuffer {
  readonly #read: ReadSheet;
  #buffered: Uint8Array[] | null = [];

  constructor(read: ReadSheet) {
    this.#read = read;
  }

  /** Adds a chunk. Returns the bytes that can be sent now, or null. */
  push(chunk: Uint8Array): Uint8Array | null {
    if (this.#buffered === null) return chunk;
    this.#buffered.push(chunk);
    const bytes = Buffer.concat(this.#buffered);
    const end = bytes.indexOf('</head>');
    if (end === -1) return null;
    this.#buffered = null;
    const head = withStyles(bytes.toString('utf8', 0, end), this.#read);
    // The rest is not decoded: the chunk may end inside a multi-byte character.
    return Buffer.concat([Buffer.from(head), bytes.subarray(end)]);
  }

  /** Returns the bytes that are still buffered, of a document without `</head>`. */
  flush(): Uint8Array | null {
    const buffered = this.#buffered;
    this.#buffered = null;
    return buffered && Buffer.concat(buffered);
  }
}

/** `chunk`, and optionally `encoding` and `callback`. */
type WriteArguments = readonly unknown[];

function isChunk(value: unknown): value is string | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array;
}

function callbackOf(args: WriteArguments) {
  return args.find((each) => typeof each === 'function') as (() => void) | undefined;
}

function toBytes(chunk: string | Uint8Array, encoding: unknown): Uint8Array {
  return typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : chunk;
}

/** Patches `write` and `end` of a response, so that an HTML document is sent with inlined style sheets. */
export function inlineStyles(response: ServerResponse, read: ReadSheet): void {
  const write = response.write.bind(response) as (chunk: Uint8Array) => boolean;
  const end = response.end.bind(response) as (callback?: () => void) => ServerResponse;
  let head: HeadBuffer | null | undefined;
  /** Decides once, before the compression names its encoding: with the headers, or with the first chunk if that is earlier. */
  const decide = (): HeadBuffer | null => {
    if (head === undefined) head = isDocument(response) ? new HeadBuffer(read) : null;
    return head;
  };
  const push = (chunk: string | Uint8Array, encoding: unknown): Uint8Array | null => {
    const buffer = decide();
    return buffer === null ? toBytes(chunk, encoding) : buffer.push(toBytes(chunk, encoding));
  };

  // Next sends the headers of a streamed page before its first chunk.
  onHeaders(response, () => {
    // The length that Next sets does not include the style sheets.
    if (decide() !== null) response.removeHeader('content-length');
  });
  response.write = ((...args: WriteArguments) => {
    const [chunk, encoding] = args;
    const bytes = isChunk(chunk) ? push(chunk, encoding) : null;
    const canWriteMore = bytes === null || write(bytes);
    const callback = callbackOf(args);
    if (callback) process.nextTick(callback);
    return canWriteMore;
  }) as typeof response.write;
  response.end = ((...args: WriteArguments) => {
    const [chunk, encoding] = args;
    for (const bytes of [isChunk(chunk) ? push(chunk, encoding) : null, head?.flush() ?? null])
      if (bytes !== null) write(bytes);
    return end(callbackOf(args));
  }) as typeof response.end;
}
