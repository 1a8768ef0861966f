import { frenchPrice, germanPrice } from '../price/price.examples.ts';
import type { BuyBarProps } from './buy-bar.tsx';

const french = {
  product: 'Florelune Immunité',
  price: { amount: '17,90 €' },
  packaging: '60 comprimés',
  labels: frenchPrice,
};

export const buyBarExamples = {
  submit: { ...french, action: { kind: 'cart', label: 'Ajouter au panier', form: 'add-to-cart' } },
  sizes: { ...french, action: { kind: 'cart', label: 'Ajouter au panier', href: '#add-to-cart' } },
  pharmacy: {
    ...french,
    action: { kind: 'pharmacy', label: 'Trouver une pharmacie', href: '/trouver-une-pharmacie' },
  },
  advice: {
    ...french,
    action: { kind: 'advice', label: 'Qui peut vous conseiller', href: '/interlocuteur' },
  },
  longestGerman: {
    product: 'Florelune Widerstandskraft',
    price: { amount: '1.129,90 CHF', before: '1.249,90 CHF' },
    packaging: 'Magensaftresistente Weichgelatinekapseln · 120 Stück',
    action: { kind: 'pharmacy', label: 'Apotheke oder Drogerie in der Nähe finden', href: '/apotheken' },
    labels: germanPrice,
  },
} satisfies Record<string, BuyBarProps>;
