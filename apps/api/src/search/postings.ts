/**
 * Where a stem occurs: slots in ascending order, each with the weight of its best field in the same number. Half the
 * stems of a large catalogue occur once, so that nothing is kept beside these numbers.
 */
export type Postings = Uint32Array;

const weightBits = 4;

/** A slot and its new weight in one number; weight 0 takes the slot away. */
export function entryOf(slot: number, weight: number): number {
  return ((slot << weightBits) | weight) >>> 0;
}

export function slotOf(entry: number): number {
  return entry >>> weightBits;
}

export function weightOf(entry: number): number {
  return entry & ((1 << weightBits) - 1);
}

export const noPostings: Postings = new Uint32Array();

function isAscending(entries: Postings): boolean {
  for (let at = 1; at < entries.length; at += 1) {
    if (slotOf(entries[at] ?? 0) <= slotOf(entries[at - 1] ?? 0)) return false;
  }
  return true;
}

/** Whether an entry takes a slot away. */
function takesAway(entries: Postings): boolean {
  for (const entry of entries) if (weightOf(entry) === 0) return true;
  return false;
}

/** Entries by slot, of several for one slot the last. */
function lastBySlot(entries: Postings): Postings {
  const last = new Map<number, number>();
  for (const entry of entries) last.set(slotOf(entry), entry);
  return Uint32Array.from(last.values()).sort();
}

/** Postings after changes, which come in the order in which they were made. */
export function changedPostings(base: Postings, entries: Postings): Postings {
  const changes = isAscending(entries) ? entries : lastBySlot(entries);
  if (base.length === 0 && !takesAway(changes)) return changes;
  const changed = new Uint32Array(base.length + changes.length);
  let length = 0;
  const push = (entry: number): void => {
    changed[length] = entry;
    length += 1;
  };
  let at = 0;
  for (const change of changes) {
    for (; at < base.length && slotOf(base[at] ?? 0) < slotOf(change); at += 1) push(base[at] ?? 0);
    if (at < base.length && slotOf(base[at] ?? 0) === slotOf(change)) at += 1;
    if (weightOf(change) > 0) push(change);
  }
  for (; at < base.length; at += 1) push(base[at] ?? 0);
  return changed.slice(0, length);
}

/** The highest of the weights; 0 where there is none. */
export function heaviestOf(postings: Postings): number {
  let heaviest = 0;
  for (const entry of postings) heaviest = Math.max(heaviest, weightOf(entry));
  return heaviest;
}
