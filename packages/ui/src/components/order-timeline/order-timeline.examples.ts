import type { Language } from '../../examples/language.examples.ts';
import type { OrderEvent, OrderStatus, OrderTimelineProps } from './order-timeline.tsx';

type Words = readonly [
  label: string,
  next: string,
  Record<OrderStatus, string>,
  dates: readonly [string, string, string],
  tracking: string,
  track: string,
];

const isoDates = ['2026-11-16', '2026-11-17', '2026-11-19'] as const;

const words: Record<Language, Words> = {
  fr: [
    'Suivi de la commande',
    'à venir',
    {
      pending: 'Commande reçue',
      paid: 'Payée, en préparation',
      shipped: 'Expédiée',
      delivered: 'Livrée',
      cancelled: 'Annulée',
    },
    ['16 novembre 2026', '17 novembre 2026', '19 novembre 2026'],
    'Numéro de suivi',
    'Suivre le colis',
  ],
  nl: [
    'Verloop van de bestelling',
    'volgt nog',
    {
      pending: 'Bestelling ontvangen',
      paid: 'Betaald, in voorbereiding',
      shipped: 'Verzonden',
      delivered: 'Geleverd',
      cancelled: 'Geannuleerd',
    },
    ['16 november 2026', '17 november 2026', '19 november 2026'],
    'Volgnummer',
    'Pakket volgen',
  ],
  de: [
    'Verlauf der Bestellung',
    'steht noch aus',
    {
      pending: 'Bestellung eingegangen',
      paid: 'Bezahlt, in Vorbereitung',
      shipped: 'Versandt',
      delivered: 'Zugestellt',
      cancelled: 'Storniert',
    },
    ['16. November 2026', '17. November 2026', '19. November 2026'],
    'Sendungsnummer',
    'Sendung verfolgen',
  ],
  it: [
    'Stato dell’ordine',
    'in arrivo',
    {
      pending: 'Ordine ricevuto',
      paid: 'Pagato, in preparazione',
      shipped: 'Spedito',
      delivered: 'Consegnato',
      cancelled: 'Annullato',
    },
    ['16 novembre 2026', '17 novembre 2026', '19 novembre 2026'],
    'Numero di spedizione',
    'Segui il pacco',
  ],
  es: [
    'Seguimiento del pedido',
    'pendiente',
    {
      pending: 'Pedido recibido',
      paid: 'Pagado, en preparación',
      shipped: 'Enviado',
      delivered: 'Entregado',
      cancelled: 'Cancelado',
    },
    ['16 de noviembre de 2026', '17 de noviembre de 2026', '19 de noviembre de 2026'],
    'Número de seguimiento',
    'Seguir el paquete',
  ],
};

const way = ['pending', 'paid', 'shipped', 'delivered'] as const;

/** @param reached how many of the four events have happened: 3 is shipped */
export function timelineIn(language: keyof typeof words, reached: number): OrderTimelineProps {
  const [label, next, names, dates, tracking, track] = words[language];
  return {
    label,
    next,
    events: way.map((status, index): OrderEvent => {
      const day = Math.min(index, 2) as 0 | 1 | 2;
      const isShipped = status === 'shipped' && reached > 2;
      return {
        status,
        label: names[status],
        date: index < reached ? { text: dates[day], iso: isoDates[day] } : undefined,
        detail: isShipped ? `${tracking} 3SVL0048127703` : undefined,
        link: isShipped ? { label: track, href: 'https://carrier.example/3SVL0048127703' } : undefined,
      };
    }),
  };
}

const cancelled = timelineIn('fr', 1);

export const orderTimelineExamples = {
  pending: timelineIn('nl', 1),
  shipped: timelineIn('de', 3),
  delivered: timelineIn('it', 4),
  cancelled: {
    ...cancelled,
    events: [
      ...cancelled.events.slice(0, 1),
      {
        status: 'cancelled',
        label: 'Annulée',
        date: { text: '16 novembre 2026', iso: '2026-11-16' },
        detail: 'Le paiement n’est pas arrivé dans les 15 minutes. Rien n’a été débité.',
      },
    ],
  },
} satisfies Record<string, OrderTimelineProps>;
