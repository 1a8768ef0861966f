import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { get } from '../src/get.ts';
import { Editor } from '../src/editor.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';

const locale = 'it-it';
const home = addressOf('home', {}, locale);
const closed = addressOf('maintenance', {}, locale);

test('while maintenance is on, visitors of the market get one page; then they return to the site', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const t = createTranslator(locale);
  const editor = await Editor.withToken();
  const statusOf = async (address: string) => (await get(request, address)).status();
  await page.goto(home, { waitUntil: 'networkidle' });
  try {
    await editor.set('it', 'maintenance', '1');
    await expect.poll(() => statusOf(home), { timeout: 30_000 }).toBe(307);

    const answer = await get(request, home);
    expect(answer.headers()['location']).toMatch(new RegExp(`${href('maintenance', {}, locale)}$`));
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect((await get(request, closed)).headers()['cache-control']).toBe('no-store');
    expect(await statusOf(addressOf('home', {}, 'de-de')), 'the other markets are not affected').toBe(200);

    // A visitor who has a page open navigates to another one inside the app.
    await page
      .getByRole('main')
      .getByRole('link', { name: t('home.products.all') })
      .first()
      .click();
    await expect(page).toHaveURL(closed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('maintenance.title'));
  } finally {
    await editor.set('it', 'maintenance', '0');
  }
  await expect.poll(() => statusOf(closed), { timeout: 30_000 }).toBe(307);
  await page.reload();
  await expect(page).toHaveURL(home);
});
