import { z } from 'zod';

/**
 * Pages of the site that a search finds by the words of the editors (`synonyms`), in the order of equally good results.
 * Each is the name of a route, except `delivery`: the questions about delivery of the page `faq`.
 */
export const servicePages = [
  'contact',
  'store-finder',
  'who-can-give-you-advice',
  'faq',
  'delivery',
  'my-orders',
  'withdrawal',
  'my-account',
  'forgot-password',
  'newsletter',
  'my-profile',
  'my-favourites',
  'cart',
  'quiz',
] as const;
export type ServicePage = (typeof servicePages)[number];

export const servicePage = z.enum(servicePages);
