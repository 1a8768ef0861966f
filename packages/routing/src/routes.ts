import type { Filter } from './filters.ts';
import type { PreviewType } from './preview-types.ts';

/** How a parameter is written in a path. A trailing `?` marks an optional one. */
interface ParamTypes {
  /** One segment of lower-case letters, digits and dashes. */
  slug: string;
  /** Slugs joined by slashes, in as many segments. */
  slugPath: string;
  /** A slug that is not a number, because a page number may be in the same position. */
  word: string;
  /** A slug path that may also hold underscores and commas. */
  text: string;
  /** Digits. */
  id: number;
  /** A page as plain digits; page 1 is not written. */
  number: number;
  /** A page as `-p--n`; page 1 is not written. */
  page: number;
  /** Search terms as `-r--terms`. */
  terms: string;
  /** Up to ten segments `-name--value`. */
  filters: readonly Filter[];
  previewType: PreviewType;
}
export type ParamKind = keyof ParamTypes;
export type ParamSpec = ParamKind | `${ParamKind}?`;

const none = {};
const bySlug = { slug: 'slugPath' } as const;

/** Every route and its parameters, in the order of the path. The translated words are in `tables/`. */
export const routes = {
  home: none,
  brands: none,
  brand: bySlug,
  products: { category: 'slugPath?', page: 'page?', filters: 'filters?' },
  product: bySlug,
  'product-questions': bySlug,
  'product-evaluations': { slug: 'slugPath', page: 'page?' },
  needs: none,
  need: bySlug,
  'advice-home': none,
  'advice-theme': { theme: 'slugPath', page: 'page?' },
  advice: bySlug,
  'quality-innovations': { page: 'number?', category: 'word?', filter: 'word?' },
  'quality-innovation': bySlug,
  expertises: none,
  expertise: { slug: 'slug', subslug: 'slugPath?' },
  about: { theme: 'slug?', filter: 'slug?' },
  'store-finder': none,
  'who-can-give-you-advice': none,
  contact: none,
  'contact-confirmation': none,
  newsletter: none,
  'newsletter-confirmation': none,
  results: { terms: 'terms?', page: 'page?', filters: 'filters?' },
  faq: none,
  news: { page: 'page?' },
  information: bySlug,
  quiz: none,
  'three-questions': none,
  compare: none,
  withdrawal: none,
  'withdrawal-confirmation': none,
  maintenance: none,
  login: none,
  signup: none,
  'forgot-password': none,
  'reset-password': none,
  'verify-email': none,
  'my-account': none,
  'my-information': none,
  'my-login': none,
  'my-profile': none,
  'my-addresses': none,
  'my-address': { id: 'slug?' },
  'my-pharmacies': none,
  'my-favourites': none,
  'my-orders': none,
  'my-order': { id: 'id' },
  'my-receipt': { id: 'id' },
  cart: none,
  'checkout-delivery': none,
  'checkout-recap': none,
  'checkout-payment': none,
  'checkout-confirmation': none,
  'checkout-error': none,
  corner: { brand: 'slug', slug: 'slugPath?' },
  page: { slug: 'text' },
  preview: { type: 'previewType', id: 'id' },
} as const satisfies Record<string, Record<string, ParamSpec>>;

type Routes = typeof routes;
export type RouteName = keyof Routes;

type Optional<Shape> = { [Param in keyof Shape]: Shape[Param] extends `${string}?` ? Param : never }[keyof Shape];
type TypeOf<Spec> = Spec extends `${infer Kind extends ParamKind}?`
  ? ParamTypes[Kind] | undefined
  : Spec extends ParamKind
    ? ParamTypes[Spec]
    : never;
type Flat<Shape> = { [Param in keyof Shape]: Shape[Param] };
type ParamsOf<Shape> = keyof Shape extends never
  ? Readonly<Record<string, never>>
  : Flat<
      { readonly [Param in Exclude<keyof Shape, Optional<Shape>>]: TypeOf<Shape[Param]> } & {
        readonly [Param in Optional<Shape>]?: TypeOf<Shape[Param]>;
      }
    >;

/** The parameters of each route, by its name. */
export type RouteParams = { [Name in RouteName]: ParamsOf<Routes[Name]> };
export type ListingParams = RouteParams['products'];
export type ResultsParams = RouteParams['results'];

export const routeNames = Object.keys(routes) as readonly RouteName[];

export function isRouteName(value: string): value is RouteName {
  return Object.hasOwn(routes, value);
}
