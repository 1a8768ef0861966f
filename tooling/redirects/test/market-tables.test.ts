import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lookUp } from '@veralune/redirects';
import { loadRedirects } from '@veralune/redirects/node';
import { parseRedirects } from '@veralune/redirects/parse';
import { addressOf } from '@veralune/redirects/testing';
import { marketIds, markets, type MarketId } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { describeProblem } from '../src/checks/describe-problem.ts';
import { validate } from '../src/checks/validate.ts';
import { livePages } from '../src/markets/live-pages.ts';
import { catalogueOf } from './content-catalogue.ts';
import { belgium } from './spec-examples/belgium.ts';
import { germany } from './spec-examples/germany.ts';
import { italy } from './spec-examples/italy.ts';
import { spain } from './spec-examples/spain.ts';
import type { SpecExamples } from './spec-examples/spec-examples.ts';
import { switzerland } from './spec-examples/switzerland.ts';

/** The markets that the specification has rules for. */
const examplesOf: Readonly<Partial<Record<MarketId, SpecExamples>>> = {
  be: belgium,
  ch: switzerland,
  es: spain,
  de: germany,
  it: italy,
};

function fileOf(market: MarketId) {
  return fileURLToPath(new URL(`../../../apps/${market}/redirects.csv`, import.meta.url));
}

function parseTable(market: MarketId) {
  return parseRedirects(readFileSync(fileOf(market), 'utf8'));
}

describe.each(marketIds)('the table of %s', (market) => {
  const site = markets[market].defaultSiteUrl;
  const pages = livePages(market, catalogueOf(market));
  const { rules, problems } = parseTable(market);
  // As the app reads it.
  const { table } = loadRedirects(fileOf(market), { site });

  it('has no problems: each target is a page; no hidden pages, loops, chains or duplicates', () => {
    const found = [...problems, ...validate(rules, { site, livePaths: pages.paths, resolves: pages.resolves })];
    expect(found.map((problem) => `line ${problem.line}: ${describeProblem(problem)}`)).toEqual([]);
  });

  it('has only permanent redirects', () => {
    expect(rules.filter(({ status }) => status !== 301)).toEqual([]);
  });

  const rows = Object.entries(examplesOf[market] ?? {}).flatMap(([requirement, addresses]) =>
    Object.entries(addresses).map(([from, to]) => [requirement, from, to] as const),
  );

  it.each(rows)('%s: %s → %s', (_, from, to) => {
    const found = lookUp(table, addressOf(from.startsWith('/') ? site + from : from));
    expect(found?.to.replace(new RegExp(`^${site}(?=/)`), '')).toBe(to);
    expect(found?.status).toBe(301);
    expect(pages.resolves(new URL(to, site).pathname)).toBe(true);
  });
});

it('Switzerland, for which the specification has no rules, redirects its old locale prefixes first', () => {
  const first = parseTable('ch').rules.slice(0, 3);
  expect(first.map(({ from, to }) => `${from} ${to}`)).toEqual(['/fr-ch/* /fr/*', '/de-ch/* /de/*', '/it-ch/* /it/*']);
});
