import { href } from '@veralune/routing';
import type { SearchFormProps } from '@veralune/ui/components/search-form/search-form';
import type { PageContext } from '../page-context.ts';
import { searchField } from './search-field.ts';

/** Minimum length of a search text. Source: 1-site.md §5. */
export const searchMinimum = 3;

/** The search form in the content of a page. Its label distinguishes it from the one in the header. */
export function pageSearchForm(context: PageContext, value?: string): SearchFormProps {
  const form = searchForm(context, value);
  return { ...form, labels: { ...form.labels, form: context.t('results.again') } };
}

export function searchForm({ locale, t }: PageContext, value?: string): SearchFormProps {
  return {
    action: href('results', {}, locale),
    name: searchField,
    minLength: searchMinimum,
    labels: { field: t('header.search.label'), submit: t('header.search.submit') },
    ...(value === undefined ? {} : { value }),
  };
}
