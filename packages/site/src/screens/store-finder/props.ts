import { mostPointsOfSale } from '@veralune/api-client/contract';
import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import { outlines } from '@veralune/ui/components/market-outline/outlines';
import type { StoreFinderScreenProps, StoreFinderState } from '@veralune/ui/screens/store-finder/store-finder';
import { screenLink } from '../../mappers/screen-links.ts';
import type { PageContext } from '../../page-context.ts';
import { distanceText } from '../../store-finder/distance-text.ts';
import { storeSearchForm, type StoreSearchFormOptions } from '../../store-finder/search-form.ts';
import {
  placeText,
  radiusNav,
  storeResults,
  storeSearchHref,
  type FoundStores,
} from '../../store-finder/store-results.tsx';
import { radii, type StoreSearch } from '../../store-finder/store-search.ts';

/** A search and its answer; null while the API does not answer. */
export interface StoreFinderData {
  readonly search: StoreSearch;
  readonly found: FoundStores | null;
}

const startSteps = ['where', 'choose', 'ask'] as const;

function startState({ t }: PageContext): StoreFinderState {
  return {
    kind: 'start',
    title: t('store-finder.start.title'),
    steps: startSteps.map((step) => ({
      title: t(`store-finder.start.${step}.title`),
      text: t(`store-finder.start.${step}.text`),
    })),
  };
}

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

function stateOf({ search, found }: StoreFinderData, context: PageContext): StoreFinderState {
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
    results: storeResults(search, { ...found, place }, context),
  };
}

/** The text that was searched for; for a position, the place that is nearest to it. */
function valueOf({ search: { place }, found }: StoreFinderData): string | undefined {
  switch (place.kind) {
    case 'text':
      return place.text;
    case 'zipcode':
      return place.zipcode;
    case 'position':
      return found?.place?.label ?? undefined;
  }
}

function formOf(data: StoreFinderData, { t }: PageContext): StoreSearchFormOptions {
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

/** @param data undefined before a search */
export function storeFinderProps(data: StoreFinderData | undefined, context: PageContext): StoreFinderScreenProps {
  const { market, t } = context;
  return {
    title: t('routes.store-finder.title'),
    intro: t('store-finder.intro'),
    search: storeSearchForm(context, data && formOf(data, context)),
    outline: outlines[market.id],
    state: data ? stateOf(data, context) : startState(context),
    note: t('store-finder.fictional'),
  };
}
