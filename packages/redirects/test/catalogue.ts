import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languages, type MarketId } from '@veralune/routing';
import type { LiveEntry } from '../src/check/live-pages.ts';

const content = new URL('../../../apps/api/content/', import.meta.url);
// The parser that the API reads these files with.
const { parse } = createRequire(new URL('../../../apps/api/package.json', import.meta.url))('yaml') as {
  parse: (text: string) => unknown;
};

interface Thing {
  readonly type?: string;
  readonly parent?: string | null;
  readonly markets?: readonly MarketId[];
  readonly sizes?: readonly { readonly prices: Readonly<Partial<Record<MarketId, number>>> }[];
  readonly texts: Readonly<Record<string, { readonly slug?: string } | undefined>>;
}

function thingsOf(folder: string): Map<string, Thing> {
  return new Map(
    readdirSync(new URL(`${folder}/`, content))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [
        file.slice(0, -'.yaml'.length),
        parse(readFileSync(new URL(`${folder}/${file}`, content), 'utf8')) as Thing,
      ]),
  );
}

const brands = thingsOf('brands');
const pages = thingsOf('pages');

function slugOf(thing: Thing | undefined, lang: string) {
  return thing?.texts[lang]?.slug;
}

function isIn(market: MarketId, { markets, sizes }: Thing) {
  return markets?.includes(market) !== false && sizes?.every(({ prices }) => prices[market] === undefined) !== true;
}

function entriesOf(type: string, things: Iterable<Thing>, market: MarketId): LiveEntry[] {
  return [...things]
    .filter((thing) => isIn(market, thing))
    .flatMap((thing) =>
      languages.flatMap((lang) => {
        const slug = slugOf(thing, lang);
        if (slug === undefined) return [];
        const parent =
          thing.type?.startsWith('brand_corner') === true
            ? brands.get(thing.parent ?? '')
            : pages.get(thing.parent ?? '');
        return [
          { entity_type: type, lang, slug, page_type: thing.type ?? null, parent_slug: slugOf(parent, lang) ?? null },
        ];
      }),
    );
}

/** What the API's call `urls` answers for a market, read from the content that it is filled with. */
export function catalogueOf(market: MarketId): LiveEntry[] {
  return [
    ...entriesOf('product', thingsOf('products').values(), market),
    ...entriesOf('category', thingsOf('categories').values(), market),
    ...entriesOf('need', thingsOf('needs').values(), market),
    ...entriesOf('thematic', thingsOf('themes').values(), market),
    ...entriesOf('brand', brands.values(), market),
    ...entriesOf('cms_page', pages.values(), market),
  ];
}
