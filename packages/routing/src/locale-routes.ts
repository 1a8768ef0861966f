import { createFilterCodec, type FilterCodec } from './filter-segments.ts';
import { previewTypes, type PreviewType } from './preview-types.ts';
import { isLocale, languageOf, marketOf, type Locale } from './registry.ts';
import { parseRoutePath, type RoutePath } from './route-path.ts';
import { isRouteName, type RouteName } from './routes.ts';
import { RoutingError } from './routing-error.ts';
import { commonPaths, type RouteTable, type TableRouteName } from './tables/table.ts';
import { tables } from './tables/tables.ts';

/** The parsed route table of a locale. */
export interface LocaleRoutes {
  readonly locale: Locale;
  /** `/fr`, or empty. */
  readonly prefix: string;
  readonly byName: ReadonlyMap<RouteName, RoutePath>;
  /** Routes that start with a word of the table, by this word. */
  readonly byFirstSegment: ReadonlyMap<string, readonly RoutePath[]>;
  /** The path before `/preview/{id}`. */
  readonly previewBase: ReadonlyMap<PreviewType, string>;
  readonly previewTypeOf: ReadonlyMap<string, PreviewType>;
  readonly filters: FilterCodec;
}

/** The route whose first word starts the path of a preview, and further segments to distinguish types of one route. */
const previewPaths: Readonly<Record<PreviewType, readonly [TableRouteName | null, ...string[]]>> = {
  brand: ['brand'],
  product: ['product'],
  need: ['need'],
  advice: ['advice'],
  innovation: ['quality-innovation'],
  expertise: ['expertise'],
  'expertise-page': ['expertise', 'page'],
  corner: ['brand', 'corner'],
  'corner-page': ['brand', 'corner', 'page'],
  about: ['about'],
  news: ['news'],
  page: [null, 'page'],
};

function firstSegment(path: string) {
  return path.split('/', 1)[0] ?? '';
}

function previewBaseOf(type: PreviewType, { paths }: RouteTable) {
  const [route, ...rest] = previewPaths[type];
  const path = route === null ? null : paths[route];
  return (path === null ? rest : [firstSegment(path), ...rest]).join('/');
}

function createLocaleRoutes(locale: Locale): LocaleRoutes {
  const table = tables[locale];
  const byName = new Map<RouteName, RoutePath>([['preview', parseRoutePath('preview', '{type}/{id}')]]);
  const byFirstSegment = new Map<string, RoutePath[]>();
  for (const [name, path] of Object.entries({ ...commonPaths, ...table.paths })) {
    if (path === null || !isRouteName(name)) continue;
    const routePath = parseRoutePath(name, path);
    byName.set(name, routePath);
    const first = firstSegment(path);
    if (!first.startsWith('{')) byFirstSegment.set(first, [...(byFirstSegment.get(first) ?? []), routePath]);
  }
  // `producto/{slug}` would also match `producto/x/preguntas-respuestas`.
  for (const paths of byFirstSegment.values()) {
    paths.sort((a, b) => b.trailingLiterals.length - a.trailingLiterals.length);
  }
  const previewBases = previewTypes.map((type) => [type, previewBaseOf(type, table)] as const);
  return {
    locale,
    prefix: marketOf(locale).prefixed ? `/${languageOf(locale)}` : '',
    byName,
    byFirstSegment,
    previewBase: new Map(previewBases),
    previewTypeOf: new Map(previewBases.map(([type, base]) => [base, type])),
    filters: createFilterCodec(table.filters),
  };
}

const cache = new Map<Locale, LocaleRoutes>();

/** Parsed on first use, because an app needs the tables of its own market only. */
export function localeRoutes(locale: Locale): LocaleRoutes {
  const known = cache.get(locale);
  if (known !== undefined) return known;
  if (!isLocale(locale)) {
    throw new RoutingError('VR-ROUTING-001', `unknown locale "${String(locale)}". Use a locale of src/registry.ts.`);
  }
  const created = createLocaleRoutes(locale);
  cache.set(locale, created);
  return created;
}

/** Whether a slug ends like the path of another route: `x/questions-reponses` would be the questions of the product `x`. */
export function endsLikeOtherRoute(path: RoutePath, segments: readonly string[], routes: LocaleRoutes): boolean {
  const others = routes.byFirstSegment.get(segments[0] ?? '') ?? [];
  return others.some(
    ({ route, trailingLiterals: [literal] }) =>
      route !== path.route && literal !== undefined && segments.length > 2 && segments.at(-1) === literal,
  );
}

/** @throws RoutingError 001, 003 */
export function routePathOf(name: RouteName, { byName, locale }: LocaleRoutes): RoutePath {
  const path = byName.get(name);
  if (path !== undefined) return path;
  if (!isRouteName(name)) {
    throw new RoutingError('VR-ROUTING-001', `unknown route "${String(name)}". Use a name of src/routes.ts.`);
  }
  throw new RoutingError(
    'VR-ROUTING-003',
    `market "${marketOf(locale).id}" has no route "${name}". ` +
      `Remove the link, ask hasRoute() first, or add the route to tables/${locale}.ts.`,
  );
}

/** Whether a first segment is a word of the table, the alias `index` or a prefix, and so cannot be a page or corner. */
export function isReserved(segment: string, { byFirstSegment, locale, prefix }: LocaleRoutes): boolean {
  return (
    byFirstSegment.has(segment) ||
    segment === 'index' ||
    (prefix === '' && marketOf(locale).locales.some((own) => own === segment))
  );
}
