import { createPersistedState } from '../client-state/persisted-state.ts';

/** Maximum number of searches. Source: 1-site.md §9. */
export const historySize = 5;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The stored searches, without entries that are not texts; null when there is no list. */
export function parseHistory(data: unknown): readonly string[] | null {
  return Array.isArray(data) ? data.filter(isText).slice(0, historySize) : null;
}

/** Moves a text to the front and removes the oldest. Source: 3-decisions.md "Behaviour". */
export function withSearch(history: readonly string[], text: string): readonly string[] {
  const added = text.trim();
  if (added === '') return history;
  return [added, ...history.filter((other) => other.toLowerCase() !== added.toLowerCase())].slice(0, historySize);
}

/** The latest searches of this browser, newest first. */
export const searchHistory = createPersistedState<readonly string[]>({
  name: 'search',
  version: 1,
  initial: [],
  parse: parseHistory,
});

export function rememberSearch(text: string): void {
  searchHistory.write(withSearch(searchHistory.read(), text));
}
