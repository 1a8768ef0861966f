import type { Cart } from '@veralune/api-client/contract';
import { createPersistedState } from '../client-state/persisted-state.ts';

/** A line of the last known cart, in the language in which it was seen. Without prices, which only the API knows. */
export interface LastCartLine {
  readonly name: string;
  readonly packaging: string;
  readonly quantity: number;
}

/** More than a cart with every product has, so that damaged data cannot fill the page. */
const mostLines = 100;
const longestText = 200;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}

function isLine(value: unknown): value is LastCartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { name, packaging, quantity } = value as Readonly<Record<string, unknown>>;
  return isText(name) && name !== '' && isText(packaging) && Number.isInteger(quantity) && Number(quantity) > 0;
}

/** The stored lines, without entries that are not lines; null when there is no list. */
export function parseLastCart(data: unknown): readonly LastCartLine[] | null {
  return Array.isArray(data) ? data.filter(isLine).slice(0, mostLines) : null;
}

/** What is kept of a cart. A product that is gone has no name. */
export function lastCartLines({ lines }: Pick<Cart, 'lines'>): readonly LastCartLine[] {
  return lines
    .map(({ product: { name, packaging }, quantity }) => ({ name, packaging, quantity }))
    .filter(({ name }) => name !== '');
}

/** The lines of the cart as this browser last saw them. They are shown while it is offline. */
export const lastCart = createPersistedState<readonly LastCartLine[]>({
  name: 'cart',
  version: 1,
  initial: [],
  parse: parseLastCart,
});
