import { faqGroups, type ResourceRecord } from '@veralune/api-client/contract';
import { locales, type MarketId, marketOf } from '@veralune/routing';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueFeed } from '../src/invalidation/catalogue-feed.ts';
import type { ChangeFeed } from '../src/invalidation/change-feed.ts';
import { scope, testTime, useApi } from './support/api.ts';
import { newEditor, type Editor, type Reply } from './support/editor.ts';

const api = useApi('shipped');
let admin: Editor;
let feed: ChangeFeed;
beforeAll(async () => {
  admin = await newEditor(api);
  feed = catalogueFeed(api.database().db, api.catalogue(), () => testTime);
});

type Data = Record<string, unknown> & { texts: Record<string, Record<string, string>> };
const be = scope('fr-be');
const key = 'help-site-1';

function help(): Promise<ResourceRecord> {
  return admin.find('faq', key);
}

function dataOf({ data }: ResourceRecord): Data {
  return data as Data;
}

async function idsIn(locale: (typeof locales)[number]): Promise<number[]> {
  return (await api.ask(locale, 'faqs')).map(({ id }) => id);
}

/** Makes a change, restores the question afterwards, and returns what `look` saw in between. */
async function during<Seen>(changes: Partial<ResourceRecord>, look: (reply: Reply) => Promise<Seen>): Promise<Seen> {
  const record = await help();
  const reply = await admin.replace('faq', record, changes);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const seen = await look(reply);
  const { status, publish_from, publish_to, data } = record;
  await admin.replace('faq', await help(), { status, publish_from, publish_to, data });
  return seen;
}

describe('GET /faq', () => {
  test.each(locales)('%s: every group, in order, with formatted answers', async (locale) => {
    const faqs = await api.ask(locale, 'faqs');
    const groups = faqGroups.filter(
      (group) => marketOf(locale).sellsOnline || !['ordering', 'delivery'].includes(group),
    );
    expect([...new Set(faqs.map(({ group }) => group))].toSorted()).toEqual(groups.toSorted());
    // Questions of a group follow one another.
    const starts = faqs.filter(({ group }, index) => group !== faqs[index - 1]?.group);
    expect(starts).toHaveLength(groups.length);
    expect(faqs.some(({ answer }) => answer.some(({ kind }) => kind === 'list'))).toBe(true);
    for (const { question, answer } of faqs) expect([question, answer.length > 0]).toEqual([expect.any(String), true]);
  });

  test('has no question about a product or a brand', async () => {
    const [product, brand] = await Promise.all([
      api.ask('fr-be', 'productFaqs', { params: { id: 101 } }),
      api.ask('fr-be', 'brandFaqs', { params: { id: 1 } }),
    ]);
    const ids = await idsIn('fr-be');
    expect(product.length + brand.length).toBeGreaterThan(0);
    for (const { id } of [...product, ...brand]) expect(ids).not.toContain(id);
  });

  test.each<readonly [string, Partial<ResourceRecord>]>([
    ['a draft', { status: 'draft' }],
    ['published later', { publish_from: '2099-01-01T00:00:00Z' }],
    ['no longer published', { publish_to: '2020-01-01T00:00:00Z' }],
  ])('hides a question that is %s', async (_, changes) => {
    const { id } = await help();
    expect(await idsIn('fr-be')).toContain(id);
    expect(await during(changes, () => idsIn('fr-be'))).not.toContain(id);
    expect(await idsIn('fr-be')).toContain(id);
  });

  test('shows a question only in its markets', async () => {
    const record = await help();
    const data = { ...dataOf(record), markets: ['ch', 'es'] };
    const seen = await during({ data }, () => Promise.all((['fr-be', 'fr-ch', 'es-es'] as const).map(idsIn)));
    expect(seen.map((ids) => ids.includes(record.id))).toEqual([false, true, true]);
  });

  test('shows the answer of a locale where it differs', async () => {
    const record = await help();
    const { texts } = dataOf(record);
    const data = { ...dataOf(record), texts: { ...texts, 'fr-ch': { question: 'Et en Suisse ?' } } };
    const questionIn = async (locale: 'fr-be' | 'fr-ch') =>
      (await api.ask(locale, 'faqs')).find(({ id }) => id === record.id)?.question;
    const seen = await during({ data }, () => Promise.all([questionIn('fr-be'), questionIn('fr-ch')]));
    expect(seen).toEqual([texts['fr']?.['question'], 'Et en Suisse ?']);
  });
});

