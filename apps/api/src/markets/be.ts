import { customaryUnits, type ApiMarket } from './api-market.ts';

export const be: ApiMarket = {
  companyAddress: 'contact@veralune.example',
  vatPermille: 60,
  units: customaryUnits,
  // Cheques are still common in no market but those with French customers.
  paymentMethods: ['card', 'mobile_wallet', 'online_wallet', 'cheque'],
};
