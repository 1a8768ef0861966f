/**
 * Looks addresses up in the tables of several peers, taking turns so that all of them meet the same noise, and prints
 * the median nanoseconds of each as JSON. Started by `main.ts`.
 */
import { askedAddresses, type Asked } from './old-addresses.ts';
import { peers, type Find, type PeerName } from './peers.ts';
import { rulesUpTo } from './rules-up-to.ts';

export type LookUps = Readonly<Record<string, Readonly<Record<Asked, number>>>>;

const rounds = 2_000;
const perBatch = 50;
/** A peer that is slow gets fewer turns and smaller batches. */
const slowNanoseconds = 20_000;
const slowRounds = 3;
const momentMs = 100;

/** Mulberry32: the same addresses in every run. */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** A string as it comes out of a request: new, and never looked up before. */
const fresh = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

/** Nanoseconds of one look-up. */
const timed = (find: Find, addresses: readonly string[], isExpected: boolean): number => {
  let found = 0;
  const start = process.hrtime.bigint();
  for (const address of addresses) if (find(address) !== undefined) found += 1;
  const nanoseconds = Number(process.hrtime.bigint() - start) / addresses.length;
  if (found !== (isExpected ? addresses.length : 0))
    throw new Error(`${found} of ${addresses.length} found: ${addresses[0]}`);
  return nanoseconds;
};

/** The best of as many as fit into a moment: one that is merely cold, or that the system interrupts, isn't slow. */
const bestOf = (measureOnce: () => number): number => {
  let [best, times] = [Infinity, 0];
  for (const start = performance.now(); times < 3 || performance.now() - start < momentMs; times += 1) {
    best = Math.min(best, measureOnce());
  }
  return best;
};

/** The first quarter warms up. */
const median = (samples: readonly number[]) => {
  const steady = samples.slice(Math.floor(samples.length / 4)).toSorted((a, b) => a - b);
  return steady[Math.floor(steady.length / 2)] ?? 0;
};

const [, , size = '', file = '', ...names] = process.argv;
const count = Number(size);
const finds = names.map((name) => peers[name as PeerName](rulesUpTo(count), file));

const measure = (kind: Asked): number[] => {
  const random = randomNumbers(count);
  const isExpected = kind === 'old address' || kind === 'below a prefix';
  const samples = finds.map((): number[] => []);
  const isSlow = finds.map(
    (find) => bestOf(() => timed(find, [askedAddresses[kind](count - 1)], isExpected)) > slowNanoseconds,
  );
  for (let round = 0; round < rounds; round += 1) {
    const addresses = Array.from({ length: perBatch }, () => askedAddresses[kind](Math.floor(random() * count)));
    for (const [peer, find] of finds.entries()) {
      if (isSlow[peer] && round >= slowRounds) continue;
      const batch = (isSlow[peer] ? addresses.slice(0, 1) : addresses).map(fresh);
      samples[peer]?.push(timed(find, batch, isExpected));
    }
  }
  return samples.map(median);
};

const kinds = Object.keys(askedAddresses) as Asked[];
const byKind = new Map(kinds.map((kind) => [kind, measure(kind)]));
const found: LookUps = Object.fromEntries(
  names.map((name, peer) => [
    name,
    Object.fromEntries(kinds.map((kind) => [kind, byKind.get(kind)?.[peer] ?? 0])) as Record<Asked, number>,
  ]),
);
console.log(JSON.stringify(found));
