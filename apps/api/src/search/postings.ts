/**
 * The documents of a stem: slots in ascending order, each packed into one number with the weight of its best field.
 * Half of the stems in a large catalogue occur once, so a more complex structure would cost too much memory.
 */
export type Postings = Uint32Array;

const weightBits = 4;

/** Packs a slot and its new weight into one number. Weight 0 removes the slot. */
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

/** Whether any entry removes a slot. */
function hasRemoval(entries: Postings): boolean {
  for (const entry of entries) if (weightOf(entry) === 0) return true;
  return false;
}

/** Entries sorted by slot. If a slot has several, the last one is used. */
function lastBySlot(entries: Postings): Postings {
  const last = new Map<number, number>();
  for (const entry of entries) last.set(slotOf(entry), entry);
  return Uint32Array.from(last.values()).sort();
}

/** Applies changes to postings. `entries` are in the order in which the changes were made. */
export function changedPostings(base: Postings, entries: Postings): Postings {
  const changes = isAscending(entries) ? entries : lastBySlot(entries);
  if (base.length === 0 && !hasRemoval(changes)) return changes;
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

/** The highest weight; 0 if there are no postings. */
export function heaviestOf(postings: Postings): number {
  let heaviest = 0;
  for (const entry of postings) heaviest = Math.max(heaviest, weightOf(entry));
  return heaviest;
}
