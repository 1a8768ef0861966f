import { defineMarket } from '@veralune/site/market';

/** Everything that this market decides for itself. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: 'ch',
  logos: {
    'fr-ch': { header: '/logos/header-fr.svg', footer: '/logos/footer-fr.svg' },
    'de-ch': { header: '/logos/header-de.svg', footer: '/logos/footer-de.svg' },
    'it-ch': { header: '/logos/header-it.svg', footer: '/logos/footer-it.svg' },
  },
  tagManagerId: process.env['GTM_ID'],
  contact: {
    laboratory: 'Veralune',
    address: ['Chemin des Tilleuls 4', '1003 Lausanne'],
    phone: { display: '+41 21 000 04 84', link: '+41210000484' },
    hours: ['Mo-Fr 09:00-12:00', 'Mo-Fr 13:00-17:00'],
  },
});
