import { useId } from 'react';
import { SearchFormParts, type SearchFormWords } from '../search-form/search-form-parts.tsx';

export type SearchBoxFormProps = SearchFormWords;

/** The form of a search box as markup, which searches without scripts; its behaviour is that of `SuggestingSearch`. */
export function SearchBoxForm(form: SearchBoxFormProps) {
  return <SearchFormParts {...form} hintId={useId()} />;
}
