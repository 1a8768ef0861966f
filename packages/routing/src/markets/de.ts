import type { MarketRow } from './market-row.ts';

export const de = {
  id: 'de',
  name: 'Germany',
  shopId: 4,
  country: 'DE',
  locales: ['de-de'],
  prefixed: false,
  currency: 'EUR',
  localPort: 3004,
  localHost: 'de.localhost',
  defaultSiteUrl: 'https://de.veralune.example',
  timeZone: 'Europe/Berlin',
  servedCountries: ['DE'],
  sellsOnline: true,
  certification: 'b-corp',
  newsletter: { asks: [], hasPopIn: true },
} as const satisfies MarketRow;
