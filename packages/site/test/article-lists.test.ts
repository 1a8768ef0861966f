import type { PageCategory, PageFilter, Thematic } from '@veralune/api-client/contract';
import type { RouteParams } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../src/listing/list-texts.ts';
import { createPageContext } from '../src/page-context.ts';
import { adviceHomeProps } from '../src/screens/advice-home/props.ts';
import { adviceThemeProps } from '../src/screens/advice-theme/props.ts';
import { newsProps } from '../src/screens/news/props.ts';
import type { InnovationsData } from '../src/screens/quality-innovations/data.ts';
import { innovationsProps, innovationsTrail, selectionOf } from '../src/screens/quality-innovations/props.ts';
import { article } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be');
const filter: PageFilter = { slug: 'immunite', label: 'Immunité', page_count: 2, alternates: [] };
const meta = { title: 'Plantes à lire', description: 'Des articles sur les plantes.' };
const theme: Thematic = {
  id: 1,
  slug: 'plantes',
  label: 'Plantes',
  introduction: 'Ce que l’on sait des plantes.',
  meta,
  color: '#56702a',
  drawing: 'flower',
  page_count: 10,
  alternates: [],
};
const otherTheme: Thematic = {
  ...theme,
  id: 2,
  slug: 'sommeil',
  label: 'Sommeil',
  introduction: null,
  meta: null,
  color: null,
  drawing: null,
  page_count: 3,
};
const category: PageCategory = { ...theme, id: 12, slug: 'recherche', label: 'Recherche', filters: [filter] };
const plain: PageCategory = { ...theme, id: 13, slug: 'qualite', label: 'Qualité', filters: [] };
const categories = [category, plain];
const articles = { pages: [article], total: 10 };

interface Nav {
  readonly items: readonly { readonly href: string; readonly current: boolean }[];
}

function hrefsOf(list: readonly { readonly href: string }[] | undefined): string[] | undefined {
  return list?.map(({ href }) => href);
}

function currentOf(nav: Nav | undefined): string[] | undefined {
  return hrefsOf(nav?.items.filter(({ current }) => current));
}

describe('innovationsProps', () => {
  const base = '/fr/qualite-innovations';

  it.each<[string, Omit<InnovationsData, 'articles'>, RouteParams['quality-innovations'], object]>([
    [
      'all innovations',
      { categories },
      {},
      {
        title: 'Qualité et innovation',
        currentPage: 1,
        category: [base],
        need: undefined,
        pages: [base, `${base}/2`],
        trail: ['Qualité et innovation'],
      },
    ],
    [
      'the second page',
      { categories },
      { page: 2 },
      {
        title: 'Qualité et innovation',
        currentPage: 2,
        category: [base],
        need: undefined,
        pages: [base, `${base}/2`],
        trail: ['Qualité et innovation'],
      },
    ],
    [
      'a category',
      { categories, category },
      { category: 'recherche', page: 2 },
      {
        title: 'Recherche',
        currentPage: 2,
        category: [`${base}/recherche`],
        need: [`${base}/recherche`],
        pages: [`${base}/recherche`, `${base}/2/recherche`],
        trail: [base, 'Recherche'],
      },
    ],
    [
      'a category without needs',
      { categories, category: plain },
      { category: 'qualite' },
      {
        title: 'Qualité',
        currentPage: 1,
        category: [`${base}/qualite`],
        need: undefined,
        pages: [`${base}/qualite`, `${base}/2/qualite`],
        trail: [base, 'Qualité'],
      },
    ],
    [
      'a need of a category',
      { categories, category, filter },
      { category: 'recherche', filter: 'immunite' },
      {
        title: 'Recherche, Immunité',
        currentPage: 1,
        category: [`${base}/recherche`],
        need: [`${base}/recherche/immunite`],
        pages: [`${base}/recherche/immunite`, `${base}/2/recherche/immunite`],
        trail: [base, `${base}/recherche`, 'Immunité'],
      },
    ],
  ])('of %s', (_, selection, params, expected) => {
    const data = { ...selection, articles };
    const { title, currentPage, themes, filters, pages } = innovationsProps(data, params, context);
    expect({
      title,
      currentPage,
      category: currentOf(themes),
      need: currentOf(filters),
      pages: hrefsOf(pages),
      trail: innovationsTrail(data, context).map(({ label, href }) => href ?? label),
    }).toEqual(expected);
    expect(selectionOf(data, context) ?? 'Qualité et innovation').toBe(title);
  });

  it('links to each category with its number of pages, and to each need', () => {
    const { themes, filters } = innovationsProps(
      { categories, category, articles },
      { category: 'recherche' },
      context,
    );
    expect(themes?.items.map(({ label, count }) => [label, count])).toEqual([
      ['Tous les thèmes', undefined],
      ['Recherche', 10],
      ['Qualité', 10],
    ]);
    expect(filters?.items.map(({ label, count }) => [label, count])).toEqual([
      ['Tous les besoins', undefined],
      ['Immunité', 2],
    ]);
  });
});

