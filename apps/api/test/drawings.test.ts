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
    for (const query of [...lists, ...themes])
      for (const cards of await listOf(locale, query)) found.push(...alike(cards));
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
