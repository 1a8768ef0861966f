import type { PaymentMethod, UnitPrice } from '@veralune/api-client/contract';

/** The quantities that the unit prices of a market refer to. */
interface UnitRule {
  readonly weight: Extract<UnitPrice['per'], 'kg' | '100_g'>;
  readonly volume: Extract<UnitPrice['per'], 'l' | '100_ml'>;
  /** Whether packs that are counted get the price of one piece instead. */
  readonly countsPieces: boolean;
}

/**
 * Directive 98/6/EC asks for the price of a kilogram or a litre, or of another quantity that is customary in the member
 * state for the kind of product: 100 g and 100 ml for food supplements, which weigh little.
 */
export const customaryUnits: UnitRule = { weight: '100_g', volume: '100_ml', countsPieces: false };

/** What only the API needs to know about a market. */
export interface ApiMarket {
  /** Who reads contact requests and withdrawals: the address that the legal pages of the shipped content name. */
  readonly companyAddress: string;
  /** Where customers send cheques and returns: the address that `market.ts` of the market shows. */
  readonly postalAddress: readonly string[];
  /**
   * VAT of food supplements per thousand. Delivery takes the rate of the goods.
   * Source: the reduced rate of the market's VAT law in 2026.
   */
  readonly vatPermille: number;
  readonly units: UnitRule;
  /** How customers can pay. Source: 2-routes-redirects-commerce.md §3 "Payment methods". */
  readonly paymentMethods: readonly PaymentMethod[];
}
