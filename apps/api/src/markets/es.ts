import { customaryUnits, type ApiMarket } from './api-market.ts';

export const es: ApiMarket = {
  companyAddress: 'contacto@veralune.example',
  postalAddress: ['Calle de los Boticarios 18', '28004 Madrid'],
  vatPermille: 100,
  units: customaryUnits,
  paymentMethods: ['card', 'mobile_wallet', 'online_wallet'],
};
