import type { SharedRows } from '../../catalogue/catalogue.ts';
import type { CodeRow } from '../../catalogue/rows.ts';
import { comparableCode } from './code-rules.ts';

type Codes = SharedRows['codes'];

/** Made once for each version of the codes, because a market can have thousands. */
const indexes = new WeakMap<Codes, ReadonlyMap<string, CodeRow>>();

function indexOf(codes: Codes): ReadonlyMap<string, CodeRow> {
  const known = indexes.get(codes);
  if (known) return known;
  const entries = codes.all.flatMap((row) =>
    Object.entries(row.words).flatMap(([shopId, words]) =>
      words.map((word) => [`${shopId}:${comparableCode(word)}`, row] as const),
    ),
  );
  const index = new Map(entries);
  indexes.set(codes, index);
  return index;
}

/** The code of a shop that a customer typed; undefined if it has none, or not now. */
export function findCode({ codes }: Pick<SharedRows, 'codes'>, shopId: number, typed: string): CodeRow | undefined {
  return indexOf(codes).get(`${String(shopId)}:${comparableCode(typed)}`);
}
