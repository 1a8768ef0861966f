import { hasRoute, href, languageOf, marketOf, type Locale, type RouteName } from '@veralune/routing';

const base = Number(process.env['VERALUNE_PORT_BASE'] ?? 3000);
const api = `http://localhost:${base + 1000}`;

interface Named {
  readonly slug: string;
}

/** The first slug of a list of the API. */
async function firstSlug(path: string, locale: Locale): Promise<string> {
  const query = `shop_id=${marketOf(locale).shopId}&lang=${languageOf(locale)}`;
  const answer = await fetch(`${api}${path}${path.includes('?') ? '&' : '?'}${query}`);
  const body = (await answer.json()) as Named[] | { readonly items: Named[] };
  const slug = ('items' in body ? body.items : body)[0]?.slug;
  if (slug === undefined) throw new Error(`The API at ${api} returned nothing for ${path}. Start the stack: npm start`);
  return slug;
}

/** Screens without content of their own. Not every locale has each of them. */
const plain = [
  'store-finder',
  'newsletter',
  'quiz',
  'withdrawal',
  'login',
  'signup',
  'forgot-password',
  'cart',
] as const satisfies readonly RouteName[];

/** One address of each screen of a locale that a visitor without an account can open, on the port of its app. */
export async function screenAddresses(locale: Locale): Promise<readonly (readonly [string, string])[]> {
  const origin = `http://localhost:${base + marketOf(locale).localPort - 3000}`;
  const [product, brand, need, category, advice, theme, innovation, news, expertise, information] = await Promise.all([
    firstSlug('/product?perPage=1', locale),
    firstSlug('/brands', locale),
    firstSlug('/need', locale),
    firstSlug('/category', locale),
    firstSlug('/page?type=advice&perPage=1', locale),
    firstSlug('/thematics', locale),
    firstSlug('/page?type=innovation&perPage=1', locale),
    firstSlug('/page?type=actualite&perPage=1', locale),
    firstSlug('/page?type=corpo_main&perPage=1', locale),
    firstSlug('/page?type=information&perPage=1', locale),
  ]);
  const paths = {
    home: href('home', {}, locale),
    brands: href('brands', {}, locale),
    brand: href('brand', { slug: brand }, locale),
    products: href('products', {}, locale),
    category: href('products', { category }, locale),
    product: href('product', { slug: product }, locale),
    evaluations: href('product-evaluations', { slug: product }, locale),
    questions: href('product-questions', { slug: product }, locale),
    needs: href('needs', {}, locale),
    need: href('need', { slug: need }, locale),
    results: href('results', { terms: 'magnesium' }, locale),
    'three-questions': href('three-questions', {}, locale),
    'three-answers': `${href('three-questions', {}, locale)}?need=36&person=adult&form=any`,
    compare: href('compare', {}, locale),
    comparison: `${href('compare', {}, locale)}?products=104,109,115`,
    magazine: href('advice-home', {}, locale),
    theme: href('advice-theme', { theme }, locale),
    advice: href('advice', { slug: advice }, locale),
    innovations: href('quality-innovations', {}, locale),
    innovation: href('quality-innovation', { slug: innovation }, locale),
    expertises: href('expertises', {}, locale),
    expertise: href('expertise', { slug: expertise }, locale),
    about: href('about', {}, locale),
    news: href('news', {}, locale),
    item: href('page', { slug: news }, locale),
    information: href('information', { slug: information }, locale),
    faq: href('faq', {}, locale),
    contact: href('contact', {}, locale),
    advisor: href('who-can-give-you-advice', {}, locale),
    ...Object.fromEntries(plain.filter((name) => hasRoute(name, locale)).map((name) => [name, href(name, {}, locale)])),
    '404': href('product', { slug: 'no-such-product' }, locale),
  };
  return Object.entries(paths).map(([screen, path]) => [screen, origin + path] as const);
}
