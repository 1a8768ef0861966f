import { describe, expect, it } from 'vitest';
import {
  filterNames,
  hasRoute,
  href,
  isLocale,
  languages,
  locales,
  previewHref,
  previewTypes,
  routeNames,
  type Locale,
  type RouteName,
} from '../src/index.ts';
import { parseRoutePath } from '../src/route-path.ts';
import { tables } from '../src/tables/tables.ts';

const word = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

describe.each(locales)('the table of %s', (locale) => {
  const { paths, filters } = tables[locale];
  const present = Object.values(paths).filter((path) => path !== null);
  const literals = present.flatMap((path) => path.split('/').filter((segment) => !segment.startsWith('{')));

  it.each(literals)('%s is a valid word, and neither an alias nor a prefix', (literal) => {
    expect(literal).toMatch(word);
    expect(literal === 'preview' || literal === 'index').toBe(false);
    expect(isLocale(literal) || (languages as readonly string[]).includes(literal)).toBe(false);
  });

  it('has unique paths', () => {
    // The name of a parameter does not make a path unique, and `conseils` is `conseils/{theme}` without its parameter.
    const allPaths = present.map((path) => path.replaceAll(/\{(\w+)\}/g, '{}'));
    expect(allPaths).toEqual([...new Set(allPaths)]);
    const previews = previewTypes.map((type) => previewHref(type, 1, locale));
    expect(previews).toEqual([...new Set(previews)]);
  });

  it('has unique words for filters and fixed values, none of which is the prefix of a page or of terms', () => {
    const names = filterNames.map((name) => filters.names[name]);
    for (const name of names) expect(name).toMatch(/^[a-z]{2,}(?:-[a-z]+)*$/);
    for (const group of [names, Object.values(filters.display), Object.values(filters.sort)]) {
      expect(group).toEqual([...new Set(group)]);
    }
    for (const value of [...Object.values(filters.display), ...Object.values(filters.sort)]) {
      expect(value).toMatch(word);
    }
  });
});

describe('screens that only some markets have (3-decisions.md, "Paths")', () => {
  /** Markets that are added later choose their screens. */
  const specified = ['fr-be', 'nl-be', 'fr-ch', 'de-ch', 'it-ch', 'es-es', 'de-de', 'it-it'] as const;
  const selling = specified.filter((locale) => locale !== 'it-it');
  const where: readonly (readonly [RouteName, readonly Locale[]])[] = [
    ['newsletter', ['es-es']],
    ['newsletter-confirmation', ['es-es']],
    ['quiz', ['de-de']],
    ['store-finder', selling],
    ['withdrawal', selling],
    ['withdrawal-confirmation', selling],
    ['my-orders', selling],
    ['my-order', selling],
    ['my-receipt', selling],
    ['cart', selling],
    ['checkout-delivery', selling],
    ['checkout-recap', selling],
    ['checkout-payment', selling],
    ['checkout-confirmation', selling],
    ['checkout-error', selling],
  ];
  it.each(where)('%s', (name, expected) => {
    expect(specified.filter((locale) => hasRoute(name, locale))).toEqual(expected);
  });

  it('every market has all other routes', () => {
    const some = new Set(where.map(([name]) => name));
    const lacking = routeNames.filter((name) => !some.has(name) && !locales.every((locale) => hasRoute(name, locale)));
    expect(lacking).toEqual([]);
  });
});

