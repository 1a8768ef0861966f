import { defineMarket } from '@veralune/site/market';

/** The configuration of this market. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: 'ch',
  logos: {
    'fr-ch': { header: '/logos/header-fr.svg', footer: '/logos/footer-fr.svg' },
    'de-ch': { header: '/logos/header-de.svg', footer: '/logos/footer-de.svg' },
    'it-ch': { header: '/logos/header-it.svg', footer: '/logos/footer-it.svg' },
  },
  tagManagerId: process.env['GTM_ID'],
  thirdParties: { payment: process.env['PAYMENT_ORIGIN'] },
  professionalUrl: 'https://pro.veralune.example/ch',
  aboutUrl: 'https://group.veralune.example/',
  adviceKnowMoreUrl: 'https://advice.veralune.example/ch',
  contact: {
    laboratory: 'Veralune (Suisse) Sàrl',
    address: ['Chemin des Tilleuls 4', '1003 Lausanne'],
    vatNumber: 'CHE-000.000.484',
    phone: { display: '+41 21 000 04 84', link: '+41210000484' },
    fax: '+41 21 000 04 85',
    headquarters: { name: 'Veralune SA', address: ['Rue des Alchimistes 12', 'BE-1000 Bruxelles'] },
    hours: ['Mo-Fr 09:00-12:00', 'Mo-Fr 13:00-17:00'],
  },
});
