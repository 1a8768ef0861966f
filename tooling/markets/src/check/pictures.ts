import { markets, type Locale, type MarketId } from '@veralune/routing';
import { look, wrong, type Finding } from './finding.ts';

export interface Logos {
  readonly header: string;
  readonly footer: string;
}

/** What an app serves. */
export interface ServedFiles {
  /** The text of a file below `public/`, or undefined without it: `/logos/header.svg`. */
  readonly read: (path: string) => string | undefined;
  /** The `logos` of market.ts. */
  readonly logos: Readonly<Record<string, Logos>>;
}

const sizes = { header: [120, 65], footer: [160, 90] } as const;

const icons = [
  '/favicon.ico',
  '/icon.svg',
  '/apple-touch-icon.png',
  '/icons/icon-192.png',
  '/icons/icon-512.png',
  '/icons/icon-maskable-512.png',
];

function logoFinding(
  market: MarketId,
  locale: Locale,
  place: keyof typeof sizes,
  { read, logos }: ServedFiles,
): Finding[] {
  const path = logos[locale]?.[place];
  const [width, height] = sizes[place];
  if (path === undefined)
    return [wrong('Pictures', `${locale} has no ${place} logo.`, `Name it in "logos" of apps/${market}/market.ts.`)];
  const file = `apps/${market}/public${path}`;
  const text = read(path);
  if (text === undefined) return [wrong('Pictures', `${file} is missing.`, `Put the ${place} logo there.`)];
  const isSized = new RegExp(`<svg[^>]* width="${String(width)}" height="${String(height)}"`).test(text);
  return isSized
    ? []
    : [
        wrong(
          'Pictures',
          `${file} is not ${String(width)} by ${String(height)}.`,
          'Set width, height and viewBox of the file.',
        ),
      ];
}

/** Logos, icons and shared pictures that are missing, and logos of another size. */
export function pictureFindings(market: MarketId, files: ServedFiles): Finding[] {
  const { locales } = markets[market];
  const served = [
    ...icons,
    ...locales.flatMap((locale) => [`/social/${locale}.png`, `/manifests/${locale}.webmanifest`]),
  ];
  return [
    ...locales.flatMap((locale) =>
      (['header', 'footer'] as const).flatMap((place) => logoFinding(market, locale, place, files)),
    ),
    ...served
      .filter((path) => files.read(path) === undefined)
      .map((path) =>
        wrong(
          'Pictures',
          `apps/${market}/public${path} is missing.`,
          path.endsWith('.webmanifest')
            ? 'Run `vitest run site-files --update` in packages/site.'
            : 'Run `node scripts/site-images.ts` in packages/ui.',
        ),
      ),
  ];
}

/** A flag that is not drawn. @param flags by country, ISO 3166-1 alpha-2 */
export function flagFindings(market: MarketId, flags: Readonly<Record<string, unknown>>): Finding[] {
  const { country, name } = markets[market];
  if (flags[country] !== undefined) return [];
  return [
    look(
      'Pictures',
      `The flag of ${name} is not drawn, so the menu of languages shows none.`,
      `Add "${country}" to packages/ui/src/components/flag/flags.ts.`,
    ),
  ];
}
