import type { Menu, Setting, SettingBanner } from '@veralune/api-client/contract';
import { marketOf, type Locale } from '@veralune/routing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countryLinks } from '../src/frame/country-links.ts';
import { discountBanner } from '../src/frame/discount-banner.ts';
import { footerProps } from '../src/frame/footer-props.ts';
import { headerProps } from '../src/frame/header-props.tsx';
import { defineMarket, type MarketDefinition } from '../src/market/market.ts';
import { registerMarket } from '../src/market/registered-market.ts';
import { createPageContext } from '../src/page-context.ts';

function setting(code: string, value: string, banner?: Setting['banner']): Setting {
  return { code, values: [{ value }], ...(banner && { banner }) };
}

function register(locale: Locale, more: Partial<MarketDefinition> = {}) {
  const { id, locales } = marketOf(locale);
  registerMarket(
    defineMarket({
      id,
      logos: Object.fromEntries(locales.map((each) => [each, { header: '/h.svg', footer: '/f.svg' }])),
      contact: {
        laboratory: 'Veralune',
        address: ['Rue 1'],
        phone: { display: '1', link: '+3220000484' },
        hours: ['Mo-Fr 09:00-12:00'],
      },
      ...more,
    }),
  );
}

function header(locale: Locale, settings: readonly Setting[], menus: readonly Menu[] = []) {
  register(locale);
  return headerProps({ menus, settings }, { alternates: [] }, createPageContext(locale));
}

function footer(locale: Locale, settings: readonly Setting[] = [], more: Partial<MarketDefinition> = {}) {
  register(locale, more);
  return footerProps({ menus: [], settings }, [], createPageContext(locale));
}

const everyScreen = 'home,products,product,contact,newsletter,who-can-give-you-advice';

beforeEach(() => {
  vi.stubEnv('VERALUNE_SCREENS', everyScreen);
});

describe('the link to the advice page in the header', () => {
  const advice = { label: 'Qui peut vous conseiller\u00a0?', href: '/fr/interlocuteur' };

  it.each<[string, readonly Setting[], typeof advice | undefined]>([
    ['1', [setting('point_of_sale', '1')], advice],
    ['0', [setting('point_of_sale', '0')], undefined],
    ['true', [setting('point_of_sale', 'true')], undefined],
    ['absent', [setting('newsletter', '1')], undefined],
  ])('point_of_sale %s', (_, settings, expected) => {
    expect(header('fr-be', settings).advisor).toEqual(expected);
  });

  it('is absent without the screen', () => {
    vi.stubEnv('VERALUNE_SCREENS', 'home');
    expect(header('fr-be', [setting('point_of_sale', '1')]).advisor).toBeUndefined();
  });
});

describe('the link to the pharmacy finder in the header', () => {
  const finder = { label: 'Trouver une pharmacie', href: '/fr/trouver-une-pharmacie' };

  it.each<[string, readonly Setting[], typeof finder | undefined]>([
    ['1', [setting('point_of_sale', '1')], finder],
    ['0', [setting('point_of_sale', '0')], undefined],
  ])('point_of_sale %s', (_, settings, expected) => {
    vi.stubEnv('VERALUNE_SCREENS', `${everyScreen},store-finder`);
    expect(header('fr-be', settings).finder).toEqual(expected);
  });

  it('is absent in a market without a pharmacy finder', () => {
    vi.stubEnv('VERALUNE_SCREENS', `${everyScreen},store-finder`);
    expect(header('it-it', [setting('point_of_sale', '1')]).finder).toBeUndefined();
  });
});

describe('the link to the magazine in the header', () => {
  it('is beside the language, if the menu does not have it', () => {
    expect(header('fr-be', []).magazine).toEqual({ label: 'Le magazine', href: '/fr/conseils' });
  });

  it('is in the menu only, if the menu has it', () => {
    vi.stubEnv('VERALUNE_SCREENS', `${everyScreen},advice-home`);
    const target = { code: 'advice-home', slug: null, parent_slug: null };
    const item = { ...target, label: 'Conseils', separate_after: false, picto: null, pack: null, childs: [] };
    expect(header('fr-be', [], [{ code: 'menu', items: [item] }]).magazine).toBeUndefined();
  });
});

