import { isDeepStrictEqual } from 'node:util';
import {
  languageOf,
  languages,
  locales,
  marketIds,
  marketOf,
  markets,
  type Language,
  type Locale,
  type MarketId,
} from '@veralune/routing';
import type { BodyOf } from './bodies.ts';
import type { Resource } from './resource.ts';

/** Markets in which a resource is visible when it is published. */
export function marketsOf(resource: Resource): readonly MarketId[] {
  switch (resource.kind) {
    case 'product':
      return marketIds.filter((market) => resource.body.sizes.some(({ prices }) => prices[market] !== undefined));
    case 'page':
    case 'faq':
      return resource.body.markets ?? marketIds;
    case 'code':
      return marketIds.filter((market) => resource.body.words[market] !== undefined);
    case 'delivery':
    case 'quiz':
    case 'menu':
    case 'setting':
    case 'redirection':
      return [resource.body.market];
    case 'synonyms':
      return speaking(resource.body.language);
    default:
      return marketIds;
  }
}

function speaking(language: Language): MarketId[] {
  return marketIds.filter((market) => markets[market].locales.some((locale) => languageOf(locale) === language));
}

function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}

/** Markets that use the texts of a language or locale. */
function marketsOfTexts(name: string): MarketId[] {
  if (isLanguage(name)) return speaking(name);
  return locales.some((locale) => locale === name) ? [marketOf(name as Locale).id] : [];
}

type Sizes = BodyOf<'product'>['sizes'];

/** The market's own part of a product's sizes: prices and stock. */
function offerIn(sizes: Sizes, market: MarketId): unknown {
  return sizes.map((size) => [
    size.prices[market],
    size.public_prices?.[market],
    size.out_of_stock?.includes(market) ?? false,
    size.degressive?.map(({ from, prices }) => [from, prices[market]]),
  ]);
}

function withoutOffers(sizes: Sizes): unknown {
  return sizes.map(({ duration_days, net_weight_g, net_volume_ml }) => [duration_days, net_weight_g, net_volume_ml]);
}

function marketsOfSizes(before: Sizes, after: Sizes): MarketId[] | null {
  return isDeepStrictEqual(withoutOffers(before), withoutOffers(after))
    ? marketIds.filter((market) => !isDeepStrictEqual(offerIn(before, market), offerIn(after, market)))
    : null;
}

type Body = Readonly<Record<string, unknown>>;

function differing(before: Body, after: Body): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
}

/** Markets of the parts that differ; null if a part is shared by all markets of the resource. */
function marketsOfParts(before: Resource, after: Resource): MarketId[] | null {
  const found: MarketId[] = [];
  for (const name of differing(before.body, after.body)) {
    const [old, next] = [(before.body as Body)[name], (after.body as Body)[name]];
    if (name === 'texts') found.push(...differing(old as Body, next as Body).flatMap(marketsOfTexts));
    else if (name === 'sizes' && after.kind === 'product') {
      const ofSizes = marketsOfSizes(old as Sizes, next as Sizes);
      if (ofSizes === null) return null;
      found.push(...ofSizes);
    } else return null;
  }
  return found;
}

function isSamePublication(before: Resource, after: Resource): boolean {
  return (
    before.status === after.status &&
    isDeepStrictEqual(before.publishFrom, after.publishFrom) &&
    isDeepStrictEqual(before.publishTo, after.publishTo)
  );
}

/**
 * Markets in which visitors can see a difference between two states of a resource. An author needs write access to all of
 * them.
 * @param before null for a creation
 * @param after null for a deletion
 */
export function marketsOfChange(before: Resource | null, after: Resource | null): MarketId[] {
  const shown = new Set([before, after].flatMap((each) => (each === null ? [] : marketsOf(each))));
  if (before && after && isSamePublication(before, after)) {
    const parts = marketsOfParts(before, after);
    if (parts !== null) return marketIds.filter((market) => parts.includes(market));
  }
  return marketIds.filter((market) => shown.has(market));
}
