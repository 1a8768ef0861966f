import { href } from '@veralune/routing';
import type { SearchFormProps } from '@veralune/ui/components/search-form/search-form';
import type { Present } from './context.ts';

/** Fewest characters of a search that is submitted. Source: 1-site.md §5. */
export const searchMinimum = 3;

/** The name of the field; the proxy turns the submitted form into the address of its results. */
export const searchField = 'q';

export const searchForm = ({ locale, t }: Present, value?: string): SearchFormProps => ({
  action: href('results', {}, locale),
  name: searchField,
  minLength: searchMinimum,
  labels: { field: t('header.search.label'), submit: t('header.search.submit') },
  ...(value === undefined ? {} : { value }),
});
