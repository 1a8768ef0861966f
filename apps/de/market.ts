import { defineMarket } from '@veralune/site/market';

/** Everything that this market decides for itself. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: 'de',
  logos: {
    'de-de': { header: '/logos/header.svg', footer: '/logos/footer.svg' },
  },
  tagManagerId: process.env['GTM_ID'],
  contact: {
    laboratory: 'Veralune',
    address: ['Lindenhof 7', '50667 Köln'],
    phone: { display: '+49 221 0000484', link: '+492210000484' },
    hours: ['Mo-Fr 09:00-16:00'],
  },
});
