import { customaryUnits, type ApiMarket } from './api-market.ts';

export const it: ApiMarket = {
  companyAddress: 'contatto@veralune.example',
  postalAddress: ['Via degli Speziali 9', '20121 Milano'],
  vatPermille: 100,
  units: customaryUnits,
  paymentMethods: [],
};
