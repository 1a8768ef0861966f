/** One `<url>` of a sitemap: a page in one language. */
export interface SitemapUrl {
  /** Absolute. */
  readonly address: string;
  /** ISO 8601. */
  readonly modifiedAt?: string;
  /** The page in every language and country that has it, by `hreflang`; its own among them. */
  readonly languages: readonly (readonly [hreflang: string, address: string])[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlElement({ address, modifiedAt, languages }: SitemapUrl): string {
  return [
    `<url><loc>${escaped(address)}</loc>`,
    ...(modifiedAt === undefined ? [] : [`<lastmod>${escaped(modifiedAt)}</lastmod>`]),
    // A page in one language alone has no others to name.
    ...(languages.length < 2 ? [] : languages).map(
      ([hreflang, other]) => `<xhtml:link rel="alternate" hreflang="${escaped(hreflang)}" href="${escaped(other)}"/>`,
    ),
    '</url>\n',
  ].join('');
}

/** A sitemap of at most 50,000 addresses and 50 MB. Source: sitemaps.org, and Google's `xhtml:link`. */
export function sitemapXml(urls: readonly SitemapUrl[]): string {
  return `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.map(urlElement).join('')}</urlset>\n`;
}

/** The index of a site's sitemaps. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  return `${head}<sitemapindex xmlns="${namespace}">\n${addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;
}
