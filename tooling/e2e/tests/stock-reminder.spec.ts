import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { Editor, type CatalogueRecord } from '../src/editor.ts';
import { control, summaryOn, type } from '../src/form.ts';
import { mailTo } from '../src/mailbox.ts';
import { office } from '../src/office.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

const locale = 'it-it';
const t = createTranslator(locale);
/** Out of stock in Italy only. */
const key = 'micralba-vision';

interface Size {
  readonly out_of_stock?: readonly string[];
}

function inStockEverywhere({ data, ...rest }: CatalogueRecord): CatalogueRecord {
  const sizes = (data['sizes'] as readonly Size[]).map(({ out_of_stock: _, ...size }) => size);
  return { ...rest, data: { ...data, sizes } };
}

// Both change the stock of one product.
test.describe.configure({ mode: 'serial' });

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('a visitor is told once that a product is in stock again', async ({ page }) => {
      test.setTimeout(120_000);
      const editor = await Editor.withToken();
      const before = await editor.read('product', key);
      const { name, slug } = before.data.texts['it'] ?? {};
      const product = { name: String(name), slug: String(slug) };
      const email = `${crypto.randomUUID()}@example.com`;
      const visitor = new Visitor(page, { locale, hasScripts });

      await page.goto(addressOf('product', { slug: product.slug }, locale));
      await page.getByRole('link', { name: t('reminder.link') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reminder.title', { product: product.name }));

      await type(page, 'email', 'anna@');
      await page.keyboard.press('Enter');
      await expect(summaryOn(page).getByRole('link')).toHaveText([t('forms.errors.email')]);
      await expect(control(page, 'email')).toHaveValue('anna@');

      await type(page, 'email', email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reminder.sent.title'));
      expect(await office('person', 'export', email)).toContain('"productId": 116');

      const returned = await editor.write('product', inStockEverywhere(before));
      try {
        const mail = await mailTo(email, product.name);
        expect(mail.lang).toMatch(/^it/);
        expect(mail.text).toContain(href('product', { slug: product.slug }, locale));
        expect(await office('person', 'export', email)).not.toContain('"productId": 116');
      } finally {
        await editor.write('product', { ...before, revision: returned.revision });
      }
      expect(visitor.errors).toEqual([]);
    });
  });
}
