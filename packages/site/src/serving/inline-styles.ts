import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import onHeaders from 'on-headers';

/** Reads a style sheet by its address; null where there is none. */
export type ReadSheet = (address: string) => string | null;

const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;

/**
 * A document with its style sheets written into it, so that nothing has to be fetched before the first paint. The links
 * stay, disabled, which is not fetched: React finds them when the page comes to life, and takes the sheets for loaded.
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
    // What would end the element too early stays in its file.
    return /<\/style/i.test(css) ? null : css;
  } catch {
    return null;
  }
}

/** A sheet with addresses that lead to the same files from any document; it names fonts as its own neighbours. */
function withWholeAddresses(css: string, address: string): string {
  return css.replace(/\burl\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi, (_, quote: string, path: string) => {
    const { pathname, search, hash } = new URL(path, `http://localhost${address}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}

/** Reads the sheets of a build, each once. */
export function createReadSheet(buildFolder: string): ReadSheet {
  const known = new Map<string, string | null>();
  return (address) => {
    const path = /^\/_next\/(static\/(?:[\w-]+\/)*[\w.-]+\.css)(?:\?|$)/.exec(address)?.[1];
    if (path === undefined) return null;
    const css = known.get(path);
    if (css !== undefined) return css;
    const read = readOrNull(join(buildFolder, path));
    const whole = read === null ? null : withWholeAddresses(read, `/_next/${path}`);
    known.set(path, whole);
    return whole;
  };
}

function isDocument(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html') && !response.hasHeader('content-encoding');
}

/** The parts of a document, of which those up to the end of its head are held back until they can be changed. */
class Head {
  readonly #read: ReadSheet;
  #held: Uint8Array[] | null = [];

  constructor(read: ReadSheet) {
    this.#read = read;
  }

  /** What can be sent by now. */
  pass(part: Uint8Array): Uint8Array | null {
    if (this.#held === null) return part;
    this.#held.push(part);
    const bytes = Buffer.concat(this.#held);
    const end = bytes.indexOf('</head>');
    if (end === -1) return null;
    this.#held = null;
    const head = withStyles(bytes.toString('utf8', 0, end), this.#read);
    // What follows stays bytes: the part may end within a character.
    return Buffer.concat([Buffer.from(head), bytes.subarray(end)]);
  }

  /** What is still held back: a document without a head. */
  rest(): Uint8Array | null {
    const held = this.#held;
    this.#held = null;
    return held && Buffer.concat(held);
  }
}

type Given = readonly unknown[];

function isPart(value: unknown): value is string | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array;
}

function callbackOf(given: Given) {
  return given.find((each) => typeof each === 'function') as (() => void) | undefined;
}

function bytesOf(part: string | Uint8Array, encoding: unknown): Uint8Array {
  return typeof part === 'string'
    ? Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : part;
}

/** Writes the style sheets into the document that a response sends, if it sends one. */
export function inlineStyles(response: ServerResponse, read: ReadSheet): void {
  const write = response.write.bind(response) as (part: Uint8Array) => boolean;
  const end = response.end.bind(response) as (callback?: () => void) => ServerResponse;
  let head: Head | null | undefined;
  const pass = (part: string | Uint8Array, encoding: unknown): Uint8Array | null => {
    head ??= isDocument(response) ? new Head(read) : null;
    return head === null ? bytesOf(part, encoding) : head.pass(bytesOf(part, encoding));
  };

  onHeaders(response, function (this: ServerResponse) {
    // The length that Next gives is the one without the sheets.
    if (isDocument(this)) this.removeHeader('content-length');
  });
  response.write = ((...given: Given) => {
    const [part, encoding] = given;
    const passed = isPart(part) ? pass(part, encoding) : null;
    const isFree = passed === null || write(passed);
    const callback = callbackOf(given);
    if (callback) process.nextTick(callback);
    return isFree;
  }) as typeof response.write;
  response.end = ((...given: Given) => {
    const [part, encoding] = given;
    for (const last of [isPart(part) ? pass(part, encoding) : null, head?.rest() ?? null])
      if (last !== null) write(last);
    return end(callbackOf(given));
  }) as typeof response.end;
}
