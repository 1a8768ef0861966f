import type { Language } from '../../examples/language.examples.ts';
import type { CheckoutStepsProps } from './checkout-steps.tsx';

type Words = readonly [
  label: string,
  done: string,
  of: (step: number) => string,
  names: readonly (readonly [string, string])[],
];

const words: Record<Language, Words> = {
  fr: [
    'Étapes de la commande',
    'terminé',
    (step) => `Étape ${step} sur 4`,
    [
      ['Panier', '/fr/panier'],
      ['Livraison', '/fr/commande/livraison'],
      ['Récapitulatif', '/fr/commande/recapitulatif'],
      ['Paiement', '/fr/commande/paiement'],
    ],
  ],
  nl: [
    'Stappen van de bestelling',
    'klaar',
    (step) => `Stap ${step} van 4`,
    [
      ['Winkelmand', '/nl/winkelmand'],
      ['Levering', '/nl/bestelling/levering'],
      ['Overzicht', '/nl/bestelling/overzicht'],
      ['Betaling', '/nl/bestelling/betaling'],
    ],
  ],
  de: [
    'Schritte der Bestellung',
    'erledigt',
    (step) => `Schritt ${step} von 4`,
    [
      ['Warenkorb', '/warenkorb'],
      ['Lieferung', '/bestellung/lieferung'],
      ['Übersicht', '/bestellung/ubersicht'],
      ['Zahlung', '/bestellung/zahlung'],
    ],
  ],
  it: [
    'Fasi dell’ordine',
    'completato',
    (step) => `Passo ${step} di 4`,
    [
      ['Carrello', '/carrello'],
      ['Consegna', '/ordine/consegna'],
      ['Riepilogo', '/ordine/riepilogo'],
      ['Pagamento', '/ordine/pagamento'],
    ],
  ],
  es: [
    'Pasos del pedido',
    'completado',
    (step) => `Paso ${step} de 4`,
    [
      ['Carrito', '/carrito'],
      ['Entrega', '/pedido/entrega'],
      ['Resumen', '/pedido/resumen'],
      ['Pago', '/pedido/pago'],
    ],
  ],
};

/** @param current index of the step: 0 is the cart, 3 the payment */
export function stepsIn(language: keyof typeof words, current: number): CheckoutStepsProps {
  const [label, done, of, names] = words[language];
  return {
    label,
    steps: names.map(([name, href]) => ({ label: name, href })),
    current,
    labels: { done, progress: of(current + 1) },
  };
}

export const checkoutStepsExamples = {
  first: stepsIn('fr', 0),
  delivery: stepsIn('nl', 1),
  last: stepsIn('it', 3),
  longestGerman: {
    ...stepsIn('de', 2),
    steps: ['Warenkorb', 'Lieferadresse und Versandart', 'Bestellübersicht prüfen', 'Zahlungspflichtig bestellen'].map(
      (label) => ({ label, href: '/bestellung' }),
    ),
  },
} satisfies Record<string, CheckoutStepsProps>;
