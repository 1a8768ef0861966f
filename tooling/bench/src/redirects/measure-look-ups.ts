/**
 * Looks addresses up in the tables of several peers, in turn so that other load on the machine affects all of them equally.
 * Prints the median nanoseconds of each as JSON. Started by `main.ts`.
 */
import { addressesByKind, type AddressKind } from './sample-rules.ts';
import { peers, type PeerName } from './peers.ts';
import { rulesUpTo } from './rules-up-to.ts';
import { fresh, median, perBatch, randomNumbers, rounds, timed } from './timing.ts';

export type LookUps = Readonly<Record<string, Readonly<Record<AddressKind, number>>>>;

/** Slow peers get fewer rounds and smaller batches. */
const slowNanoseconds = 20_000;
const slowRounds = 3;
const momentMs = 100;

/** The best of all measurements within 100 ms, so that a first or interrupted look-up does not count as slow. */
function bestOf(measureOnce: () => number): number {
  let [best, times] = [Infinity, 0];
  for (const start = performance.now(); times < 3 || performance.now() - start < momentMs; times += 1) {
    best = Math.min(best, measureOnce());
  }
  return best;
}

const [, , size = '', file = '', ...names] = process.argv;
const count = Number(size);
const finds = names.map((name) => peers[name as PeerName](rulesUpTo(count), file));

function measure(kind: AddressKind): number[] {
  const random = randomNumbers(count);
  const isExpected = kind === 'old address' || kind === 'below a prefix';
  const samples = finds.map((): number[] => []);
  const isSlow = finds.map(
    (find) => bestOf(() => timed(find, [addressesByKind[kind](count - 1)], isExpected)) > slowNanoseconds,
  );
  for (let round = 0; round < rounds; round += 1) {
    const addresses = Array.from({ length: perBatch }, () => addressesByKind[kind](Math.floor(random() * count)));
    for (const [peer, find] of finds.entries()) {
      if (isSlow[peer] && round >= slowRounds) continue;
      const batch = (isSlow[peer] ? addresses.slice(0, 1) : addresses).map(fresh);
      samples[peer]?.push(timed(find, batch, isExpected));
    }
  }
  return samples.map(median);
}

const kinds = Object.keys(addressesByKind) as AddressKind[];
const byKind = new Map(kinds.map((kind) => [kind, measure(kind)]));
const found: LookUps = Object.fromEntries(
  names.map((name, peer) => [
    name,
    Object.fromEntries(kinds.map((kind) => [kind, byKind.get(kind)?.[peer] ?? 0])) as Record<AddressKind, number>,
  ]),
);
console.log(JSON.stringify(found));
