/** What the registry knows about a market. What only one package needs is in a file of that package. */
export interface MarketRow {
  /** ISO 3166-1 alpha-2, lower case; the name of the folder in `apps/`. */
  readonly id: string;
  /** In English, for tools and messages. */
  readonly name: string;
  /** `shop_id` of every API call; never given to another market, because orders and customers have it. */
  readonly shopId: number;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** `language-country`. The first is the market's default. */
  readonly locales: readonly [string, ...string[]];
  /** Whether paths start with the language (`/fr/marques`) or not (`/marcas`). */
  readonly prefixed: boolean;
  /** ISO 4217. */
  readonly currency: 'EUR' | 'CHF';
  readonly localPort: number;
  readonly localHost: string;
  /** Origin without a trailing slash, used where `SITE_URL` is not set. */
  readonly defaultSiteUrl: string;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2 of the countries that the market serves; the first is the default. */
  readonly servedCountries: readonly [string, ...string[]];
  /** Whether visitors can buy on the site. */
  readonly sellsOnline: boolean;
  /** The certification of the company that the market may show; its pages document it. Source: 1-site.md §1. */
  readonly certification: 'b-corp' | null;
  readonly newsletter: {
    /** Fields of the form that only some markets ask for. Source: 1-site.md §3 "Newsletter form". */
    readonly asks: readonly ('civility' | 'origin')[];
    /** Whether the form opens over the page for a new visitor. */
    readonly hasPopIn: boolean;
  };
}
