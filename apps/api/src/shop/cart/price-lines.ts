import type { SizeOffer } from '../../models/models.ts';

/** What a number of units of a size costs. Cents. */
export interface LinePrice {
  readonly unitCents: number;
  /** Of one unit without offer and volume price; null if that is `unitCents`. */
  readonly fullUnitCents: number | null;
  readonly totalCents: number;
  readonly savingCents: number;
}

type Offer = Pick<SizeOffer, 'cents' | 'publicCents' | 'volume'>;

/** The price of a line. The price of a unit is that of the highest step that the quantity reaches. */
export function priceLine({ cents, publicCents, volume }: Offer, quantity: number): LinePrice {
  const unitCents = volume.findLast(([from]) => from <= quantity)?.[1] ?? cents;
  const full = Math.max(cents, publicCents ?? 0);
  return {
    unitCents,
    fullUnitCents: full > unitCents ? full : null,
    totalCents: unitCents * quantity,
    savingCents: (full - unitCents) * quantity,
  };
}

/** The free product of a medical-follow-up code. */
export const giftPrice: LinePrice = { unitCents: 0, fullUnitCents: null, totalCents: 0, savingCents: 0 };