describe('paths that the specification gives', () => {
  const given: readonly (readonly [string, string])[] = [
    [href('home', {}, 'fr-be'), '/fr'],
    [href('home', {}, 'it-ch'), '/it'],
    [href('home', {}, 'de-de'), '/'],
    [href('brands', {}, 'fr-be'), '/fr/marques'],
    [href('brand', { slug: 'x' }, 'fr-be'), '/fr/marque/x'],
    [href('brand', { slug: 'x' }, 'es-es'), '/marca/x'],
    [href('products', {}, 'fr-be'), '/fr/produits'],
    [href('products', { category: 'x' }, 'nl-be'), '/nl/producten/x'],
    [href('products', { category: 'salute-della-donna' }, 'it-it'), '/prodotti/salute-della-donna'],
    [href('products', { category: 'microbiotas' }, 'es-es'), '/productos/microbiotas'],
    [href('product', { slug: 'x' }, 'fr-be'), '/fr/produit/x'],
    [href('product', { slug: 'x' }, 'it-it'), '/prodotto/x'],
    [href('product', { slug: 'x' }, 'es-es'), '/producto/x'],
    [href('product-questions', { slug: 'x' }, 'fr-be'), '/fr/produit/x/questions-reponses'],
    [href('product-questions', { slug: 'x' }, 'nl-be'), '/nl/product/x/fragen-antworten'],
    [href('product-questions', { slug: 'x' }, 'de-ch'), '/de/produkt/x/fragen-antworten'],
    [href('product-questions', { slug: 'x' }, 'it-it'), '/prodotto/x/domande-risposte'],
    [href('product-questions', { slug: 'x' }, 'es-es'), '/producto/x/preguntas-respuestas'],
    [href('needs', {}, 'fr-be'), '/fr/besoins'],
    [href('needs', {}, 'es-es'), '/necesidades'],
    [href('need', { slug: 'x' }, 'fr-be'), '/fr/besoin/x'],
    [href('need', { slug: 'x' }, 'nl-be'), '/nl/behoefte/x'],
    [href('need', { slug: 'x' }, 'es-es'), '/necesidad/x'],
    [href('advice-home', {}, 'fr-be'), '/fr/conseils'],
    [href('advice-home', {}, 'nl-be'), '/nl/tips'],
    [href('advice-home', {}, 'de-de'), '/ratschlage'],
    [href('advice-home', {}, 'it-it'), '/consigli'],
    [href('advice-home', {}, 'es-es'), '/consejos'],
    [href('advice-theme', { theme: 'x', page: 2 }, 'fr-be'), '/fr/conseils/x/-p--2'],
    [href('advice', { slug: 'x' }, 'fr-be'), '/fr/conseil/x'],
    [href('advice', { slug: 'x' }, 'nl-be'), '/nl/tip/x'],
    [href('advice', { slug: 'x' }, 'de-de'), '/ratschlag/x'],
    [href('advice', { slug: 'x' }, 'it-it'), '/consiglio/x'],
    [href('advice', { slug: 'x' }, 'es-es'), '/consejo/x'],
    [href('quality-innovations', { page: 2, category: 'x', filter: 'y' }, 'fr-be'), '/fr/qualite-innovations/2/x/y'],
    [href('quality-innovations', {}, 'es-es'), '/calidad-innovaciones'],
    [href('quality-innovation', { slug: 'x' }, 'fr-be'), '/fr/qualite-innovation/x'],
    [href('expertise', { slug: 'x', subslug: 'y' }, 'fr-be'), '/fr/expertise/x/y'],
    [href('expertise', { slug: 'x' }, 'nl-be'), '/nl/competenties/x'],
    [href('expertise', { slug: 'x' }, 'de-de'), '/zustandigkeiten/x'],
    [href('expertise', { slug: 'x' }, 'it-it'), '/competenze/x'],
    [href('expertise', { slug: 'x' }, 'es-es'), '/competencias/x'],
    [href('expertises', {}, 'fr-be'), '/fr/nos-expertises'],
    [href('expertises', {}, 'de-de'), '/fachkenntnis'],
    [href('about', {}, 'fr-be'), '/fr/a-propos'],
    [href('about', { theme: 'x', filter: 'y' }, 'nl-be'), '/nl/over-veralune/x/y'],
    [href('about', {}, 'de-de'), '/uber-veralune'],
    [href('about', {}, 'it-it'), '/chi-e-veralune'],
    [href('about', {}, 'es-es'), '/sobre-veralune'],
    [href('store-finder', {}, 'fr-be'), '/fr/trouver-une-pharmacie'],
    [href('store-finder', {}, 'nl-be'), '/nl/vind-een-apotheek'],
    [href('store-finder', {}, 'de-de'), '/eine-apotheke-finden'],
    [href('store-finder', {}, 'it-ch'), '/it/trovare-una-farmacia'],
    [href('store-finder', {}, 'es-es'), '/encontrar-una-farmacia'],
    [href('who-can-give-you-advice', {}, 'fr-be'), '/fr/interlocuteur'],
    [href('who-can-give-you-advice', {}, 'nl-be'), '/nl/gesprekspartner'],
    [href('who-can-give-you-advice', {}, 'de-de'), '/ansprechpartner'],
    [href('who-can-give-you-advice', {}, 'it-it'), '/interlocutore'],
    [href('who-can-give-you-advice', {}, 'es-es'), '/interlocutor'],
    [href('contact', {}, 'fr-be'), '/fr/contactez-nous'],
    [href('contact', {}, 'nl-be'), '/nl/contact'],
    [href('contact', {}, 'de-de'), '/kontakt'],
    [href('contact', {}, 'it-it'), '/contatto'],
    [href('contact-confirmation', {}, 'fr-be'), '/fr/contactez-nous/confirmation'],
    [href('newsletter', {}, 'es-es'), '/newsletter'],
    [href('newsletter-confirmation', {}, 'es-es'), '/newsletter/confirmacion'],
    [href('results', { terms: 'x' }, 'fr-be'), '/fr/resultats/-r--x'],
    [href('faq', {}, 'fr-be'), '/fr/aide-en-ligne'],
    [href('maintenance', {}, 'fr-be'), '/fr/maintenance'],
    [href('maintenance', {}, 'nl-be'), '/nl/onderhoud'],
    [href('maintenance', {}, 'de-de'), '/wartung'],
    [href('maintenance', {}, 'it-it'), '/manutenzione'],
    [href('maintenance', {}, 'es-es'), '/mantenimiento'],
    [href('information', { slug: 'x' }, 'fr-be'), '/fr/information/x'],
    [href('information', { slug: 'x' }, 'nl-be'), '/nl/informatie/x'],
    [href('information', { slug: 'x' }, 'it-it'), '/informazioni/x'],
    [href('information', { slug: 'x' }, 'de-de'), '/informationen/x'],
    [href('information', { slug: 'x' }, 'es-es'), '/informacion/x'],
    [href('page', { slug: 'mentions-legales' }, 'fr-be'), '/fr/mentions-legales'],
    [href('page', { slug: 'datenschutz' }, 'de-de'), '/datenschutz'],
    [href('corner', { brand: 'x', slug: 'preguntas-respuestas' }, 'es-es'), '/x/preguntas-respuestas'],
  ];
  it.each(given)('%s', (path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('parseRoutePath throws for an invalid table', () => {
  it.each(['produit', 'produit/{id}', 'produit/{slug}/{page}'])('product: %s', (path) => {
    expect(() => parseRoutePath('product', path)).toThrow(/^VR-ROUTING-005: path .* \[slug\] .*src\/tables\//);
  });
});
