import { addresses } from '../../components/address-card/address-card.examples.ts';
import { stepsIn } from '../../components/checkout-steps/checkout-steps.examples.ts';
import {
  deliveryByLanguage,
  deliveryChoiceExamples,
  relayChosen,
} from '../../components/delivery-choice/delivery-choice.examples.ts';
import { addressFieldsIn, customerLabels } from '../../components/form-fields/form-fields.examples.ts';
import { summaryOf, withErrors } from '../../components/form-fields/with-errors.ts';
import { lineLabels, orderedLines } from '../../components/order-lines/order-lines.examples.ts';
import { orderSummaries } from '../../components/order-summary/order-summary.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { CheckoutDeliveryScreenProps } from './checkout-delivery.tsx';

interface Words {
  title: string;
  action: string;
  addressesTitle: string;
  shipping: string;
  invoice: string;
  change: string;
  mobileHint: string;
  submit: string;
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Livraison',
    action: '/fr/commande/livraison',
    addressesTitle: 'Où livrer, où facturer ?',
    shipping: 'Livrer à',
    invoice: 'Facturer à',
    change: 'Choisir une autre adresse',
    mobileHint: 'Pour que le livreur puisse vous prévenir.',
    submit: 'Continuer vers le récapitulatif',
  },
  nl: {
    title: 'Levering',
    action: '/nl/bestelling/levering',
    addressesTitle: 'Waar leveren, waar factureren?',
    shipping: 'Leveren op',
    invoice: 'Factureren op',
    change: 'Een ander adres kiezen',
    mobileHint: 'Zo kan de koerier u verwittigen.',
    submit: 'Verder naar het overzicht',
  },
  de: {
    title: 'Lieferung',
    action: '/bestellung/lieferung',
    addressesTitle: 'Wohin liefern wir, wohin geht die Rechnung?',
    shipping: 'Lieferadresse',
    invoice: 'Rechnungsadresse',
    change: 'Andere Adresse wählen',
    mobileHint: 'Damit der Paketdienst Sie benachrichtigen kann.',
    submit: 'Weiter zur Übersicht',
  },
  it: {
    title: 'Consegna',
    action: '/ordine/consegna',
    addressesTitle: 'Dove consegnare, a chi intestare la fattura?',
    shipping: 'Consegna a',
    invoice: 'Fattura a',
    change: 'Scegli un altro indirizzo',
    mobileHint: 'Perché il corriere possa avvisarti.',
    submit: 'Continua al riepilogo',
  },
  es: {
    title: 'Entrega',
    action: '/pedido/entrega',
    addressesTitle: '¿Dónde entregamos y a quién facturamos?',
    shipping: 'Entregar en',
    invoice: 'Facturar a',
    change: 'Elegir otra dirección',
    mobileHint: 'Para que el repartidor pueda avisarte.',
    submit: 'Continuar al resumen',
  },
};

function delivery(language: Language): CheckoutDeliveryScreenProps {
  const { title, action, addressesTitle, shipping, invoice, change, mobileHint, submit } = words[language];
  const [home, work] = addresses[language];
  const { mobile, deliveryInformation } = customerLabels[language];
  return {
    title,
    steps: stepsIn(language, 1),
    action,
    addressesTitle,
    addresses: [
      { title: shipping, address: home, actions: [{ label: change, href: `${action}?shipping` }] },
      { title: invoice, address: work, actions: [{ label: change, href: `${action}?invoice` }] },
    ],
    delivery: deliveryByLanguage[language],
    fields: [
      {
        kind: 'text',
        id: 'checkout-mobile',
        name: 'mobile',
        type: 'tel',
        label: mobile,
        hint: mobileHint,
        required: true,
        measure: 'medium',
        autoComplete: 'tel',
        maxLength: 20,
        defaultValue: home.phone,
      },
      { kind: 'text', id: 'information', name: 'information', label: deliveryInformation, maxLength: 100 },
    ],
    submit,
    summary: orderSummaries[language],
    lines: { lines: orderedLines[language], labels: lineLabels[language] },
  };
}

const byLanguage = inEachLanguage(delivery);

const { fr, de } = byLanguage;

const missing = {
  delivery: 'Choisissez un mode de livraison.',
  'checkout-mobile': 'Saisissez un numéro de mobile valable, par exemple 0470 12 34 56.',
};

const addressErrors = {
  line1: 'Die Zeile darf höchstens 35 Zeichen lang sein. Nutzen Sie die zweite Zeile.',
  zipcode: 'Geben Sie eine Postleitzahl mit fünf Ziffern ein.',
};

export const checkoutDeliveryExamples = {
  byLanguage,
  states: {
    relay: { ...fr, delivery: relayChosen },
    relayMissing: {
      ...fr,
      delivery: deliveryChoiceExamples.relayMissing,
      errors: summaryOf('Il manque une information', { relay: 'Choisissez un point relais.' }),
    },
    missing: {
      ...fr,
      delivery: { ...fr.delivery, chosen: undefined, error: missing.delivery },
      fields: withErrors(fr.fields, missing),
      errors: summaryOf('Quelques champs sont à corriger', missing),
    },
    firstOrder: {
      ...de,
      addresses: [],
      newAddress: { intro: 'Sie haben noch keine Adresse gespeichert.', fields: addressFieldsIn('de') },
      fields: [],
    },
    firstOrderErrors: {
      ...de,
      addresses: [],
      newAddress: {
        intro: 'Sie haben noch keine Adresse gespeichert.',
        fields: withErrors(addressFieldsIn('de'), addressErrors),
      },
      fields: [],
      errors: summaryOf('Bitte prüfen Sie einige Angaben', addressErrors),
    },
  } satisfies Record<string, CheckoutDeliveryScreenProps>,
};
