import type { OrderWords } from './order-words.ts';

export const it: OrderWords = {
  number: 'Ordine',
  products: 'Prodotti',
  discount: 'Sconto',
  delivery: 'Consegna',
  freeDelivery: 'gratuita',
  total: 'Totale',
  vat: (rate) => `di cui IVA ${rate}%`,
  expected: 'Consegna prevista',
  range: (from, to) => `tra il ${from} e il ${to}`,
  shippingAddress: 'Indirizzo di consegna',
  relay: 'Punto di ritiro',
  carrier: 'Corriere',
  tracking: 'Numero di tracciamento',
  refund: 'Importo rimborsato',
  reference: 'Riferimento',
  returned: 'Prodotti interessati',
  payBefore: 'Da ricevere entro il',
  payee: 'Intestato a',
  sendCheque: 'Assegno da inviare a',
  returnTo: 'Indirizzo per il reso',
  gift: 'in omaggio',
  toOrder: 'Vedere il mio ordine',
  toTracking: 'Seguire il mio pacco',
  withdrawal:
    'Può recedere dall’acquisto entro 14 giorni dalla consegna, senza dare spiegazioni, con «Recedere dal contratto» in fondo al nostro sito o nel Suo account.',
  termsBelow: 'Conservi questa e-mail: più sotto trova per intero le condizioni del Suo ordine.',
  confirmation: {
    title: (number) => `Il Suo ordine ${number} è confermato`,
    paragraphs: ['Grazie per il Suo ordine. Abbiamo ricevuto il pagamento e prepariamo il pacco.'],
  },
  received: {
    title: (number) => `Attendiamo il Suo assegno per l’ordine ${number}`,
    paragraphs: [
      'Grazie per il Suo ordine. Prepariamo il pacco non appena riceviamo il Suo assegno; scriva sul retro il numero dell’ordine.',
      'Senza assegno entro la data indicata qui sotto, l’ordine viene annullato.',
    ],
  },
  shipped: {
    title: (number) => `Il Suo ordine ${number} è in viaggio`,
    paragraphs: ['Il Suo pacco è appena stato affidato al corriere.'],
  },
  refunded: {
    title: (number) => `Rimborso del Suo ordine ${number}`,
    paragraphs: [
      'Abbiamo disposto il rimborso con lo stesso mezzo di pagamento. A seconda della banca, l’importo compare sul conto in alcuni giorni.',
    ],
  },
  withdrawn: {
    title: (number) => `Il Suo recesso dall’ordine ${number}`,
    paragraphs: ['Abbiamo ricevuto la Sua dichiarazione di recesso. Conservi questo messaggio: ne è la prova.'],
    canceled: 'Il Suo pacco non era ancora partito. L’ordine è annullato e Le rimborsiamo l’importo.',
    sendBack:
      'Rispedisca i prodotti entro 14 giorni, con il riferimento qui sotto nel pacco. Il rimborso avviene al più tardi 14 giorni dopo la Sua comunicazione, salvo attesa dei prodotti o della prova della loro spedizione.',
  },
};
