import { defineMarket } from '@veralune/site/market';

/** Everything that this market decides for itself. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: 'be',
  logos: {
    'fr-be': { header: '/logos/header-fr.svg', footer: '/logos/footer-fr.svg' },
    'nl-be': { header: '/logos/header-nl.svg', footer: '/logos/footer-nl.svg' },
  },
  tagManagerId: process.env['GTM_ID'],
  contact: {
    laboratory: 'Veralune',
    address: ['Rue des Alchimistes 12', '1000 Bruxelles'],
    phone: { display: '+32 2 000 04 84', link: '+3220000484' },
    hours: ['Mo-Fr 09:00-12:00', 'Mo-Fr 13:00-17:00'],
  },
});
