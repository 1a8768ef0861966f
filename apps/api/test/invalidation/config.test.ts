import { describe, expect, it } from 'vitest';
import { readInvalidationConfig } from '../../src/invalidation/config.ts';

const REVALIDATE_SECRET = 'a secret of at least thirty-two characters';
const be = 'http://localhost:3001/fragments/revalidate';

describe('readInvalidationConfig', () => {
  it.each([
    ['one site', `be=${be}`, [{ market: 'be', url: be }]],
    [
      'two sites of one market',
      `be=${be}, be=https://two.example/r`,
      [
        { market: 'be', url: be },
        { market: 'be', url: 'https://two.example/r' },
      ],
    ],
    ['an address with an equals sign', `be=${be}?a=b`, [{ market: 'be', url: `${be}?a=b` }]],
  ])('reads %s', (_, SITE_REVALIDATE_URLS, targets) => {
    expect(readInvalidationConfig({ REVALIDATE_SECRET, SITE_REVALIDATE_URLS })).toEqual({
      secret: REVALIDATE_SECRET,
      targets,
    });
  });

  it.each([
    ['nothing is set', {}],
    ['the variables are empty', { REVALIDATE_SECRET: '', SITE_REVALIDATE_URLS: '' }],
    ['no site is set', { REVALIDATE_SECRET }],
  ])('is null if %s', (_, variables) => {
    expect(readInvalidationConfig(variables)).toBeNull();
  });

  it.each([
    ['a site without a secret', { SITE_REVALIDATE_URLS: `be=${be}` }, /REVALIDATE_SECRET is not/],
    ['a short secret', { REVALIDATE_SECRET: 'short', SITE_REVALIDATE_URLS: `be=${be}` }, /REVALIDATE_SECRET is wrong/],
    ['an unknown market', { REVALIDATE_SECRET, SITE_REVALIDATE_URLS: `zz=${be}` }, /SITE_REVALIDATE_URLS is wrong/],
    ['an address without a market', { REVALIDATE_SECRET, SITE_REVALIDATE_URLS: be }, /SITE_REVALIDATE_URLS is wrong/],
    ['another scheme', { REVALIDATE_SECRET, SITE_REVALIDATE_URLS: 'be=file:///etc' }, /SITE_REVALIDATE_URLS is wrong/],
    ['a comma at the end', { REVALIDATE_SECRET, SITE_REVALIDATE_URLS: `be=${be},` }, /SITE_REVALIDATE_URLS is wrong/],
    ['a site twice', { REVALIDATE_SECRET, SITE_REVALIDATE_URLS: `be=${be},be=${be}` }, /names a site twice/],
    ['a site for two markets', { REVALIDATE_SECRET, SITE_REVALIDATE_URLS: `be=${be},ch=${be}` }, /names a site twice/],
  ])('refuses %s', (_, variables, message) => {
    expect(() => readInvalidationConfig(variables)).toThrow(message);
  });
});
