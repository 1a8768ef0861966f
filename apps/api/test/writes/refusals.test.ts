import { beforeAll, describe, expect, test } from 'vitest';
import type { ResourceRecord } from '@veralune/api-client/contract';
import { useApi } from '../support/api.ts';
import { copyOf, inputOf } from '../support/copies.ts';
import { newEditor, type Editor, type Reply } from '../support/editor.ts';

const api = useApi('shipped');
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});

type Data = Record<string, unknown>;

function dataOf({ data }: ResourceRecord): Data {
  return data as Data;
}

function fieldsOf({ body }: Reply): Readonly<Record<string, string>> {
  return (body as { error: { fields: Record<string, string> } }).error.fields;
}

function equilibre() {
  return admin.find('product', 'florelune-equilibre');
}

/** The version of the catalogue. A refused write must not change it. */
function version(): Promise<number> {
  return api.request('/health').then(async (response) => ((await response.json()) as { catalogue: number }).catalogue);
}

describe('a write without the current revision', () => {
  test.each(['PUT', 'DELETE'])('%s without If-Match is answered 428', async (method) => {
    const record = await equilibre();
    const path = method === 'PUT' ? '/product' : `/product/${String(record.id)}`;
    const reply = await admin.send(method, path, { body: record });
    expect([reply.status, reply.body]).toMatchObject([428, { error: { code: 'if_match_required' } }]);
  });

  test.each(['"0"', '"999999"', '"abc"', 'W/"x"', '*'])(
    'of %s is answered 412, and nothing is overwritten',
    async (ifMatch) => {
      const record = await equilibre();
      const before = await version();
      const body = { ...record, data: { ...dataOf(record), order: 1 } };
      const reply = await admin.send('PUT', '/product', { body, ifMatch });
      expect([reply.status, reply.body]).toMatchObject([412, { error: { code: 'outdated' } }]);
      expect((await admin.send('DELETE', `/product/${String(record.id)}`, { ifMatch })).status).toBe(412);
      expect([await equilibre(), await version()]).toEqual([record, before]);
    },
  );

  test('of concurrent writes with the same revision, exactly one succeeds', async () => {
    const record = await admin.find('product', 'micralba-zinc');
    const orders = [1, 2, 3, 4, 5];
    const replies = await Promise.all(
      orders.map((order) => admin.replace('product', record, { data: { ...dataOf(record), order } })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412]);
    const won = orders[replies.findIndex(({ status }) => status === 200)];
    expect(dataOf(await admin.find('product', 'micralba-zinc'))['order']).toBe(won);
  });
});

