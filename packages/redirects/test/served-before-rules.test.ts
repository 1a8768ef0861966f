import { readFileSync } from 'node:fs';
import { marketIds } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { fileEndings } from '../src/check/served-before-rules.ts';
import { validate } from '../src/check/validate.ts';
import { rulesOf, site } from './tables.ts';

function textOf(file: string) {
  return readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
}

it.each(marketIds)('the proxy of %s leaves the same addresses alone', (market) => {
  const left = /'\/\(\(\?!(.*)\)\.\*\)',/.exec(textOf(`apps/${market}/proxy.ts`))?.[1];
  expect(left?.replaceAll('\\\\', '\\')).toBe(`_next/|fragments/|(?!api/)${fileEndings}`);
});

it('the proxies hand the API on before they ask for rules', () => {
  expect(textOf('packages/site/src/proxy/steps/api.ts')).toContain("const prefix = '/api/';");
});

describe('a rule that is never asked', () => {
  it.each([
    ['/api/old', '/api/old'],
    ['/logos/old-*.png', '/logos/old-zqx7.png'],
    ['//old.example/_next/x.js', '/_next/x.js'],
    ['/Robots.txt', '/robots.txt'],
    ['/a/old.JPG', '/a/old.jpg'],
    ['/favicon.ico?v=2', '/favicon.ico'],
  ])('%s is told', (from, path) => {
    expect(validate(rulesOf(`${from} → /`), { site })).toMatchObject([
      { line: 1, code: 'VR-REDIRECTS-018', about: [path] },
    ]);
  });

  it.each(['/api', '/apis/x', '/icons/x', '/icon.svg/x', '/kontakt.html', '/index.php', '/*/x', '/favicon.ico-alt'])(
    '%s is not one',
    (from) => {
      expect(validate(rulesOf(`${from} → /`), { site })).toEqual([]);
    },
  );
});

it('a note that is no UTF-8 is told, since whoever writes the table anew would lose it', () => {
  const rules = rulesOf('/a → /').map((rule) => ({ ...rule, note: 'se\uFFFDal' }));
  expect(validate(rules, { site })).toMatchObject([{ line: 1, code: 'VR-REDIRECTS-008', about: ['se\uFFFDal'] }]);
});
