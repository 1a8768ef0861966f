import type { ServicePage } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';

const api = useApi('shipped');

async function pagesFor(locale: Locale, text: string): Promise<ServicePage[]> {
  return (await api.ask(locale, 'suggest', { query: { text } })).services.items.map(({ page }) => page);
}

/** What visitors type, and the pages that must be found, best first. */
const table: [Locale, Record<string, readonly ServicePage[]>][] = [
  [
    'fr-be',
    {
      contact: ['contact'],
      contacts: ['contact'],
      'vous contacter': ['contact'],
      pharmacie: ['store-finder', 'who-can-give-you-advice'],
      pharmacies: ['store-finder'],
      'pharmacie liège': ['store-finder'],
      pharmacei: ['store-finder'],
      aide: ['faq'],
      livraison: ['delivery'],
      'frais de livraison': ['delivery'],
      'ma commande': ['my-orders'],
      'mot de passe oublié': ['forgot-password'],
      compte: ['my-account'],
      newsletter: ['my-profile'],
      panier: ['cart'],
      rétractation: ['withdrawal'],
      dormir: [],
      magnésium: [],
      somm: [],
    },
  ],
  [
    'nl-be',
    {
      contact: ['contact'],
      apotheek: ['store-finder'],
      apotheken: ['store-finder'],
      hulp: ['faq'],
      levering: ['delivery'],
      nieuwsbrief: ['my-profile'],
      account: ['my-account'],
      slapen: [],
    },
  ],
  [
    'fr-ch',
    {
      contact: ['contact'],
      pharmacie: ['store-finder', 'who-can-give-you-advice'],
      newsletter: ['my-profile'],
      dormir: [],
    },
  ],
  [
    'de-ch',
    {
      Kontakt: ['contact'],
      Apotheke: ['store-finder', 'who-can-give-you-advice'],
      Newsletter: ['my-profile'],
      schlafen: [],
    },
  ],
  ['it-ch', { contatti: ['contact'], farmacia: ['store-finder', 'who-can-give-you-advice'], dormire: [] }],
  [
    'de-de',
    {
      Kontakt: ['contact'],
      Apotheke: ['store-finder', 'who-can-give-you-advice'],
      Apoteke: ['store-finder', 'who-can-give-you-advice'],
      Hilfe: ['faq'],
      Versand: ['delivery'],
      Konto: ['my-account'],
      Newsletter: ['my-profile'],
      Quiz: ['quiz'],
      schlafen: [],
    },
  ],
  [
    'it-it',
    {
      contatti: ['contact'],
      // The market has no store finder.
      farmacia: ['who-can-give-you-advice'],
      aiuto: ['faq'],
      // It does not sell online.
      spedizione: [],
      ordine: [],
      account: ['my-account'],
      dormire: [],
    },
  ],
  [
    'es-es',
    {
      contacto: ['contact'],
      farmacia: ['store-finder'],
      ayuda: ['faq'],
      envío: ['delivery'],
      cuenta: ['my-account'],
      newsletter: ['newsletter', 'my-profile'],
      dormir: [],
    },
  ],
];

describe('a word for a service finds its page, if the market has it', () => {
  const rows = table.flatMap(([locale, texts]) =>
    Object.entries(texts).map(([text, pages]) => [locale, text, pages] as const),
  );
  test.each(rows)('%s: %s', async (locale, text, pages) => {
    expect(await pagesFor(locale, text)).toEqual(pages);
  });
});

describe('a text that names a page finds no product whose summary only mentions the word', () => {
  test.each([
    ['es-es', 'ayuda'],
    ['fr-be', 'livraison'],
    ['fr-be', 'contact'],
    ['nl-be', 'hulp'],
    ['de-de', 'Kontakt'],
    ['it-it', 'contatti'],
  ] as const)('%s: %s', async (locale, text) => {
    const { products, total, services } = await api.ask(locale, 'suggest', { query: { text } });
    expect(products.total).toBe(0);
    expect(total).toBe(services.total);
    expect((await api.ask(locale, 'products', { query: { text } })).total).toBe(0);
  });
});

describe('the most specific results come first', () => {
  test.each([
    ['fr-be', 'dormir', 'Sommeil'],
    ['fr-be', 'somm', 'Sommeil'],
    ['nl-be', 'slapen', 'Slaap'],
    ['nl-be', 'slaa', 'Slaap'],
    ['de-de', 'schlafen', 'Schlaf'],
    ['de-ch', 'schla', 'Schlaf'],
    ['it-it', 'dormire', 'Sonno'],
    ['it-ch', 'sonn', 'Sonno'],
    ['es-es', 'dormir', 'Sueño'],
    ['es-es', 'sueñ', 'Sueño'],
  ] as const)('%s: %s', async (locale, text, need) => {
    const { needs, products } = await api.ask(locale, 'suggest', { query: { text } });
    expect(needs.items[0]?.title).toBe(need);
    expect(products.items.slice(0, 2).map(({ name }) => name)).not.toContainEqual(expect.stringContaining('Vigorine'));
    expect(products.items[0]?.name).toMatch(/Somnelis|Phytorelle/);
  });
});
