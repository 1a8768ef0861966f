import { createFilterCodec, type FilterCodec } from './filter-segments.ts';
import { previewTypes, type PreviewType } from './preview-types.ts';
import { isLocale, languageOf, marketOf, type Locale } from './registry.ts';
import { parseRoutePath, type RoutePath } from './route-path.ts';
import { isRouteName, type RouteName } from './routes.ts';
import { RoutingError } from './routing-error.ts';
import { commonPaths, type RouteTable, type TableRouteName } from './tables/table.ts';
import { tables } from './tables/tables.ts';

/** The table of a locale, ready to be looked up. */
export interface LocaleRoutes {
  readonly locale: Locale;
  /** `/fr`, or nothing. */
  readonly prefix: string;
  readonly byName: ReadonlyMap<RouteName, RoutePath>;
  /** Routes that start with a word of the table, by that word. */
  readonly byFirstSegment: ReadonlyMap<string, readonly RoutePath[]>;
  /** What stands before `/preview/{id}`. */
  readonly previewBase: ReadonlyMap<PreviewType, string>;
  readonly previewTypeOf: ReadonlyMap<string, PreviewType>;
  readonly filters: FilterCodec;
}

/** The route whose first word a preview borrows, and what tells apart those that share one. */
const previewHomes: Readonly<Record<PreviewType, readonly [TableRouteName | null, ...string[]]>> = {
  brand: ['brand'],
  product: ['product'],
  need: ['need'],
  advice: ['advice'],
  innovation: ['innovation'],
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
  const [home, ...rest] = previewHomes[type];
  const path = home === null ? null : paths[home];
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

const made = new Map<Locale, LocaleRoutes>();

/** Made on first use: an app reads the tables of its own market only. */
export function localeRoutes(locale: Locale): LocaleRoutes {
  const known = made.get(locale);
  if (known !== undefined) return known;
  if (!isLocale(locale)) {
    throw new RoutingError('VR-ROUTING-001', `there is no locale "${String(locale)}". Use one of src/registry.ts.`);
  }
  const created = createLocaleRoutes(locale);
  made.set(locale, created);
  return created;
}

/** @throws RoutingError 001, 003 */
export function routePathOf(name: RouteName, { byName, locale }: LocaleRoutes): RoutePath {
  const path = byName.get(name);
  if (path !== undefined) return path;
  if (!isRouteName(name)) {
    throw new RoutingError('VR-ROUTING-001', `there is no route "${String(name)}". Use a name of src/routes.ts.`);
  }
  throw new RoutingError(
    'VR-ROUTING-003',
    `market "${marketOf(locale).id}" has no route "${name}". ` +
      `Remove the link, ask hasRoute() first, or add the route to tables/${locale}.ts.`,
  );
}

/** Whether a first segment belongs to the table, to home's alias or to a prefix, and so to no page or corner. */
export function isReserved(segment: string, { byFirstSegment, locale, prefix }: LocaleRoutes): boolean {
  return (
    byFirstSegment.has(segment) ||
    segment === 'index' ||
    (prefix === '' && marketOf(locale).locales.some((own) => own === segment))
  );
}
