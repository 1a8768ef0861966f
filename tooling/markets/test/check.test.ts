import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import type { Content } from '@veralune/api/content/folders';
import { readValidContent } from '@veralune/api/content/read';
import type { MessageFiles, Problem } from '@veralune/i18n/check';
import { readMessages } from '@veralune/i18n/check';
import { markets } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { fileFindings, legalFindings, menuFindings, priceFindings } from '../src/check/catalogue.ts';
import { contactFindings } from '../src/check/contact.ts';
import { colourFindings } from '../src/check/colours.ts';
import { reportOf, type Finding } from '../src/check/finding.ts';
import { flagFindings, pictureFindings, type ServedFiles } from '../src/check/pictures.ts';
import { redirectFindings } from '../src/check/redirects.ts';
import { foreignCountries, wordProblems } from '../src/check/words.ts';
import { said } from './said.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const content = readValidContent(`${root}apps/api/content`);

type EntryOf<Folder extends keyof Content> = Content[Folder] extends ReadonlyMap<string, infer Entry> ? Entry : never;

/** An entry of the shipped content. */
function entry<Folder extends keyof Content>(folder: Folder, key: string): EntryOf<Folder> {
  const found = content[folder].get(key) as EntryOf<Folder> | undefined;
  if (found === undefined) throw new Error(`${folder}/${key} is missing.`);
  return found;
}

/** The shipped content with other entries of a folder. */
function changed<Folder extends keyof Content>(
  folder: Folder,
  change: (entries: Map<string, EntryOf<Folder>>) => void,
): Content {
  const entries = new Map(content[folder]) as Parameters<typeof change>[0];
  change(entries);
  return { ...content, [folder]: entries };
}

describe('the catalogue of Belgium', () => {
  const findings = (of: Content) => [
    ...fileFindings('be', of),
    ...menuFindings('be', of),
    ...legalFindings('be', of),
    ...priceFindings('be', of),
  ];

  it('lacks nothing as it ships', () => {
    expect(findings(content).filter(({ level }) => level === 'wrong')).toEqual([]);
  });

  it.each<[string, Content, string]>([
    ['menus', changed('menus', (all) => all.delete('be')), 'the site has no menus'],
    [
      'a menu of the footer',
      changed('menus', (all) => all.set('be', { ...entry('menus', 'be'), menu_footer: [] })),
      'the menu of the footer in apps/api/content/menus/be.yaml is empty',
    ],
    [
      'a link to the privacy policy',
      changed('menus', (all) =>
        all.set('be', {
          ...entry('menus', 'be'),
          menu_footer_legals: entry('menus', 'be').menu_footer_legals.filter(
            ({ slug_of: target }) => target !== 'pages/privacy',
          ),
        }),
      ),
      'no link to the privacy policy',
    ],
    ['a legal notice', changed('pages', (all) => all.delete('legal-notice')), 'has no legal notice'],
    [
      'conditions of sale',
      changed('pages', (all) => all.set('conditions', { ...entry('pages', 'conditions'), markets: ['es'] })),
      'has no conditions of sale',
    ],
    [
      'a Dutch text of the legal notice',
      changed('pages', (all) => {
        const page = entry('pages', 'legal-notice');
        all.set('legal-notice', { ...page, texts: { fr: page.texts.fr } as typeof page.texts });
      }),
      'nl-be has no text of the legal notice',
    ],
    [
      'an accessibility statement of its own',
      changed('pages', (all) => {
        const page = entry('pages', 'accessibility');
        all.set('accessibility', { ...page, texts: { ...page.texts, fr: page.texts['fr-ch'] } as typeof page.texts });
      }),
      'fr-be shows the accessibility statement of Switzerland',
    ],
    ['settings', changed('settings', (all) => all.delete('be')), 'settings/be.yaml is missing'],
    ['delivery', changed('delivery', (all) => all.delete('be')), 'has no delivery'],
    [
      'prices',
      changed('products', (all) => {
        for (const [key, product] of content.products)
          all.set(key, { ...product, sizes: product.sizes.map((size) => ({ ...size, prices: { es: 10 } })) });
      }),
      'No product has a price',
    ],
    [
      'prices of its own',
      changed('products', (all) => {
        for (const [key, product] of content.products)
          all.set(key, { ...product, sizes: product.sizes.map((size) => ({ ...size, prices: { be: 10, es: 10 } })) });
      }),
      'All prices are those of Spain',
    ],
    [
      'the price of a size',
      changed('products', (all) => {
        const product = entry('products', 'micralba-zinc');
        const elsewhere = product.sizes.map((size) => ({ ...size, prices: { es: 20 } }));
        all.set('micralba-zinc', { ...product, sizes: [...product.sizes, ...elsewhere] });
      }),
      'Only some sizes of micralba-zinc have a price',
    ],
  ])('without %s is reported', (_, broken, sentence) => {
    expect(said(findings(broken))).toContain(sentence);
  });

  it('in Italy, which sells nothing online, needs no conditions of sale and no delivery', () => {
    expect(said([...fileFindings('it', content), ...legalFindings('it', content)])).not.toMatch(/conditions|delivery/);
  });
});

