import type { APIResponse } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { href, languageOf, type Locale } from '@veralune/routing';
import { Editor, type CatalogueRecord, type PreviewedPath } from '../src/editor.ts';
import { get } from '../src/get.ts';
import { marked, newMark } from '../src/marked-texts.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

/**
 * The kinds of entities, a resource of each that is copied, and its public route. A brand or need without products has no
 * public page, even when it is published.
 */
const entities = [
  { path: 'product', key: 'micralba-zinc', route: 'product', published: 'published' },
  { path: 'brands', key: 'micralba', route: 'brand', published: 'hidden' },
  { path: 'need', key: 'skin', route: 'need', published: 'hidden' },
  { path: 'page', key: 'advice-colours', route: 'advice', published: 'published' },
] as const satisfies { path: PreviewedPath; key: string; route: string; published: string }[];

function textsIn(locale: Locale, { data }: CatalogueRecord): Readonly<Record<string, unknown>> {
  return { ...data.texts[languageOf(locale)], ...data.texts[locale] };
}

/** A draft with the texts of another resource, which contain the mark, and with other slugs. */
async function createDraft(
  editor: Editor,
  { path, key }: (typeof entities)[number],
  mark: string,
): Promise<CatalogueRecord> {
  const source = marked(await editor.read(path, key), mark, ['name', 'title']);
  const texts = Object.entries(source.data.texts).map(([name, words]) => {
    const { slug } = words;
    return [name, typeof slug === 'string' ? { ...words, slug: `${slug}-${mark}` } : words] as const;
  });
  return editor.createDraft(path, `${key}-${mark}`, { ...source.data, texts: Object.fromEntries(texts) });
}

/** Headers that keep an address with its token out of caches, search engines and the logs of other sites. */
function privacyOf(answer: APIResponse): (string | undefined)[] {
  const headers = answer.headers();
  return [headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']];
}

const locale = 'fr-be';
const t = createTranslator(locale);

for (const entity of entities) {
  const { path, route, published } = entity;

  test(`a draft at /${path} is shown to the holder of its address, and to nobody else`, async ({ page, request }) => {
    const editor = await Editor.withToken();
    const mark = newMark();
    let draft = await createDraft(editor, entity, mark);
    const publicAddress = addressOf(route, { slug: String(textsIn(locale, draft)['slug']) }, locale);
    try {
      const visitor = new Visitor(page, { locale, hasScripts: true });
      const previewPath = await editor.previewPath(path, draft, locale);
      const address = originOf(locale) + previewPath;
      const { origin, pathname } = new URL(address);

      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
      const ribbon = page.getByRole('complementary', { name: t('routes.preview.title'), exact: true });
      await expect(ribbon).toContainText(t('preview.state.draft'));
      await expect(ribbon).toBeInViewport();
      await visitor.check(pathname);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
      await expect(page.locator('link[rel=canonical], link[rel=alternate]')).toHaveCount(0);
      // The page has no public address yet, in any language.
      await expect(page.locator('a[hreflang=nl-BE]').first()).toHaveAttribute('href', href('home', {}, 'nl-be'));

      const shown = await get(request, address);
      expect([shown.status(), ...privacyOf(shown)]).toEqual([
        200,
        'private, no-store',
        'noindex, nofollow',
        'no-referrer',
      ]);
      for (const wrong of [origin + pathname, `${address}x`, address.replace(/\/\d+\?/, '/1?')]) {
        const denied = await get(request, wrong);
        expect([wrong, denied.status(), ...privacyOf(denied)]).toEqual([
          wrong,
          401,
          'no-store',
          'noindex, nofollow',
          'no-referrer',
        ]);
        expect(await denied.text()).toContain(t('errors.401.title'));
      }
      expect((await get(request, publicAddress)).status(), 'the public address of the draft').toBe(404);

      draft = await editor.write(path, { ...draft, status: 'published' });
      await page.goto(address);
      await expect(ribbon).toContainText(t(`preview.state.${published}`));
      const isPublic = published === 'published';
      if (isPublic) await expect.poll(async () => (await get(request, publicAddress)).status()).toBe(200);
      await ribbon.getByRole('link').click();
      await expect(page).toHaveURL(isPublic ? publicAddress : addressOf('home', {}, locale));
      expect(visitor.errors).toEqual([]);
    } finally {
      await editor.remove(path, draft);
    }
  });
}

test('the preview of something that does not exist is denied without a token, and unknown ids are missing', async ({
  request,
}) => {
  const statusOf = async (path: string) => (await get(request, originOf(locale) + path)).status();
  expect(await statusOf(href('preview', { type: 'product', id: 2_147_483_000 }, locale))).toBe(401);
  expect(await statusOf('/fr/produit/preview/abc')).toBe(404);
  expect(await statusOf('/fr/produit/preview/12x?token=x')).toBe(404);
});
