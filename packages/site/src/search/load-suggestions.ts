import type { SuggestOptions } from '@veralune/ui/components/search-box/search-box';
import type { Suggestions } from '@veralune/ui/components/search-suggestions/search-suggestions';

/** Asks the site, which answers with labels and addresses in the locale, so that no table of either is sent here. */
export function loadSuggestions(locale: string): SuggestOptions['load'] {
  return async (text, signal) => {
    const query = new URLSearchParams({ locale, text });
    const answer = await fetch(`/fragments/suggestions?${query.toString()}`, { signal });
    if (!answer.ok) throw new Error(`The suggestions answered ${answer.status}.`);
    return (await answer.json()) as Suggestions | null;
  };
}
