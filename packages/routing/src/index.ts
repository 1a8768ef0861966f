export * from './registry.ts';
export { alternates, type Alternate } from './alternates.ts';
export { breadcrumbTitle } from './breadcrumb-title.ts';
export {
  entitiesAt,
  entityHref,
  entityKinds,
  hrefOfSlugs,
  listOfEntity,
  canonicalEntity,
  previewTypeOf,
  routesOfEntity,
  type EntityAddress,
  type EntityKind,
} from './entity-routes.ts';
export { maxFilters } from './filter-segments.ts';
export {
  displayValues,
  filterNames,
  suitabilityValues,
  type DisplayValue,
  type Filter,
  type FilterName,
  type SuitabilityValue,
} from './filters.ts';
export { hasRoute, href, previewHref } from './href.ts';
export {
  internalPath,
  listingParamsFromSegments,
  paramsFromSegments,
  resultsParamsFromSegments,
} from './internal-path.ts';
export { localisedName } from './localised-name.ts';
export { marketForHost } from './market-for-host.ts';
export {
  match,
  type Match,
  type MatchContext,
  type NoMatch,
  type RedirectMatch,
  type RootRedirect,
  type RouteMatch,
} from './match.ts';
export { negotiateLocale, type LocalePreference } from './negotiate-locale.ts';
export { isPersonal, needsSession, type PersonalRoute } from './personal-routes.ts';
export { previewSegment } from './param-codecs.ts';
export { previewTypes, type PreviewType } from './preview-types.ts';
export {
  isRouteName,
  routeNames,
  type ListingParams,
  type ResultsParams,
  type RouteName,
  type RouteParams,
} from './routes.ts';
export { RoutingError, type RoutingErrorCode } from './routing-error.ts';
export { screens, type Screen, type ScreenName } from './screens.ts';
export { slugFromSegment } from './route-path.ts';
export { isSlug } from './slug.ts';
export { slugify } from './slugify.ts';
