import Negotiator from 'negotiator';
import { globSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { compressedEnding } from './precompress.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** Paths of the files that have a compressed copy: `/_next/static/chunks/a.js`. */
export function readPrecompressed(distDir: string): ReadonlySet<string> {
  const copies = globSync(`static/**/*${compressedEnding}`, { cwd: distDir });
  return new Set(copies.map((copy) => `/_next/${copy.slice(0, -compressedEnding.length)}`));
}

/** Has Next send the compressed copy of a file, with the headers of the file, to clients that accept brotli. */
export function servePrecompressed(
  request: IncomingMessage,
  response: ServerResponse,
  precompressed: ReadonlySet<string>,
): void {
  const [path = '', query] = (request.url ?? '').split('?', 2);
  const contentType = contentTypes[extname(path)];
  if (contentType === undefined || !precompressed.has(path)) return;
  response.setHeader('Vary', 'Accept-Encoding');
  if (!new Negotiator(request).encodings(['br', 'gzip', 'identity']).includes('br')) return;
  request.url = path + compressedEnding + (query === undefined ? '' : `?${query}`);
  response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Type', contentType);
}
