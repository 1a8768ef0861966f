import type { MarketId } from '@veralune/routing';
import compression from 'compression';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { brotliQuality, createCompressedDocuments } from './compressed-documents.ts';
import type { ContentSecurityPolicy } from './content-security-policy.ts';
import { createReadSheet } from './inline-styles.ts';
import { readPrecompressed, servePrecompressed } from './serve-precompressed.ts';
import { replaceFailure } from './replace-failure.ts';
import { createRememberedHeaders, transformDocument } from './transform-document.ts';

interface RequestStart {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Inlines the style sheets of documents, sets their Content-Security-Policy and compresses responses, with brotli when the client accepts it. Scripts and
 * style sheets are compressed by the build. Next supports gzip only and has no hook before its compression, so
 * `createNextConfig` turns that off.
 */
export function transformResponses(policy: ContentSecurityPolicy, market: MarketId): void {
  const distDir = join(process.cwd(), '.next');
  const documents = { read: createReadSheet(distDir), policy };
  const kept = { headers: createRememberedHeaders(), compressed: createCompressedDocuments() };
  const precompressed = readPrecompressed(distDir);
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } } });
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as RequestStart;
    // Typed for Express, but uses only what Node's request and response have.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => undefined);
    transformDocument(response, documents, kept, replaceFailure(request, market));
    servePrecompressed(request, response, precompressed);
  });
}
