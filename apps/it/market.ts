import { defineMarket } from '@veralune/site/market';

/** The configuration of this market. Its menus and settings are in the catalogue. */
export const market = defineMarket({
  id: 'it',
  logos: {
    'it-it': { header: '/logos/header.svg', footer: '/logos/footer.svg' },
  },
  tagManagerId: process.env['GTM_ID'],
  professionalUrl: 'https://pro.veralune.example/it',
  aboutUrl: 'https://group.veralune.example/',
  adviceKnowMoreUrl: 'https://advice.veralune.example/it',
  contact: {
    laboratory: 'Veralune Italia S.r.l.',
    address: ['Via degli Speziali 9', '20121 Milano'],
    phone: { display: '+39 02 0000484', link: '+39020000484' },
    fax: '+39 02 0000485',
    headquarters: { name: 'Veralune SA', address: ['Rue des Alchimistes 12', 'BE-1000 Bruxelles'] },
    hours: ['Mo-Fr 09:00-12:00', 'Mo-Fr 13:00-17:00'],
  },
});
