import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales, type Locale } from '@veralune/routing';

/** Messages of one locale by their id. */
export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Readonly<Record<Locale, Catalogue>>;

/** The catalogue whose ids and arguments the seven others must have. */
export const referenceLocale: Locale = 'fr-be';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
export const cataloguePath = (locale: Locale): string => `messages/${locale}.json`;

function readCatalogue(locale: Locale): Catalogue {
  return JSON.parse(readFileSync(`${packageFolder}${cataloguePath(locale)}`, 'utf8'));
}

export function readCatalogues(): Catalogues {
  return Object.fromEntries(locales.map((locale) => [locale, readCatalogue(locale)])) as Catalogues;
}

/** A catalogue as it stands on disk: sorted by id, so that two people adding messages rarely collide. */
export function printCatalogue(catalogue: Catalogue): string {
  const sorted = Object.keys(catalogue).sort().map((id) => [id, catalogue[id]]);
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
