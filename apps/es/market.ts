import { defineMarket } from '@veralune/site/market';

/** The configuration of this market. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: 'es',
  logos: {
    'es-es': { header: '/logos/header.svg', footer: '/logos/footer.svg' },
  },
  tagManagerId: process.env['GTM_ID'],
  thirdParties: { payment: process.env['PAYMENT_ORIGIN'] },
  professionalUrl: 'https://pro.veralune.example/es',
  aboutUrl: 'https://group.veralune.example/',
  adviceKnowMoreUrl: 'https://advice.veralune.example/es',
  contact: {
    laboratory: 'Veralune España, S. L. U.',
    address: ['Calle de los Boticarios 18', '28004 Madrid'],
    vatNumber: 'ESB00000484',
    phone: { display: '+34 910 00 04 84', link: '+34910000484' },
    headquarters: { name: 'Veralune SA', address: ['Rue des Alchimistes 12', 'BE-1000 Bruxelles'] },
    hours: ['Mo-Fr 09:00-14:00', 'Mo-Th 15:00-17:30'],
  },
});
