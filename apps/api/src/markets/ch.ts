import type { ApiMarket } from './api-market.ts';

export const ch: ApiMarket = {
  companyAddress: 'contact@veralune.example',
  postalAddress: ['Chemin des Tilleuls 4', '1003 Lausanne'],
  vatPermille: 26,
  // Verordnung über die Bekanntgabe von Preisen (SR 942.211), art. 5: decimal parts of the kilogram and the litre; goods
  // that are sold by number have the price of a piece.
  units: { weight: '100_g', volume: '100_ml', countsPieces: true },
  paymentMethods: ['card', 'mobile_wallet', 'online_wallet'],
};
