import { useSyncExternalStore } from 'react';

function subscribe() {
  return () => {};
}

/** False on the server and during hydration. Controls must not be disabled before scripts can enable them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
