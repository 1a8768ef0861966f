import type { Motif, PageCard } from '@veralune/api-client/contract';
import { locales, type Locale } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { useApi } from './support/api.ts';

const api = useApi('shipped');
/** Source: 3-decisions.md, "Behaviour". */
const articlesPerPage = 9;
const hint = 'Choose another motif for one of the two: `drawing` in its file of content/pages.';

/** Pages of text about the law, which have no drawing. */
function isLegal({ type }: PageCard): boolean {
  return type.technical_name === 'standard';
}

/** All pages of a list, as the site asks for them. */
async function listOf(locale: Locale, query: { type: PageCard['type']['technical_name']; theme?: string }) {
  const pages: PageCard[][] = [];
  for (;;) {
    const { items } = await api.ask(locale, 'pages', {
      query: { ...query, page: pages.length + 1, perPage: articlesPerPage },
    });
    if (items.length === 0) return pages;
    pages.push(items);
  }
}

/** Neighbours with the same motif: `hair: autumn-hair, winter-hair`. */
function alike(cards: readonly PageCard[]): string[] {
  return cards.flatMap((card, index) => {
    const next = cards[index + 1];
    return next && next.drawing === card.drawing ? `${String(card.drawing)}: ${card.slug}, ${next.slug}` : [];
  });
}

/** Articles in a row on a wide screen. */
const columns = 3;

/** Cards above each other with the same motif, in a grid of three columns. Articles of a list before it are above it. */
function alikeAbove(cards: readonly PageCard[]): string[] {
  return cards.flatMap((card, index) => {
    const below = cards[index + columns];
    return below && below.drawing === card.drawing ? `${String(card.drawing)}: ${card.slug}, below: ${below.slug}` : [];
  });
}

/** The cards of a list without the first one, if the site shows it over the full width. */
function gridOf(cards: readonly PageCard[], page: number, type: string): readonly PageCard[] {
  return type !== 'about' && page === 0 && cards.length > columns ? cards.slice(1) : cards;
}

describe.each(locales)('%s', (locale) => {
  test('every page except legal ones, every need and every theme has a drawing', async () => {
    const { items: pages } = await api.ask(locale, 'pages', { query: { perPage: 100 } });
    const themes = [
      ...(await api.ask(locale, 'thematics')),
      ...(await api.ask(locale, 'innovationCategories')),
      ...(await api.ask(locale, 'aboutCategories')),
    ];
    const cards: { slug: string; drawing: Motif | null }[] = [
      ...pages.filter((page) => !isLegal(page)),
      ...(await api.ask(locale, 'needs')),
      ...themes,
    ];
    expect(cards.filter(({ drawing }) => drawing === null).map(({ slug }) => slug)).toEqual([]);
    expect(themes.filter(({ color }) => color === null).map(({ slug }) => slug)).toEqual([]);
  });

  test('no two neighbours in a list of articles have the same motif', async () => {
    const themes = [
      ...(await api.ask(locale, 'thematics')).map(({ slug }) => ({ type: 'advice', theme: slug }) as const),
      ...(await api.ask(locale, 'innovationCategories')).map(
        ({ slug }) => ({ type: 'innovation', theme: slug }) as const,
      ),
      ...(await api.ask(locale, 'aboutCategories')).map(({ slug }) => ({ type: 'about', theme: slug }) as const),
    ];
    const lists = [{ type: 'innovation' } as const, { type: 'actualite' } as const, { type: 'about' } as const];
    const found: string[] = [];
    for (const query of [...lists, ...themes]) {
      const parts = await listOf(locale, query);
      found.push(...alike(parts.flat()));
      for (const [page, cards] of parts.entries()) found.push(...alikeAbove(gridOf(cards, page, query.type)));
    }
    expect(found, hint).toEqual([]);
  });

  test('no two neighbours in the magazine have the same motif, also above each other', async () => {
    const rows: PageCard[][] = [];
    for (const { slug } of await api.ask(locale, 'thematics')) {
      const query = { type: 'advice', theme: slug, perPage: columns } as const;
      rows.push((await api.ask(locale, 'pages', { query })).items);
    }
    const found = rows.flatMap((cards, index) => {
      const next = rows[index + 1] ?? [];
      const above = cards.flatMap((card, column) => {
        const below = next[column];
        return below && below.drawing === card.drawing ? `${String(card.drawing)}: ${card.slug}, ${below.slug}` : [];
      });
      return [...alike(cards), ...above];
    });
    expect(found, hint).toEqual([]);
  });

  test('no two neighbours among the expertises and their subpages have the same motif', async () => {
    const query = { order: 'order', perPage: 100 } as const;
    const expertises = (await api.ask(locale, 'pages', { query: { ...query, type: 'corpo_main' } })).items;
    const subpages = (await api.ask(locale, 'pages', { query: { ...query, type: 'corpo_page' } })).items;
    const lists = expertises.map(({ slug }) => subpages.filter(({ parent }) => parent?.slug === slug));
    const found = [expertises, ...lists].flatMap((cards) => [...alike(cards), ...alikeAbove(cards)]);
    expect(found, hint).toEqual([]);
  });

  test('no two neighbours on the home page have the same motif', async () => {
    const { banner_pages: banner, pages } = await api.ask(locale, 'homepage');
    expect([...alike(banner), ...alike(pages)], hint).toEqual([]);
  });

  test('no two neighbours among the articles of a need have the same motif', async () => {
    const found: string[] = [];
    for (const { id } of await api.ask(locale, 'needs'))
      found.push(...alike((await api.ask(locale, 'needPages', { params: { id } })).items));
    expect(found, hint).toEqual([]);
  });
});
