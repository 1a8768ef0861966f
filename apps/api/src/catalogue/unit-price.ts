import type { UnitPrice } from '@veralune/api-client/contract';
import type { MarketId } from '@veralune/routing';
import type { SizeModel } from '../models/models.ts';

type Quantity = UnitPrice['per'];

/** What a pack contains. Null where the pack has no such quantity. */
export type NetQuantity = Pick<SizeModel, 'grams' | 'millilitres' | 'pieces'>;

/** The quantities that the unit prices of a market refer to. */
interface UnitRule {
  readonly weight: Extract<Quantity, 'kg' | '100_g'>;
  readonly volume: Extract<Quantity, 'l' | '100_ml'>;
  /** Whether packs that are counted get the price of one piece instead. */
  readonly countsPieces: boolean;
}

/**
 * Directive 98/6/EC asks for the price of a kilogram or a litre, or of another quantity that is customary in the member
 * state for the kind of product: 100 g and 100 ml for food supplements, which weigh little.
 */
const customary: UnitRule = { weight: '100_g', volume: '100_ml', countsPieces: false };

const rules: Readonly<Record<MarketId, UnitRule>> = {
  be: customary,
  es: customary,
  it: customary,
  // Preisangabenverordnung 2022, § 5: only the kilogram and the litre.
  de: { weight: 'kg', volume: 'l', countsPieces: false },
  // Verordnung über die Bekanntgabe von Preisen (SR 942.211), art. 5: decimal parts of the kilogram and the litre; goods
  // that are sold by number have the price of a piece.
  ch: { weight: '100_g', volume: '100_ml', countsPieces: true },
};

/** Grams, millilitres or pieces in a quantity. */
const amounts: Readonly<Record<Quantity, number>> = { kg: 1_000, l: 1_000, '100_g': 100, '100_ml': 100, piece: 1 };

function measured({ grams, millilitres, pieces }: NetQuantity, market: MarketId): readonly [number, Quantity] | null {
  const { weight, volume, countsPieces } = rules[market];
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
