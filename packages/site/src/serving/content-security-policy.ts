import type { MarketConfig } from '../market/market.ts';

/** Sources by directive. */
type Directives = Readonly<Record<string, readonly string[]>>;

/** The hashes of what a document contains, as sources: `'sha256-…'`. */
export interface DocumentHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface PolicyOptions {
  readonly config: Pick<MarketConfig, 'tagManagerId' | 'thirdParties'>;
  /** Whether the forms use reCAPTCHA. */
  readonly hasRecaptcha: boolean;
  /** Origin of the tiles of the map; undefined without a map service. */
  readonly tiles: string | undefined;
  /** Address that receives reports of violations. */
  readonly reportTo: string | undefined;
}

const self = "'self'";
const none = "'none'";

/** What every document may do. Source: docs/decisions/0028-content-security-policy.md. */
const own: Directives = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  // Colours of brands are custom properties in `style` attributes. CSS can't run scripts.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': [self, 'data:'],
  'font-src': [self],
  'connect-src': [self],
  'manifest-src': [self],
  // The player of videos, which any page of the catalogue may have. It is loaded with consent.
  'frame-src': ['https://www.youtube-nocookie.com'],
  'object-src': [none],
  'base-uri': [none],
  'form-action': [self],
  'frame-ancestors': [none],
};

const tagManager: Directives = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

const recaptcha: Directives = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/'],
};

/** Third parties are allowed only where the configuration of the market uses them. */
function thirdPartiesOf({ config, hasRecaptcha, tiles }: PolicyOptions): readonly Directives[] {
  const payment = config.thirdParties?.payment;
  return [
    ...(config.tagManagerId === undefined ? [] : [tagManager]),
    ...(hasRecaptcha ? [recaptcha] : []),
    ...(tiles === undefined ? [] : [{ 'img-src': [tiles] }]),
    // Browsers apply the directive also to the redirect after a form.
    ...(payment === undefined ? [] : [{ 'form-action': [payment] }]),
  ];
}

function withAll(all: readonly Directives[]): Directives {
  const names = new Set(all.flatMap((each) => Object.keys(each)));
  return Object.fromEntries(
    [...names].map((name) => {
      const sources = new Set(all.flatMap((each) => each[name] ?? []));
      if (sources.size > 1) sources.delete(none);
      return [name, [...sources]];
    }),
  );
}

function textOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const reportGroup = 'csp';

export interface ContentSecurityPolicy {
  /** The header of a document with these scripts and styles. */
  readonly ofDocument: (hashes: DocumentHashes) => string;
  /** The header of everything that is no document. */
  readonly ofOthers: string;
  /** The header that names the receiver of reports; undefined without one. */
  readonly reportingEndpoints: string | undefined;
}

/** The Content-Security-Policy of an app. */
export function contentSecurityPolicy(options: PolicyOptions): ContentSecurityPolicy {
  const { reportTo } = options;
  const parties = thirdPartiesOf(options);
  // `report-uri` is for browsers without the Reporting API.
  const report: Directives = reportTo === undefined ? {} : { 'report-uri': [reportTo], 'report-to': [reportGroup] };
  return {
    ofDocument: ({ scripts, styles }) =>
      textOf(withAll([own, ...parties, { 'script-src': scripts, 'style-src': styles }, report])),
    ofOthers: textOf({ ...own, 'form-action': [none] }),
    reportingEndpoints: reportTo === undefined ? undefined : `${reportGroup}="${reportTo}"`,
  };
}
