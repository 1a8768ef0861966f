import { defineMarket } from '@veralune/site/market';

/** Everything that this market decides for itself. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: 'es',
  logos: {
    'es-es': { header: '/logos/header.svg', footer: '/logos/footer.svg' },
  },
  tagManagerId: process.env['GTM_ID'],
  contact: {
    laboratory: 'Veralune',
    address: ['Calle de los Boticarios 18', '28004 Madrid'],
    phone: { display: '+34 910 00 04 84', link: '+34910000484' },
    hours: ['Mo-Fr 09:00-14:00', 'Mo-Th 15:00-17:30'],
  },
});
