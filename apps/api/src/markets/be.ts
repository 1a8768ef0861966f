import { customaryUnits, type ApiMarket } from './api-market.ts';

export const be: ApiMarket = {
  companyAddress: 'contact@veralune.example',
  postalAddress: ['Rue des Alchimistes 12 Alchemistenstraat', '1000 Bruxelles - Brussel'],
  vatPermille: 60,
  units: customaryUnits,
  // Cheques are still common in no market but those with French customers.
  paymentMethods: ['card', 'mobile_wallet', 'online_wallet', 'cheque'],
};