describe('the colours', () => {
  const token = (name: string) => readFileSync(`${root}packages/ui/src/tokens/${name}`, 'utf8');
  const sheets = { colour: token('colour.css'), brand: token('brand.css') };

  it('that ship have enough contrast', () => {
    expect(colourFindings('be', content, sheets)).toEqual([]);
  });

  it('of a pale brand are reported where its products are sold', () => {
    const pale = changed('brands', (all) => all.set('micralba', { ...entry('brands', 'micralba'), color: '#d9c36a' }));
    expect(said(colourFindings('be', pale, sheets))).toMatch(/#d9c36a of brands\/micralba gives .* instead of 4\.5:1/);
  });
});

describe('the words', () => {
  const messages = readMessages();
  const noWords = { fr: {}, nl: {}, de: {}, it: {}, es: {} };
  const problem: Problem = {
    kind: 'missing',
    file: 'messages/nl.json',
    id: 'cart.title',
    what: 'is missing',
    remedy: 'Translate it.',
  };

  it.each([
    ['be', 1],
    ['es', 0],
  ] as const)('of a language are reported in the markets that have it: %s', (market, count) => {
    expect(wordProblems(market, [problem])).toHaveLength(count);
  });

  it('of another country are reported, but not the names of countries', () => {
    const broken: MessageFiles = {
      ...messages,
      languages: { ...noWords, fr: { 'home.title': 'En pharmacie en Suisse', 'countries.ch': 'Suisse' } },
      differences: {},
    };
    const found = foreignCountries('be', broken);
    expect(found.map(({ what }) => what)).toEqual(['"home.title" in fr-be says Suisse: En pharmacie en Suisse']);
  });

  it('that contain the name of a country are not about it', () => {
    const italian: MessageFiles = {
      ...messages,
      languages: { ...noWords, it: { 'languages.it': 'Italiano' } },
      differences: {},
    };
    expect(foreignCountries('ch', italian)).toEqual([]);
  });
});

describe('the pictures', () => {
  const svg = (width: number, height: number) => `<svg xmlns="x" width="${width}" height="${height}"></svg>`;
  const logos = { 'es-es': { header: '/logos/header.svg', footer: '/logos/footer.svg' } };
  const complete: ServedFiles = {
    logos,
    read: (path) => (path.includes('header') ? svg(120, 65) : path.includes('footer') ? svg(160, 90) : ''),
  };

  it('are complete', () => {
    expect(pictureFindings('es', complete)).toEqual([]);
  });

  it.each<[string, Partial<ServedFiles>, string]>([
    ['a logo in market.ts', { logos: {} }, 'es-es has no header logo'],
    [
      'the file of a logo',
      { read: (path) => (path.includes('footer') ? undefined : complete.read(path)) },
      'apps/es/public/logos/footer.svg is missing',
    ],
    [
      'the size of a logo',
      { read: (path) => (path.includes('header') ? svg(100, 100) : complete.read(path)) },
      'header.svg is not 120 by 65',
    ],
    [
      'a shared picture',
      { read: (path) => (path.startsWith('/social') ? undefined : complete.read(path)) },
      'apps/es/public/social/es-es.png is missing. Run `node scripts/site-images.ts`',
    ],
    [
      'a manifest',
      { read: (path) => (path.startsWith('/manifests') ? undefined : complete.read(path)) },
      'site-files --update',
    ],
  ])('without %s are reported', (_, change, sentence) => {
    expect(said(pictureFindings('es', { ...complete, ...change }))).toContain(sentence);
  });
});

describe('the flag', () => {
  it.each([
    [{ BE: {} }, ''],
    [{}, 'The flag of Belgium is not drawn'],
  ])('of Belgium among %j', (flags, sentence) => {
    expect(said(flagFindings('be', flags))).toMatch(new RegExp(`^${sentence}`));
    expect(flagFindings('be', flags)).toHaveLength(sentence === '' ? 0 : 1);
  });
});

it.each([
  ['+3220000484', ['The phone number in apps/es/market.ts is that of Belgium.']],
  ['+34910000484', []],
  // Germany is newer, and has copied it.
  ['+49300000484', []],
] as const)('the phone number %s of Spain is compared with those of older markets', (link, expected) => {
  const found = contactFindings(
    'es',
    new Map([
      ['be', { phone: { link: '+3220000484' } }],
      ['es', { phone: { link } }],
      ['de', { phone: { link: '+49300000484' } }],
    ]),
  );
  expect(found.map(({ what }) => what)).toEqual(expected);
});

it('redirect faults are what `npm run redirects -- check` prints', () => {
  const found = redirectFindings([
    'apps/be/redirects.csv:3: error VR-REDIRECTS-019: a.example also belongs to market de (x:3)',
    'apps/be/redirects.csv:7: warning VR-REDIRECTS-012: this rule never applies',
    'be: 3 rules, 1 error, 1 warning (targets checked)',
  ]);
  expect(found.map(({ level, what }) => [level, what])).toEqual([
    ['wrong', 'apps/be/redirects.csv:3: VR-REDIRECTS-019: a.example also belongs to market de (x:3)'],
    ['look', 'apps/be/redirects.csv:7: VR-REDIRECTS-012: this rule never applies'],
  ]);
});

describe('the report', () => {
  const finding: Finding = { level: 'wrong', part: 'Prices', what: 'It is wrong.', remedy: 'Correct it.' };

  it.each<[readonly Finding[], string]>([
    [[], 'be: nothing is missing.'],
    [[finding], 'Prices\n  ✗ It is wrong.\n    Correct it.\n\nbe: 1 thing is wrong, 0 things to look at.'],
    [
      [{ ...finding, level: 'look' }],
      'Prices\n  ? It is wrong.\n    Correct it.\n\nbe: nothing is wrong, 1 thing to look at.',
    ],
  ])('%j', (findings, text) => {
    expect(reportOf(markets.be.id, findings)).toBe(text);
  });
});
