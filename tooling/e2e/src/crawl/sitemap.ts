import { contentsIn, decode, elementsIn } from './elements.ts';

/** An address of a sitemap, and the page in other languages. */
export interface SitemapAddress {
  readonly address: string;
  /** Addresses by `hreflang`. */
  readonly languages: ReadonlyMap<string, string>;
}

/** The addresses of the sitemaps that an index lists. */
export function readIndex(xml: string): string[] {
  return contentsIn(xml, 'loc').map(decode);
}

export function readSitemap(xml: string): SitemapAddress[] {
  return contentsIn(xml, 'url').map((url) => ({
    address: decode(contentsIn(url, 'loc')[0] ?? ''),
    languages: new Map(
      elementsIn(url, 'xhtml:link').map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
    ),
  }));
}
