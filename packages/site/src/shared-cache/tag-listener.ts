type TagListener = (tags: readonly string[]) => Promise<void>;

/** Next bundles the start-up code, but not the cache handler; `globalThis` is what they share. */
const globalStore = globalThis as typeof globalThis & { veraluneTagListener?: TagListener };

/** Sets what is done before tags are invalidated that another instance has invalidated. */
export function setTagListener(listener: TagListener): void {
  globalStore.veraluneTagListener = listener;
}

export async function notifyTagListener(tags: readonly string[]): Promise<void> {
  await globalStore.veraluneTagListener?.(tags);
}
