import type { MarketRow } from './market-row.ts';

export const be = {
  id: 'be',
  name: 'Belgium',
  shopId: 1,
  country: 'BE',
  locales: ['fr-be', 'nl-be'],
  prefixed: true,
  currency: 'EUR',
  localPort: 3001,
  localHost: 'be.localhost',
  defaultSiteUrl: 'https://be.veralune.example',
  timeZone: 'Europe/Brussels',
  servedCountries: ['BE', 'LU'],
  sellsOnline: true,
  certification: 'b-corp',
  newsletter: { asks: ['civility'], hasPopIn: true },
} as const satisfies MarketRow;
