import type { PriceLabels, PriceProps } from './price.tsx';

export const germanPrice: PriceLabels = {
  price: 'Preis',
  priceBefore: 'statt',
  taxes: 'inkl. MwSt., ggf. zzgl. Versand',
};
export const frenchPrice: PriceLabels = {
  price: 'Prix',
  priceBefore: 'au lieu de',
  taxes: 'TVA comprise, hors frais de livraison',
};
const swissPrice: PriceLabels = { ...frenchPrice, taxes: 'TVA incluse, hors frais de livraison' };

export const priceExamples = {
  plain: { amount: '24,90 €', labels: germanPrice },
  round: { amount: '25 €', labels: frenchPrice },
  offer: { amount: '24,90 €', before: '27,90 €', labels: germanPrice },
  francs: { amount: '129,90 CHF', before: '149 CHF', unit: '0,72 CHF / pièce', labels: swissPrice },
  large: {
    amount: '24,90 €',
    before: '27,90 €',
    unit: '691,67 € / kg',
    daily: '0,83 € pro Tag',
    labels: germanPrice,
    size: 'large',
  },
} as const satisfies Record<string, PriceProps>;