describe('adviceThemeProps', () => {
  it.each<[RouteParams['advice-theme'], number]>([
    [{ theme: 'plantes' }, 1],
    [{ theme: 'plantes', page: 2 }, 2],
  ])('%o', (params, page) => {
    const props = adviceThemeProps({ themes: [theme, otherTheme], theme, articles }, params, context);
    expect(props.currentPage).toBe(page);
    expect(hrefsOf(props.pages)).toEqual(['/fr/conseils/plantes', '/fr/conseils/plantes/-p--2']);
    expect(currentOf(props.themes)).toEqual(['/fr/conseils/plantes']);
  });
});

describe('listTexts', () => {
  it.each([
    ['the whole list', theme, {}, theme.introduction],
    ['its first page', theme, { page: 1 }, theme.introduction],
    ['its second page', theme, { page: 2 }, null],
    ['a filtered list', theme, { isFiltered: true }, null],
    ['a theme without texts', otherTheme, {}, null],
    ['no theme', undefined, {}, null],
  ])('of %s', (_, subject, part, introduction) => {
    expect(listTexts(subject, part)).toMatchObject({ introduction, meta: introduction && meta });
  });

  it('are the introduction of the list, or the one of all lists', () => {
    const introOf = (shown: Thematic, page?: number) =>
      adviceThemeProps({ themes: [shown], theme: shown, articles }, { theme: shown.slug, page }, context).intro;
    expect([introOf(theme), introOf(theme, 2), introOf(otherTheme)]).toEqual([
      theme.introduction,
      undefined,
      undefined,
    ]);
    const ofCategory = (params: RouteParams['quality-innovations']) =>
      innovationsProps({ categories, category, articles }, params, context).intro;
    expect(ofCategory({ category: 'recherche' })).toBe(theme.introduction);
    expect(ofCategory({ category: 'recherche', filter: 'immunite' })).toBeUndefined();
  });
});

describe('adviceHomeProps', () => {
  const props = adviceHomeProps(
    { themes: [theme, otherTheme].map((each) => ({ theme: each, articles: [article] })) },
    context,
  );

  it('has a section for each theme, with a link to all its articles', () => {
    expect(props.themes.map(({ id, title, all }) => [id, title, all.href])).toEqual([
      ['plantes', 'Plantes', '/fr/conseils/plantes'],
      ['sommeil', 'Sommeil', '/fr/conseils/sommeil'],
    ]);
    expect(new Set(props.themes.map(({ all }) => all.label)).size).toBe(2);
  });

  it('names the theme in the heading only', () => {
    expect(props.themes[0]?.articles[0]).toMatchObject({ title: article.title, theme: undefined });
  });

  it('is the current page of its navigation', () => {
    expect(currentOf(props.nav)).toEqual(['/fr/conseils']);
  });
});

describe('newsProps', () => {
  it.each([
    [undefined, 1],
    [2, 2],
  ])('page %s', (page, currentPage) => {
    const props = newsProps(articles, { page }, context);
    expect(props).toMatchObject({ title: 'Actualités', currentPage });
    expect(hrefsOf(props.pages)).toEqual(['/fr/actualites', '/fr/actualites/-p--2']);
  });

  it('links to the generic address of an item', () => {
    const item = { ...article, type: { technical_name: 'actualite' as const } };
    const { articles: items } = newsProps({ pages: [item], total: 1 }, {}, context);
    expect(items[0]).toMatchObject({ href: '/fr/le-microbiote', date: { iso: '2026-03-12' } });
  });
});
