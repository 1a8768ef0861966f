import { useSyncExternalStore } from 'react';

function never() {
  return () => {};
}

/** False on the server and while hydrating: what nothing could enable yet must not be disabled. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
