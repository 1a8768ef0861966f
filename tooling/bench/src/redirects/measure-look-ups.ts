/**
 * Looks addresses up in the tables of several peers, taking turns so that all of them meet the same noise, and prints
 * the median nanoseconds of each as JSON. Started by `main.ts`.
 */
import { askedAddresses, type Asked } from './old-addresses.ts';
import { peers, type PeerName } from './peers.ts';
import { rulesUpTo } from './rules-up-to.ts';
import { fresh, median, perBatch, randomNumbers, rounds, timed } from './timing.ts';

export type LookUps = Readonly<Record<string, Readonly<Record<Asked, number>>>>;

/** A peer that is slow gets fewer turns and smaller batches. */
const slowNanoseconds = 20_000;
const slowRounds = 3;
const momentMs = 100;

/** The best of as many as fit into a moment: one that is merely cold, or that the system interrupts, isn't slow. */
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

function measure(kind: Asked): number[] {
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
}

const kinds = Object.keys(askedAddresses) as Asked[];
const byKind = new Map(kinds.map((kind) => [kind, measure(kind)]));
const found: LookUps = Object.fromEntries(
  names.map((name, peer) => [
    name,
    Object.fromEntries(kinds.map((kind) => [kind, byKind.get(kind)?.[peer] ?? 0])) as Record<Asked, number>,
  ]),
);
console.log(JSON.stringify(found));
