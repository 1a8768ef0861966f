import { createTranslator } from '@veralune/i18n';
import { locales } from '@veralune/routing';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';

for (const locale of locales) {
  test(`${locale}: on a phone, choosing a filter keeps the panel open, the scroll position and the focus`, async ({
    page,
  }) => {
    const t = createTranslator(locale);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(addressOf('products', {}, locale), { waitUntil: 'networkidle' });
    const opener = page.locator('summary').filter({ hasText: t('listing.filters.title') });
    await opener.focus();
    await page.keyboard.press('Enter');

    const choice = page.getByRole('link', { name: /Florelune \(\d+\)$/ });
    await choice.focus();
    const { y: before = 0 } = (await choice.boundingBox()) ?? {};
    await page.keyboard.press('Enter');
    await expect(choice).toHaveAttribute('aria-current', 'true');
    await expect(choice).toBeFocused();
    await expect(page.locator('search > details')).toHaveAttribute('open');
    const { y: after = 0 } = (await choice.boundingBox()) ?? {};
    expect(Math.abs(after - before)).toBeLessThan(740);

    await page.keyboard.press('Enter');
    await expect(choice).not.toHaveAttribute('aria-current');
    await expect(choice).toBeFocused();
  });
}
