import type { Hreflang } from '../metadata/absolute-url.ts';
import { escapeXml, xmlDeclaration } from '../xml/escape-xml.ts';

/** One `<url>` of a sitemap: a page in one language. */
export interface SitemapUrl {
  /** Absolute URL. */
  readonly address: string;
  /** ISO 8601. */
  readonly modifiedAt?: string;
  /** The page in every language and country where it exists, including this one; empty when there is no other. */
  readonly languages: readonly Hreflang[];
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlElement({ address, modifiedAt, languages }: SitemapUrl): string {
  return [
    `<url><loc>${escapeXml(address)}</loc>`,
    ...(modifiedAt === undefined ? [] : [`<lastmod>${escapeXml(modifiedAt)}</lastmod>`]),
    ...languages.map(
      ([hreflang, other]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(other)}"/>`,
    ),
    '</url>\n',
  ].join('');
}

/** A sitemap of at most 50,000 addresses and 50 MB. Source: sitemaps.org, and Google's `xhtml:link`. */
export function sitemapXml(urls: readonly SitemapUrl[]): string {
  return `${xmlDeclaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.map(urlElement).join('')}</urlset>\n`;
}

/** The index of a site's sitemaps. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  return `${xmlDeclaration}<sitemapindex xmlns="${namespace}">\n${addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;
}
