import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating: what nothing could enable yet must not be disabled. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
