import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { resources } from '../../src/db/schema.ts';
import { saleTerms } from '../../src/shop/orders/sale-terms.ts';
import { usePersonalApi } from '../support/personal-api.ts';

const api = usePersonalApi({ catalogue: 'shipped' });
const now = Date.parse('2026-11-15T12:00:00Z');
const both = ['Widerrufsbelehrung', 'Allgemeine Geschäftsbedingungen'];

async function titlesWith(changes: Partial<typeof resources.$inferInsert>): Promise<string[]> {
  await api
    .db()
    .update(resources)
    .set({ status: 'published', publishFrom: null, publishTo: null, ...changes })
    .where(and(eq(resources.kind, 'page'), eq(resources.key, 'withdrawal-terms')));
  return (await saleTerms(api.db(), { shopId: 4, lang: 'de' }, now)).map(({ title }) => title);
}

test.each([
  ['published', {}, true],
  ['published now', { publishFrom: new Date(now) }, true],
  ['published later', { publishFrom: new Date(now + 1) }, false],
  ['not published any more', { publishTo: new Date(now) }, false],
  ['published until later', { publishTo: new Date(now + 1) }, true],
  ['a draft', { status: 'draft' }, false],
] as const)('a page that is %s', async (_, changes, isIncluded) => {
  const titles = await titlesWith(changes);
  expect(titles.toSorted()).toEqual(isIncluded ? both.toSorted() : ['Allgemeine Geschäftsbedingungen']);
});
