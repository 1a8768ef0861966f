import type { OrderWords } from './order-words.ts';

export const nl: OrderWords = {
  number: 'Bestelling',
  products: 'Producten',
  discount: 'Korting',
  delivery: 'Levering',
  freeDelivery: 'gratis',
  total: 'Totaal',
  vat: (rate) => `waarvan ${rate}% btw`,
  expected: 'Verwachte levering',
  range: (from, to) => `tussen ${from} en ${to}`,
  shippingAddress: 'Leveradres',
  relay: 'Afhaalpunt',
  carrier: 'Vervoerder',
  tracking: 'Volgnummer',
  refund: 'Terugbetaald bedrag',
  reference: 'Referentie',
  returned: 'Betrokken producten',
  payBefore: 'Te ontvangen vóór',
  payee: 'Op naam van',
  sendCheque: 'Cheque sturen naar',
  returnTo: 'Retouradres',
  gift: 'gratis',
  toOrder: 'Mijn bestelling bekijken',
  toTracking: 'Mijn pakket volgen',
  withdrawal:
    'U kunt de aankoop binnen 14 dagen na ontvangst zonder opgave van redenen herroepen, via “Overeenkomst herroepen” onderaan onze site of in uw account.',
  termsBelow: 'Bewaar deze e-mail: onderaan staan de volledige voorwaarden van uw bestelling.',
  confirmation: {
    title: (number) => `Uw bestelling ${number} is bevestigd`,
    paragraphs: ['Bedankt voor uw bestelling. We hebben uw betaling ontvangen en maken uw pakket klaar.'],
  },
  received: {
    title: (number) => `We wachten op uw cheque voor bestelling ${number}`,
    paragraphs: [
      'Bedankt voor uw bestelling. We maken uw pakket klaar zodra we uw cheque hebben ontvangen; vermeld op de achterkant het nummer van de bestelling.',
      'Zonder cheque vóór de onderstaande datum wordt de bestelling geannuleerd.',
    ],
  },
  shipped: {
    title: (number) => `Uw bestelling ${number} is onderweg`,
    paragraphs: ['Uw pakket is zojuist aan de vervoerder overhandigd.'],
  },
  refunded: {
    title: (number) => `Terugbetaling van uw bestelling ${number}`,
    paragraphs: [
      'We hebben uw terugbetaling aangevraagd, via dezelfde betaalwijze. Afhankelijk van uw bank staat het bedrag binnen enkele dagen op uw rekening.',
    ],
  },
  withdrawn: {
    title: (number) => `Uw herroeping van bestelling ${number}`,
    paragraphs: ['We hebben uw herroeping ontvangen. Bewaar dit bericht: het is uw bewijs.'],
    canceled: 'Uw pakket was nog niet vertrokken. De bestelling is geannuleerd en we betalen u terug.',
    sendBack:
      'Stuur de producten binnen 14 dagen terug, met de onderstaande referentie in het pakket. We betalen u uiterlijk 14 dagen na uw bericht terug; we mogen wachten op de producten of op het bewijs dat u ze hebt teruggestuurd.',
  },
};
