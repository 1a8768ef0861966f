import { defineMarket } from '@veralune/site/market';

/** The configuration of this market. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: 'de',
  logos: {
    'de-de': { header: '/logos/header.svg', footer: '/logos/footer.svg' },
  },
  tagManagerId: process.env['GTM_ID'],
  thirdParties: { payment: process.env['PAYMENT_ORIGIN'] },
  professionalUrl: 'https://pro.veralune.example/de',
  aboutUrl: 'https://group.veralune.example/',
  adviceKnowMoreUrl: 'https://advice.veralune.example/de',
  contact: {
    laboratory: 'Veralune Deutschland GmbH',
    address: ['Lindenhof 7', '50667 Köln'],
    vatNumber: 'DE000000484',
    phone: { display: '+49 221 0000484', link: '+492210000484' },
    fax: '+49 221 0000485',
    headquarters: { name: 'Veralune SA', address: ['Rue des Alchimistes 12', 'BE-1000 Bruxelles'] },
    hours: ['Mo-Fr 09:00-16:00'],
  },
});
