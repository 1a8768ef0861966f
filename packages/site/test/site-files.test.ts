import { existsSync, readFileSync } from 'node:fs';
import { href, languageOf, locales, marketOf, markets, type Locale } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { pageMetadata } from '../src/metadata/page-metadata.ts';
import { marketImage } from '../src/metadata/shared-image.ts';
import { siteIcons, themeColor } from '../src/metadata/site-icons.ts';
import { webManifest, webManifestPath } from '../src/metadata/web-manifest.ts';

function appFolder(market: string) {
  return new URL(`../../../apps/${market}/`, import.meta.url);
}

function isServed(market: string, path: string) {
  return existsSync(new URL(`public${path}`, appFolder(market)));
}

/** The `matcher` of an app's proxy, read from the source file, as Next does. */
function matcherOf(market: string): RegExp {
  const [, pattern = ''] =
    /matcher: \[\s*'(.+)',?\s*\]/.exec(readFileSync(new URL('proxy.ts', appFolder(market)), 'utf8')) ?? [];
  return new RegExp(`^${pattern.replaceAll('\\\\', '\\')}$`);
}

const iconPaths = JSON.stringify(siteIcons).match(/\/[\w/.-]+\.(?:ico|png|svg)/g) ?? [];

function filesOf(locale: Locale): string[] {
  return [
    ...iconPaths,
    ...(webManifest(locale).icons ?? []).map(({ src }) => src),
    webManifestPath(locale),
    marketImage(locale).url,
  ];
}

describe.each(locales)('%s', (locale) => {
  const { id } = marketOf(locale);

  it('has an up-to-date manifest file (vitest -u writes it)', async () => {
    const text = `${JSON.stringify(webManifest(locale), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`../../../apps/${id}/public${webManifestPath(locale)}`);
  });

  it.each(filesOf(locale))('serves %s as a file, without the proxy', (path) => {
    expect(isServed(id, path)).toBe(true);
    expect(matcherOf(id).test(path)).toBe(false);
  });

  it('starts at the home page, which goes through the proxy', () => {
    expect(webManifest(locale).start_url).toBe(href('home', {}, locale));
    expect(matcherOf(id).test(href('home', {}, locale))).toBe(true);
  });

  it('names the country in its own language', () => {
    const { country } = marketOf(locale);
    const name = new Intl.DisplayNames(languageOf(locale), { type: 'region' }).of(country);
    expect(webManifest(locale).name).toBe(`Veralune ${String(name)}`);
  });
});

describe.each(Object.keys(markets))('the proxy of %s', (market) => {
  it.each([
    '/fr/marques',
    '/iconography',
    '/social-proof',
    '/favicon.ico/x',
    '/apple-touch-icon.png/x',
    '/logo',
    '/fr/contact.html',
    '/index.php',
    '/api/media/packs/x-960.webp',
  ])('runs for %s', (path) => {
    expect(matcherOf(market).test(path)).toBe(true);
  });

  it.each(['/robots.txt', '/sitemap.xml', '/_next/static/x.js', '/fragments/suggestions', '/no/such/picture.svg'])(
    'does not run for %s',
    (path) => {
      expect(matcherOf(market).test(path)).toBe(false);
    },
  );
});

describe('shared images', () => {
  const page = { locale: 'nl-be', title: 'Merken', path: '/nl/merken' } as const;

  it('are the image of the market by default: absolute URL, size and alternative text', () => {
    const { openGraph, twitter } = pageMetadata(page);
    expect(openGraph?.images).toEqual([
      {
        url: 'https://be.veralune.example/social/nl-be.png',
        width: 1200,
        height: 630,
        alt: 'Veralune, laboratorium voor voedingssupplementen (België)',
      },
    ]);
    expect(twitter).toEqual({ card: 'summary_large_image' });
  });

  it('are the image of the page, in a small card when it is square', () => {
    const image = { url: '/api/media/packs/x-960.png', alt: 'Doos', width: 960, height: 960 };
    const { openGraph, twitter } = pageMetadata({ ...page, image });
    expect(openGraph?.images).toEqual([{ ...image, url: 'https://be.veralune.example/api/media/packs/x-960.png' }]);
    expect(twitter).toEqual({ card: 'summary' });
  });
});

it('the theme colour is the --paper token', () => {
  const css = readFileSync(new URL('../../ui/src/tokens/colour.css', import.meta.url), 'utf8');
  expect(css).toContain(`--paper: ${themeColor};`);
});
