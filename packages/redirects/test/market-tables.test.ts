import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marketIds, markets, type MarketId } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { describeProblem } from '../src/check/describe-problem.ts';
import { livePages } from '../src/check/live-pages.ts';
import { validate } from '../src/check/validate.ts';
import { loadRedirects } from '../src/cli/load-redirects.ts';
import { lookUp } from '../src/look-up.ts';
import { parseRedirects } from '../src/parse-redirects.ts';
import { catalogueOf } from './catalogue.ts';
import { belgium } from './sentences/belgium.ts';
import { germany } from './sentences/germany.ts';
import { italy } from './sentences/italy.ts';
import type { Sentences } from './sentences/sentences.ts';
import { spain } from './sentences/spain.ts';
import { switzerland } from './sentences/switzerland.ts';
import { addressOf } from './tables.ts';

const sentencesOf: Readonly<Record<MarketId, Sentences>> = {
  be: belgium,
  ch: switzerland,
  es: spain,
  de: germany,
  it: italy,
};

function fileOf(market: MarketId) {
  return fileURLToPath(new URL(`../../../apps/${market}/redirects.csv`, import.meta.url));
}

function rulesOf(market: MarketId) {
  return parseRedirects(readFileSync(fileOf(market), 'utf8'));
}

describe.each(marketIds)('the table of %s', (market) => {
  const site = markets[market].defaultSiteUrl;
  const pages = livePages(market, catalogueOf(market));
  const { rules, problems } = rulesOf(market);
  // As the app reads it.
  const { table } = loadRedirects(fileOf(market), { site });

  it('has nothing wrong: every target is a page, no page is taken away, nothing loops, chains or repeats', () => {
    const found = [...problems, ...validate(rules, { site, livePaths: pages.paths, resolves: pages.resolves })];
    expect(found.map((problem) => `line ${problem.line}: ${describeProblem(problem)}`)).toEqual([]);
  });

  it('is permanent throughout', () => {
    expect(rules.filter(({ status }) => status !== 301)).toEqual([]);
  });

  const rows = Object.entries(sentencesOf[market]).flatMap(([sentence, addresses]) =>
    Object.entries(addresses).map(([from, to]) => [sentence, from, to] as const),
  );

  it.each(rows)('%s: %s → %s', (_, from, to) => {
    const found = lookUp(table, addressOf(from.startsWith('/') ? site + from : from));
    expect(found?.to.replace(new RegExp(`^${site}(?=/)`), '')).toBe(to);
    expect(found?.status).toBe(301);
    expect(pages.resolves(new URL(to, site).pathname)).toBe(true);
  });
});

it('Switzerland, whose rules were not shown, has those of its old language prefixes and no other', () => {
  expect(rulesOf('ch').rules.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/fr-ch/* /fr/*',
    '/de-ch/* /de/*',
    '/it-ch/* /it/*',
  ]);
});