describe('an invalid body is refused with the field and the reason', () => {
  test.each<readonly [string, (data: Data) => Data, string, RegExp]>([
    ['an unknown field', (data) => ({ ...data, promote: true }), 'data', /promote/],
    ['a missing field', ({ brand: _, ...data }) => data, 'data.brand', /Invalid/],
    ['a value of the wrong type', (data) => ({ ...data, promoted: 'maybe' }), 'data.promoted', /boolean/],
    ['a brand that does not exist', (data) => ({ ...data, brand: 'flora' }), 'data.brand', /brands has no "flora"/],
    [
      'a need that does not exist',
      (data) => ({ ...data, needs: ['comfort'] }),
      'data.needs.0',
      /needs has no "comfort"/,
    ],
    [
      'a product related to itself',
      (data) => ({ ...data, related: ['florelune-equilibre'] }),
      'data.related',
      /itself/,
    ],
    ['no size', (data) => ({ ...data, sizes: [] }), 'data.sizes', /./],
    [
      'the slug of another product',
      (data) => withSlug(data, 'micralba-zinc'),
      'data.texts.fr.slug',
      /micralba-zinc.*too/,
    ],
    ['an invalid slug', (data) => withSlug(data, 'Équilibre !'), 'data.texts.fr.slug', /lower-case/],
  ])('%s', async (_, edit, field, reason) => {
    const [record, before] = [await equilibre(), await version()];
    const reply = await admin.replace('product', record, { data: edit(dataOf(record)) });
    expect([reply.status, fieldsOf(reply)[field]]).toEqual([400, expect.stringMatching(reason)]);
    expect([await equilibre(), await version()]).toEqual([record, before]);
  });

  const withSlug = (data: Data, slug: string): Data => {
    const texts = data['texts'] as Record<string, Data>;
    return { ...data, texts: { ...texts, fr: { ...texts['fr'], slug } } };
  };

  test('reports all invalid fields at once', async () => {
    const record = await equilibre();
    const reply = await admin.replace('product', record, {
      data: { ...dataOf(record), promoted: 1, order: 'x', pack: 'bag', x: 1 },
    });
    expect(Object.keys(fieldsOf(reply)).toSorted()).toEqual(['data', 'data.order', 'data.pack', 'data.promoted']);
  });

  test.each<readonly [string, Data | string, string]>([
    ['invalid JSON', '{', 'body'],
    ['an array', '[]', 'body'],
    ['an empty body', '', 'body'],
    ['an unknown field', { status: 'draft', data: {}, colour: 1 }, 'body'],
    ['__proto__', '{"status":"draft","data":{},"__proto__":{"key":"x"}}', 'body'],
    ['__proto__ in data', '{"key":"x","status":"draft","data":{"__proto__":{"order":1}}}', 'data.order'],
    ['an unknown status', { status: 'hidden', data: {} }, 'status'],
    [
      'dates in the wrong order',
      { status: 'draft', data: {}, publish_from: '2026-02-01T00:00:00Z', publish_to: '2026-01-01T00:00:00Z' },
      'publish_to',
    ],
    ['an invalid date', { status: 'draft', data: {}, publish_from: 'soon' }, 'publish_from'],
    ['an invalid id', { id: 2_147_483_648, status: 'draft', data: {} }, 'id'],
  ])('a record that has %s', async (_, body, field) => {
    const before = await version();
    const reply = await admin.send('POST', '/product', { body });
    expect([reply.status, Object.keys(fieldsOf(reply))]).toEqual([400, expect.arrayContaining([field])]);
    expect(await version()).toBe(before);
  });

  test('a key, an id or a slug of another resource', async () => {
    const record = await admin.find('brand', 'florelune');
    const input = inputOf(record, 'brand', record.data);
    const refusals = await Promise.all([
      admin.send('POST', '/brands', { body: { ...input, key: 'florelune' } }),
      admin.send('POST', '/brands', { body: { ...input, id: record.id } }),
      admin.send('POST', '/brands', { body: { ...input, data: record.data } }),
      admin.send('POST', '/brands', { body: { ...input, key: 'No Key' } }),
      admin.replace('brand', record, { key: 'another' }),
    ]);
    expect(refusals.map((reply) => [reply.status, Object.keys(fieldsOf(reply))[0]])).toEqual([
      [400, 'key'],
      [400, 'id'],
      [400, expect.stringMatching(/^data\.texts\..*slug$/)],
      [400, 'key'],
      [400, 'key'],
    ]);
  });

  test('a second redirection of an address, and a redirection to itself', async () => {
    const record = await admin.find('redirection', 'be:/fr/printemps');
    const data = copyOf('redirection', record.data);
    const twice = await admin.send('POST', '/redirection', { body: { status: 'published', data: record.data } });
    expect(fieldsOf(twice)).toHaveProperty('key');
    const round = await admin.send('POST', '/redirection', {
      body: { status: 'published', data: { ...data, to: '/a-copy' } },
    });
    expect(fieldsOf(round)).toEqual({ 'data.to': 'leads back to itself' });
  });

  test('a body that is too large', async () => {
    const reply = await admin.send('POST', '/product', { body: `"${'x'.repeat(1_100_000)}"` });
    expect([reply.status, reply.body]).toMatchObject([413, { error: { code: 'too_large' } }]);
  });
});

describe('a deletion of a resource that others refer to', () => {
  test.each([
    ['brand', 'brands', 'florelune', 'product/florelune-'],
    ['category', 'category', 'microbiota', 'category/'],
    ['product', 'product', 'micralba-zinc', 'product/'],
    ['nutrient', 'nutrient', 'zinc', 'product/'],
    ['page', 'page', 'expertise-microbiota', 'page/'],
  ] as const)('%s is refused with the list of the others', async (kind, path, key, user) => {
    const record = await admin.find(kind, key);
    const reply = await admin.send('DELETE', `/${path}/${String(record.id)}`, {
      ifMatch: `"${String(record.revision)}"`,
    });
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { error: { code: 'in_use', message: expect.stringContaining(user) as unknown } },
    ]);
  });

  test('a change that makes a referring resource invalid is refused', async () => {
    const record = await admin.find('brand', 'florelune');
    const reply = await admin.replace('brand', record, { data: { ...dataOf(record), corner: false } });
    expect([reply.status, Object.keys(fieldsOf(reply))[0]]).toEqual([400, expect.stringMatching(/^data\.page\//)]);
  });
});
