import { SearchBoxForm, type SearchBoxFormProps } from '@veralune/ui/components/search-box/search-box-form';
import type { SuggestionsLabels } from '@veralune/ui/components/search-suggestions/search-suggestions';
import { SuggestingIsland } from './suggesting-island.tsx';

export interface SearchIslandProps extends SearchBoxFormProps {
  readonly locale: string;
  readonly suggestionLabels: SuggestionsLabels;
}

/** The search of the header: a form from the server, in an island that suggests and navigates. */
export function SearchIsland({ locale, suggestionLabels, ...form }: SearchIslandProps) {
  const { action, name, minLength } = form;
  return (
    <SuggestingIsland locale={locale} action={action} name={name} minLength={minLength} labels={suggestionLabels}>
      <SearchBoxForm {...form} />
    </SuggestingIsland>
  );
}
