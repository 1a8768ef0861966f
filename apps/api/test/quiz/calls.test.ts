import type { QuizResult, ResourceRecord } from '@veralune/api-client/contract';
import { locales } from '@veralune/routing';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueFeed } from '../../src/invalidation/catalogue-feed.ts';
import type { QuizFile } from '../../src/content/quiz-schema.ts';
import { scope, testTime, useApi } from '../support/api.ts';
import { newEditor, type Editor } from '../support/editor.ts';

const api = useApi('shipped');
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});

const de = scope('de-de');
const keys = 'a1-b1-c1-d1-e1-f1-g1-h1-i1-j1';
const otherLocales = locales.filter((locale) => locale !== 'de-de');

function resultOf(answers: string): Promise<QuizResult> {
  return api.ask('de-de', 'quizResult', { query: { answers } });
}

function labelsOf({ needs }: QuizResult): string[] {
  return needs.map(({ need }) => need.label);
}

describe('GET /quiz', () => {
  test('has ten questions with three to five answers', async () => {
    const { questions } = await api.ask('de-de', 'quiz');
    expect(questions.map(({ answers }) => answers.length)).toEqual([5, 5, 5, 5, 4, 4, 5, 5, 5, 5]);
    expect(questions[0]).toMatchObject({ key: 'topic', text: expect.stringMatching(/\?$/) as string });
    expect(questions[0]?.answers[0]).toEqual({ key: 'a1', text: 'Ruhige Abende und gute Nächte' });
  });

  test.each(otherLocales)('%s has none', async (locale) => {
    for (const path of ['/quiz?', `/quiz/result?answers=${keys}&`])
      expect((await api.request(path + scope(locale))).status).toBe(404);
  });

  test.each(['/quiz?', `/quiz/result?answers=${keys}&`])('%s can be cached', async (path) => {
    const { headers } = await api.request(path + de);
    expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    const etag = headers.get('etag') ?? '';
    expect((await api.request(path + de, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('GET /quiz/result', () => {
  test.each<[string, string[]]>([
    [keys, ['Schlaf', 'Stress', 'Energie und Tatkraft']],
    ['j1-i1-h1-g1-f1-e1-d1-c1-b1-a1', ['Schlaf', 'Stress', 'Energie und Tatkraft']],
    ['a4-b3-c3-d4-e4-f2-g4-h3-i2-j1', ['Muskeln', 'Knochen und Skelett', 'Gelenke']],
    ['a5-b5-c5-d3-e1-f3-g2-h2-i2-j3', ['Haare und Nägel', 'Haut', 'Bauch']],
    ['a2-b4-c2-d2-e2-f4-g1-h4-i5-j4', ['Stress', 'Konzentration', 'Entspannung']],
  ])('%s', async (answers, expected) => {
    expect(labelsOf(await resultOf(answers))).toEqual(expected);
  });

  test('has a text, the need and up to three products that the shop sells, each once', async () => {
    const sold = new Set((await api.ask('de-de', 'products', { query: { perPage: 100 } })).items.map(({ id }) => id));
    const { needs } = await resultOf(keys);
    for (const { need, text, products } of needs) {
      expect(text[0]?.kind).toBe('paragraph');
      expect(need.slug).not.toBe('');
      expect(products.length).toBeLessThanOrEqual(3);
      expect(products.filter(({ id }) => !sold.has(id))).toEqual([]);
    }
    const ids = needs.flatMap(({ products }) => products.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('shows the products first that also fit the other needs', async () => {
    const { needs } = await resultOf('a1-b4-c2-d2-e1-f1-g3-h4-i3-j5');
    expect(needs.map(({ need }) => need.slug)).toEqual(['entspannung', 'schlaf', 'stress']);
    // Sleep has more points than stress, so the products for relaxation and sleep come before those for relaxation and stress.
    expect(needs.map(({ products }) => products.map(({ name }) => name))).toEqual([
      ['Somnelis Nacht', 'Phytorelle Baldrian', 'Phytorelle Passionsblume'],
      ['Somnelis Melatonin'],
      ['Somnelis Zen', 'Micralba Magnesium'],
    ]);
  });

  test.each([
    ['a1-b1', /has no answer to "evening", .*add one to each/],
    [`${keys}-a2`, /has several answers to "topic"/],
    [`${keys}-zz`, /no answer has the key "zz"; GET \/quiz lists/],
    ['', /joined by dashes/],
    ['a1,b1', /joined by dashes/],
    ['<b>', /joined by dashes/],
  ])('refuses the answers "%s"', async (answers, reason) => {
    const response = await api.request(`/quiz/result?${de}&answers=${encodeURIComponent(answers)}`);
    const { error } = (await response.json()) as { error: { fields: Record<string, string> } };
    expect(response.status).toBe(400);
    expect(error.fields['answers']).toMatch(reason);
  });
});

describe('a product out of stock', () => {
  test('comes after the others', async () => {
    const record = await admin.find('product', 'somnelis-nuit');
    const data = record.data as { sizes: object[] };
    const sizes = data.sizes.map((size) => ({ ...size, out_of_stock: ['de'] }));
    const reply = await admin.replace('product', record, { data: { ...data, sizes } });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { needs } = await resultOf('a1-b4-c2-d2-e1-f1-g3-h4-i3-j5');
    expect(needs[0]?.products.map(({ name }) => name)).toEqual([
      'Phytorelle Baldrian',
      'Phytorelle Passionsblume',
      'Somnelis Zen',
    ]);
    expect(needs[1]?.products.map(({ name }) => name)).toEqual(['Somnelis Melatonin', 'Somnelis Nacht']);
  });
});

describe('an editor', () => {
  async function edit(changes: Partial<ResourceRecord>): Promise<void> {
    const reply = await admin.replace('quiz', await admin.find('quiz', 'de'), changes);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  }

  test('changes the text of a result', async () => {
    const { data } = await admin.find('quiz', 'de');
    const { results, ...rest } = data as Omit<QuizFile, 'id'>;
    const changed = results.map((each) => (each.need === 'sleep' ? { ...each, text: { de: 'Neu.' } } : each));
    await edit({ data: { ...rest, results: changed } });
    expect((await resultOf(keys)).needs[0]?.text).toEqual([{ kind: 'paragraph', text: 'Neu.' }]);
    await edit({ data });
  });

  test('hides the quiz, and so invalidates the pages with it in Germany only', async () => {
    const feed = catalogueFeed(api.database().db, api.catalogue(), () => testTime);
    const version = feed.currentVersion();
    await edit({ status: 'draft' });
    expect((await api.request(`/quiz?${de}`)).status).toBe(404);
    await expect.poll(() => feed.currentVersion()).toBeGreaterThan(version);
    const changes = await feed.changesSince(version);
    if (changes === 'all') throw new Error('The feed does not know the change.');
    expect([changes.tagsOf('de'), changes.tagsOf('ch')]).toEqual([['de-de/quiz'], []]);
    await edit({ status: 'published' });
  });

  test('cannot store a quiz with problems, nor a second one of a market', async () => {
    const record = await admin.find('quiz', 'de');
    const { questions, ...rest } = record.data as Omit<QuizFile, 'id'>;
    const [first, ...others] = questions.map((question) => ({
      ...question,
      answers: question.answers.map((answer) => ({ ...answer, points: { comfort: 1 } })),
    }));
    const wrong = await admin.replace('quiz', record, { data: { ...rest, questions: [first, ...others] } });
    const body = { key: 'winter', status: 'published', data: record.data };
    const second = await admin.send('POST', '/quiz', { body });
    const fieldsOf = (reply: typeof wrong) =>
      (reply.body as { error: { fields: Record<string, string> } }).error.fields;
    expect([wrong.status, second.status]).toEqual([400, 400]);
    expect(fieldsOf(wrong)['data.questions.0.answers.0.points.comfort']).toMatch(/comfort/);
    expect(fieldsOf(second)['data.market']).toBe('"de" is of de too');
  });

  test('cannot delete a need of the quiz', async () => {
    const need = await admin.find('need', 'vision');
    const reply = await admin.send('DELETE', `/need/${String(need.id)}`, { ifMatch: `"${String(need.revision)}"` });
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([409, expect.stringContaining('quiz/de')]);
  });
});
