import type { SearchFormWords } from '../search-form/search-form-parts.tsx';
import type { SuggestionsLabels } from '../search-suggestions/search-suggestions.tsx';
import { SearchBoxForm } from './search-box-form.tsx';
import { SuggestingSearch, type SuggestingSearchProps } from './suggesting-search.tsx';

export interface SearchBoxProps extends SearchFormWords, Pick<SuggestingSearchProps, 'suggest' | 'onSearch'> {
  suggestionLabels: SuggestionsLabels;
}

/**
 * The search field of the header with suggestions under it. A site whose functions can't pass from the server to an
 * island renders a `SearchBoxForm` in a `SuggestingSearch` itself.
 */
export function SearchBox({ suggest, suggestionLabels, onSearch, ...form }: SearchBoxProps) {
  return (
    <SuggestingSearch minLength={form.minLength} suggest={suggest} labels={suggestionLabels} onSearch={onSearch}>
      <SearchBoxForm {...form} />
    </SuggestingSearch>
  );
}
