import type { MarketRow } from './market-row.ts';

export const es = {
  id: 'es',
  name: 'Spain',
  shopId: 3,
  country: 'ES',
  locales: ['es-es'],
  prefixed: false,
  currency: 'EUR',
  localPort: 3003,
  localHost: 'es.localhost',
  defaultSiteUrl: 'https://es.veralune.example',
  timeZone: 'Europe/Madrid',
  servedCountries: ['ES'],
  sellsOnline: true,
  certification: 'b-corp',
  newsletter: { asks: ['civility', 'origin'], hasPopIn: false },
} as const satisfies MarketRow;
