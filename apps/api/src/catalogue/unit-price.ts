import type { UnitPrice } from '@veralune/api-client/contract';
import type { MarketId } from '@veralune/routing';
import { apiMarkets } from '../markets/api-markets.ts';
import type { SizeModel } from '../models/models.ts';

type Quantity = UnitPrice['per'];

/** What a pack contains. Null where the pack has no such quantity. */
export type NetQuantity = Pick<SizeModel, 'grams' | 'millilitres' | 'pieces'>;

/** Grams, millilitres or pieces in a quantity. */
const amounts: Readonly<Record<Quantity, number>> = { kg: 1_000, l: 1_000, '100_g': 100, '100_ml': 100, piece: 1 };

function measured({ grams, millilitres, pieces }: NetQuantity, market: MarketId): readonly [number, Quantity] | null {
  const { weight, volume, countsPieces } = apiMarkets[market].units;
  if (countsPieces && pieces !== null) return [pieces, 'piece'];
  if (grams !== null) return [grams, weight];
  if (millilitres !== null) return [millilitres, volume];
  return pieces === null ? null : [pieces, 'piece'];
}

/**
 * The unit price of a pack, in hundredths of the currency, rounded half up to whole ones. Null if the content of the
 * pack is unknown. Source: 3-decisions.md "Markets in law".
 * @param cents price of the pack
 */
export function unitPriceCents(
  cents: number,
  net: NetQuantity,
  market: MarketId,
): { readonly cents: number; readonly per: Quantity } | null {
  const found = measured(net, market);
  if (found === null) return null;
  const [quantity, per] = found;
  // Twelve digits keep a quotient that is exactly a half from falling just below it.
  return { cents: Math.round(Number(((cents * amounts[per]) / quantity).toPrecision(12))), per };
}
