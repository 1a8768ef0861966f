/** Milliseconds between two automatic reloads. Source: 1-site.md §9 "Reload guard". */
export const reloadPause = 60_000;

const key = 'veralune:reload';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** @param last the stored time of the last reload in milliseconds; anything else, or a future time, counts as none */
export function isReloadDue(last: string | null, now: number): boolean {
  const elapsed = now - Number(last ?? Number.NaN);
  return !(elapsed >= 0 && elapsed < reloadPause);
}

/**
 * Whether the page may reload itself now, which is then stored. Never when the storage is blocked or full: a page that
 * cannot remember its reload would reload for ever.
 * @param store called here, because a browser that blocks the storage throws when it is accessed
 */
export function claimReload(store: () => Store, now: number): boolean {
  try {
    const storage = store();
    if (!isReloadDue(storage.getItem(key), now)) return false;
    storage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
