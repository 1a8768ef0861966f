import { describe, expect, it } from 'vitest';
import { livePages } from '../src/check/live-pages.ts';
import { validate } from '../src/check/validate.ts';
import { pagesOfMarket } from '../src/cli/pages-of-market.ts';
import { catalogueOf } from './catalogue.ts';
import { rulesOf } from './tables.ts';

const site = 'https://es.veralune.example';
const { paths: livePaths, resolves } = livePages('es', catalogueOf('es'));

/** Each with what the route tables alone say of it, and what the catalogue says. */
const rules: readonly (readonly [string, 'page' | 'none', 'page' | 'none'])[] = [
  ['/a/* → /productooos/x/*', 'none', 'none'],
  ['/a/* → /productooos/*', 'page', 'none'],
  ['/a/* → /producto/*', 'page', 'page'],
  ['/a/*_* → /producto/*', 'page', 'page'],
  ['/a/* → /producto/*/preguntas', 'none', 'none'],
  ['/a/* → /producto/*/preguntas-respuestas', 'page', 'page'],
  ['/a/* → /competencias/la-experiencia-nada/*', 'page', 'none'],
  ['/a/* → /competencias/la-experiencia-microbiotas/*', 'page', 'page'],
  ['/a/* → /contacto/*', 'none', 'page'],
  ['/a/* → /necesidades/*', 'none', 'none'],
  ['/a/* → /calidad-innovaciones/*', 'page', 'page'],
  ['/a/*.html → /productos/-p--*', 'page', 'page'],
  ['/a/* → /resultados/-r--*', 'page', 'page'],
  ['//old.example/* → /*', 'page', 'page'],
  ['//old.example/* → /no/where/*', 'none', 'none'],
  ['//old.example/* → https://es.veralune.example/no/where/*', 'none', 'none'],
  ['/a/* → https://elsewhere.example/no/where/*', 'page', 'page'],
];

function isFound(rule: string, context: Omit<Parameters<typeof validate>[1], 'site'>) {
  return validate(rulesOf(rule), { site, ...context }).map(({ code, about }) => `${code} ${about.join()}`);
}

function expected(rule: string, verdict: 'page' | 'none') {
  return verdict === 'page' ? [] : [`VR-REDIRECTS-016 ${rule.split(' → ')[1]}`];
}

describe.each(rules)('%s', (rule, byRoutes, byCatalogue) => {
  it(`by the route tables: ${byRoutes}`, async () => {
    expect(isFound(rule, await pagesOfMarket('es', undefined))).toEqual(expected(rule, byRoutes));
  });

  it(`by the catalogue: ${byCatalogue}`, () => {
    expect(isFound(rule, { livePaths, resolves })).toEqual(expected(rule, byCatalogue));
  });
});

it('a path that is carried over as it is may be a page, also of a market with prefixes', async () => {
  const pages = await pagesOfMarket('be', undefined);
  expect(validate(rulesOf('//old.example/* → /*'), { site: 'https://be.veralune.example', ...pages })).toEqual([]);
});

it('a target that other rules lead on from is judged by where they lead', () => {
  const context = { site, livePaths, resolves };
  expect(validate(rulesOf('/a/* → /old/*', '/old/* → /producto/*'), context)).toEqual([]);
  expect(validate(rulesOf('/a/* → /old/*', '/old/* → /consejos'), context)).toEqual([]);
  expect(validate(rulesOf('/a/* → /old/*', '/old/b → /consejos'), context)).toMatchObject([
    { line: 1, code: 'VR-REDIRECTS-016' },
  ]);
});
