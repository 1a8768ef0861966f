import { beforeAll, describe, expect, test } from 'vitest';
import { resourcePaths } from '../../src/http/resources/paths.ts';
import type { ResourceRecord } from '@veralune/api-client/contract';
import { recordKinds, type RecordKind } from '../../src/resources/kinds.ts';
import { recordReviewChange } from '../../src/shop/record-review-change.ts';
import { testTime, useApi } from '../support/api.ts';
import { changed, inputOf } from '../support/copies.ts';
import { newEditor, type Editor, type Reply } from '../support/editor.ts';

const api = useApi('shipped');
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});

function recordIn({ body }: Reply): ResourceRecord {
  return body as ResourceRecord;
}

function tagOf({ revision }: ResourceRecord): string {
  return `"${String(revision)}"`;
}

/** Kinds of which all possible resources exist: one is deleted before another is created. */
function isFull(kind: RecordKind): boolean {
  return kind === 'menu' || kind === 'synonyms' || kind === 'quiz';
}

describe.each(recordKinds)('%s', (kind) => {
  const path = resourcePaths[kind];
  let made: ResourceRecord;

  const first = async (): Promise<ResourceRecord> => {
    const { status, body } = await admin.send('GET', `${path}?perPage=1`);
    expect(status).toBe(200);
    const { items, total } = body as { items: ResourceRecord[]; total: number };
    expect([items.length, total >= 1]).toEqual([1, true]);
    return items[0] as ResourceRecord;
  };

  test('is listed with pagination, and read', async () => {
    const record = await first();
    const second = (await admin.send('GET', `${path}?perPage=1&page=2`)).body as { items: ResourceRecord[] };
    expect(second.items.map(({ id }) => id)).not.toContain(record.id);
    const read = await admin.send('GET', `${path}/${String(record.id)}`);
    expect([read.status, read.body, read.headers.get('etag')]).toEqual([200, record, tagOf(record)]);
    expect((await admin.send('GET', `${path}/2147483000`)).status).toBe(404);
    expect((await admin.send('GET', `${path}/9999999999`)).status).toBe(404);
  });

  test('is created', async () => {
    const source = await first();
    if (isFull(kind)) await admin.send('DELETE', `${path}/${String(source.id)}`, { ifMatch: tagOf(source) });
    const reply = await admin.send('POST', path, { body: inputOf(source, kind, source.data) });
    expect([reply.status, reply.body]).toMatchObject([201, { status: source.status, updated_by: 'Ada' }]);
    made = recordIn(reply);
    expect(reply.headers.get('location')).toBe(`${path}/${String(made.id)}`);
    expect((await admin.send('GET', `${path}/${String(made.id)}`)).body).toEqual(made);
  });

  test('is replaced with a new revision, which is the version of the catalogue', async () => {
    const reply = await admin.replace(kind, made, { data: changed(kind, made.data) });
    expect([reply.status, recordIn(reply).data]).toEqual([200, changed(kind, made.data)]);
    expect(recordIn(reply).revision).toBeGreaterThan(made.revision);
    expect(reply.headers.get('etag')).toBe(tagOf(recordIn(reply)));
    expect(api.catalogue().current.version).toBe(recordIn(reply).revision);
  });

  test('has a history with the states before and after', async () => {
    const { items } = (await admin.send('GET', `${path}/${String(made.id)}/history`)).body as { items: unknown[] };
    expect(items[0]).toMatchObject({
      action: 'update',
      actor: 'Ada',
      before: { key: made.key, body: made.data },
      after: { key: made.key, body: changed(kind, made.data) },
    });
    expect(items[1]).toMatchObject({ action: 'create', after: { body: made.data } });
  });

  test('is restored by undo', async () => {
    const reply = await admin.send('POST', `${path}/${String(made.id)}/undo`);
    expect([reply.status, recordIn(reply).data, recordIn(reply).key]).toEqual([200, made.data, made.key]);
  });

  test('is deleted, and restored by undo', async () => {
    const one = `${path}/${String(made.id)}`;
    const ifMatch = tagOf(recordIn(await admin.send('GET', one)));
    expect(await admin.send('DELETE', one, { ifMatch })).toMatchObject({ status: 204, body: null });
    expect((await admin.send('GET', one)).status).toBe(404);
    expect((await admin.send('DELETE', one, { ifMatch })).status).toBe(404);
    const undone = await admin.send('POST', `${one}/undo`);
    expect([undone.status, recordIn(undone).data]).toEqual([200, made.data]);
    expect((await admin.send('GET', one)).body).toEqual(undone.body);
  });
});

test('undo without a change is refused, also for an unknown id', async () => {
  for (const id of [101, 2_000_000_000]) {
    const reply = await admin.send('POST', `/product/${String(id)}/undo`);
    expect([reply.status, reply.body]).toMatchObject([409, { error: { code: 'nothing_to_undo' } }]);
  }
});

test('undo passes over a review, which is no edit', async () => {
  await api.database().db.transaction((tx) => recordReviewChange(tx, 101, testTime));
  expect((await admin.send('POST', '/product/101/undo')).status).toBe(409);
});

test('a deletion cannot be undone if the key was reused', async () => {
  const source = await admin.find('flavour', 'orange');
  const input = (id: number) => ({ status: 'draft', id, key: 'twice' });
  const data = (suffix: string) =>
    JSON.parse(JSON.stringify(source.data).replaceAll(/"slug":"([^"]*)"/g, `"slug":"$1-${suffix}"`)) as unknown;
  const one = recordIn(await admin.send('POST', '/flavour', { body: { ...input(900), data: data('one') } }));
  expect((await admin.send('DELETE', '/flavour/900', { ifMatch: tagOf(one) })).status).toBe(204);
  expect((await admin.send('POST', '/flavour', { body: { ...input(901), data: data('two') } })).status).toBe(201);
  const undone = await admin.send('POST', '/flavour/900/undo');
  expect([undone.status, undone.body]).toMatchObject([
    400,
    { error: { fields: { key: 'flavour 901 already has the key "twice"' } } },
  ]);
});
