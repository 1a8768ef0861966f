import { useSyncExternalStore } from 'react';
import { useConsent } from './use-consent.ts';

const listeners = new Set<() => void>();
/** Whether the visitor wants the tiles until the site is left, without a stored choice. */
let isShownOnce = false;

/** Shows the tiles without a choice. */
export function showTilesOnce(): void {
  isShownOnce = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the tiles of a map are shown. */
export function useTilesShown(): boolean {
  const isOnce = useSyncExternalStore(
    subscribe,
    () => isShownOnce,
    () => false,
  );
  return useConsent('map') || isOnce;
}
