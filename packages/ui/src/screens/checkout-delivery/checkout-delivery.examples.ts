import { addresses } from '../../components/address-card/address-card.examples.ts';
import { stepsIn } from '../../components/checkout-steps/checkout-steps.examples.ts';
import {
  deliveryByLanguage,
  deliveryChoiceExamples,
  relayChosen,
} from '../../components/delivery-choice/delivery-choice.examples.ts';
import { customerLabels, emailFieldIn, postalFieldsIn } from '../../components/form-fields/form-fields.examples.ts';
import { summaryOf, withErrors } from '../../components/form-fields/with-errors.ts';
import { lineLabels, orderedLines } from '../../components/order-lines/order-lines.examples.ts';
import { orderSummaries } from '../../components/order-summary/order-summary.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { CheckoutDeliveryScreenProps } from './checkout-delivery.tsx';

interface Words {
  title: string;
  action: string;
  addressesTitle: string;
  intro: string;
  shipping: string;
  invoice: string;
  add: string;
  mobileHint: string;
  submit: string;
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Livraison',
    action: '/fr/commande/livraison',
    addressesTitle: 'Où livrer, où facturer ?',
    intro: 'Choisissez parmi les adresses de votre compte.',
    shipping: 'Adresse de livraison',
    invoice: 'Adresse de facturation',
    add: 'Ajouter une adresse',
    mobileHint: 'Pour que le livreur puisse vous prévenir.',
    submit: 'Continuer vers le récapitulatif',
  },
  nl: {
    title: 'Levering',
    action: '/nl/bestelling/levering',
    addressesTitle: 'Waar leveren, waar factureren?',
    intro: 'Kies uit de adressen van uw account.',
    shipping: 'Leveradres',
    invoice: 'Factuuradres',
    add: 'Adres toevoegen',
    mobileHint: 'Zo kan de koerier u verwittigen.',
    submit: 'Verder naar het overzicht',
  },
  de: {
    title: 'Lieferung',
    action: '/bestellung/lieferung',
    addressesTitle: 'Wohin liefern wir, wohin geht die Rechnung?',
    intro: 'Wählen Sie aus den Adressen Ihres Kontos.',
    shipping: 'Lieferadresse',
    invoice: 'Rechnungsadresse',
    add: 'Adresse hinzufügen',
    mobileHint: 'Damit der Paketdienst Sie benachrichtigen kann.',
    submit: 'Weiter zur Übersicht',
  },
  it: {
    title: 'Consegna',
    action: '/ordine/consegna',
    addressesTitle: 'Dove consegnare, a chi intestare la fattura?',
    intro: 'Scegliere tra gli indirizzi dell’account.',
    shipping: 'Indirizzo di consegna',
    invoice: 'Indirizzo di fatturazione',
    add: 'Aggiungi un indirizzo',
    mobileHint: 'Perché il corriere possa avvisarti.',
    submit: 'Continua al riepilogo',
  },
  es: {
    title: 'Entrega',
    action: '/pedido/entrega',
    addressesTitle: '¿Dónde entregamos y a quién facturamos?',
    intro: 'Elige entre las direcciones de tu cuenta.',
    shipping: 'Dirección de envío',
    invoice: 'Dirección de facturación',
    add: 'Añadir una dirección',
    mobileHint: 'Para que el repartidor pueda avisarte.',
    submit: 'Continuar al resumen',
  },
};

function delivery(language: Language): CheckoutDeliveryScreenProps {
  const { title, action, addressesTitle, intro, shipping, invoice, add, mobileHint, submit } = words[language];
  const { mobile, deliveryInformation } = customerLabels[language];
  const options = addresses[language].map(({ label, lines }) => ({
    value: label,
    label: `${label} – ${lines.slice(1, -1).join(', ')}`,
  }));
  const choice = (id: string, label: string, chosen: number) =>
    ({ kind: 'select', id, name: id, label, required: true, options, defaultValue: options[chosen]?.value }) as const;
  return {
    title,
    steps: stepsIn(language, 1),
    action,
    addressesTitle,
    address: {
      intro,
      fields: [choice('shipping_address_id', shipping, 0), choice('invoice_address_id', invoice, 1)],
      link: { label: add, href: `${action}?address` },
    },
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
        defaultValue: addresses[language][0].phone,
      },
      { kind: 'text', id: 'information', name: 'information', label: deliveryInformation, maxLength: 100 },
    ],
    submit,
    summary: orderSummaries[language],
    lines: { lines: orderedLines[language], labels: lineLabels[language] },
  };
}

const byLanguage = inEachLanguage(delivery);

const { fr, de, it } = byLanguage;

const missing = {
  delivery: 'Choisissez un mode de livraison.',
  'checkout-mobile': 'Saisissez un numéro de mobile valable, par exemple 0470 12 34 56.',
};

const otherInvoice = { id: 'other_invoice', name: 'other_invoice', value: '1' } as const;

/** A guest, who has no addresses to choose from. */
const guest: CheckoutDeliveryScreenProps = {
  ...de,
  address: {
    intro: 'Für die Bestellung brauchen Sie kein Konto.',
    fields: [emailFieldIn('de'), ...postalFieldsIn('de')],
    other: {
      box: { ...otherInvoice, label: 'Rechnung an eine andere Adresse' },
      fields: postalFieldsIn('de', 'invoice_'),
    },
  },
};

const guestErrors = {
  email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
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
    guest,
    guestErrors: {
      ...guest,
      address: { ...guest.address, fields: withErrors(guest.address.fields, guestErrors) },
      errors: summaryOf('Bitte prüfen Sie einige Angaben', guestErrors),
    },
    otherInvoice: {
      ...it,
      address: {
        intro: 'L’account non contiene ancora un indirizzo.',
        fields: postalFieldsIn('it'),
        other: {
          box: { ...otherInvoice, label: 'Fattura a un altro indirizzo', defaultChecked: true },
          fields: postalFieldsIn('it', 'invoice_'),
        },
      },
    },
  } satisfies Record<string, CheckoutDeliveryScreenProps>,
};
