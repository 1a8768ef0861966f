import { noInvalidation, type AppliedInvalidation } from './applied-invalidation.ts';

/** On `globalThis`, because a bundle that is loaded again must know what was applied. */
const globalStore = globalThis as typeof globalThis & { veraluneApplied?: { current: AppliedInvalidation } };

export function appliedInvalidationStore(): { current: AppliedInvalidation } {
  return (globalStore.veraluneApplied ??= { current: noInvalidation });
}
