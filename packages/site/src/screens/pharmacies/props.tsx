import { mostPointsOfSale } from '@veralune/api-client/contract';
import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import { StoreResults } from '@veralune/ui/components/store-results/store-results';
import type { StoreFinderScreenProps, StoreFinderState } from '@veralune/ui/screens/store-finder/store-finder';
import { screenLink } from '../../mappers/screen-links.ts';
import type { PageContext } from '../../page-context.ts';
import { distanceText } from '../../store-finder/distance-text.ts';
import type { StoreSearchFormOptions } from '../../store-finder/search-form.ts';
import {
  placeText,
  radiusNav,
  storeResults,
  storeSearchHref,
  type FoundStores,
} from '../../store-finder/store-results.tsx';
import { radii, type StoreSearch } from '../../store-finder/store-search.ts';
import { startState, storeFinderProps } from '../store-finder/props.ts';
import type { PharmaciesData } from './data.ts';

function suggestionLinks({ radius }: StoreSearch, suggestions: readonly string[], context: PageContext): LinkItem[] {
  return suggestions.map((text) => ({
    label: text,
    href: storeSearchHref({ place: { kind: 'text', text }, radius }, context),
  }));
}

/** No place has this name or postcode. */
function unknownState(search: StoreSearch, suggestions: readonly string[], context: PageContext): StoreFinderState {
  const { t } = context;
  return {
    kind: 'none',
    empty: {
      title: t('store-finder.search.unknown'),
      text: t('store-finder.unknown.text'),
      links: suggestionLinks(search, suggestions, context),
    },
  };
}

function noneState(
  search: StoreSearch,
  place: NonNullable<FoundStores['place']>,
  suggestions: readonly string[],
  context: PageContext,
): StoreFinderState {
  const { locale, t } = context;
  const wider = radii.find((each) => each > search.radius);
  const textOf = (kilometres: number): string => distanceText(kilometres * 1_000, locale);
  return {
    kind: 'none',
    radius: radiusNav(search, context),
    empty: {
      title: t('store-finder.none.title', { radius: textOf(search.radius), place: placeText(place, context) }),
      text: t('store-finder.none.text'),
      links: [
        ...(wider === undefined
          ? []
          : [
              {
                label: t('store-finder.none.wider', { radius: textOf(wider) }),
                href: storeSearchHref({ ...search, radius: wider }, context),
              },
            ]),
        ...suggestionLinks(search, suggestions, context),
        ...[screenLink('contact', context)].filter((link) => link !== undefined),
      ],
    },
  };
}

function stateOf({ search, found }: PharmaciesData, context: PageContext): StoreFinderState {
  const { t } = context;
  if (search.place.kind === 'text' && search.place.text === '') return startState(context);
  if (found === null)
    return { kind: 'error', title: t('store-finder.error.title'), text: t('store-finder.error.text') };
  const { place, items, suggestions } = found;
  if (place === null) return unknownState(search, suggestions, context);
  if (items.length === 0) return noneState(search, place, suggestions, context);
  const words = { count: items.length, place: placeText(place, context) };
  return {
    kind: 'results',
    title:
      items.length === mostPointsOfSale
        ? t('store-finder.results.nearest', words)
        : t('store-finder.results.title', words),
    results: <StoreResults {...storeResults(search, { ...found, place }, context)} />,
  };
}

/** The text that was searched for; for a position, the place that is nearest to it. */
function valueOf({ search: { place }, found }: PharmaciesData): string | undefined {
  switch (place.kind) {
    case 'text':
      return place.text;
    case 'zipcode':
      return place.zipcode;
    case 'position':
      return found?.place?.label ?? undefined;
  }
}

function formOf(data: PharmaciesData, { t }: PageContext): StoreSearchFormOptions {
  const { search, found } = data;
  const value = valueOf(data);
  const isUnknown = found?.place === null;
  return {
    value,
    radius: search.radius,
    ...(value === '' ? { error: t('store-finder.search.empty') } : {}),
    ...(isUnknown ? { error: t('store-finder.search.unknown') } : {}),
  };
}

/** The store finder with the results of a search. */
export function pharmaciesProps(data: PharmaciesData, context: PageContext): StoreFinderScreenProps {
  return storeFinderProps(context, stateOf(data, context), formOf(data, context));
}
