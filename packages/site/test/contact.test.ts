import type { Locale } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { adviceLink, contactWays, professionalLink } from '../src/market/contact.ts';
import { defineMarket, type MarketDefinition } from '../src/market/market.ts';
import { openingHours } from '../src/market/opening-hours.ts';
import { createPageContext } from '../src/page-context.ts';

const nb = '\u00a0';
const twoParts = ['Mo-Fr 09:00-12:00', 'Mo-Fr 13:00-17:00'];

describe('openingHours', () => {
  it.each<[Locale, readonly string[], readonly string[]]>([
    ['fr-be', twoParts, [`Du lundi au vendredi, de 9${nb}h à 12${nb}h et de 13${nb}h à 17${nb}h`]],
    ['nl-be', twoParts, [`Van maandag tot vrijdag van 9 tot 12${nb}uur en van 13 tot 17${nb}uur`]],
    ['de-ch', twoParts, [`Montag bis Freitag von 9 bis 12${nb}Uhr und von 13 bis 17${nb}Uhr`]],
    ['it-it', twoParts, ['Dal lunedì al venerdì, dalle 9 alle 12 e dalle 13 alle 17']],
    ['de-de', ['Mo-Fr 09:00-16:00'], [`Montag bis Freitag von 9 bis 16${nb}Uhr`]],
    [
      'es-es',
      ['Mo-Fr 09:00-14:00', 'Mo-Th 15:00-17:30'],
      [`De lunes a viernes, de 9 a 14${nb}h`, `De lunes a jueves, de 15 a 17.30${nb}h`],
    ],
    ['fr-ch', ['Sa-Su 10:05-24:00'], [`Du samedi au dimanche, de 10${nb}h${nb}05 à 24${nb}h`]],
    ['fr-ch', [], []],
  ])('%s %j', (locale, hours, expected) => {
    expect(openingHours(hours, createPageContext(locale))).toEqual(expected);
  });
});

const swiss: MarketDefinition = {
  id: 'ch',
  logos: Object.fromEntries(
    ['fr-ch', 'de-ch', 'it-ch'].map((locale) => [locale, { header: '/h.svg', footer: '/f.svg' }]),
  ),
  contact: {
    laboratory: 'Veralune (Suisse) Sàrl',
    address: ['Chemin des Tilleuls 4', '1003 Lausanne'],
    phone: { display: '+41 21 000 04 84', link: '+41210000484' },
    hours: ['Mo-Fr 09:00-12:00'],
  },
};
const context = createPageContext('de-ch');

describe('contactWays', () => {
  const always = [
    { label: 'Telefon', lines: ['+41 21 000 04 84'], href: 'tel:+41210000484' },
    { label: 'Erreichbarkeit des Kundendiensts', lines: [`Montag bis Freitag von 9 bis 12${nb}Uhr`] },
    { label: 'Adresse', lines: ['Veralune (Suisse) Sàrl', 'Chemin des Tilleuls 4', '1003 Lausanne'] },
  ];

  it('leaves out what the market does not have', () => {
    expect(contactWays(defineMarket(swiss), context)).toEqual(always);
  });

  it('has fax and headquarters, with a link to the site of the company', () => {
    const headquarters = { name: 'Veralune SA', address: ['BE-1000 Bruxelles'] };
    const config = defineMarket({
      ...swiss,
      aboutUrl: 'https://group.veralune.example/',
      contact: { ...swiss.contact, fax: '+41 21 000 04 85', headquarters },
    });
    expect(contactWays(config, context)).toEqual([
      ...always,
      { label: 'Fax', lines: ['+41 21 000 04 85'] },
      { label: 'Hauptsitz', lines: ['Veralune SA', 'BE-1000 Bruxelles'], href: 'https://group.veralune.example/' },
    ]);
  });
});

describe('external sites', () => {
  it.each([
    ['professionalUrl', professionalLink, 'Für Gesundheitsfachpersonen'],
    ['adviceKnowMoreUrl', adviceLink, 'Mehr über Beratung erfahren'],
  ] as const)('%s', (field, link, label) => {
    const href = 'https://pro.veralune.example/ch';
    expect(link(defineMarket(swiss), context)).toBeUndefined();
    expect(link(defineMarket({ ...swiss, [field]: href }), context)).toEqual({ label, href });
  });
});

describe('defineMarket', () => {
  it.each<[string, Partial<MarketDefinition>, string]>([
    ['hours of one day', { contact: { ...swiss.contact, hours: ['Mo 09:00-12:00'] } }, 'contact.hours'],
    ['hours without minutes', { contact: { ...swiss.contact, hours: ['Mo-Fr 9-12'] } }, 'contact.hours'],
    ['an insecure site', { professionalUrl: 'http://pro.veralune.example' }, 'professionalUrl'],
    ['a redirect of / to itself', { rootRedirect: { path: '/' } }, 'rootRedirect.path'],
    ['a redirect to another site', { rootRedirect: { path: 'https://x.example' } }, 'rootRedirect.path'],
    ['a redirect with status 200', { rootRedirect: { path: '/fr', status: 200 as 301 } }, 'rootRedirect.status'],
    ['a network without an address', { social: [{ label: 'X', href: '/x', icon: 'film' }] }, 'social[0].href'],
  ])('refuses %s', (_, changes, field) => {
    expect(() => defineMarket({ ...swiss, ...changes })).toThrow(field);
  });

  it('redirects / with 302 by default', () => {
    expect(defineMarket({ ...swiss, rootRedirect: { path: '/fr/produits' } }).rootRedirect).toEqual({
      path: '/fr/produits',
      status: 302,
    });
  });

  it('refuses a redirect of / in a market without prefixes, where / is the home page', () => {
    const spanish = { ...swiss, id: 'es', logos: { 'es-es': { header: '/h.svg', footer: '/f.svg' } } } as const;
    expect(() => defineMarket({ ...spanish, rootRedirect: { path: '/marcas' } })).toThrow('Remove `rootRedirect`');
  });
});
