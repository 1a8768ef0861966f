import { href, type Locale } from '@veralune/routing';
import { withProperty } from '../edit/source.ts';
import type { Workspace } from '../edit/workspace.ts';
import type { MarketPlan, PlannedLocale } from './plan.ts';

/** Addresses of overviews. They are written into a test, because visitors and search engines keep them. */
const overviews = ['brands', 'products', 'needs', 'advice-home', 'contact', 'login'] as const;

function addressesOf({ start }: PlannedLocale, prefix: string): string[] {
  return overviews.map((name) => {
    // Behind the prefix of the locale to start with; its own route table has the same words.
    const path = href(name, {}, start as Locale).replace(/^\/[a-z]{2}(?=\/)/, '');
    return `['${name}', '${prefix}${path}'],`;
  });
}

type Tested = Pick<MarketPlan, 'id' | 'name' | 'locales'>;

/** A test of the addresses of locales. @param given prefix of the only locale of a market that has others */
export function addressTest({ id, name, locales }: Tested, given = ''): string {
  const parts = locales.map((locale) => {
    const prefix = locales.length > 1 ? `/${locale.language}` : given;
    return `describe('${locale.code}', () => {
  it.each([${addressesOf(locale, prefix).join('')}] as const)('%s is at %s', (route, path) => {
    expect(href(route, {}, '${locale.code}')).toBe(path);
    expect(match(path, '${id}')).toMatchObject({ kind: 'route', route, locale: '${locale.code}' });
  });
});
`;
  });
  return `import { describe, expect, it } from 'vitest';
import { href, match } from '../../src/index.ts';

/* Addresses of ${name}. One that changes needs a redirect in apps/${id}/redirects.csv. */

${parts.join('\n')}`;
}

/** What tests need to know about the market. Most of them take their markets from the registry. */
export function addTests(workspace: Workspace, plan: MarketPlan): void {
  const { id, place, mobile } = plan;
  workspace.write(`packages/routing/test/addresses/${id}.test.ts`, addressTest(plan));
  workspace.edit('tooling/e2e/src/places.ts', (text) =>
    withProperty(
      text,
      'places',
      `${id}: { zipcode: '${place.zipcode}', city: '${place.city}', mobile: '${mobile}', wrong: '${place.zipcode}1' }`,
    ),
  );
  workspace.edit('apps/api/test/support/shopping.ts', (text) =>
    plan.locales.reduce(
      (edited, { code }) =>
        withProperty(
          edited,
          'places',
          `'${code}': { zipcode: '${place.zipcode}', city: '${place.city}', country: '${plan.country}' }`,
        ),
      text,
    ),
  );
  workspace.edit('turbo.json', (text) =>
    text.replace(/^( *)"@veralune\/dev#transit"$/m, `$1"@veralune/${id}#transit",\n$1"@veralune/dev#transit"`),
  );
}
