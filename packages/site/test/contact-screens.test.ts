import { locales, marketOf, type Locale } from '@veralune/routing';
import { describe, expect, it, vi, beforeEach } from 'vitest';
import { defineMarket, type MarketConfig, type MarketDefinition } from '../src/market/market.ts';
import { createPageContext } from '../src/page-context.ts';
import { contactProps } from '../src/screens/contact/props.ts';
import { adviceProps } from '../src/screens/who-can-give-you-advice/props.ts';

function marketIn(locale: Locale, more: Partial<MarketDefinition> = {}): MarketConfig {
  const { id, locales: own } = marketOf(locale);
  return defineMarket({
    id,
    logos: Object.fromEntries(own.map((each) => [each, { header: '/h.svg', footer: '/f.svg' }])),
    contact: {
      laboratory: 'Veralune',
      address: ['Rue 1'],
      phone: { display: '02', link: '+3220000484' },
      hours: ['Mo-Fr 09:00-12:00'],
    },
    ...more,
  });
}

const sites = {
  professionalUrl: 'https://pro.veralune.example/',
  adviceKnowMoreUrl: 'https://advice.veralune.example/',
};
const everyScreen = 'faq,contact,products,who-can-give-you-advice,store-finder';

beforeEach(() => {
  vi.stubEnv('VERALUNE_SCREENS', everyScreen);
});

type Row = readonly [what: string, locale: Locale, screens: string, pointOfSale: boolean, hrefs: readonly string[]];

describe('contactProps', () => {
  it.each<Row>([
    [
      'every screen',
      'fr-be',
      everyScreen,
      true,
      ['/fr/aide-en-ligne', '/fr/produits', '/fr/interlocuteur', '/fr/trouver-une-pharmacie'],
    ],
    ['no point of sale', 'fr-be', everyScreen, false, ['/fr/aide-en-ligne', '/fr/produits', '/fr/interlocuteur']],
    ['screens that do not exist yet', 'fr-be', 'products', true, ['/fr/produits']],
    [
      'a market without store finder',
      'it-it',
      everyScreen,
      true,
      ['/assistenza-online', '/prodotti', '/interlocutore'],
    ],
  ])('%s: links to pages with the answer', (_, locale, screens, pointOfSale, hrefs) => {
    vi.stubEnv('VERALUNE_SCREENS', screens);
    const { before } = contactProps(marketIn(locale), { pointOfSale }, createPageContext(locale));
    expect(before?.links.map(({ href }) => href)).toEqual(hrefs);
  });

  it('links to the site for health professionals, if the market has one', () => {
    const context = createPageContext('fr-be');
    const linksOf = (config: MarketConfig) =>
      contactProps(config, { pointOfSale: false }, context).details.ways.map(({ href }) => href);
    expect(linksOf(marketIn('fr-be', sites))).toContain(sites.professionalUrl);
    expect(linksOf(marketIn('fr-be')).filter(Boolean)).toEqual(['tel:+3220000484']);
  });

  it('has no form', () => {
    expect(contactProps(marketIn('fr-be'), { pointOfSale: true }, createPageContext('fr-be'))).not.toHaveProperty(
      'children',
    );
  });
});

describe('adviceProps', () => {
  const props = (locale: Locale, pointOfSale: boolean, more: Partial<MarketDefinition> = {}) =>
    adviceProps(marketIn(locale, more), { pointOfSale }, createPageContext(locale));
  const linksOf = (...input: Parameters<typeof props>) =>
    props(...input).advisors.map(({ id, link }) => [id, link?.href]);

  it.each<[string, Parameters<typeof props>, readonly (readonly [string, string | undefined])[]]>([
    [
      'everything',
      ['fr-be', true, sites],
      [
        ['pharmacist', '/fr/trouver-une-pharmacie'],
        ['laboratory', '/fr/contactez-nous'],
        ['doctor', undefined],
        ['professional', sites.professionalUrl],
      ],
    ],
    [
      'no point of sale, no site for professionals',
      ['de-de', false],
      [
        ['pharmacist', undefined],
        ['laboratory', '/kontakt'],
        ['doctor', undefined],
      ],
    ],
    [
      'a market without store finder',
      ['it-it', true],
      [
        ['pharmacist', undefined],
        ['laboratory', '/contatto'],
        ['doctor', undefined],
      ],
    ],
  ])('%s: advisers and their links', (_, input, expected) => {
    expect(linksOf(...input)).toEqual(expected);
  });

  it('has the contact block of the laboratory, and links to the site with more about advice', () => {
    const { advisors, knowMore } = props('fr-be', false, sites);
    expect(advisors.find(({ ways }) => ways)).toMatchObject({
      id: 'laboratory',
      ways: [{ href: 'tel:+3220000484' }, {}, { lines: ['Veralune', 'Rue 1'] }],
    });
    expect(knowMore?.href).toBe(sites.adviceKnowMoreUrl);
    expect(props('fr-be', false).knowMore).toBeUndefined();
  });

  it.each(locales)('%s: every adviser has questions, without repetition', (locale) => {
    const questions = props(locale, true, sites).advisors.flatMap((advisor) => advisor.questions);
    expect(new Set(questions).size).toBe(11);
  });

  it('leads to the help page only if the app has it', () => {
    expect(props('es-es', true).callOut?.link?.href).toBe('/ayuda-en-linea');
    vi.stubEnv('VERALUNE_SCREENS', 'contact');
    expect(props('es-es', true).callOut).toBeUndefined();
  });
});
