import { readFileSync } from 'node:fs';
import { rulesOf, site } from '@veralune/redirects/testing';
import { marketIds } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { filePattern } from '../src/checks/reserved-path.ts';
import { validate } from '../src/checks/validate.ts';

function textOf(file: string) {
  return readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
}

it.each(marketIds)('the proxy of %s does not run for the same addresses', (market) => {
  const excluded = /'\/\(\(\?!(.*)\)\.\*\)',/.exec(textOf(`apps/${market}/proxy.ts`))?.[1];
  expect(excluded?.replaceAll('\\\\', '\\')).toBe(`_next/|fragments/|(?!api/)${filePattern}`);
});

it('the proxies forward requests of the API before they apply rules', () => {
  expect(textOf('packages/site/src/proxy/steps/api.ts')).toContain("const prefix = '/api/';");
});

describe('a rule for a reserved path', () => {
  it.each([
    ['/api/old', '/api/old'],
    ['/logos/old-*.png', '/logos/old-zqx7.png'],
    ['//old.example/_next/x.js', '/_next/x.js'],
    ['/Robots.txt', '/robots.txt'],
    ['/a/old.JPG', '/a/old.jpg'],
    ['/favicon.ico?v=2', '/favicon.ico'],
  ])('%s is reported', (from, path) => {
    expect(validate(rulesOf(`${from} → /`), { site })).toMatchObject([
      { line: 1, code: 'VR-REDIRECTS-018', about: [path] },
    ]);
  });

  it.each(['/api', '/apis/x', '/icons/x', '/icon.svg/x', '/kontakt.html', '/index.php', '/*/x', '/favicon.ico-alt'])(
    '%s is not reserved',
    (from) => {
      expect(validate(rulesOf(`${from} → /`), { site })).toEqual([]);
    },
  );
});

it('a note that is not valid UTF-8 is reported, since rewriting the table would lose its characters', () => {
  const rules = rulesOf('/a → /').map((rule) => ({ ...rule, note: 'se\uFFFDal' }));
  expect(validate(rules, { site })).toMatchObject([{ line: 1, code: 'VR-REDIRECTS-008', about: ['se\uFFFDal'] }]);
});
