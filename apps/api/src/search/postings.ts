/** Where a stem occurs: slots in ascending order, each with the weight of its best field. */
export interface Postings {
  readonly slots: Uint32Array;
  readonly weights: Uint8Array;
  /** The highest of the weights. */
  readonly heaviest: number;
}

const weightRange = 16;
/** The highest slot that an entry can hold beside its weight. */
export const mostSlots = 2 ** 32 / weightRange;

/** A slot and its new weight in one number; 0 takes the slot away. */
export const entryOf = (slot: number, weight: number): number => slot * weightRange + weight;

export const slotOf = (entry: number): number => Math.floor(entry / weightRange);
const weightOf = (entry: number): number => entry % weightRange;

export const noPostings: Postings = { slots: new Uint32Array(), weights: new Uint8Array(), heaviest: 0 };

/** Entries by slot, of several for one slot the last. */
const lastBySlot = (entries: Uint32Array): number[] => {
  const last = new Map<number, number>();
  for (const entry of entries) last.set(slotOf(entry), entry);
  return [...last.values()].sort((left, right) => left - right);
};

const isAscending = (entries: Uint32Array): boolean =>
  entries.every((entry, index) => index === 0 || slotOf(entry) > slotOf(entries[index - 1] ?? 0));

/** Postings after changes. Entries come in the order in which the changes were made. */
export const changedPostings = (base: Postings, entries: Uint32Array): Postings | undefined => {
  const changes = isAscending(entries) ? entries : lastBySlot(entries);
  const slots = new Uint32Array(base.slots.length + changes.length);
  const values = new Uint8Array(slots.length);
  let length = 0;
  const push = (slot: number, weight: number): void => {
    slots[length] = slot;
    values[length] = weight;
    length += 1;
  };
  let at = 0;
  for (const change of changes) {
    const slot = slotOf(change);
    for (; at < base.slots.length && (base.slots[at] ?? 0) < slot; at += 1)
      push(base.slots[at] ?? 0, base.weights[at] ?? 0);
    if (base.slots[at] === slot) at += 1;
    if (weightOf(change) > 0) push(slot, weightOf(change));
  }
  for (; at < base.slots.length; at += 1) push(base.slots[at] ?? 0, base.weights[at] ?? 0);
  if (length === 0) return undefined;
  const weights = values.slice(0, length);
  return { slots: slots.slice(0, length), weights, heaviest: weights.reduce((most, weight) => Math.max(most, weight), 0) };
};
