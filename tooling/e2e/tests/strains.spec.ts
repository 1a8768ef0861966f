import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { isAuditedLocale, Visitor } from '../src/visitor.ts';

const balance = {
  'fr-be': 'florelune-equilibre',
  'de-ch': 'florelune-balance',
  'es-es': 'florelune-equilibrio',
} as const;

for (const locale of ['fr-be', 'de-ch', 'es-es'] as const) {
  test(`${locale}: a product shows its strains, and each leads to its page with the products that contain it`, async ({
    page,
  }) => {
    const t = createTranslator(locale);
    const visitor = new Visitor(page, { locale, hasScripts: true, isAudited: isAuditedLocale(locale) });
    const product = href('product', { slug: balance[locale] }, locale);
    await page.goto(addressOf('product', { slug: balance[locale] }, locale));
    await visitor.check(product);
    await expect(page.getByRole('heading', { name: t('product.strains.title', { count: 4 }) })).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('link', { name: /^VRL-12 / })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('VRL-12');
    await visitor.check(/vrl-12$/);
    const table = page.getByRole('table', { name: t('strain.products', { code: 'VRL-12' }) });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('main').locator(`a[href="${product}"]`)).not.toHaveCount(0);
    expect(visitor.errors).toEqual([]);
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('fr-be: the colonies of a strain grow once, each in less than 300 ms', async ({ page }) => {
    await page.goto(`${addressOf('expertise', { slug: 'microbiotes', subslug: 'souche-vrl-01' }, 'fr-be')}`);
    const colonies = page.getByRole('main').locator('article svg path:nth-child(n + 4)');
    await expect(colonies.first()).toBeAttached();
    const growths = await colonies.evaluateAll((paths) =>
      paths.map((path) => {
        const { animationName, animationDuration, animationIterationCount } = getComputedStyle(path);
        return [animationName !== 'none', Number.parseFloat(animationDuration) <= 0.3, animationIterationCount];
      }),
    );
    expect(growths).toEqual(growths.map(() => [true, true, '1']));
  });
});

test('fr-be: with less motion the colonies are still', async ({ page }) => {
  await page.goto(addressOf('expertise', { slug: 'microbiotes', subslug: 'souche-vrl-01' }, 'fr-be'));
  const colonies = page.getByRole('main').locator('article svg path');
  await expect(colonies).not.toHaveCount(0);
  expect(await colonies.evaluateAll((paths) => paths.flatMap((path) => path.getAnimations()).length)).toBe(0);
});
