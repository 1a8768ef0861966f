import { servicePages, type ServicePage } from '@veralune/api-client/contract';
import { routeNames, type Locale } from '@veralune/routing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceLinks } from '../src/mappers/service-links.ts';
import { createPageContext } from '../src/page-context.ts';

beforeEach(() => {
  vi.stubEnv('VERALUNE_SCREENS', routeNames.join());
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it.each<[Locale, ServicePage, string | undefined]>([
  ['fr-be', 'contact', '/fr/contactez-nous'],
  ['fr-be', 'delivery', '/fr/aide-en-ligne#delivery'],
  ['de-de', 'quiz', '/quiz'],
  ['fr-be', 'quiz', undefined],
  ['it-it', 'store-finder', undefined],
  ['it-it', 'cart', undefined],
])('%s: %s', (locale, page, path) => {
  expect(serviceLinks([{ page }], createPageContext(locale)).map(({ href }) => href)).toEqual(path ? [path] : []);
});

it('every page has a title in every language', () => {
  for (const locale of ['fr-be', 'nl-be', 'de-de', 'it-ch', 'es-es'] as const) {
    const links = serviceLinks(
      servicePages.map((page) => ({ page })),
      createPageContext(locale),
    );
    expect(links.every(({ label }) => label.length > 2)).toBe(true);
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
  }
});
