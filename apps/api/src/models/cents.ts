/** An amount of a content file in hundredths. */
export function cents(amount: number): number {
  return Math.round(amount * 100);
}
