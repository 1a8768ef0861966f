import { isContainerCode } from '@veralune/tracking';
import { z } from 'zod';
import { origin } from '../catalogue/origin.ts';
import { siteUrlsSchema } from '../catalogue/site-urls-schema.ts';

/** What the documentation says about a variable. Its own fields are in `.meta()` of the schema. */
export interface VariableDocumentation {
  readonly description: string;
  /** A value for `.env.example`, where the default is no example. */
  readonly example?: string;
  /** The error code; VR-SITE-017 without one. */
  readonly code?: string;
  /** Whether a site for visitors must have it. */
  readonly production?: true;
  /** Whether it must not be readable in files and logs. */
  readonly secret?: true;
  /** Whether the output of `next build` depends on it, so that turbo.json must list it. */
  readonly build?: true;
}

function documented<Schema extends z.ZodType>(schema: Schema, documentation: VariableDocumentation): Schema {
  return schema.meta({ ...documentation });
}

const text = z.string().min(1);
const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(65_535, 'must be at most 65535');

const mapTilesUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address' })
  .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must contain {z}, {x} and {y}');

/** `CSP_REPORT_TO` has only characters that need no escaping in the headers. */
const reportAddress = z
  .string()
  .refine(
    (url) => URL.canParse(url) && /^https?:\/\/[\w.:/?&=%~-]+$/.test(url),
    'must be an address like https://reports.example/csp',
  );

/**
 * Next writes `localhost` for these in the address of a request, and would send what the proxy rewrites to itself, as to another
 * server.
 */
