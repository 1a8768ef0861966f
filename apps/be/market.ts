import { defineMarket } from '@veralune/site/market';

/** The configuration of this market. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: 'be',
  logos: {
    'fr-be': { header: '/logos/header-fr.svg', footer: '/logos/footer-fr.svg' },
    'nl-be': { header: '/logos/header-nl.svg', footer: '/logos/footer-nl.svg' },
  },
  tagManagerId: process.env['GTM_ID'],
  thirdParties: { payment: process.env['PAYMENT_ORIGIN'] },
  professionalUrl: 'https://pro.veralune.example/be',
  adviceKnowMoreUrl: 'https://advice.veralune.example/be',
  contact: {
    laboratory: 'Veralune SA/NV',
    address: ['Rue des Alchimistes 12 Alchemistenstraat', '1000 Bruxelles - Brussel'],
    vatNumber: 'BE 0999.000.484',
    phone: { display: '+32 2 000 04 84', link: '+3220000484' },
    fax: '+32 2 000 04 85',
    hours: ['Mo-Fr 09:00-12:00', 'Mo-Fr 13:00-17:00'],
  },
});
