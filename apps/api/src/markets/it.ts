import { customaryUnits, type ApiMarket } from './api-market.ts';

export const it: ApiMarket = {
  companyAddress: 'contatto@veralune.example',
  vatPermille: 100,
  units: customaryUnits,
  paymentMethods: [],
};
