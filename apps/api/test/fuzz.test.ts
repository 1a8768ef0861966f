import { calls, type Call } from '@veralune/api-client/contract';
import { languages } from '@veralune/routing';
import fc from 'fast-check';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { useApi } from './support/api.ts';

const api = useApi('generated');

/** Number of requests. `FUZZ_REQUESTS` overrides it. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Texts that often cause server errors. */
const hostile = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  "' or 1=1 --",
  '\\',
  '{"$gt":""}',
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  'null',
  '[[[[[[',
  `${'['.repeat(1_500)}${']'.repeat(1_500)}`,
  '{"__proto__":{"x":1}}',
  '\u202e',
  '🌱'.repeat(50),
  'a'.repeat(5_000),
);

const garbage = fc.oneof(
  hostile,
  fc.string({ unit: 'binary' }),
  fc.json({ maxDepth: 6 }),
  fc.integer().map(String),
  fc.double().map(String),
);

/** Values that a JSON schema allows, including words of the catalogue. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valueOf(each)));
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1_000, 100_500) });
  if (schema.type === 'number') return fc.double({ min: 0, max: 200, noNaN: true });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array')
    return fc.array(valueOf((schema.items ?? {}) as JsonSchema), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
  if (schema.type === 'object' && schema.propertyNames) {
    const names = (schema.propertyNames as JsonSchema).enum ?? [];
    return fc.dictionary(fc.constantFrom(...names.map(String)), valueOf(schema.additionalProperties as JsonSchema), {
      maxKeys: 4,
    });
  }
  if (schema.type === 'object') return recordOf((schema.properties ?? {}) as Record<string, JsonSchema>);
  return fc.oneof(
    fc.constantFrom('magnesium', 'vitamin c', 'florelune', 'sommeil', 'ma'),
    fc.string({ maxLength: 12 }),
  );
}

function recordOf(properties: Record<string, JsonSchema>): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)])), {
    requiredKeys: [],
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function outputs(schema: z.ZodObject): Record<string, JsonSchema> {
  return (z.toJSONSchema(schema, { unrepresentable: 'any' }).properties ?? {}) as Record<string, JsonSchema>;
}

/** A URL cannot contain a lone surrogate, so its bytes are sent instead. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

const scopes = fc.constantFrom(
  ['1', 'fr'],
  ['1', 'nl'],
  ['2', 'de'],
  ['3', 'es'],
  ['4', 'de'],
  ['5', 'it'],
  ['2', 'es'],
);

/** A value in one of `times` cases, null in the others. */
function rarely<Value>(value: fc.Arbitrary<Value>, times: number): fc.Arbitrary<Value | null> {
  return fc.oneof({ weight: 1, arbitrary: value }, { weight: times - 1, arbitrary: fc.constant(null) });
}

/** A request that mostly matches the contract, with some invalid values. */
function requestOf(call: Call): fc.Arbitrary<Sent> {
  const query = fc.record({
    valid: recordOf(outputs(call.query)),
    scope: scopes,
    broken: rarely(fc.tuple(fc.constantFrom(...Object.keys(call.query.shape), 'x', '__proto__'), garbage), 4),
    repeated: rarely(fc.constantFrom(...Object.keys(call.query.shape)), 20),
  });
  const ids = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) },
    { weight: 5, arbitrary: fc.integer({ min: 100_001, max: 100_300 }).map(String) },
    { weight: 1, arbitrary: garbage },
  );
  const body = call.body
    ? fc.oneof(
        valueOf(z.toJSONSchema(call.body, { io: 'input' })).map((value) => JSON.stringify(value)),
        garbage,
      )
    : fc.constant(undefined);
  return fc.tuple(query, ids, body).map(([{ valid, scope, broken, repeated }, id, text]) => {
    const search = new URLSearchParams(
      Object.fromEntries(Object.entries(valid).map(([name, value]) => [name, textOf(value)])),
    );
    search.set('shop_id', scope[0] ?? '');
    search.set('lang', scope[1] ?? languages[0]);
    if (broken) search.set(broken[0], wellFormed(broken[1]));
    if (repeated) search.append(repeated, search.get(repeated) ?? '');
    const path = call.path.replace('{id}', encodeURIComponent(wellFormed(id)));
    return { method: call.method, path: `${path}?${search.toString()}`, ...(text === undefined ? {} : { body: text }) };
  });
}

const wild: fc.Arbitrary<Sent> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
  path: fc.oneof(garbage, fc.webPath()).map((path) => `/${encodeURI(wellFormed(path))}`),
});

// This API has no accounts, so that all personal calls answer 404.
const publicCalls = Object.values<Call>(calls).filter(({ personal }) => personal !== true);
const anyRequest = fc.oneof(wild, ...publicCalls.map(requestOf));

test(`${String(requests)} requests, none of which breaks the API`, { timeout: 30_000 + requests * 20 }, async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ method, path, body }) => {
      const response = await api.request(path, { method, ...(body === undefined ? {} : { body }) });
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expect(response.status, `${method} ${path}`).toBeLessThan(500);
      const type = response.headers.get('content-type') ?? '';
      if (method !== 'HEAD' && response.status !== 304) expect(type, path).toMatch(/json|html/);
    }),
    { numRuns: requests },
  );
  // If all requests were rejected, only the validation would be tested.
  expect((statuses.get(200) ?? 0) / requests).toBeGreaterThan(0.2);
  expect((statuses.get(400) ?? 0) / requests).toBeGreaterThan(0.05);
});
