import type { MarketRow } from './market-row.ts';

export const ch = {
  id: 'ch',
  name: 'Switzerland',
  shopId: 2,
  country: 'CH',
  locales: ['fr-ch', 'de-ch', 'it-ch'],
  prefixed: true,
  currency: 'CHF',
  localPort: 3002,
  localHost: 'ch.localhost',
  defaultSiteUrl: 'https://ch.veralune.example',
  timeZone: 'Europe/Zurich',
  servedCountries: ['CH'],
  sellsOnline: true,
  certification: 'b-corp',
  newsletter: { asks: ['civility'], hasPopIn: true },
} as const satisfies MarketRow;
