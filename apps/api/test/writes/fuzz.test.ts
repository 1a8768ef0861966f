import type { ResourceRecord } from '@veralune/api-client/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { LiveCatalogue } from '../../src/catalogue/live-catalogue.ts';
import { resourcePaths } from '../../src/http/resources/paths.ts';
import { kinds, type Kind } from '../../src/resources/kinds.ts';
import { scope, testTime, useApi } from '../support/api.ts';
import { inputOf } from '../support/copies.ts';
import { newEditor, type Editor } from '../support/editor.ts';

const api = useApi('shipped');

/** Number of writes; `FUZZ_WRITES` overrides it. */
const writes = Number(process.env['FUZZ_WRITES'] ?? 100);

let admin: Editor;
const records = new Map<Kind, ResourceRecord[]>();
beforeAll(async () => {
  admin = await newEditor(api);
  for (const kind of kinds) {
    const { body } = await admin.send('GET', `${resourcePaths[kind]}?perPage=100`);
    records.set(kind, (body as { items: ResourceRecord[] }).items);
  }
});

/** Values that are known to break servers, and plain ones that are sometimes valid. */
const values = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    'a',
    'new-slug',
    '\u0000',
    '\ud800',
    '__proto__',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
    'draft',
    'published',
    [],
    {},
    [null],
    -1,
    0,
    1,
    1.5,
    2_147_483_647,
    2_147_483_648,
    1e300,
    'x'.repeat(30_000),
    '🌱',
  ),
  fc.integer({ min: -10, max: 5_000 }),
  fc.string({ maxLength: 20 }),
  fc.constant(JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown),
);

type Container = Record<string, unknown>;

/** The paths of all nested values. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...pathsIn(inner, [...path, name])])
    : [];
}

/** A copy with another value at a path, or without it if `next` is undefined. */
function changedAt(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Container) }) as Container;
  const inner = changedAt(copy[name], rest, next);
  if (inner === undefined && !Array.isArray(copy))
    return Object.fromEntries(Object.entries(copy).filter(([each]) => each !== name));
  copy[name] = inner;
  return copy;
}

const mutation = fc.record({ index: fc.nat(), value: fc.option(values, { nil: undefined, freq: 6 }) });

const scenario = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.nat(),
  call: fc.constantFrom('replace', 'replace', 'replace', 'create', 'create', 'delete', 'undo'),
  mutations: fc.array(mutation, { maxLength: 2 }),
});

function mutate(record: unknown, mutations: readonly { index: number; value: unknown }[]): unknown {
  return mutations.reduce<unknown>((value, { index, value: next }) => {
    const paths = pathsIn(value);
    return changedAt(value, paths[index % paths.length] ?? [], next);
  }, record);
}

const be = scope('fr-be');
const publicPaths = [
  '/product',
  '/filtersProducts',
  '/menu',
  '/homepage',
  '/url',
  '/need',
  '/brands',
  '/category',
  '/setting',
  '/redirection/index',
];

/** Checks public calls that a write could break. */
async function checkPublicCalls(kind: Kind, id: number): Promise<void> {
  for (const path of [
    ...publicPaths,
    ...(['product', 'brand', 'need', 'page'].includes(kind) ? [`${resourcePaths[kind]}/${String(id)}`] : []),
  ]) {
    const { status } = await api.request(`${path}?${be}`);
    expect([200, 404], `${path} after a write of ${kind} ${String(id)}`).toContain(status);
  }
}

test(`${String(writes)} random writes do not break the API`, { timeout: 60_000 + writes * 1_000 }, async () => {
  const accepted = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(scenario, async ({ kind, at, call, mutations }) => {
      const all = records.get(kind) ?? [];
      const known = all[at % all.length];
      if (known === undefined) return;
      const path = resourcePaths[kind];
      const one = `${path}/${String(known.id)}`;
      const { body } = await admin.send('GET', one);
      const { revision } = { ...known, ...(body as Partial<ResourceRecord>) };
      const record = { ...known, revision };
      const ifMatch = `"${String(revision)}"`;
      const reply = await {
        replace: () => admin.send('PUT', path, { body: mutate(record, mutations), ifMatch }),
        create: () => admin.send('POST', path, { body: mutate(inputOf(record, kind, record.data), mutations) }),
        delete: () => admin.send('DELETE', one, { ifMatch }),
        undo: () => admin.send('POST', `${one}/undo`),
      }[call]();
      expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
      accepted.set(reply.status, (accepted.get(reply.status) ?? 0) + 1);
      if (reply.status >= 300) return;
      await checkPublicCalls(kind, (reply.body as { id?: number } | null)?.id ?? known.id);
    }),
    { numRuns: writes },
  );
  // If all writes were refused, only the checks would be tested.
  expect([200, 201, 204].reduce((sum, status) => sum + (accepted.get(status) ?? 0), 0) / writes).toBeGreaterThan(0.1);
  expect((accepted.get(400) ?? 0) / writes).toBeGreaterThan(0.1);

  const fresh = await LiveCatalogue.load(api.database().db, () => testTime);
  const stateOf = ({ shared, shops }: LiveCatalogue['current']) => [
    Object.values(shared).map((list) =>
      'all' in list
        ? (list.all as readonly { id: number; revision: number }[]).map(({ id, revision }) => [id, revision])
        : [],
    ),
    [...shops.values()].map(({ products, order }) => [...order].map((slot) => products[slot]?.row.id)),
  ];
  expect(stateOf(api.catalogue().current)).toEqual(stateOf(fresh.current));
  fresh.close();
});
