import { languages, marketIds, type Language, type MarketId } from '@veralune/routing';
import type { Content, Folder } from '../content/folders.ts';
import { packShapes, type FaqFile, type ProductFile, type SettingsFile } from '../content/schema.ts';
import { fold } from '../search/fold.ts';
import { randomFrom, type Random } from './random.ts';

export interface GenerateOptions {
  readonly count: number;
  /** The same seed gives the same products. */
  readonly seed?: number;
}

/** First id of generated products, above all ids of the content. */
const firstId = 100_000;
const most = 50_000;

const syllables = [
  'ba',
  'ce',
  'di',
  'fo',
  'gra',
  'li',
  'lu',
  'mi',
  'no',
  'pra',
  'ri',
  'sol',
  'ta',
  'ven',
  'vi',
  'xa',
  'ze',
  'cor',
  'mel',
  'tun',
];

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function inventedName(random: Random): string {
  return capital(Array.from({ length: random.int(3, 4) }, () => random.pick(syllables)).join(''));
}

type Priced = ProductFile['sizes'][number]['prices'];

function sizeOf(random: Random, markets: readonly MarketId[], days: number): ProductFile['sizes'][number] {
  const prices: Priced = {};
  const publicPrices: Priced = {};
  for (const market of markets) {
    const price = random.int(60, 900) / 10;
    prices[market] = price;
    if (random.chance(0.08)) publicPrices[market] = Math.round(price * 12.5) / 10;
  }
  return {
    duration_days: days,
    net_weight_g: days * 1.5,
    net_volume_ml: null,
    prices,
    public_prices: publicPrices,
    out_of_stock: markets.filter(() => random.chance(0.06)),
  };
}

const days = [30, 60, 90] as const;

/** A random product without texts. It refers to brands, needs and terms of the content. */
function structureOf(content: Content, random: Random): Omit<ProductFile, 'id' | 'order' | 'texts'> {
  const keys = (folder: Folder): string[] => [...content[folder].keys()];
  const leaves = (folder: 'categories' | 'needs'): string[] =>
    [...content[folder]].flatMap(([key, { parent }]) => (parent === null ? [] : key));
  const markets = marketIds.filter(() => random.chance(0.85));
  const sizes = days
    .slice(0, random.int(1, 2))
    .map((each) => sizeOf(random, markets.length > 0 ? markets : ['be'], each));
  return {
    brand: random.pick(keys('brands')),
    categories: random.some(leaves('categories'), random.int(1, 2)),
    needs: random.some(leaves('needs'), random.int(1, 3)),
    galenic_format: random.pick(keys('galenic-formats')),
    flavours: random.some(keys('flavours'), random.int(0, 2)),
    diner_types: random.some(keys('diner-types'), random.int(1, 2)),
    active_ingredients: random.some(keys('active-ingredients'), random.int(1, 4)),
    pack: random.pick(packShapes),
    promoted: random.chance(0.03),
    new: random.chance(0.05) ? { from: '2026-09-01T00:00:00Z', to: '2027-08-31T23:59:59Z' } : null,
    new_formula: random.chance(0.05),
    sizes,
    nutrition: random
      .some(keys('nutrients'), random.int(1, 3))
      .map((nutrient) => ({ nutrient, amount: random.int(1, 200) })),
    related: [],
  };
}

type Words = ProductFile['texts']['fr'];
type Structure = ReturnType<typeof structureOf>;

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Generated content has an invalid reference');
  return value;
}

/** Texts composed of the labels of the product's brand, needs and terms. */
function wordsOf(content: Content, structure: Structure, language: Language, name: string, number: number): Words {
  const brand = found(content.brands.get(structure.brand)).texts[language];
  const needs = structure.needs.map((key) => found(content.needs.get(key)).texts[language]);
  const actives = structure.active_ingredients.map(
    (key) => found(content['active-ingredients'].get(key)).texts[language].label,
  );
  const format = found(content['galenic-formats'].get(structure.galenic_format)).texts[language].label;
  const needText = needs.map(({ summary }) => summary).join(' ');
  return {
    name: `${brand.title} ${name} ${String(number)}`,
    slug: `${fold(name)}-${String(number)}`,
    summary: `${actives.join(', ')} · ${needs.map(({ label }) => label).join(', ')}`.slice(0, 300),
    description: `${brand.tagline}\n\n${needText}`,
    claims: [],
    usage: needText,
    precautions: needText,
    ingredients: actives.join(', '),
    conservation: format,
    dose: `1 ${format}`,
    sizes: structure.sizes.map(({ duration_days }) => `${String(duration_days)} ${format}`),
    meta: { title: `${name} ${String(number)}`, description: needText.slice(0, 170) },
  };
}

function productOf(content: Content, random: Random, index: number): ProductFile {
  const structure = structureOf(content, random);
  const name = inventedName(random);
  const texts = Object.fromEntries(
    languages.map((language) => [language, wordsOf(content, structure, language, name, index)]),
  ) as Record<Language, Words>;
  return { id: firstId + index, order: index, ...structure, texts };
}

/** One question for each product. */
function questionOf(key: string, { id, texts }: ProductFile): FaqFile {
  return {
    id: id * 10,
    order: 1,
    owner: `products/${key}`,
    texts: Object.fromEntries(
      languages.map((language) => {
        const { name, usage } = texts[language];
        return [language, { question: name, answer: usage }];
      }),
    ) as FaqFile['texts'],
  };
}

/** The settings without their banners, which link to products. */
function withoutBanners(settings: SettingsFile): SettingsFile {
  const entries = Object.entries(settings).map(([code, setting]) => [
    code,
    typeof setting === 'string' ? setting : setting.value,
  ]);
  return Object.fromEntries(entries) as SettingsFile;
}

/**
 * Replaces the products of `content` by generated ones, for tests and benchmarks that need many products.
 * Removes the products of pages and the banners of settings.
 */
export function generateProducts(content: Content, { count, seed = 1 }: GenerateOptions): Content {
  if (count > most) throw new Error(`At most ${String(most)} products`);
  const random = randomFrom(seed);
  const products = new Map<string, ProductFile>();
  for (let index = 1; index <= count; index += 1)
    products.set(`made-up-${String(index)}`, productOf(content, random, index));
  const pages = new Map([...content.pages].map(([key, page]) => [key, { ...page, products: [] }]));
  const settings = new Map([...content.settings].map(([market, file]) => [market, withoutBanners(file)]));
  const ofBrands = [...content.faqs].filter(([, { owner }]) => !owner?.startsWith('products/'));
  const ofProducts = [...products].map(([key, product]) => [`${key}-1`, questionOf(key, product)] as const);
  const codes = new Map([...content.codes].filter(([, { gifts }]) => gifts === undefined));
  return { ...content, products, pages, settings, codes, faqs: new Map([...ofBrands, ...ofProducts]) };
}