describe('the group of a question', () => {
  test.each<readonly [string, Partial<Data>, string, RegExp]>([
    ['is required on the help page', { group: null }, 'data.group', /needs a group/],
    ['is one that the sites have a title for', { group: 'unknown' }, 'data.group', /Invalid/],
    ['is not allowed for a product', { owner: 'products/micralba-zinc' }, 'data.group', /only questions of the help/],
  ])('%s', async (_, changes, field, reason) => {
    const record = await help();
    const reply = await admin.replace('faq', record, { data: { ...dataOf(record), ...changes } });
    const { error } = reply.body as { error: { fields: Record<string, string> } };
    expect(reply.status).toBe(400);
    expect(error.fields[field]).toMatch(reason);
  });
});

describe('an edited question', () => {
  async function tagsAfter(look: () => Promise<unknown>, market: MarketId): Promise<readonly string[]> {
    const version = feed.currentVersion();
    await look();
    const seen = new Promise<void>((resolve) => {
      const stop = feed.onVersion(() => {
        stop();
        resolve();
      });
    });
    if (feed.currentVersion() === version) await seen;
    const changes = await feed.changesSince(version);
    return changes === 'all' ? ['all'] : changes.tagsOf(market);
  }

  async function edit(changes: (data: Data) => Partial<Data>): Promise<void> {
    const record = await help();
    const reply = await admin.replace('faq', record, { data: { ...dataOf(record), ...changes(dataOf(record)) } });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  }

  test('invalidates the help page of its language, and nothing else', async () => {
    const tags = await tagsAfter(
      () =>
        edit(({ texts }) => ({
          texts: { ...texts, nl: { question: 'Anders?', answer: texts['nl']?.['answer'] ?? '' } },
        })),
      'be',
    );
    expect(tags).toEqual(['nl-be/faqs']);
  });

  test('invalidates all languages of a market that it leaves', async () => {
    expect(await tagsAfter(() => edit(() => ({ markets: ['be', 'es', 'de', 'it'] })), 'ch')).toEqual([
      'fr-ch/faqs',
      'de-ch/faqs',
      'it-ch/faqs',
    ]);
  });

  test('that moves to a product invalidates both pages', async () => {
    const move = () => edit(() => ({ owner: 'products/micralba-zinc', group: null }));
    const tags = await tagsAfter(move, 'es');
    const { id } = await admin.find('product', 'micralba-zinc');
    expect(tags).toEqual(expect.arrayContaining(['es-es/faqs', `es-es/product:${String(id)}`]));
  });
});

test('a question of a product or a brand does not invalidate the help page', async () => {
  const [product] = await api.ask('fr-be', 'productFaqs', { params: { id: 101 } });
  const version = feed.currentVersion();
  const record = (await admin.send('GET', `/faq/${String(product?.id)}`)).body as ResourceRecord;
  await admin.replace('faq', record, { data: { ...dataOf(record), order: 9_999 } });
  await expect.poll(() => feed.currentVersion()).toBeGreaterThan(version);
  const changes = await feed.changesSince(version);
  const tags = changes === 'all' ? [] : changes.tagsOf('be');
  expect(tags).toContain('fr-be/product:101');
  expect(tags.filter((tag) => tag.endsWith('/faqs'))).toEqual([]);
});

test('editors list all questions at the same path', async () => {
  const visitor = await api.request(`/faq?${be}`);
  expect(visitor.headers.get('vary')).toMatch(/authorization/i);
  const { total } = (await admin.send('GET', '/faq?perPage=1')).body as { total: number };
  expect(total).toBeGreaterThan(((await visitor.json()) as unknown[]).length);
});
