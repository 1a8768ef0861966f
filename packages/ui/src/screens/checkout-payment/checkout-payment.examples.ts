import { stepsIn } from '../../components/checkout-steps/checkout-steps.examples.ts';
import { lineLabels, orderedLines } from '../../components/order-lines/order-lines.examples.ts';
import { orderSummaries } from '../../components/order-summary/order-summary.examples.ts';
import { paymentByLanguage } from '../../components/payment-choice/payment-choice.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { CheckoutPaymentScreenProps } from './checkout-payment.tsx';

type Words = readonly [title: string, action: string, submit: string, note: string];

const words: Record<Language, Words> = {
  fr: [
    'Paiement',
    '/fr/commande/paiement',
    'Payer 52,47 €',
    'Vous passez sur la page sécurisée de votre banque. Nous ne voyons jamais votre numéro de carte.',
  ],
  nl: [
    'Betaling',
    '/nl/bestelling/betaling',
    '52,47 € betalen',
    'U gaat naar de beveiligde pagina van uw bank. Wij krijgen uw kaartnummer nooit te zien.',
  ],
  de: [
    'Zahlung',
    '/bestellung/zahlung',
    '52,47 € bezahlen',
    'Sie werden auf die gesicherte Seite Ihrer Bank geleitet. Ihre Kartennummer bekommen wir nie zu sehen.',
  ],
  it: [
    'Pagamento',
    '/ordine/pagamento',
    'Paga 52,47 €',
    'Passi alla pagina protetta della tua banca. Noi non vediamo mai il numero della carta.',
  ],
  es: [
    'Pago',
    '/pedido/pago',
    'Pagar 52,47 €',
    'Pasas a la página segura de tu banco. Nosotros no vemos nunca el número de tu tarjeta.',
  ],
};

function payment(language: Language): CheckoutPaymentScreenProps {
  const [title, action, submit, note] = words[language];
  return {
    title,
    steps: stepsIn(language, 3),
    action,
    payment: paymentByLanguage[language],
    submit,
    note,
    summary: orderSummaries[language],
    lines: { lines: orderedLines[language], labels: lineLabels[language] },
  };
}

export const checkoutPaymentExamples = { byLanguage: inEachLanguage(payment) };
