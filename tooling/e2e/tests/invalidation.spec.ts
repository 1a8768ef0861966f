import { languageOf, locales, marketIds, markets, type Locale } from '@veralune/routing';
import { CachedPage } from '../src/cached-page.ts';
import { Editor, type CatalogueRecord } from '../src/editor.ts';
import { marked, newMark, unmarked } from '../src/marked-texts.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';

/** Milliseconds after a change during which visitors may still get the old page. Source: docs/decisions/0011-invalidation.md. */
const withinMs = 5_000;

function slugIn(locale: Locale, { data }: CatalogueRecord): string {
  const { slug } = { ...data.texts[languageOf(locale)], ...data.texts[locale] };
  if (typeof slug !== 'string') throw new Error(`There is no slug for ${locale}`);
  return slug;
}

/** The resources that are changed, and those whose pages are visited. */
async function readCatalogue(editor: Editor) {
  return {
    product: unmarked(await editor.read('product', 'vigorine-articulations'), ['name']),
    brand: await editor.read('brands', 'vigorine'),
    category: await editor.read('category', 'energy-joints'),
    article: unmarked(await editor.read('page', 'advice-cranberry'), ['summary', 'body']),
    theme: await editor.read('thematics', 'plants'),
    otherProduct: await editor.read('product', 'micralba-selenium'),
    otherBrand: await editor.read('brands', 'micralba'),
    otherCategory: await editor.read('category', 'vitamins-minerals'),
    otherTheme: await editor.read('thematics', 'microbiota'),
    legal: await editor.read('page', 'legal-notice'),
  };
}

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

/** Pages that show the product's name. */
function pagesOfProduct({ product, brand, category }: Catalogue, locale: Locale): string[] {
  return [
    addressOf('product', { slug: slugIn(locale, product) }, locale),
    addressOf('products', { category: slugIn(locale, category) }, locale),
    addressOf('brand', { slug: slugIn(locale, brand) }, locale),
    addressOf('home', {}, locale),
  ];
}

/** Pages that show the article's summary. */
function pagesOfArticle({ article, theme }: Catalogue, locale: Locale): string[] {
  return [
    addressOf('advice', { slug: slugIn(locale, article) }, locale),
    addressOf('advice-theme', { theme: slugIn(locale, theme) }, locale),
  ];
}

/** Pages that show neither. */
function otherPages(
  { otherProduct, otherBrand, otherCategory, otherTheme, legal }: Catalogue,
  locale: Locale,
): string[] {
  return [
    addressOf('product', { slug: slugIn(locale, otherProduct) }, locale),
    addressOf('products', { category: slugIn(locale, otherCategory) }, locale),
    addressOf('brand', { slug: slugIn(locale, otherBrand) }, locale),
    addressOf('brands', {}, locale),
    addressOf('needs', {}, locale),
    addressOf('advice-theme', { theme: slugIn(locale, otherTheme) }, locale),
    addressOf('page', { slug: slugIn(locale, legal) }, locale),
  ];
}

type PagesIn = (catalogue: Catalogue, locale: Locale) => string[];

function forEach<Value>(pages: readonly CachedPage[], work: (page: CachedPage) => Promise<Value>): Promise<Value[]> {
  return Promise.all(pages.map(work));
}

test('a change of an editor shows on every page that depends on it, and no other page is rendered again', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const editor = await Editor.withToken();
  const catalogue = await readCatalogue(editor);
  const pagesIn = (addresses: PagesIn): CachedPage[] =>
    locales.flatMap((locale) => addresses(catalogue, locale).map((address) => new CachedPage(request, address)));
  const [ofProduct, ofArticle, others] = [pagesIn(pagesOfProduct), pagesIn(pagesOfArticle), pagesIn(otherPages)];

  const sitemaps = marketIds.map((id) => new CachedPage(request, `${originOf(markets[id].locales[0])}/sitemaps/1.xml`));

  const mark = newMark();
  const becomeMarked = async (includes: boolean): Promise<void> => {
    const since = Date.now();
    const dates = [product, article].map(({ updated_at: date }) => `<lastmod>${date}</lastmod>`);
    const delays = await Promise.all([
      forEach([...ofProduct, ...ofArticle], (page) => page.becomes({ includes, words: mark, since, withinMs })),
      ...dates.map((words) =>
        forEach(sitemaps, (sitemap) => sitemap.becomes({ includes: true, words, since, withinMs })),
      ),
    ]);
    test.info().annotations.push({ type: 'slowest page', description: `${Math.max(...delays.flat())} ms` });
  };
  const expectHits = async (): Promise<void> => {
    await forEach(others, async (page) => expect((await page.visit()).cache, page.address.href).toBe('HIT'));
  };

  let { product, article } = catalogue;
  const write = async (
    change: (record: CatalogueRecord, fields: readonly string[]) => CatalogueRecord,
  ): Promise<void> => {
    product = await editor.write('product', change(product, ['name']));
    article = await editor.write('page', change(article, ['summary', 'body']));
  };

  // One after the other: eighty first renderings at the same time would exceed the time limit of calls to the API.
  for (const page of [...ofProduct, ...ofArticle, ...others]) await page.warm();
  try {
    await write((record, fields) => marked(record, mark, fields));
    await becomeMarked(true);
    await expectHits();
  } finally {
    await write(unmarked);
  }
  await becomeMarked(false);
  await expectHits();
});
