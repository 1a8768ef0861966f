import { href } from '@veralune/routing';
import type { SearchFormProps } from '@veralune/ui/components/search-form/search-form';
import type { Present } from './context.ts';
import { searchField } from './search-field.ts';

/** Fewest characters of a search that is submitted. Source: 1-site.md §5. */
export const searchMinimum = 3;

/** A search in the page; the header has one as well, so this one bears a name. */
export function pageSearchForm(present: Present, value?: string): SearchFormProps {
  const form = searchForm(present, value);
  return { ...form, labels: { ...form.labels, form: present.t('results.again') } };
}

export function searchForm({ locale, t }: Present, value?: string): SearchFormProps {
  return {
    action: href('results', {}, locale),
    name: searchField,
    minLength: searchMinimum,
    labels: { field: t('header.search.label'), submit: t('header.search.submit') },
    ...(value === undefined ? {} : { value }),
  };
}
