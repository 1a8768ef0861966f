import { markets } from '@veralune/routing';
import { defineMarket } from '../../src/market/market.ts';
import { registerMarket } from '../../src/market/registered-market.ts';

/** Registers a market for the tests of a file, as the app of Belgium does. */
export function registerBelgium(): void {
  registerMarket(
    defineMarket({
      id: 'be',
      logos: Object.fromEntries(markets.be.locales.map((each) => [each, { header: '/h.svg', footer: '/f.svg' }])),
      contact: {
        laboratory: 'Veralune',
        address: ['Rue 1'],
        phone: { display: '+32 2 000 04 84', link: '+3220000484' },
        hours: ['Mo-Fr 09:00-12:00'],
      },
    }),
  );
}
