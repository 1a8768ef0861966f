import { languageOf, locales, marketOf, type Locale } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { marketsOfProduct } from '../../src/content/markets.ts';
import { readValidContent } from '../../src/content/read.ts';
import { useApi } from '../support/api.ts';
import { shippedContent } from '../support/catalogues.ts';
import { problemOf, querySetOf, type Query } from './query-set.ts';

const api = useApi('shipped');
const content = readValidContent(shippedContent);
const keys = new Map([...content.products].map(([key, { id }]) => [id, key]));

const leastShare = 0.95;

async function found(locale: Locale, text: string): Promise<string[]> {
  return (await api.ask(locale, 'products', { query: { text, perPage: 100 } })).items.map(
    ({ id }) => keys.get(id) ?? '',
  );
}

/** The query without the products that the locale's market does not sell. */
function inMarket(locale: Locale, query: Query): Query {
  const isSold = (key: string): boolean => {
    const product = content.products.get(key);
    if (product === undefined) throw new Error(`The query set names a product that is not there: ${key}`);
    return marketsOfProduct(product).includes(marketOf(locale).id);
  };
  return { ...query, finds: query.finds.filter(isSold), not: query.not?.filter(isSold) };
}

describe('typical queries find the expected products', () => {
  test.for(locales)('%s', async (locale, { annotate }) => {
    const { queries } = querySetOf(languageOf(locale));
    const asked = queries
      .map((query) => ({ query, here: inMarket(locale, query) }))
      // Queries for products that the market does not sell are skipped.
      .filter(({ query, here }) => query.finds.length === 0 || here.finds.length > 0);
    const faults: string[] = [];
    for (const { here } of asked) {
      const fault = problemOf(here, await found(locale, here.text));
      if (fault !== null) faults.push(`"${here.text}" ${fault}`);
    }
    for (const fault of faults) await annotate(fault);
    const share = 1 - faults.length / asked.length;
    expect(share, `${String(faults.length)} of ${String(asked.length)}:\n${faults.join('\n')}`).toBeGreaterThanOrEqual(
      leastShare,
    );
  });
});

describe('words that are not related to the catalogue find nothing', () => {
  test.each(locales)('%s', async (locale) => {
    const { unrelated, mentioned } = querySetOf(languageOf(locale));
    const finding: string[] = [];
    for (const text of unrelated) {
      const { total } = await api.ask(locale, 'suggest', { query: { text } });
      if (total > 0) finding.push(text);
    }
    expect(finding).toEqual(unrelated.filter((text) => mentioned[text] !== undefined));
  });
});
