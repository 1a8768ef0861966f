/** Next bundles the pages and the start-up code separately; `globalThis` is what they share. */
const globalStore = globalThis as typeof globalThis & { veraluneFailedAt?: number };

/** Longer than a page takes from a failed call to its answer. */
const recentMs = 15_000;

/** Remembers that a page could not be rendered because a call of the catalogue failed. */
export function noticeFailedCall(now = performance.now()): void {
  globalStore.veraluneFailedAt = now;
}

/** Whether calls of the catalogue failed recently, so that a failed page can succeed later. */
export function hasFailedCall(now = performance.now()): boolean {
  return now - (globalStore.veraluneFailedAt ?? Number.NEGATIVE_INFINITY) < recentMs;
}
