import { readdirSync, readFileSync } from 'node:fs';
import { languages, type MarketId } from '@veralune/routing';
import { parse } from 'yaml';
import type { CatalogueUrl } from '../src/markets/live-pages.ts';

const content = new URL('../../../apps/api/content/', import.meta.url);

/** The properties of a resource in the content folder that its addresses depend on. */
interface ContentResource {
  readonly type?: string;
  readonly parent?: string | null;
  readonly theme?: string | null;
  readonly markets?: readonly MarketId[];
  readonly sizes?: readonly { readonly prices: Readonly<Partial<Record<MarketId, number>>> }[];
  readonly texts: Readonly<Record<string, { readonly slug?: string } | undefined>>;
}

function readResources(folder: string): Map<string, ContentResource> {
  return new Map(
    readdirSync(new URL(`${folder}/`, content))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [
        file.slice(0, -'.yaml'.length),
        parse(readFileSync(new URL(`${folder}/${file}`, content), 'utf8')) as ContentResource,
      ]),
  );
}

const brands = readResources('brands');
const pages = readResources('pages');

function slugOf(resource: ContentResource | undefined, lang: string) {
  return resource?.texts[lang]?.slug;
}

function isIn(market: MarketId, { markets, sizes }: ContentResource) {
  return markets?.includes(market) !== false && sizes?.every(({ prices }) => prices[market] === undefined) !== true;
}

function urlsOf(type: string, resources: Iterable<ContentResource>, market: MarketId): CatalogueUrl[] {
  return [...resources]
    .filter((resource) => isIn(market, resource))
    .flatMap((resource) =>
      languages.flatMap((lang) => {
        const slug = slugOf(resource, lang);
        if (slug === undefined) return [];
        const parents = resource.type?.startsWith('brand_corner') === true ? brands : pages;
        const parent = parents.get(resource.parent ?? '');
        return [
          {
            entity_type: type,
            lang,
            slug,
            page_type: resource.type ?? null,
            parent_slug: slugOf(parent, lang) ?? null,
          },
        ];
      }),
    );
}

/** The themes of the pages of a type. */
function themesOf(type: string): ContentResource[] {
  const used = new Set([...pages.values()].filter((page) => page.type === type).map(({ theme }) => theme));
  return [...readResources('themes')].filter(([key]) => used.has(key)).map(([, theme]) => theme);
}

/** The answer of the API's call `urls` for a market, computed from the content folder. */
export function catalogueOf(market: MarketId): CatalogueUrl[] {
  return [
    ...urlsOf('product', readResources('products').values(), market),
    ...urlsOf('category', readResources('categories').values(), market),
    ...urlsOf('need', readResources('needs').values(), market),
    ...urlsOf('thematic', themesOf('advice'), market),
    ...urlsOf('innovation_category', themesOf('innovation'), market),
    ...urlsOf('about_category', themesOf('about'), market),
    ...urlsOf('brand', brands.values(), market),
    ...urlsOf('cms_page', pages.values(), market),
  ];
}
