import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startMetrics } from '../src/metrics.ts';

it('is off without METRICS_PORT', async () => {
  expect(await startMetrics('api', {})).toBeNull();
});

it('serves the durations of requests by method and status, and figures of the process', async () => {
  const metrics = await startMetrics('api', { METRICS_PORT: '0' });
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/fails' ? 503 : 200;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const portOf = (each: typeof server | null) => (each?.address() as AddressInfo).port;
  try {
    for (const path of ['/', '/', '/fails']) await fetch(`http://127.0.0.1:${portOf(server)}${path}`);
    const text = await (await fetch(`http://127.0.0.1:${portOf(metrics)}/metrics`)).text();
    expect(text).toContain('http_request_duration_seconds_count{service="api",method="GET",status="200"} 2');
    expect(text).toContain('http_request_duration_seconds_count{service="api",method="GET",status="503"} 1');
    expect(text).toContain('process_resident_memory_bytes{service="api"}');
  } finally {
    metrics?.close();
    server.close();
  }
});
