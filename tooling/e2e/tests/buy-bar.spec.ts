import { createTranslator } from '@veralune/i18n';
import { bottomOf } from '../src/bottom-of.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';

const locale = 'fr-be';
const t = createTranslator(locale);

test('the price at the bottom of the window covers neither what has the focus nor what floats', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'newsletter_popin' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(addressOf('product', { slug: 'florelune-immunite' }, locale));
  const bar = page.locator('main > [data-bottom-bar]');
  await expect.poll(() => bottomOf(bar)).toBe(740);
  const { y: top } = (await bar.boundingBox()) ?? { y: 0 };
  expect(top).toBeGreaterThan(600);

  const links = page.getByRole('region', { name: t('product.related.title') }).getByRole('link');
  expect(await links.count()).toBeGreaterThan(2);
  for (const link of await links.all()) {
    // Below the bar it is in the window already, so without a margin the browser would not scroll.
    await link.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' }),
    );
    await link.focus();
    expect(await bottomOf(link)).toBeLessThan(top);
  }
  await expect(bar).toBeInViewport();

  // What floats comes with the first use of the page.
  await page.keyboard.press('Tab');
  const newsletter = page.getByRole('button', { name: t('newsletter-popin.button'), exact: true });
  await expect(newsletter).toBeAttached();
  await newsletter.focus();
  expect(await bottomOf(newsletter)).toBeLessThanOrEqual(top);
});
