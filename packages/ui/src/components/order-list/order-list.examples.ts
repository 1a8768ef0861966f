import type { Language } from '../../examples/language.examples.ts';
import type { OrderStatus } from '../order-timeline/order-timeline.tsx';
import type { OrderListItem, OrderListProps } from './order-list.tsx';

interface Words {
  path: string;
  prefix: string;
  caption: string;
  labels: OrderListProps['labels'];
  statuses: Readonly<Record<OrderStatus, string>>;
  dates: readonly [string, string, string, string];
  articles: readonly [three: string, one: string];
}

const words: Record<Language, Words> = {
  fr: {
    path: '/fr/mon-compte/commande',
    prefix: 'BE',
    caption: 'Vos commandes, la plus récente d’abord',
    labels: { number: 'Numéro', date: 'Date', status: 'État', articles: 'Contenu', total: 'Total' },
    statuses: {
      pending: 'En attente de paiement',
      paid: 'En préparation',
      shipped: 'Expédiée',
      delivered: 'Livrée',
      cancelled: 'Annulée',
    },
    dates: ['16 novembre 2026', '2 septembre 2026', '14 mai 2026', '1er mars 2026'],
    articles: ['3 articles', '1 article'],
  },
  nl: {
    path: '/nl/mijn-account/bestelling',
    prefix: 'BE',
    caption: 'Uw bestellingen, de recentste eerst',
    labels: { number: 'Nummer', date: 'Datum', status: 'Status', articles: 'Inhoud', total: 'Totaal' },
    statuses: {
      pending: 'Wacht op betaling',
      paid: 'In voorbereiding',
      shipped: 'Verzonden',
      delivered: 'Geleverd',
      cancelled: 'Geannuleerd',
    },
    dates: ['16 november 2026', '2 september 2026', '14 mei 2026', '1 maart 2026'],
    articles: ['3 artikelen', '1 artikel'],
  },
  de: {
    path: '/mein-konto/bestellung',
    prefix: 'DE',
    caption: 'Ihre Bestellungen, die neueste zuerst',
    labels: { number: 'Nummer', date: 'Datum', status: 'Status', articles: 'Inhalt', total: 'Summe' },
    statuses: {
      pending: 'Zahlung ausstehend',
      paid: 'In Vorbereitung',
      shipped: 'Versandt',
      delivered: 'Zugestellt',
      cancelled: 'Storniert',
    },
    dates: ['16. November 2026', '2. September 2026', '14. Mai 2026', '1. März 2026'],
    articles: ['3 Artikel', '1 Artikel'],
  },
  it: {
    path: '/il-mio-account/ordine',
    prefix: 'IT',
    caption: 'I tuoi ordini, dal più recente',
    labels: { number: 'Numero', date: 'Data', status: 'Stato', articles: 'Contenuto', total: 'Totale' },
    statuses: {
      pending: 'In attesa di pagamento',
      paid: 'In preparazione',
      shipped: 'Spedito',
      delivered: 'Consegnato',
      cancelled: 'Annullato',
    },
    dates: ['16 novembre 2026', '2 settembre 2026', '14 maggio 2026', '1º marzo 2026'],
    articles: ['3 articoli', '1 articolo'],
  },
  es: {
    path: '/mi-cuenta/pedido',
    prefix: 'ES',
    caption: 'Tus pedidos, del más reciente al más antiguo',
    labels: { number: 'Número', date: 'Fecha', status: 'Estado', articles: 'Contenido', total: 'Total' },
    statuses: {
      pending: 'Pendiente de pago',
      paid: 'En preparación',
      shipped: 'Enviado',
      delivered: 'Entregado',
      cancelled: 'Cancelado',
    },
    dates: ['16 de noviembre de 2026', '2 de septiembre de 2026', '14 de mayo de 2026', '1 de marzo de 2026'],
    articles: ['3 artículos', '1 artículo'],
  },
};

const rows = [
  ['00481', 'shipped', '2026-11-16', '52,47 €', 0],
  ['00377', 'delivered', '2026-09-02', '24,90 €', 1],
  ['00214', 'cancelled', '2026-05-14', '19,90 €', 1],
  ['00098', 'delivered', '2026-03-01', '58,30 €', 0],
] as const;

export function ordersIn(language: Language): OrderListProps {
  const { path, prefix, caption, labels, statuses, dates, articles } = words[language];
  return {
    caption,
    labels,
    orders: rows.map(([id, status, iso, total, count], index): OrderListItem => {
      const number = `${prefix}-2026-${id}`;
      return {
        number,
        href: `${path}/${number.toLowerCase()}`,
        date: { text: dates[index] ?? iso, iso },
        status,
        statusLabel: statuses[status],
        articles: articles[count],
        total,
      };
    }),
  };
}

const german = ordersIn('de');

export const orderListExamples = {
  french: ordersIn('fr'),
  longest: {
    ...german,
    orders: german.orders.map((order) => ({
      ...order,
      statusLabel: 'Teilweise zugestellt, Rest in Vorbereitung',
      total: '11.249,90 CHF',
    })),
  },
} satisfies Record<string, OrderListProps>;
