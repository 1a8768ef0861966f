import type { Address } from './address.ts';

/**
 * The four spellings under which the API's call `redirection` is asked for an address, the most particular first where
 * they share a form. Source: 2-routes-redirects-commerce.md §7.
 */
export const variantsOf = ({ origin = '', pathname, search }: Address): readonly [string, string, string, string] => [
  pathname + search,
  pathname,
  origin + pathname,
  origin + pathname + search,
];
