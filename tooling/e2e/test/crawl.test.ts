import { markets, marketIds } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { decode, elementsIn, withoutScripts } from '../src/crawl/elements.ts';
import { findProblems, type CrawledPage } from '../src/crawl/find-problems.ts';
import { inParallel } from '../src/crawl/in-parallel.ts';
import { readPage } from '../src/crawl/page-facts.ts';
import { mayCrawl, readRobots } from '../src/crawl/robots.ts';
import { readIndex, readSitemap } from '../src/crawl/sitemap.ts';
import { langOf, sitesOf } from '../src/crawl/sites.ts';
import { problemsOfJsonLd } from '../src/crawl/structured-data.ts';

const address = 'https://be.example/fr/a';
const breadcrumb = '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{}]}';
const html = `<!DOCTYPE html><html lang="fr-BE" class="x"><head><title>L&#x27;eau &amp; le sel</title>
<meta name="description" content="Tout &quot;ici&quot;"/><meta name="robots" content="noindex, follow"/>
<link rel="canonical" href="${address}"/><link rel="alternate" hrefLang="fr-BE" href="${address}"/>
<link rel="alternate" hrefLang="x-default" href="${address}"/><link rel="alternate" type="application/rss+xml" href="/rss.xml"/></head>
<body><!-- <h1>no</h1> --><svg><title>icon</title></svg><h1>Eau</h1><a href="/fr/b#part">b</a><a href="/fr/b">b</a>
<a href="https://other.example/x?y=1">o</a><a href="mailto:a@b.example">m</a><a name="x">n</a>
<script type="application/ld+json">${breadcrumb}</script><script>"<h1><a href='/no'>"</script></body></html>`;

describe('readPage', () => {
  it('reads what search engines read', () => {
    expect(readPage(address, html)).toEqual({
      address,
      title: "L'eau & le sel",
      description: 'Tout "ici"',
      lang: 'fr-BE',
      canonical: address,
      isExcluded: true,
      headings: 1,
      languages: new Map([
        ['fr-BE', address],
        ['x-default', address],
      ]),
      jsonLd: [breadcrumb],
      links: ['https://be.example/fr/b', 'https://other.example/x?y=1'],
      foreignSources: [],
    });
  });

  it.each([
    ['<script async src="https://tags.example/a.js"></script>', ['https://tags.example/a.js']],
    ['<script src="/a.js"></script><img src="//be.example/a.png"><img src="data:,"/>', []],
    ['<img src="/a.png" srcset="/a.png 1x, //cdn.example/b.png 2x">', ['https://cdn.example/b.png']],
    ['<iframe src="https://video.example/1"></iframe>', ['https://video.example/1']],
    ['<video poster="https://cdn.example/p.jpg"></video>', ['https://cdn.example/p.jpg']],
    ['<link rel="preconnect" href="https://fonts.example">', ['https://fonts.example/']],
    ['<link rel="canonical" href="https://other.example/"/><a href="https://other.example/">o</a>', []],
    ['<!-- <img src="https://cdn.example/b.png"> -->', []],
  ])('what %s loads from other hosts', (elements, expected) => {
    expect(readPage(address, elements).foreignSources).toEqual(expected);
  });

  it('reads an empty document', () => {
    expect(readPage(address, '')).toMatchObject({ title: '', lang: '', headings: 0, links: [] });
  });
});

describe('elementsIn', () => {
  it.each([
    [
      '<a href="/x" hidden>',
      [
        ['href', '/x'],
        ['hidden', ''],
      ],
    ],
    ["<a href='/x'/>", [['href', '/x']]],
    ['<abbr title="x">', []],
    ['<A HREF="/x">', [['href', '/x']]],
  ])('%s', (markup, expected) => {
    expect(elementsIn(markup, 'a').flatMap((each) => [...each])).toEqual(expected);
  });

  it('decodes character references, and leaves unknown ones', () => {
    expect(decode('&lt;&#233;&#xE9;&nbsp;&unknown;&')).toBe('<éé\u00a0&unknown;&');
  });

  it('finds no elements in scripts', () => {
    expect(withoutScripts('a<script>b</script><!--c-->d')).toBe('ad');
  });
});

describe('readSitemap and readIndex', () => {
  it('read addresses and languages', () => {
    const link = `<xhtml:link rel="alternate" hreflang="nl-BE" href="https://be.example/nl?a=1&amp;b=2"/>`;
    expect(
      readSitemap(`<urlset><url><loc>${address}</loc>${link}</url><url><loc>https://be.example/</loc></url></urlset>`),
    ).toEqual([
      { address, languages: new Map([['nl-BE', 'https://be.example/nl?a=1&b=2']]) },
      { address: 'https://be.example/', languages: new Map() },
    ]);
    expect(readIndex(`<sitemapindex><sitemap><loc>${address}</loc></sitemap></sitemapindex>`)).toEqual([address]);
  });
});

