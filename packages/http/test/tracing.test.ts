import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTracing, type Tracing } from '../src/tracing.ts';

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly { readonly name: string; readonly traceId: string }[] }[];
  }[];
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const received: Export[] = [];
const asked: IncomingMessage['headers'][] = [];
const server = createServer((request, response) => {
  if (request.url === '/v1/traces') void json(request).then((body) => received.push(body as Export));
  else asked.push(request.headers);
  response.setHeader('content-type', 'application/json').end('{}');
});
let origin = '';
let tracing: Tracing | null = null;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', origin);
  tracing = await startTracing('api');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

it('is off without a collector', async () => {
  expect(await startTracing('api', {})).toBeNull();
});

it('continues the trace of a request, passes it on, and sends its spans to the collector', async () => {
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await tracing?.trace({ name: 'GET /product', headers, attributes: {} }, async () => (await fetch(origin)).status);
  await tracing?.stop();
  expect(asked[0]?.['traceparent']).toMatch(new RegExp(`^00-${traceId}-`));
  const spans = received
    .flatMap(({ resourceSpans }) => resourceSpans.flatMap((each) => each.scopeSpans))
    .flatMap((each) => each.spans);
  expect(spans.map((span) => [span.name, span.traceId])).toEqual(
    expect.arrayContaining([
      ['GET /product', traceId],
      ['GET', traceId],
    ]),
  );
});
