/**
 * A sorted list of slots without those that changed, and with those that are there now, sorted again.
 * Linear but for the sorting of `added`.
 */
export const mergeSorted = (
  sorted: Uint32Array,
  isChanged: (slot: number) => boolean,
  added: readonly number[],
  compare: (left: number, right: number) => number,
): Uint32Array => {
  if (added.length === 0 && !sorted.some(isChanged)) return sorted;
  const kept = sorted.filter((slot) => !isChanged(slot));
  const fresh = added.toSorted(compare);
  const merged = new Uint32Array(kept.length + fresh.length);
  let next = 0;
  let at = 0;
  for (const slot of fresh) {
    while (at < kept.length && compare(kept[at] ?? 0, slot) <= 0) merged[next++] = kept[at++] ?? 0;
    merged[next++] = slot;
  }
  merged.set(kept.subarray(at), next);
  return merged;
};
