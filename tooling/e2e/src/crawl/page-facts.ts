import { contentsIn, decode, elementsIn, withoutScripts, type Attributes } from './elements.ts';

/** What search engines read in a page. */
export interface PageFacts {
  /** The public address that the page was requested at. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  readonly canonical: string;
  readonly isExcluded: boolean;
  readonly headings: number;
  /** Addresses by `hreflang`. */
  readonly languages: ReadonlyMap<string, string>;
  /** Texts of the structured data. */
  readonly jsonLd: readonly string[];
  /** Addresses of the links, absolute, without fragments. */
  readonly links: readonly string[];
  /** Absolute addresses of what a browser loads from other hosts without being asked to. */
  readonly foreignSources: readonly string[];
}

function attributeOf(elements: readonly Attributes[], by: string, value: string, name: string): string {
  return elements.find((element) => element.get(by) === value)?.get(name) ?? '';
}

function languagesOf(links: readonly Attributes[]): ReadonlyMap<string, string> {
  const alternates = links.filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'));
  return new Map(alternates.map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']));
}

function linksOf(markup: string, address: string): string[] {
  const targets = elementsIn(markup, 'a').flatMap((link) => {
    const href = link.get('href');
    const url = href === undefined ? null : URL.parse(href, address);
    return url !== null && /^https?:$/.test(url.protocol) ? [url.origin + url.pathname + url.search] : [];
  });
  return [...new Set(targets)];
}

const loadedLinks = new Set(['stylesheet', 'preload', 'modulepreload', 'prefetch', 'preconnect', 'icon', 'manifest']);

/** `a.png 1x, b.png 2x` → `a.png`, `b.png` */
function candidatesOf(srcset = ''): string[] {
  return srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}

function foreignSourcesOf(html: string, address: string): string[] {
  const media = ['script', 'img', 'source', 'iframe', 'video', 'audio', 'embed'].flatMap((name) =>
    elementsIn(html, name),
  );
  const links = elementsIn(html, 'link').filter((link) =>
    (link.get('rel') ?? '').split(' ').some((rel) => loadedLinks.has(rel)),
  );
  const sources = [
    ...media.flatMap((each) => [each.get('src'), each.get('poster'), ...candidatesOf(each.get('srcset'))]),
    ...elementsIn(html, 'object').map((each) => each.get('data')),
    ...links.flatMap((link) => [link.get('href'), ...candidatesOf(link.get('imagesrcset'))]),
  ];
  const own = new URL(address).origin;
  const absolute = sources.flatMap((source) => (source ? [URL.parse(source, address)] : []));
  return absolute.flatMap((url) =>
    url !== null && /^https?:$/.test(url.protocol) && url.origin !== own ? [url.href] : [],
  );
}

/** The facts of a page from its HTML. */
export function readPage(address: string, html: string): PageFacts {
  const markup = withoutScripts(html);
  const metas = elementsIn(markup, 'meta');
  const links = elementsIn(markup, 'link');
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
  return {
    address,
    // Icons have titles too, so only the head counts.
    title: decode(contentsIn(contentsIn(markup, 'head')[0] ?? '', 'title')[0] ?? ''),
    description: attributeOf(metas, 'name', 'description', 'content'),
    lang: elementsIn(markup, 'html')[0]?.get('lang') ?? '',
    canonical: attributeOf(links, 'rel', 'canonical', 'href'),
    isExcluded: attributeOf(metas, 'name', 'robots', 'content').includes('noindex'),
    headings: elementsIn(markup, 'h1').length,
    languages: languagesOf(links),
    jsonLd: [...scripts].map(([, text = '']) => text),
    links: linksOf(markup, address),
    // Text in scripts has no elements: Next writes `<` as `\u003c` there.
    foreignSources: foreignSourcesOf(html.replaceAll(/<!--[^]*?-->/g, ''), address),
  };
}
