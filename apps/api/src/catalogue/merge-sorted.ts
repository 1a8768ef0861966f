type Compare = (left: number, right: number) => number;

/** Index of the first slot at or after `start` that sorts after `slot`. */
function firstAfter(sorted: Uint32Array, slot: number, start: number, compare: Compare): number {
  let low = start;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, slot) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

function without(slots: Uint32Array, changed: ReadonlySet<number>): Uint32Array {
  const kept = new Uint32Array(slots.length);
  let length = 0;
  for (const slot of slots) {
    if (changed.has(slot)) continue;
    kept[length] = slot;
    length += 1;
  }
  return kept.subarray(0, length);
}

/** Updates a sorted list: removes all `changed` slots and inserts the `added` ones at their sorted position. */
export function mergeSorted(
  sorted: Uint32Array,
  changed: ReadonlySet<number>,
  added: readonly number[],
  compare: Compare,
): Uint32Array {
  if (changed.size === 0) return sorted;
  const kept = without(sorted, changed);
  const merged = new Uint32Array(kept.length + added.length);
  let next = 0;
  let start = 0;
  for (const slot of added.toSorted(compare)) {
    const end = firstAfter(kept, slot, start, compare);
    merged.set(kept.subarray(start, end), next);
    next += end - start;
    merged[next] = slot;
    next += 1;
    start = end;
  }
  merged.set(kept.subarray(start), next);
  return merged;
}
