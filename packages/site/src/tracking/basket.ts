import type { Item } from '@veralune/tracking';

/** The price and the number of a few products. */
interface Basket {
  readonly currency: 'EUR' | 'CHF';
  readonly value: number;
  readonly items: readonly Item[];
}

function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** Items with the sum of their prices. */
export function basketOf(currency: Basket['currency'], items: readonly Item[]): Basket {
  return { currency, value: rounded(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)), items };
}
