import compression from 'compression';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { createReadSheet, inlineStyles } from './inline-styles.ts';

/** A page is made smaller by a tenth than by gzip at its best, in the time of gzip's default. */
const brotliQuality = 5;

interface Started {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Sends documents with their style sheets in them, and text compressed, with brotli where the client takes it. Next would
 * compress with gzip alone, and has no place between its pages and its compression; `createNextConfig` turns that off.
 */
export function sendWell(): void {
  const read = createReadSheet(join(process.cwd(), '.next'));
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } } });
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Started;
    // Written for Express, whose request and response extend Node's by nothing that it uses.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => undefined);
    inlineStyles(response, read);
  });
}
