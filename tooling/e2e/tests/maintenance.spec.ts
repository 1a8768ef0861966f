import { expect, test } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { ask } from '../src/ask.ts';
import { Editor } from '../src/editor.ts';
import { addressOf } from '../src/places.ts';

const locale = 'it-it';
const home = addressOf('home', {}, locale);
const closed = addressOf('maintenance', {}, locale);

test('an editor closes a market and opens it again: visitors wait on one page and come back', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const t = createTranslator(locale);
  const editor = await Editor.withToken();
  const statusOf = async (address: string) => (await ask(request, address)).status();
  await page.goto(home, { waitUntil: 'networkidle' });
  try {
    await editor.set('it', 'maintenance', '1');
    await expect.poll(() => statusOf(home), { timeout: 30_000 }).toBe(307);

    const answer = await ask(request, home);
    expect(answer.headers()['location']).toMatch(new RegExp(`${href('maintenance', {}, locale)}$`));
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect((await ask(request, closed)).headers()['cache-control']).toBe('no-store');
    expect(await statusOf(addressOf('home', {}, 'de-de')), 'the other markets stay open').toBe(200);

    // Someone who has a page open goes on to another one inside the app.
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
