import type { SuggestOptions } from '@veralune/ui/components/search-box/suggesting-search';
import type { Suggestions } from '@veralune/ui/components/search-suggestions/search-suggestions';

/** Requests suggestions from the site. Labels and addresses are made on the server, so that the browser needs no tables. */
export function loadSuggestions(locale: string): SuggestOptions['load'] {
  return async (text, signal) => {
    const query = new URLSearchParams({ locale, text });
    const answer = await fetch(`/fragments/suggestions?${query.toString()}`, { signal });
    if (!answer.ok) throw new Error(`The suggestions responded with status ${answer.status}.`);
    return (await answer.json()) as Suggestions | null;
  };
}