const hostname = text.refine((host) => !/^(?:127\.|\[?::1)/.test(host), 'must be localhost for this machine only');

const hops = z.coerce
  .number('must be the number of proxies in front of the site, from 0 to 9')
  .int('must be the number of proxies in front of the site, from 0 to 9')
  .min(0, 'must be the number of proxies in front of the site, from 0 to 9')
  .max(9, 'must be the number of proxies in front of the site, from 0 to 9');

/**
 * Every variable that a site reads. An empty variable is the same as none. `.env.example` of the apps and
 * docs/environment.md are generated from it: `node tooling/deploy/src/generate.ts`.
 */
export const siteEnvironment = z.object({
  API_URL: documented(origin.default('http://localhost:4000'), {
    description: 'The address of the catalogue API.',
    example: 'http://api:4000',
    production: true,
  }),
  SITE_URL: documented(origin.optional(), {
    description: 'The public origin of this site, for canonical addresses. By default that of the registry.',
    production: true,
    build: true,
  }),
  SITE_URLS: documented(siteUrlsSchema.optional(), {
    description: 'The origins of all sites, for links between languages.',
    example: 'be=https://www.example.be,ch=https://www.example.ch',
    code: 'VR-SITE-010',
    production: true,
    build: true,
  }),
  PORT: documented(port.default(3000), { description: 'The port on which the server listens.' }),
  HOSTNAME: documented(hostname.optional(), {
    description: 'The address on which the server listens. In a container 0.0.0.0, for this machine only localhost.',
    example: '0.0.0.0',
  }),
  KEEP_ALIVE_TIMEOUT: documented(z.coerce.number('must be a number').int().min(0).optional(), {
    description: 'How long an idle connection is kept, in milliseconds. Longer than the server in front keeps it.',
    example: '80000',
  }),
  ALLOWED_ADDRESSES: documented(text.optional(), {
    description:
      'Who may access the site: addresses, ranges and dynamic host names, separated by commas; everyone without it. Others get 401, except for `/healthz` and `/readyz`.',
    example: '192.0.2.7,2001:db8::/32,office.example',
  }),
  TRUSTED_PROXIES: documented(hops.default(0), {
    description:
      'How many proxies in front of the site append to `X-Forwarded-For`: 1 for one load balancer. With 0, the header is ignored, and limits per address count the proxy itself.',
    example: '1',
    code: 'VR-SITE-013',
    production: true,
  }),
  REVALIDATE_SECRET: documented(z.string().min(32, 'must have at least 32 characters').optional(), {
    description:
      "The secret of the API's messages about changes, the same as that of the API. Without it, changes are visible only after five minutes.",
    production: true,
    secret: true,
  }),
  REDIS_URL: documented(z.url({ protocol: /^rediss?$/, error: 'must start with redis:// or rediss://' }).optional(), {
    description:
      'The Redis or Valkey server whose page cache several instances share; without it, each instance has its own.',
    example: 'redis://valkey:6379',
  }),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: documented(
    z
      .string()
      .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')
      .optional(),
    {
      description:
        'For the build: the same for all instances and releases, so that the form of a cached page can still be posted without JavaScript.',
      production: true,
      secret: true,
      build: true,
    },
  ),
  RECAPTCHA_SITE_KEY: documented(text.optional(), {
    description: 'The site key of reCAPTCHA v3; a local stand-in takes its place without it.',
    production: true,
    build: true,
  }),
  PAYMENT_ORIGIN: documented(origin.optional(), {
    description: 'Where the form of the last step may lead. The Content-Security-Policy forbids other origins.',
    example: 'https://checkout.stripe.com',
    build: true,
  }),
  CSP_REPORT_TO: documented(reportAddress.optional(), {
    description: 'Where browsers report violations of the Content-Security-Policy.',
    example: 'https://reports.example/csp',
    code: 'VR-SITE-016',
  }),
  GTM_ID: documented(z.string().refine(isContainerCode, 'must be a container code such as GTM-ABC1234').optional(), {
    description:
      "The container code of the market's tag manager; nothing of tracking is loaded without it (docs/tracking.md).",
    example: 'GTM-ABC1234',
    build: true,
  }),
  TRACKING_DEBUG_TOKEN: documented(z.string().min(16, 'must have at least 16 characters').optional(), {
    description: 'Opens the debug view of tracking in production.',
    secret: true,
  }),
  MAP_TILES_URL: documented(mapTilesUrl.optional(), {
    description: 'The tiles of a map service, requested with consent only; the map is drawn without it.',
    example: 'https://tile.example/{z}/{x}/{y}.png',
    build: true,
  }),
  MAP_TILES_ATTRIBUTION: documented(text.default('© OpenStreetMap'), {
    description: 'The name that the licence of the tiles asks for.',
    build: true,
  }),
  METRICS_PORT: documented(port.optional(), {
    description: 'The port of the Prometheus metrics; nothing is measured without it.',
    example: '9464',
  }),
  METRICS_HOST: documented(text.default('127.0.0.1'), {
    description:
      'The address on which the metrics are served. Visitors must not reach it: it answers everyone, whatever `ALLOWED_ADDRESSES` says.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: documented(z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(), {
    description:
      "The collector of traces; OpenTelemetry's other variables apply too. Nothing of it is loaded without it.",
    example: 'http://collector:4318',
  }),
  OTEL_SERVICE_NAME: documented(text.optional(), {
    description: 'The name of the service in traces. By default `site-be` and so on.',
    example: 'site-be',
  }),
});

type Shape = (typeof siteEnvironment)['shape'];
export type SiteVariable = keyof Shape;

/** An empty variable is the same as none. Source: docs/decisions/0011-invalidation.md. */
function filled(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

function sentenceOf(name: SiteVariable, error: z.ZodError): string {
  return `${name} ${error.issues.map(({ message }) => message).join(', and ')}`;
}

/** What is wrong with one variable, with the code of its error; null if nothing is. */
export function faultOf(name: SiteVariable, value: string | undefined): { code: string; sentence: string } | null {
  const schema: z.ZodType = siteEnvironment.shape[name];
  const parsed = schema.safeParse(filled(value));
  if (parsed.success) return null;
  return { code: String(schema.meta()?.['code'] ?? 'VR-SITE-017'), sentence: sentenceOf(name, parsed.error) };
}

/**
 * The value of a variable.
 * @throws VR-SITE-017, or the code of the variable, when it is not valid
 */
export function readVariable<Name extends SiteVariable>(name: Name): z.output<Shape[Name]> {
  const value = filled(process.env[name]);
  const fault = faultOf(name, value);
  if (fault) throw new Error(`${fault.code}: ${fault.sentence}.`);
  return siteEnvironment.shape[name].parse(value) as z.output<Shape[Name]>;
}
