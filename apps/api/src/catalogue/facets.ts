import {
  displayChoices,
  facetNames,
  priceRanges,
  type FacetChoice,
  type FacetName,
  type Facets,
} from '@veralune/api-client/contract';
import type { TermKind } from '../resources/kinds.ts';
import type { Bitset } from './bitset.ts';
import { displayLabels } from './display-labels.ts';
import type { Kept } from './catalogue.ts';
import type { LocaleView } from './locale-view.ts';
import { euros, passing, type PriceBounds, type Selection } from './selection.ts';

interface Choice {
  readonly slug: string;
  readonly label: string;
}

interface Branch {
  readonly id: number;
  readonly parentId: number | null;
}

/** Each root, followed by its children. */
function treeChoices(view: LocaleView, kind: 'category' | 'need', tree: readonly Branch[]): Choice[] {
  return tree
    .filter(({ parentId }) => parentId === null)
    .flatMap((root) => [root, ...tree.filter(({ parentId }) => parentId === root.id)])
    .map(({ id }) => {
      const { slug, title } = view.words.of(kind, id);
      return { slug, label: title };
    });
}

function termChoices(view: LocaleView, kept: Kept, kind: TermKind): Choice[] {
  return kept.terms[kind].all.map(({ id }) => view.words.of(kind, id));
}

/** Every choice of a group in the order in which editors put them. */
function choicesInOrder(view: LocaleView, kept: Kept, name: FacetName): readonly Choice[] {
  if (name === 'products') return treeChoices(view, 'category', kept.categories.all);
  if (name === 'need') return treeChoices(view, 'need', kept.needs.all);
  if (name === 'display') return displayChoices.map((slug) => ({ slug, label: displayLabels[view.language][slug] }));
  if (name === 'brand') {
    return kept.brands.all.map(({ id }) => {
      const { slug, title } = view.words.of('brand', id);
      return { slug, label: title };
    });
  }
  return termChoices(view, kept, name);
}

function facet(view: LocaleView, kept: Kept, selection: Selection, name: FacetName, all: Bitset): FacetChoice[] {
  const others = selection.groups.has(name) ? passing(view.shop, selection, name) : all;
  return choicesInOrder(view, kept, name).flatMap(({ slug, label }) => {
    const products = selection.choices[name].get(slug);
    if (products === undefined) return [];
    return { slug, label, count: products.countWith(others), selected: selection.chosen[name].has(slug) };
  });
}

type PriceFacet = NonNullable<Facets['price']>;

/** @param counts how many products are in each of `priceRanges` */
function rangesOf(counts: readonly number[], chosen: PriceBounds | undefined): PriceFacet['ranges'] {
  return priceRanges.flatMap(({ min, max }, position) => {
    const selected = chosen?.min === min && chosen.max === max;
    const count = counts[position] ?? 0;
    return count > 0 || selected ? { min, max, count, selected } : [];
  });
}

function priceFacet({ shop }: LocaleView, selection: Selection): Facets['price'] {
  const { cents } = shop;
  const counts = priceRanges.map(() => 0);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  // One pass in place of lists: this goes over the whole catalogue for each listing.
  passing(shop, selection, 'price').forEach((slot) => {
    const amount = euros(cents[slot] ?? 0);
    least = Math.min(least, amount);
    most = Math.max(most, amount);
    for (const [position, { min, max }] of priceRanges.entries())
      if (min <= amount && amount <= max) counts[position] = (counts[position] ?? 0) + 1;
  });
  return least > most ? null : { min: least, max: most, ranges: rangesOf(counts, selection.price?.bounds) };
}

/**
 * Counts of every choice that the shop has products for: how many the listing would hold if that
 * choice alone were taken in its group. Groups outside `wanted` stay empty.
 */
export function facetsOf(view: LocaleView, kept: Kept, selection: Selection, wanted: ReadonlySet<string>): Facets {
  const all = passing(view.shop, selection);
  const groups = facetNames.map(
    (name) => [name, wanted.has(name) ? facet(view, kept, selection, name, all) : []] as const,
  );
  return {
    ...(Object.fromEntries(groups) as Record<FacetName, FacetChoice[]>),
    total: all.count(),
    price: priceFacet(view, selection),
  };
}
