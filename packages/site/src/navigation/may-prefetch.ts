interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False on a 2G connection and in data-saver mode. Source: 1-site.md §4 "Prefetch". */
export function mayPrefetch(
  navigator: { readonly connection?: Connection } = globalThis.navigator as { connection?: Connection },
): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return !saveData && !effectiveType.endsWith('2g');
}
