import type { PagingPage, PagingProps } from './paging.tsx';

export function pagesUpTo(last: number): readonly PagingPage[] {
  return Array.from({ length: last }, (_, index) => ({
    number: index + 1,
    href: index === 0 ? '/produkte' : `/produkte/-p--${index + 1}`,
  }));
}

const german = { title: 'Seiten', previous: 'Zurück', next: 'Weiter', page: 'Seite' };

export const pagingExamples = {
  first: { pages: pagesUpTo(3), current: 1, labels: german },
  last: { pages: pagesUpTo(3), current: 3, labels: german },
  many: { pages: pagesUpTo(40), current: 20, labels: german },
  one: { pages: pagesUpTo(1), current: 1, labels: german },
} satisfies Record<string, PagingProps>;
