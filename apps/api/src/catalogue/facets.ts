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
import { suitabilityValues } from '@veralune/routing';
import { displayLabels, suitabilityLabels } from './display-labels.ts';
import type { SharedRows } from './catalogue.ts';
import type { LocaleView } from './locale-view.ts';
import { euros, matchingProducts, type PriceBounds, type Selection } from './selection.ts';

interface Choice {
  readonly id: number | null;
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
      return { id, slug, label: title };
    });
}

function termChoices(view: LocaleView, shared: SharedRows, kind: TermKind): Choice[] {
  return shared.terms[kind].all.map(({ id }) => ({ id, ...view.words.of(kind, id) }));
}

function isVisible({ visible }: { readonly visible: boolean }): boolean {
  return visible;
}

/** Every published choice of a group, in the editors' order. */
function choicesInOrder(view: LocaleView, shared: SharedRows, name: FacetName): readonly Choice[] {
  if (name === 'products') return treeChoices(view, 'category', shared.categories.all);
  if (name === 'need') return treeChoices(view, 'need', shared.needs.all.filter(isVisible));
  if (name === 'display')
    return displayChoices.map((slug) => ({ id: null, slug, label: displayLabels[view.language][slug] }));
  if (name === 'suitability')
    return suitabilityValues.map((slug) => ({ id: null, slug, label: suitabilityLabels[view.language][slug] }));
  if (name === 'brand') {
    return shared.brands.all.filter(isVisible).map(({ id }) => {
      const { slug, title } = view.words.of('brand', id);
      return { id, slug, label: title };
    });
  }
  return termChoices(view, shared, name);
}

function facet(
  view: LocaleView,
  shared: SharedRows,
  selection: Selection,
  name: FacetName,
  all: Bitset,
): FacetChoice[] {
  // Choices of `suitability` are added to those already chosen, others replace them in the count.
  const otherGroups =
    name !== 'suitability' && selection.groups.has(name) ? matchingProducts(view.shop, selection, name) : all;
  return choicesInOrder(view, shared, name).flatMap(({ id, slug, label }) => {
    const products = selection.choices[name].get(slug);
    if (products === undefined) return [];
    return { id, slug, label, count: products.countWith(otherGroups), selected: selection.chosen[name].has(slug) };
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
  // A single pass without intermediate lists, because each listing request visits the whole catalogue.
  matchingProducts(shop, selection, 'price').forEach((slot) => {
    const amount = euros(cents[slot] ?? 0);
    least = Math.min(least, amount);
    most = Math.max(most, amount);
    for (const [position, { min, max }] of priceRanges.entries())
      if (min <= amount && amount <= max) counts[position] = (counts[position] ?? 0) + 1;
  });
  return least > most ? null : { min: least, max: most, ranges: rangesOf(counts, selection.price?.bounds) };
}

/**
 * Counts for every choice that the shop has products for: the total of the listing if only this choice is selected in
 * its group, or in `suitability`, if it is selected too. Groups that are not in `wanted` are empty.
 */
export function facetsOf(
  view: LocaleView,
  shared: SharedRows,
  selection: Selection,
  wanted: ReadonlySet<string>,
): Facets {
  const all = matchingProducts(view.shop, selection);
  const groups = facetNames.map(
    (name) => [name, wanted.has(name) ? facet(view, shared, selection, name, all) : []] as const,
  );
  return {
    ...(Object.fromEntries(groups) as Record<FacetName, FacetChoice[]>),
    total: all.count(),
    price: priceFacet(view, selection),
  };
}
