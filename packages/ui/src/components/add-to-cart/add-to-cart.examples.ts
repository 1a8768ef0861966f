import { packImage } from '../picture/picture.examples.ts';
import { quantityLabels } from '../quantity-stepper/quantity-stepper.examples.ts';
import { missingByLanguage } from '../shipping-progress/shipping-progress.examples.ts';
import type { AddToCartProps } from './add-to-cart.tsx';
import type { CartConfirmationProps } from './cart-confirmation.tsx';

const stick = { name: 'Somnelis Zen', color: '#4b4a8c' };

export const cartConfirmationExamples = {
  french: {
    title: 'Ajouté à votre panier',
    product: { ...stick, detail: '1 × 20 sticks, goût citron', image: packImage(stick.name, stick.color) },
    cart: '2 articles · 44,80 €',
    shipping: missingByLanguage.fr,
    toCart: { label: 'Voir le panier', href: '/fr/panier' },
    close: 'Continuer mes achats',
  },
  longestGerman: {
    title: 'In Ihren Warenkorb gelegt',
    product: {
      name: 'Phytorelle Schwangerschaftsbegleitende Mikronährstoffkombination',
      detail: '12 × 120 magensaftresistente Weichgelatinekapseln',
      color: '#4d6b1f',
      image: null,
    },
    cart: '128 Artikel · 11.249,90 CHF',
    toCart: { label: 'Zum Warenkorb', href: '/warenkorb' },
    close: 'Weiter einkaufen',
  },
} satisfies Record<string, CartConfirmationProps>;

const french: AddToCartProps = {
  action: '/fr/panier',
  product: '412',
  quantity: { id: 'quantity', name: 'quantity', quantity: 1, max: 12, labels: quantityLabels.fr },
  labels: {
    add: 'Ajouter au panier',
    adding: 'Ajout en cours',
    failed: 'Le produit n’a pas pu être ajouté. Réessayez dans un instant.',
  },
};

export const addToCartExamples = {
  french,
  choices: {
    ...french,
    choices: [
      {
        id: 'size',
        name: 'size',
        label: 'Conditionnement',
        options: [
          { value: '20', label: '20 sticks · 18,50 €' },
          { value: '40', label: '40 sticks · 33,50 €' },
        ],
      },
      {
        id: 'flavour',
        name: 'flavour',
        label: 'Goût',
        options: [
          { value: 'lemon', label: 'Citron' },
          { value: 'berries', label: 'Fruits rouges' },
        ],
      },
    ],
  },
  german: {
    action: '/warenkorb',
    product: '412',
    quantity: { id: 'quantity', name: 'quantity', quantity: 1, max: 12, labels: quantityLabels.de },
    labels: {
      add: 'In den Warenkorb',
      adding: 'Wird hinzugefügt',
      failed: 'Das Produkt konnte nicht hinzugefügt werden. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
} satisfies Record<string, AddToCartProps>;
