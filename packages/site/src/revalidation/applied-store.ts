import { nothingApplied, type Applied } from './applied.ts';

/** Kept on the process, like the market: a bundle that is loaded again must not forget what it applied. */
const globalStore = globalThis as typeof globalThis & { veraluneApplied?: { current: Applied } };

export function appliedStore(): { current: Applied } {
  return (globalStore.veraluneApplied ??= { current: nothingApplied });
}
