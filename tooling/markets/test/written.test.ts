import { describe, expect, it } from 'vitest';
import { componentFiles, namesOf, withEntry } from '../src/new-component/component-files.ts';
import { countryOutline } from '../src/new-market/country-outline.ts';
import { knownLabels, labelsOf, menusFor } from '../src/new-market/menus.ts';

describe('the outline of a country', () => {
  const france = countryOutline('France');

  it('leaves out what is far from the mainland', () => {
    expect(france.west).toBeGreaterThan(-6);
    expect(france.west + france.width / france.squeeze / france.scale).toBeLessThan(10);
    expect(Math.max(france.width, france.height)).toBe(400);
  });

  it('keeps the islands nearby', () => {
    expect(france.path.match(/M/g)?.length).toBeGreaterThan(1);
  });

  it('is not drawn for a country that does not exist', () => {
    expect(() => countryOutline('Ruritania')).toThrow('no country "Ruritania"');
  });
});

describe('menus', () => {
  const source = {
    known: () => ({ de: 'Marken' }),
    titleOf: (code: string, language: string) => `${code} (${language})`,
  };

  it.each([
    ['its own label', { code: 'brands', label: { de: 'Unsere Marken' } }, { de: 'Unsere Marken' }],
    ['the label of other markets', { code: 'brands', label: { fr: 'Marques' } }, { de: 'Marken' }],
  ])('have %s', (_, entry, expected) => {
    expect(labelsOf({ place: 'menu/0', entry }, ['de'], source)).toEqual(expected);
  });

  it.each([
    ['a screen has its title', { code: 'faq', label: {} }, { nl: 'faq (nl)' }],
    ['a page has none: the site shows its title', { code: 'page', slug_of: 'pages/x', label: {} }, {}],
  ])('%s', (_, entry, expected) => {
    expect(labelsOf({ place: 'menu/0', entry }, ['nl'], { ...source, known: () => ({}) })).toEqual(expected);
  });

  it('prefer the label that another market has in the same place', () => {
    const known = knownLabels([
      { menu_footer: [{ code: 'products', label: { de: 'Alle Produkte' } }] },
      { menu: [{ code: 'products', label: { de: 'Produkte' } }] },
    ]);
    const entry = { code: 'products', label: {} };
    expect(known({ place: 'menu/0', entry })).toEqual({ de: 'Produkte' });
    expect(known({ place: 'menu/1', entry })).toEqual({ de: 'Alle Produkte' });
  });

  it('lose the links to screens that the market does not have, also below others', () => {
    const cart = { code: 'cart', label: { de: 'Warenkorb' } };
    const menus = { menu: [cart, { code: 'brands', label: {}, childs: [cart] }] };
    expect(menusFor(menus, ['de'], ({ code }) => code !== 'cart', source)).toEqual({
      menu: [{ code: 'brands', label: { de: 'Marken' }, childs: [] }],
    });
  });
});

describe('a new component', () => {
  it('has a view, styles, examples and a story that fit together', () => {
    const files = componentFiles(namesOf('price-tag'), 'The price of a size.');
    expect([...files.keys()]).toEqual([
      'price-tag.tsx',
      'price-tag.module.css',
      'price-tag.examples.ts',
      'price-tag.stories.tsx',
    ]);
    expect(files.get('price-tag.stories.tsx')).toContain("title: 'Components/Price tag', component: PriceTag");
  });

  it('is an entry of its package, among the others by name', () => {
    const others = { './components/accordion/accordion': './a.tsx', './components/quiz/quiz': './q.tsx' };
    const manifest = withEntry(JSON.stringify({ name: '@veralune/ui', exports: others }), namesOf('price-tag'));
    expect(manifest.match(/"[^"]+"(?=:)/g)).toEqual([
      '"name"',
      '"exports"',
      '"./components/accordion/accordion"',
      '"./components/price-tag/price-tag"',
      '"./components/quiz/quiz"',
    ]);
    expect(manifest).toContain('"./src/components/price-tag/price-tag.tsx"');
  });

  it.each(['', 'PriceTag', 'price_tag', '../price'])('is not named "%s"', (name) => {
    expect(() => namesOf(name)).toThrow('price-tag');
  });
});
