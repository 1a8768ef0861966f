import type { ApiMarket } from './api-market.ts';

export const de: ApiMarket = {
  companyAddress: 'kontakt@veralune.example',
  postalAddress: ['Lindenhof 7', '50667 Köln'],
  vatPermille: 70,
  // Preisangabenverordnung 2022, § 5: only the kilogram and the litre.
  units: { weight: 'kg', volume: 'l', countsPieces: false },
  paymentMethods: ['card', 'mobile_wallet', 'online_wallet'],
};
