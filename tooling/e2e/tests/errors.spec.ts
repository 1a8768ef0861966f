import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { oneOfEachMarket } from '../src/one-of-each-market.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';
import { isAuditedLocale, Visitor } from '../src/visitor.ts';

for (const locale of oneOfEachMarket) {
  test(`${locale}: a missing page has status 404, a message in its language and a search form`, async ({ page }) => {
    const t = createTranslator(locale);
    const visitor = new Visitor(page, { locale, hasScripts: true, isAudited: isAuditedLocale(locale) });
    const answer = await page.goto(addressOf('page', { slug: 'no-such-page' }, locale));
    expect(answer?.status()).toBe(404);
    expect(await page.title()).toContain(t('errors.page-title', { status: 404 }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.404.title'));
    await visitor.check(href('page', { slug: 'no-such-page' }, locale));
    await page.getByRole('main').getByRole('searchbox').fill('magnesium');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(addressOf('results', { terms: 'magnesium' }, locale));
  });

  test(`${locale}: a preview requires a token`, async ({ page }) => {
    const t = createTranslator(locale);
    const answer = await page.goto(addressOf('preview', { type: 'product', id: 101 }, locale));
    expect(answer?.status()).toBe(401);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.401.title'));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('errors.home') })
      .click();
    await expect(page).toHaveURL(addressOf('home', {}, locale));
  });
}

const hostile = [
  '//evil.example/',
  '/%2F%2Fevil.example',
  '/\\evil.example',
  '/%00',
  '/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  `/${'a'.repeat(3_000)}`,
];

test('hostile paths cause no server error and no redirect to another site', async ({ request }) => {
  for (const path of hostile) {
    const answer = await request.get(originOf('fr-be').replace('be.localhost', 'localhost') + path, {
      headers: { host: 'be.localhost' },
      maxRedirects: 0,
    });
    expect(answer.status(), path).toBeLessThan(500);
    expect(answer.headers()['location'] ?? '/', path).toMatch(/^\/(?![/\\])/);
  }
});
