import { subscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Serves Prometheus metrics of this process on `METRICS_PORT` (`METRICS_HOST`, the loopback interface by default), on a server of
 * its own, so that visitors can't reach them. Without the variable nothing is loaded or measured.
 * @param service the value of the label `service`
 * @returns null without the variable
 * @throws Error if the port is not valid or in use
 */
export async function startMetrics(service: string, environment: Environment = process.env): Promise<Server | null> {
  const port = environment['METRICS_PORT'];
  if (!port) return null;
  const { collectDefaultMetrics, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  register.setDefaultLabels({ service });
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests, from the first byte of the head to the last byte of the answer.',
    labelNames: ['method', 'status'] as const,
    buckets,
    registers: [register],
  });
  const server = createServer((_, response) => {
    void register.metrics().then((text) => {
      response.setHeader('content-type', register.contentType);
      response.end(text);
    });
  });
  subscribe('http.server.request.start', (message) => {
    const {
      request,
      response,
      server: own,
    } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    if (own === server) return;
    const start = performance.now();
    response.once('finish', () => {
      const seconds = (performance.now() - start) / 1_000;
      durations.observe({ method: request.method ?? '', status: String(response.statusCode) }, seconds);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: Number(port), host: environment['METRICS_HOST'] ?? '127.0.0.1' }, resolve);
  });
  server.unref();
  return server;
}
