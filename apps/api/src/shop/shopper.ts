import type { Visitor } from '../http/personal/visitor.ts';
import { hashOfToken } from '../account/tokens.ts';

/** Whose cart and orders: a customer's, or those of a browser. */
export interface Shopper {
  readonly shopId: number;
  readonly customer: { readonly id: string; readonly email: string } | null;
  /** SHA-256 of the cart cookie; null without one. */
  readonly cartHash: string | null;
}

export function shopperOf({ customer, cartToken }: Pick<Visitor, 'customer' | 'cartToken'>, shopId: number): Shopper {
  return { shopId, customer, cartHash: cartToken === null ? null : hashOfToken(cartToken) };
}
