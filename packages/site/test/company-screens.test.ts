import type {
  Menu,
  Need,
  Page,
  PageCard,
  PageCategory,
  PageFilter,
  PageType,
  RichText,
} from '@veralune/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import type { AboutData } from '../src/screens/about/data.ts';
import { aboutProps, aboutTrail } from '../src/screens/about/props.ts';
import { expertisesProps } from '../src/screens/expertises/props.ts';
import { isLegal, legalProps } from '../src/screens/article/legal.ts';
import { article, facets, product } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be');

const year: PageFilter = { slug: '2025', label: '2025', page_count: 1, alternates: [] };
const group: PageCategory = {
  id: 14,
  slug: 'entreprise',
  label: 'L’entreprise',
  introduction: null,
  meta: null,
  color: '#5f5b45',
  drawing: 'map',
  page_count: 3,
  alternates: [],
  filters: [year],
};
const articles = { pages: [{ ...article, type: { technical_name: 'about' as const } }], total: 1 };

describe('aboutProps', () => {
  it.each<[string, Omit<AboutData, 'articles' | 'groups'>, object]>([
    ['all pages', {}, { title: 'À propos de Veralune', group: '/fr/a-propos', year: undefined }],
    [
      'a group',
      { group },
      { title: 'L’entreprise', group: '/fr/a-propos/entreprise', year: '/fr/a-propos/entreprise' },
    ],
    [
      'a year of a group',
      { group, year },
      { title: 'L’entreprise, 2025', group: '/fr/a-propos/entreprise', year: '/fr/a-propos/entreprise/2025' },
    ],
  ])('of %s', (_, selection, expected) => {
    const { title, groups, years } = aboutProps({ ...selection, groups: [group], articles }, context);
    const [currentGroup, currentYear] = [groups, years].map((nav) => nav?.items.find(({ current }) => current)?.href);
    expect({ title, group: currentGroup, year: currentYear }).toEqual(expected);
  });

  it.each([
    ['a group', undefined, 'Une maison à Gembloux.'],
    ['a year of a group', year, undefined],
  ])('begins with the introduction of %s if it has one', (_, shown, intro) => {
    const own = { ...group, introduction: 'Une maison à Gembloux.' };
    expect(aboutProps({ group: own, year: shown, groups: [own], articles }, context).intro).toBe(intro);
  });

  it('counts the catalogue; needs without their groups', () => {
    const [need] = product.needs as Need[];
    if (!need) throw new Error('The product has no need.');
    const needs = [need, { ...need, id: 1, parent: null }];
    const { figures } = aboutProps({ groups: [group], articles, figures: { facets, needs } }, context);
    expect(figures).toEqual([
      { figure: '4', label: 'produits' },
      { figure: '2', label: 'marques' },
      { figure: '1', label: 'besoin' },
      { figure: '0', label: 'ingrédient actif' },
    ]);
  });

  it('has a trail to the year', () => {
    const trail = aboutTrail({ groups: [group], group, year, articles }, context);
    expect(trail.map(({ label, href }) => href ?? label)).toEqual(['/fr/a-propos', '/fr/a-propos/entreprise', '2025']);
  });
});

describe('expertisesProps', () => {
  function page(type: 'corpo_main' | 'corpo_page', slug: string, parent: string | null = null): PageCard {
    const parentCard = parent === null ? null : { title: parent, slug: parent };
    return { ...article, type: { technical_name: type }, slug, title: slug, parent: parentCard };
  }

  it('lists the sub-pages of each expertise below it', () => {
    const { expertises } = expertisesProps(
      {
        expertises: [page('corpo_main', 'microbiotes'), page('corpo_main', 'plantes')],
        subpages: [page('corpo_page', 'souches', 'microbiotes'), page('corpo_page', 'autre', 'ailleurs')],
      },
      context,
    );
    expect(expertises.map(({ id, link, pages }) => [id, link.href, pages.map(({ href }) => href)])).toEqual([
      ['microbiotes', '/fr/expertise/microbiotes', ['/fr/expertise/microbiotes/souches']],
      ['plantes', '/fr/expertise/plantes', []],
    ]);
  });
});

describe('legal pages', () => {
  const menu: Menu = {
    code: 'menu_footer_legals',
    items: [
      {
        label: 'Cookies',
        code: 'page',
        slug: 'cookies',
        parent_slug: null,
        separate_after: false,
        picto: null,
        pack: null,
        childs: [],
      },
    ],
  };

  it.each<[PageType, string, Menu[], boolean]>([
    ['standard', 'cookies', [menu], true],
    ['standard', 'cookies', [{ ...menu, code: 'menu_footer' }], false],
    ['standard', 'autre', [menu], false],
    ['standard', 'cookies', [], false],
    ['advice', 'cookies', [menu], false],
  ])('%s %s', (type, slug, menus, expected) => {
    expect(isLegal({ slug, type: { technical_name: type } }, menus)).toBe(expected);
  });

  const heading = (text: string) => ({ kind: 'heading', text }) as const;
  const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;

  it.each<[string, RichText, string[], string[]]>([
    ['without text', [], [], []],
    ['without headings', [paragraph('a'), paragraph('b')], ['a', 'b'], []],
    ['with text first', [paragraph('a'), heading('H'), paragraph('b')], ['a'], ['part-1 H: b']],
    ['with an empty part', [heading('H'), heading('I'), paragraph('b')], [], ['part-1 H: ', 'part-2 I: b']],
    ['with equal headings', [heading('H'), paragraph('a'), heading('H')], [], ['part-1 H: a', 'part-2 H: ']],
  ])('are split at their headings: %s', (_, body, lead, parts) => {
    const textOf = (blocks: readonly object[] = []) => blocks.map((block) => ('text' in block ? block.text : ''));
    const page = { ...article, body, published_on: '2026-09-01' } as unknown as Page;
    const props = legalProps(page, context);
    expect(textOf(props.lead)).toEqual(lead);
    expect(props.parts.map(({ id, title, body: text }) => `${id} ${title}: ${textOf(text).join(' ')}`)).toEqual(parts);
    expect(props.version).toEqual({ iso: '2026-09-01', text: 'Version du 1er septembre 2026' });
  });
});
