/** A random number generator. The same seed gives the same sequence. */
export interface Random {
  /** At least 0, less than 1. */
  readonly next: () => number;
  readonly int: (min: number, max: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different items, or all if there are fewer. */
  readonly some: <Item>(items: readonly Item[], count: number) => Item[];
  readonly chance: (probability: number) => boolean;
}

/** The mulberry32 algorithm: small, fast and good enough for test data. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const left = [...items];
    const taken: Item[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1));
    return taken;
  };
  return { next, int, pick, some, chance: (probability) => next() < probability };
}
