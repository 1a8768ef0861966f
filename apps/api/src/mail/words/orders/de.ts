import type { OrderWords } from './order-words.ts';

export const de: OrderWords = {
  number: 'Bestellung',
  products: 'Produkte',
  discount: 'Rabatt',
  delivery: 'Versand',
  freeDelivery: 'kostenlos',
  total: 'Gesamtbetrag',
  vat: (rate) => `darin ${rate} % MwSt.`,
  expected: 'Voraussichtliche Lieferung',
  range: (from, to) => `zwischen dem ${from} und dem ${to}`,
  shippingAddress: 'Lieferadresse',
  relay: 'Abholstelle',
  carrier: 'Paketdienst',
  tracking: 'Sendungsnummer',
  refund: 'Erstatteter Betrag',
  reference: 'Referenz',
  returned: 'Betroffene Produkte',
  payBefore: 'Eingang bis',
  payee: 'Ausgestellt auf',
  sendCheque: 'Scheck senden an',
  returnTo: 'Adresse für die Rücksendung',
  gift: 'gratis',
  toOrder: 'Bestellung ansehen',
  toTracking: 'Paket verfolgen',
  withdrawal:
    'Sie können den Kauf innerhalb von 14 Tagen nach Erhalt ohne Angabe von Gründen widerrufen, unter „Vertrag widerrufen“ am Ende unserer Website oder in Ihrem Konto.',
  termsBelow: 'Bewahren Sie diese E-Mail auf: Weiter unten stehen die vollständigen Bedingungen Ihrer Bestellung.',
  confirmation: {
    title: (number) => `Ihre Bestellung ${number} ist bestätigt`,
    paragraphs: ['Vielen Dank für Ihre Bestellung. Ihre Zahlung ist eingegangen, und wir bereiten Ihr Paket vor.'],
  },
  received: {
    title: (number) => `Wir warten auf Ihren Scheck zur Bestellung ${number}`,
    paragraphs: [
      'Vielen Dank für Ihre Bestellung. Wir bereiten Ihr Paket vor, sobald Ihr Scheck bei uns ist; bitte notieren Sie auf der Rückseite die Bestellnummer.',
      'Ohne Scheck bis zum unten genannten Datum wird die Bestellung storniert.',
    ],
  },
  shipped: {
    title: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    paragraphs: ['Ihr Paket wurde soeben dem Paketdienst übergeben.'],
  },
  refunded: {
    title: (number) => `Erstattung zu Ihrer Bestellung ${number}`,
    paragraphs: [
      'Wir haben die Erstattung auf demselben Zahlungsweg veranlasst. Je nach Bank ist der Betrag in einigen Tagen auf Ihrem Konto.',
    ],
  },
  withdrawn: {
    title: (number) => `Ihr Widerruf zur Bestellung ${number}`,
    paragraphs: ['Ihr Widerruf ist bei uns eingegangen. Bewahren Sie diese Nachricht als Nachweis auf.'],
    canceled: 'Ihr Paket war noch nicht unterwegs. Die Bestellung ist storniert, und wir erstatten Ihnen den Betrag.',
    sendBack:
      'Senden Sie die Produkte innerhalb von 14 Tagen zurück und legen Sie die unten genannte Referenz bei. Wir erstatten den Betrag spätestens 14 Tage nach Eingang Ihres Widerrufs; wir dürfen warten, bis die Produkte oder der Nachweis der Rücksendung bei uns sind.',
  },
};
