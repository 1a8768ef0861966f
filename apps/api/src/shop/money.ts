import type { VatShare } from '@veralune/api-client/contract';

/** Every amount of the shop is an integer number of hundredths of the market's currency. */

/** A part of an amount, rounded half up. */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100);
}

/** The VAT that a gross amount contains. Empty for nothing. */
export function vatOf(grossCents: number, permille: number): VatShare[] {
  if (grossCents === 0) return [];
  const vat = Math.round((grossCents * permille) / (1_000 + permille));
  return [{ rate_percent: permille / 10, net_cents: grossCents - vat, vat_cents: vat, gross_cents: grossCents }];
}

/**
 * Divides an amount in proportion to weights, without losing a cent: the largest remainders get what rounding leaves.
 * @param weights not negative; if all are 0, the first gets everything
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const exact = weights.map((weight) => (cents * weight) / whole);
  const shares = exact.map(Math.floor);
  const rest = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  for (const { index } of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
