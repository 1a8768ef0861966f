/**
 * Looks addresses up in the tables of the markets: pages of the site, which most requests are for, and old addresses. Prints
 * the median nanoseconds of each as JSON. Started by `main.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookUp } from '@veralune/redirects';
import { loadRedirects } from '@veralune/redirects/node';
import { parseRedirects } from '@veralune/redirects/parse';
import { marketIds, markets } from '@veralune/routing';
import type { Find } from './peers.ts';
import { fresh, median, perBatch, randomNumbers, rounds, timed } from './timing.ts';

export interface MarketTable {
  readonly market: string;
  readonly rules: number;
  readonly page: number;
  readonly oldAddress: number;
}

const apps = join(import.meta.dirname, '../../../../apps');

function medianOf(find: Find, addresses: readonly string[], isExpected: boolean): number {
  const random = randomNumbers(addresses.length);
  const someAddress = () => fresh(addresses[Math.floor(random() * addresses.length)] ?? '');
  return median(
    Array.from({ length: rounds }, () => timed(find, Array.from({ length: perBatch }, someAddress), isExpected)),
  );
}

const measured = marketIds.map((market): MarketTable => {
  const file = join(apps, market, 'redirects.csv');
  const site = markets[market].defaultSiteUrl;
  const { table } = loadRedirects(file, { site });
  const { rules } = parseRedirects(readFileSync(file, 'utf8'));
  const find = (pathname: string) => lookUp(table, { origin: site, pathname, search: '' })?.to;
  // The targets of rules within the site are its pages.
  const pages = rules.flatMap(({ target }) => (/^\/[^*]*$/.test(target.text) && !find(target.text) ? target.text : []));
  const old = rules.flatMap(({ source }) => ('path' in source && find(source.path) ? source.path : []));
  return { market, rules: rules.length, page: medianOf(find, pages, false), oldAddress: medianOf(find, old, true) };
});
console.log(JSON.stringify(measured));
