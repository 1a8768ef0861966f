import type { MarketRow } from './market-row.ts';

export const it = {
  id: 'it',
  name: 'Italy',
  shopId: 5,
  country: 'IT',
  locales: ['it-it'],
  prefixed: false,
  currency: 'EUR',
  localPort: 3005,
  localHost: 'it.localhost',
  defaultSiteUrl: 'https://it.veralune.example',
  timeZone: 'Europe/Rome',
  servedCountries: ['IT'],
  sellsOnline: false,
  certification: 'b-corp',
  newsletter: { asks: ['origin'], hasPopIn: true },
} as const satisfies MarketRow;
