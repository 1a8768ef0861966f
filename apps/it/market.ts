import { defineMarket } from '@veralune/site/market';

/** Everything that this market decides for itself. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: 'it',
  logos: {
    'it-it': { header: '/logos/header.svg', footer: '/logos/footer.svg' },
  },
  tagManagerId: process.env['GTM_ID'],
  contact: {
    laboratory: 'Veralune',
    address: ['Via degli Speziali 9', '20121 Milano'],
    phone: { display: '+39 02 0000484', link: '+39020000484' },
    hours: ['Mo-Fr 09:00-12:00', 'Mo-Fr 13:00-17:00'],
  },
});
