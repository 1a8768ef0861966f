import { z } from 'zod';
import { documented } from './read-variables.ts';

const name = z.string().min(1);
const portNumber = z.coerce.number('must be a number').int('must be a whole number');

/** What `@veralune/http` reads for metrics and traces. */
export const telemetryVariables = z.object({
  METRICS_PORT: documented(portNumber.min(0, 'must not be negative').max(65_535, 'must be at most 65535').optional(), {
    description: 'The port of the Prometheus metrics; nothing is measured without it.',
    example: '9464',
  }),
  METRICS_HOST: documented(name.default('127.0.0.1'), {
    description: 'The address on which the metrics are served. Clients of the API must not reach it.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: documented(z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(), {
    description:
      "The collector of traces; OpenTelemetry's other variables apply too. Nothing of it is loaded without it.",
    example: 'http://collector:4318',
  }),
  OTEL_SERVICE_NAME: documented(name.default('api'), { description: 'The name of the service in traces.' }),
});
