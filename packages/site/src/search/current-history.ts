import { readHistory, rememberSearch } from './search-history.ts';

const listeners = new Set<() => void>();
let kept: readonly string[] | undefined;

/** The latest searches of this browser, as a store for `useSyncExternalStore`. */
export const currentHistory = {
  read: (): readonly string[] => (kept ??= readHistory(window.localStorage)),
  add: (text: string): void => {
    rememberSearch(window.localStorage, text);
    kept = undefined;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
