import { rulesOf } from '@veralune/redirects/testing';
import { describe, expect, it } from 'vitest';
import { validate } from '../src/checks/validate.ts';
import { livePages } from '../src/markets/live-pages.ts';
import { marketPages } from '../src/markets/market-pages.ts';
import { catalogueOf } from './content-catalogue.ts';

const site = 'https://es.veralune.example';
const { paths: livePaths, resolves } = livePages('es', catalogueOf('es'));

/** Each rule with the result of the route tables alone, and the result of the catalogue. */
const rules: readonly (readonly [string, 'page' | 'not a page', 'page' | 'not a page'])[] = [
  ['/a/* → /productooos/x/*', 'not a page', 'not a page'],
  ['/a/* → /productooos/*', 'page', 'not a page'],
  ['/a/* → /producto/*', 'page', 'page'],
  ['/a/*_* → /producto/*', 'page', 'page'],
  ['/a/* → /producto/*/preguntas', 'page', 'not a page'],
  ['/a/* → /producto/*/preguntas-respuestas', 'page', 'page'],
  ['/a/* → /competencias/la-experiencia-nada/*', 'page', 'not a page'],
  ['/a/* → /competencias/la-experiencia-microbiotas/*', 'page', 'page'],
  ['/a/* → /contacto/*', 'not a page', 'page'],
  ['/a/* → /necesidades/*', 'not a page', 'not a page'],
  ['/a/* → /calidad-innovaciones/*', 'page', 'page'],
  ['/a/*.html → /productos/-p--*', 'page', 'page'],
  ['/a/* → /resultados/-r--*', 'page', 'page'],
  ['//old.example/* → /*', 'page', 'page'],
  ['//old.example/* → /no/where/*', 'not a page', 'not a page'],
  ['//old.example/* → https://es.veralune.example/no/where/*', 'not a page', 'not a page'],
  ['/a/* → https://elsewhere.example/no/where/*', 'page', 'page'],
];

function problemsOf(rule: string, context: Omit<Parameters<typeof validate>[1], 'site'>) {
  return validate(rulesOf(rule), { site, ...context }).map(({ code, about }) => `${code} ${about.join()}`);
}

function expected(rule: string, result: 'page' | 'not a page') {
  return result === 'page' ? [] : [`VR-REDIRECTS-016 ${rule.split(' → ')[1]}`];
}

describe.each(rules)('%s', (rule, byRoutes, byCatalogue) => {
  it(`by the route tables: ${byRoutes}`, async () => {
    expect(problemsOf(rule, await marketPages('es', undefined))).toEqual(expected(rule, byRoutes));
  });

  it(`by the catalogue: ${byCatalogue}`, () => {
    expect(problemsOf(rule, { livePaths, resolves })).toEqual(expected(rule, byCatalogue));
  });
});

it('a path that is carried over unchanged can be a page, also in a market with locale prefixes', async () => {
  const pages = await marketPages('be', undefined);
  expect(validate(rulesOf('//old.example/* → /*'), { site: 'https://be.veralune.example', ...pages })).toEqual([]);
});

it('a target that other rules redirect is checked at the end of the chain', () => {
  const context = { site, livePaths, resolves };
  expect(validate(rulesOf('/a/* → /old/*', '/old/* → /producto/*'), context)).toEqual([]);
  expect(validate(rulesOf('/a/* → /old/*', '/old/* → /consejos'), context)).toEqual([]);
  expect(validate(rulesOf('/a/* → /old/*', '/old/b → /consejos'), context)).toMatchObject([
    { line: 1, code: 'VR-REDIRECTS-016' },
  ]);
});