describe('the footer', () => {
  it('shows the certification only in a market that holds it', () => {
    const context = createPageContext('fr-be');
    const other = { ...context, market: { ...context.market, certification: null } };
    register('fr-be');
    expect(footerProps({ menus: [], settings: [] }, [], context).certification).toEqual({
      label: context.t('footer.bcorp'),
    });
    expect(footerProps({ menus: [], settings: [] }, [], other)).not.toHaveProperty('certification');
  });

  it.each<[Locale, string]>([
    ['fr-be', '/fr/contactez-nous'],
    ['de-ch', '/de/kontakt'],
    ['it-it', '/contatto'],
  ])('links to the contact form in %s', (locale, href) => {
    expect(footer(locale).contact?.href).toBe(href);
  });

  it.each<[Locale, string, string | undefined]>([
    ['es-es', '1', '/newsletter'],
    ['es-es', '0', undefined],
    // The market has no newsletter page.
    ['fr-be', '1', undefined],
  ])('%s with newsletter %s links to %s', (locale, value, href) => {
    expect(footer(locale, [setting('newsletter', value)]).newsletter?.href).toBe(href);
  });

  it('has no links to screens that the app does not have', () => {
    vi.stubEnv('VERALUNE_SCREENS', 'home');
    const { contact, newsletter } = footer('es-es', [setting('newsletter', '1')]);
    expect([contact, newsletter]).toEqual([undefined, undefined]);
  });

  it('links to the site for health professionals and to social networks of the market', () => {
    const social = [{ label: 'Mastodon', href: 'https://social.veralune.example/@be', icon: 'speech' as const }];
    const { professional, social: links } = footer('fr-be', [], {
      professionalUrl: 'https://pro.veralune.example/be',
      social,
    });
    expect(professional).toEqual({ label: 'Espace professionnels de santé', href: 'https://pro.veralune.example/be' });
    expect(links).toEqual({ label: 'Suivez le laboratoire', links: social });
    expect(footer('fr-be')).toMatchObject({ professional: undefined, social: undefined });
  });
});

describe('countryLinks', () => {
  const addresses = (locale: Locale, alternates: Parameters<typeof countryLinks>[1]) =>
    countryLinks(createPageContext(locale), alternates)?.countries.map(
      ({ label, languages }) => `${label}: ${languages.map(({ label: name, href }) => `${name} ${href}`).join(', ')}`,
    );

  beforeEach(() => {
    vi.stubEnv('SITE_URLS', 'ch=https://ch.example,es=https://es.example,de=https://de.example,it=https://it.example');
  });

  it('lead to the same page where it exists, otherwise to the home page', () => {
    const alternates = [
      { locale: 'fr-be', path: '/fr/produit/zinc' },
      { locale: 'de-ch', path: '/de/produkt/zink' },
      { locale: 'de-de', path: '/produkt/zink' },
    ] as const;
    expect(addresses('fr-be', alternates)?.filter((line) => !line.includes('.veralune.example'))).toEqual([
      'Suisse: Français https://ch.example/fr, Deutsch https://ch.example/de/produkt/zink, Italiano https://ch.example/it',
      'Espagne: Español https://es.example/',
      'Allemagne: Deutsch https://de.example/produkt/zink',
      'Italie: Italiano https://it.example/',
    ]);
  });

  it('have no query, because it belongs to the own site', () => {
    const alternates = [{ locale: 'es-es', path: '/acceso?redirect=/cesta' }] as const;
    expect(addresses('fr-be', alternates)?.[1]).toBe('Espagne: Español https://es.example/acceso');
  });
});

describe('discountBanner', () => {
  const target: SettingBanner['link'] = {
    label: 'Voir',
    code: 'products',
    slug: null,
    parent_slug: null,
    display: null,
  };
  const on = (link: Partial<typeof target>) => [
    setting('discount_banner', '1', { text: 'Offre', link: { ...target, ...link } }),
  ];

  it.each<[string, readonly Setting[], string | undefined]>([
    ['a listing', on({}), '/fr/produits'],
    ['a filtered listing', on({ display: 'special_offer' }), '/fr/produits/-affichage--offre-speciale'],
    [
      'a filtered category',
      on({ slug: 'microbiotes', display: 'special_offer' }),
      '/fr/produits/microbiotes/-affichage--offre-speciale',
    ],
    ['a product', on({ code: 'product', slug: 'micralba-zinc' }), '/fr/produit/micralba-zinc'],
    ['a screen that the app does not have', on({ code: 'faq' }), undefined],
    ['a screen that does not exist', on({ code: 'nowhere' }), undefined],
  ])('with a link to %s', (_, settings, href) => {
    expect(discountBanner(settings, 'fr-be')).toEqual({
      text: 'Offre',
      link: href === undefined ? undefined : { label: 'Voir', href },
    });
  });

  it.each<[string, readonly Setting[]]>([
    ['without the setting', []],
    ['with the value 0', on({}).map((each) => ({ ...each, values: [{ value: '0' }] }))],
    ['without words', [setting('discount_banner', '1')]],
  ])('is absent %s', (_, settings) => {
    expect(discountBanner(settings, 'fr-be')).toBeUndefined();
    expect(header('fr-be', settings).banner).toBeUndefined();
  });

  it('is in the header', () => {
    expect(header('fr-be', on({})).banner).toEqual({ text: 'Offre', link: { label: 'Voir', href: '/fr/produits' } });
  });
});
