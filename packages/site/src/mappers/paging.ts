import type { Translator } from '@veralune/i18n';
import type { PagingLabels, PagingPage } from '@veralune/ui/components/paging/paging';

/** The number and address of every page of a list. */
export function pagesOf(total: number, perPage: number, hrefOf: (page: number) => string): PagingPage[] {
  return Array.from({ length: Math.ceil(total / perPage) }, (_, index) => ({
    number: index + 1,
    href: hrefOf(index + 1),
  }));
}

export function pagingLabels(t: Translator): PagingLabels {
  return {
    title: t('listing.pagination.label'),
    previous: t('listing.pagination.previous'),
    next: t('listing.pagination.next'),
    page: t('listing.pagination.page-word'),
  };
}
