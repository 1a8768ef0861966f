/** Maximum number of searches. Source: 1-site.md §9. */
export const historySize = 5;

const key = 'veralune:search';
const version = 1;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The latest searches, newest first. Empty when the stored value is not valid. */
export function readHistory(store: Store): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    const isOurs = typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === version;
    return isOurs && 'items' in kept && Array.isArray(kept.items)
      ? kept.items.filter(isText).slice(0, historySize)
      : [];
  } catch {
    return [];
  }
}

/** Moves a text to the front and removes the oldest. Source: 3-decisions.md "Behaviour". */
export function withSearch(history: readonly string[], text: string): string[] {
  return [text, ...history.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, historySize);
}

/** Adds a search. Does nothing when the storage is full or not accessible. */
export function rememberSearch(store: Store, text: string): void {
  if (!isText(text)) return;
  try {
    store.setItem(key, JSON.stringify({ version, items: withSearch(readHistory(store), text.trim()) }));
  } catch {
    return;
  }
}
