import type { Find } from './peers.ts';

export const rounds = 2_000;
export const perBatch = 50;

/** Mulberry32: the same addresses in every run. */
export function randomNumbers(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new string, as in a request: its hash is not computed yet. */
export function fresh(text: string) {
  return Buffer.from(text, 'latin1').toString('latin1');
}

/**
 * Nanoseconds of one look-up.
 * @throws if an address is found unexpectedly, or not found although expected
 */
export function timed(find: Find, addresses: readonly string[], isExpected: boolean): number {
  let found = 0;
  const start = process.hrtime.bigint();
  for (const address of addresses) if (find(address) !== undefined) found += 1;
  const nanoseconds = Number(process.hrtime.bigint() - start) / addresses.length;
  if (found !== (isExpected ? addresses.length : 0))
    throw new Error(`${found} of ${addresses.length} found: ${addresses[0]}`);
  return nanoseconds;
}

/** The median without the first quarter, which is the warm-up. */
export function median(samples: readonly number[]) {
  const steady = samples.slice(Math.floor(samples.length / 4)).toSorted((a, b) => a - b);
  return steady[Math.floor(steady.length / 2)] ?? 0;
}
