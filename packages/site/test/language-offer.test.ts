import { languageTag } from '@veralune/i18n';
import { href, marketOf, type Locale } from '@veralune/routing';
import { expect, it } from 'vitest';
import { languageOffer } from '../src/language-offer/language-offer.ts';
import { createPageContext } from '../src/page-context.ts';

function offerIn(locale: Locale) {
  const languages = marketOf(locale).locales.map((other) => ({
    label: other,
    lang: languageTag(other),
    href: href('brands', {}, other),
    ...(other === locale ? { current: true } : {}),
  }));
  return languageOffer(createPageContext(locale), languages);
}

it.each<[Locale, string, string, string[]]>([
  [
    'fr-be',
    'Choisissez votre langue',
    'Fermer',
    [
      'fr-BE /fr/marques Français: Continuer en français',
      'nl-BE /nl/merken Nederlands: Deze pagina in het Nederlands lezen',
    ],
  ],
  [
    'de-ch',
    'Wählen Sie Ihre Sprache',
    'Schliessen',
    [
      'fr-CH /fr/marques Français: Lire cette page en français',
      'de-CH /de/marken Deutsch: Auf Deutsch weiterlesen',
      'it-CH /it/marchi Italiano: Leggi questa pagina in italiano',
    ],
  ],
])('%s offers the page in each language of the market', (locale, title, closeLabel, offers) => {
  const offer = offerIn(locale);
  expect([offer?.title, offer?.closeLabel]).toEqual([title, closeLabel]);
  const shown = offer?.languages.map((each) => `${each.lang} ${each.href} ${each.label}: ${each.invitation}`);
  expect(shown).toHaveLength(marketOf(locale).locales.length);
  expect(shown).toEqual(expect.arrayContaining(offers));
  expect(offer?.languages.filter(({ current }) => current).map(({ lang }) => lang)).toEqual([languageTag(locale)]);
});

it.each<Locale>(['es-es', 'de-de', 'it-it'])('%s offers none: the market has one language', (locale) => {
  expect(offerIn(locale)).toBeNull();
});