describe('robots.txt', () => {
  const robots = readRobots(
    'User-Agent: *\nAllow: /\nAllow: /*/-p--\nDisallow: /*/-*--\n\nSitemap: https://x.example/sitemap.xml\n',
  );
  it.each([
    ['/fr/produits', true],
    ['/fr/produits/-p--2', true],
    ['/fr/produits/-prix--1-2', false],
    ['/', true],
  ])('%s: %s', (path, expected) => {
    expect(mayCrawl(robots, path)).toBe(expected);
  });

  it('names the sitemap', () => {
    expect(robots.sitemap).toBe('https://x.example/sitemap.xml');
  });
});

describe('problemsOfJsonLd', () => {
  it.each([
    [breadcrumb, []],
    ['{', ['its structured data is not JSON']],
    [
      '{"@context":"https://schema.org","@type":"Recipe"}',
      ['its structured data has an unknown type: ["https://schema.org","Recipe"]'],
    ],
    [
      '{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[]}',
      ['its structured data lacks FAQPage.mainEntity'],
    ],
  ])('%s', (text, expected) => {
    expect(problemsOfJsonLd(text)).toEqual(expected);
  });
});

describe('findProblems', () => {
  const origins = new Set(['https://be.example']);
  function page(path: string, changes: Partial<CrawledPage> = {}): CrawledPage {
    const own = `https://be.example${path}`;
    const languages = changes.languages ?? new Map<string, string>();
    return {
      address: own,
      title: `${path} – Veralune`,
      description: path,
      lang: 'fr-BE',
      expectedLang: 'fr-BE',
      canonical: own,
      isExcluded: false,
      headings: 1,
      jsonLd: [breadcrumb],
      links: [],
      foreignSources: [],
      entry: { address: own, languages },
      ...changes,
      languages,
    };
  }
  const [a, b] = ['https://be.example/a', 'https://be.example/b'];
  const both = new Map([
    ['fr-BE', a],
    ['nl-BE', b],
    ['x-default', a],
  ]);

  it('finds none in complete pages', () => {
    const nl = page('/b', { languages: both, lang: 'nl-BE', expectedLang: 'nl-BE' });
    expect(findProblems([page('/a', { languages: both }), nl], origins)).toEqual([]);
  });

  it.each<[string, Partial<CrawledPage>]>([
    ['has the title "Products", which does not name the site', { title: 'Products' }],
    ['has a title of 61 characters', { title: `${'a'.repeat(50)} – Veralune` }],
    ['has no description', { description: '' }],
    ['has a description of 201 characters', { description: 'a'.repeat(201) }],
    ['has lang="de-DE" instead of "fr-BE"', { lang: 'de-DE' }],
    ['has the canonical address https://be.example/b', { canonical: b }],
    ['is in the sitemap, but must not be indexed', { isExcluded: true }],
    ['has 2 first-level headings', { headings: 2 }],
    ['loads https://cdn.example/a.js from another host', { foreignSources: ['https://cdn.example/a.js'] }],
    ['has no structured data', { jsonLd: [] }],
    ['its structured data is not JSON', { jsonLd: ['x'] }],
    ['has other languages than its entry in the sitemap', { entry: { address: a, languages: both } }],
    ['does not name itself among its languages', { languages: new Map([['x-default', 'https://else.example/']]) }],
    ['has no x-default', { languages: new Map([['fr-BE', a]]) }],
    ['names https://be.example/b (nl-BE), which is in no sitemap', { languages: both }],
  ])('%s', (problem, changes) => {
    expect(findProblems([page('/a', changes)], origins)).toEqual([`${a} ${problem}`]);
  });

  it('finds a language that does not answer, and texts that two pages share', () => {
    expect(
      findProblems(
        [page('/a', { languages: both }), page('/b', { title: '/a – Veralune', description: '/a' })],
        origins,
      ),
    ).toEqual([
      `${a}, ${b} have the same title`,
      `${a}, ${b} have the same description`,
      `${a} names ${b} (nl-BE), which does not name it`,
    ]);
  });

  it('does not look for pages of sites that were not crawled', () => {
    const languages = new Map([
      ['fr-BE', a],
      ['x-default', a],
      ['fr-CH', 'https://ch.example/a'],
    ]);
    expect(findProblems([page('/a', { languages })], origins)).toEqual([]);
  });
});

describe('sitesOf and langOf', () => {
  it('are all markets behind the front door, or single servers', () => {
    expect(sitesOf(undefined).map(({ market }) => market.id)).toEqual(marketIds);
    expect(sitesOf('es=3903')).toMatchObject([{ market: { id: 'es' }, port: 3903, host: 'es.localhost:3903' }]);
    expect(() => sitesOf('zz=1')).toThrow('CRAWL_SITES: "zz=1" is not <market>=<port>');
  });

  it.each([
    ['/nl/merken', 'be', 'nl-BE'],
    ['/fr', 'be', 'fr-BE'],
    ['/frx', 'be', ''],
    ['/marchi', 'it', 'it-IT'],
  ] as const)('the language of %s in %s is "%s"', (path, market, expected) => {
    expect(langOf(path, markets[market])).toBe(expected);
  });
});

describe('inParallel', () => {
  it('keeps the order and the limit', async () => {
    let running = 0;
    let most = 0;
    const results = await inParallel([3, 1, 2, 0], 2, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, item));
      running -= 1;
      return item * 2;
    });
    expect(results).toEqual([6, 2, 4, 0]);
    expect(most).toBe(2);
  });
});
