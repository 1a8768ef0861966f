import type { Answer } from '@veralune/api-client';
import type { PointOfSale } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import { outlines } from '@veralune/ui/components/market-outline/outlines';
import type { OpeningStateLabels } from '@veralune/ui/components/opening-hours/opening-state';
import type { PillNavProps } from '@veralune/ui/components/pill-nav/pill-nav';
import type { LocatedStore, StoreResultsProps } from '@veralune/ui/components/store-results/store-results';
import type { StoreListLabels } from '@veralune/ui/components/store-results/store-list';
import { dayCodes, dayName } from '../market/opening-hours.ts';
import { mapTiles } from '../catalogue/environment.ts';
import { MapTilesGate } from '../consent/map-tiles-gate.tsx';
import { MapTilesIsland } from '../consent/map-tiles-island.tsx';
import type { PageContext } from '../page-context.ts';
import { distanceText } from './distance-text.ts';
import { favouriteAction } from './favourite-action.tsx';
import { mapRings } from './map-rings.ts';
import { openingTable, openingWeek } from './opening-week.ts';
import { radii, storeSearchQuery, type StoreSearch } from './store-search.ts';

export type FoundStores = Answer<'pointsOfSale'>;
type Place = NonNullable<FoundStores['place']>;

/** The place of a search in a sentence. */
export function placeText({ label }: Pick<Place, 'label'>, { t }: PageContext): string {
  return label ?? t('store-finder.place.position');
}

/** The address of a search. */
export function storeSearchHref(search: StoreSearch, { locale }: PageContext): string {
  return href('store-finder', {}, locale) + storeSearchQuery(search);
}

/** The links to the same search within other distances. */
export function radiusNav(search: StoreSearch, context: PageContext): PillNavProps {
  return {
    label: context.t('store-finder.radius.label'),
    items: radii.map((radius) => ({
      label: distanceText(radius * 1_000, context.locale),
      href: storeSearchHref({ ...search, radius }, context),
      current: radius === search.radius,
    })),
  };
}

/** The links to other places that the text of a search can mean. */
function suggestionNav({ radius }: StoreSearch, suggestions: readonly string[], context: PageContext): PillNavProps[] {
  if (suggestions.length === 0) return [];
  const items = suggestions.map((text) => ({
    label: text,
    href: storeSearchHref({ place: { kind: 'text', text }, radius }, context),
    current: false,
  }));
  return [{ label: context.t('store-finder.suggestions.label'), items }];
}

/** OpenStreetMap plans the route; nothing is requested before the visitor follows the link. */
function routeHref({ latitude, longitude }: Pick<PointOfSale, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/directions?to=${String(latitude)}%2C${String(longitude)}`;
}

function storeOf(pointOfSale: PointOfSale, context: PageContext): LocatedStore {
  const { id, name, address, zipcode, city, phone, distance, latitude, longitude } = pointOfSale;
  return {
    id: String(id),
    name,
    address: [address, `${zipcode} ${city}`],
    distance: context.t('store-finder.distance', { distance: distanceText(distance, context.locale) }),
    ...(phone === null ? {} : { phone: { text: phone, href: `tel:${phone.replaceAll(' ', '')}` } }),
    week: openingWeek(pointOfSale, context),
    hours: openingTable(pointOfSale, context),
    routeHref: routeHref(pointOfSale),
    action: favouriteAction(pointOfSale, context),
    latitude,
    longitude,
  };
}

/** The texts of "open now". The browser replaces `{time}` and `{day}`. */
function stateLabels(context: PageContext): OpeningStateLabels {
  const { t } = context;
  const [time, day] = ['{time}', '{day}'];
  return {
    openUntil: t('store-finder.open.until', { time }),
    alwaysOpen: t('store-finder.open.always'),
    opensToday: t('store-finder.closed.today', { time }),
    opensTomorrow: t('store-finder.closed.tomorrow', { time }),
    opensOn: t('store-finder.closed.day', { day, time }),
    closed: t('store-finder.closed'),
    days: dayCodes.map((code) => dayName(code, context)),
  };
}

function listLabels(context: PageContext): StoreListLabels {
  const { t } = context;
  return {
    route: t('store-finder.route'),
    newTab: t('store-finder.new-tab'),
    hours: t('store-finder.hours'),
    onMap: t('store-finder.on-map'),
    state: stateLabels(context),
  };
}

/** Where OpenStreetMap names its licence, which the data of most map services have. */
const attributionHref = 'https://www.openstreetmap.org/copyright';

/** The tiles of the configured map service and what is below them, which wait for consent. */
function tilesOf(
  centre: StoreResultsProps['map']['centre'],
  [first, ...others]: StoreResultsProps['map']['rings'],
  { t }: PageContext,
) {
  const configured = mapTiles();
  if (configured === undefined) return undefined;
  const { template, attribution } = configured;
  const { kilometres: radius } = others.at(-1) ?? first;
  return {
    tiles: <MapTilesIsland template={template} centre={centre} radius={radius} />,
    belowMap: (
      <MapTilesGate
        attribution={{ label: attribution, href: attributionHref }}
        labels={{
          notice: t('store-finder.tiles.notice'),
          once: t('store-finder.tiles.once'),
          always: t('store-finder.tiles.always'),
        }}
      />
    ),
  };
}

/** The list and the map of the found pharmacies. */
export function storeResults(
  search: StoreSearch,
  { place, items, suggestions }: FoundStores & { readonly place: Place },
  context: PageContext,
): StoreResultsProps {
  const { locale, market, t } = context;
  const centre = { latitude: place.latitude, longitude: place.longitude };
  const rings = mapRings(Math.max(0, ...items.map(({ distance }) => distance)), locale);
  const service = tilesOf(centre, rings, context);
  return {
    stores: items.map((item) => storeOf(item, context)),
    choices: [radiusNav(search, context), ...suggestionNav(search, suggestions, context)],
    labels: listLabels(context),
    map: {
      label: t('store-finder.map.label', { place: placeText(place, context) }),
      centre,
      rings,
      north: t('store-finder.map.north'),
      outline: outlines[market.id],
      ...(service && { tiles: service.tiles }),
    },
    ...(service && { belowMap: service.belowMap }),
  };
}
