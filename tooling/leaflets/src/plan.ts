import type { Content } from '@veralune/api/content/folders';
import { languages, locales, type Language, type Locale } from '@veralune/routing';
import { leafletTexts, type LeafletTexts } from './leaflet-texts.ts';

/** A leaflet that a product of the content names. */
interface PlannedLeaflet {
  /** Key of its media resource: `documents/micralba-fer-leaflet-fr`. */
  readonly key: string;
  /** Path below the folder of originals. */
  readonly file: string;
  readonly texts: LeafletTexts;
}

/** The locale whose words the leaflet of a language has: the language's own country, or the first market with it. */
const localeOfLanguage: Readonly<Record<Language, Locale>> = {
  fr: 'fr-be',
  nl: 'nl-be',
  de: 'de-de',
  it: 'it-it',
  es: 'es-es',
};

/** All leaflets of the content, in a stable order. */
export function planLeaflets(content: Content): PlannedLeaflet[] {
  return [...content.products].flatMap(([, product]) =>
    (product.documents ?? [])
      .filter(({ kind }) => kind === 'leaflet')
      .flatMap(({ files }) =>
        [...languages, ...locales].flatMap((name) => {
          const key = files[name];
          if (key === undefined) return [];
          const locale = locales.find((each) => each === name) ?? localeOfLanguage[name as Language];
          return { key, file: `${key}.pdf`, texts: leafletTexts(content, product, locale) };
        }),
      ),
  );
}
