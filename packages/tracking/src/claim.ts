type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Key of `localStorage` with what was reported: `{ version: 1, value: ["purchase:BE-2026-00481:29.8"] }`. */
export const reportedKey = 'veralune:reported';
const version = 1;
/** Older entries are forgotten. */
const mostEntries = 50;

function entriesIn(stored: string | null): string[] {
  try {
    const data = JSON.parse(stored ?? '') as { version?: unknown; value?: unknown };
    const value = data.version === version && Array.isArray(data.value) ? (data.value as unknown[]) : [];
    return value.filter((entry) => typeof entry === 'string');
  } catch {
    return [];
  }
}

/**
 * Whether something is to be reported that must be reported once in a browser. Remembered by all tabs; false from the second
 * call on. A browser without storage reports nothing of this kind, because it could not remember it.
 * @param store called at each use, because a browser that blocks the storage throws when it is accessed
 */
export function claim(name: string, store: () => Store): boolean {
  try {
    const storage = store();
    const entries = entriesIn(storage.getItem(reportedKey));
    if (entries.includes(name)) return false;
    storage.setItem(reportedKey, JSON.stringify({ version, value: [...entries, name].slice(-mostEntries) }));
    return true;
  } catch {
    return false;
  }
}
