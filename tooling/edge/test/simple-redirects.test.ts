import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookUp } from '@veralune/redirects';
import { loadRedirects } from '@veralune/redirects/node';
import { marketIds, markets } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { redirectMap } from '../src/redirects/redirect-maps.ts';
import { simpleRedirects } from '../src/redirects/simple-redirects.ts';

function redirectsOf(...rules: readonly string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'edge-redirects-')), 'redirects.csv');
  writeFileSync(file, `from,to,code\n${rules.join('\n')}\n`);
  return simpleRedirects(file, 'be');
}

describe('simpleRedirects', () => {
  it.each([
    ['/a,/b,301', { path: '/a', to: '/b', status: 301, keepsQuery: true }],
    ['/a,/b,302', { path: '/a', to: '/b', status: 302, keepsQuery: true }],
    ['/a,/b?,301', { path: '/a', to: '/b', status: 301, keepsQuery: false }],
    ['/a,/b?c=1,301', { path: '/a', to: '/b?c=1', status: 301, keepsQuery: false }],
    ['/a,/b#c,301', { path: '/a', to: '/b#c', status: 301, keepsQuery: true }],
    ['/a,https://other.example/b,301', { path: '/a', to: 'https://other.example/b', status: 301, keepsQuery: true }],
    ['/Sueño/,/b,301', { path: '/sue%C3%B1o', to: '/b', status: 301, keepsQuery: true }],
  ])('takes %s', (rule, expected) => {
    expect(redirectsOf(rule)).toEqual([expected]);
  });

  it.each([
    ['a prefix', ['/a/*,/b,301']],
    ['a pattern', ['/a/*.html,/b,301']],
    ['a word', ['replace:offer,with:,301']],
    ['a rule of a host', ['//old.example/a,/b,301']],
    ['a query', ['/a?id=1,/b,301']],
    ['a path that another rule takes with a query', ['/a,/b,301', '/a?id=1,/c,301']],
    ['a target that another rule takes with a query', ['/a,/b,301', '/b?id=1,/c,301']],
    ['a path that differs between the hosts of the site', ['/a,/b,301', '//be.veralune.example/a,/c,301']],
    ['a loop', ['/a,/b,301', '/b,/a,301']],
    ['a file, which never reaches the rules', ['/a.png,/b,301']],
    ['a target with a dollar sign, which nginx reads as a variable', ['/a,/b$c,301']],
    ['the root', ['/,/b,301']],
  ])('leaves %s to the app', (_, rules) => {
    expect(redirectsOf(...rules)).toEqual([]);
  });

  it('leads to the end of a chain', () => {
    expect(redirectsOf('/a,/b,301', '/b,/c,302')).toEqual([
      { path: '/a', to: '/c', status: 302, keepsQuery: true },
      { path: '/b', to: '/c', status: 302, keepsQuery: true },
    ]);
  });

  it('finds the rules of the tables', () => {
    const rules = marketIds.flatMap((market) =>
      simpleRedirects(join(import.meta.dirname, `../../../apps/${market}/redirects.csv`), market),
    );
    expect(rules.length).toBeGreaterThan(50);
  });

  it.each(marketIds)('agrees with the look-up for the table of %s', (market) => {
    const file = join(import.meta.dirname, `../../../apps/${market}/redirects.csv`);
    const origin = markets[market].defaultSiteUrl;
    const { table } = loadRedirects(file, { site: origin });
    const found = simpleRedirects(file, market);
    for (const { path, to, status } of found) {
      expect(lookUp(table, { origin, pathname: path, search: '' })).toMatchObject({ to, status });
    }
  });
});

describe('redirectMap', () => {
  it('has the targets of one status, with the query before the anchor', () => {
    const redirects = [
      { path: '/a', to: '/b#c', status: 301, keepsQuery: true },
      { path: '/d', to: '/e?f=1', status: 301, keepsQuery: false },
      { path: '/g', to: '/h', status: 302, keepsQuery: true },
    ] as const;
    expect(redirectMap('be', 301, redirects)).toEqual([
      'map $edge_path $edge_redirect_301_be {',
      '  default "";',
      '  "/a" "/b$is_args$args#c";',
      '  "/d" "/e?f=1";',
      '}',
    ]);
  });
});
