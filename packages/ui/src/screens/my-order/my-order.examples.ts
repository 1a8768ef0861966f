import { accountNavIn } from '../../components/account-nav/account-nav.examples.ts';
import { orderTimelineExamples, timelineIn } from '../../components/order-timeline/order-timeline.examples.ts';
import { ordersIn } from '../../components/order-list/order-list.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import { checkoutDeliveryExamples } from '../checkout-delivery/checkout-delivery.examples.ts';
import type { MyOrderScreenProps } from './my-order.tsx';

interface Words {
  title: string;
  back: string;
  timeline: string;
  linesTitle: string;
  facts: readonly [title: string, date: string, delivery: string, payment: string, transaction: string];
  delivery: string;
  payment: string;
  documents: readonly [title: string, label: string, detail: string];
  actions: readonly (readonly [label: string, href: string])[];
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Commande',
    back: 'Toutes mes commandes',
    timeline: 'Où en est-elle ?',
    linesTitle: 'Vos produits',
    facts: ['En détail', 'Date', 'Livraison', 'Paiement', 'Transaction'],
    delivery: 'À domicile, par transporteur',
    payment: 'Carte bancaire',
    documents: ['Documents', 'Facture', 'PDF, 84 ko'],
    actions: [
      ['Commander à nouveau', '/fr/panier?commande=be-2026-00481'],
      ['Changer d’avis : se rétracter', '/fr/retractation'],
    ],
  },
  nl: {
    title: 'Bestelling',
    back: 'Al mijn bestellingen',
    timeline: 'Waar is ze?',
    linesTitle: 'Uw producten',
    facts: ['In detail', 'Datum', 'Levering', 'Betaling', 'Transactie'],
    delivery: 'Aan huis, per koerier',
    payment: 'Betaalkaart',
    documents: ['Documenten', 'Factuur', 'PDF, 84 kB'],
    actions: [
      ['Opnieuw bestellen', '/nl/winkelmand?bestelling=be-2026-00481'],
      ['Bestelling herroepen', '/nl/herroeping'],
    ],
  },
  de: {
    title: 'Bestellung',
    back: 'Alle Bestellungen',
    timeline: 'Wo ist sie?',
    linesTitle: 'Ihre Produkte',
    facts: ['Im Einzelnen', 'Datum', 'Versand', 'Zahlung', 'Transaktion'],
    delivery: 'Nach Hause, mit Paketdienst',
    payment: 'Bankkarte',
    documents: ['Dokumente', 'Rechnung', 'PDF, 84 kB'],
    actions: [
      ['Erneut bestellen', '/warenkorb?bestellung=de-2026-00481'],
      ['Bestellung widerrufen', '/widerruf'],
    ],
  },
  it: {
    title: 'Ordine',
    back: 'Tutti i miei ordini',
    timeline: 'Dov’è il tuo ordine?',
    linesTitle: 'I tuoi prodotti',
    facts: ['In dettaglio', 'Data', 'Consegna', 'Pagamento', 'Transazione'],
    delivery: 'A domicilio, con corriere',
    payment: 'Carta',
    documents: ['Documenti', 'Fattura', 'PDF, 84 kB'],
    actions: [
      ['Ordina di nuovo', '/carrello?ordine=it-2026-00481'],
      ['Recedi dall’ordine', '/recesso'],
    ],
  },
  es: {
    title: 'Pedido',
    back: 'Todos mis pedidos',
    timeline: '¿Dónde está?',
    linesTitle: 'Tus productos',
    facts: ['En detalle', 'Fecha', 'Envío', 'Pago', 'Transacción'],
    delivery: 'A domicilio, por mensajería',
    payment: 'Tarjeta',
    documents: ['Documentos', 'Factura', 'PDF, 84 kB'],
    actions: [
      ['Repetir el pedido', '/carrito?pedido=es-2026-00481'],
      ['Desistir del pedido', '/desistimiento'],
    ],
  },
};

function order(language: Language): MyOrderScreenProps {
  const { title, back, timeline, linesTitle, facts, delivery, payment, documents, actions } = words[language];
  const nav = accountNavIn(language, 'orders');
  const { lines, summary, addresses } = checkoutDeliveryExamples.byLanguage[language];
  const [last] = ordersIn(language).orders;
  const [factsTitle, ...labels] = facts;
  const values = [last?.date.text, delivery, payment, '9F2C-77A1-0048'];
  return {
    title: `${title} ${last?.number ?? ''}`,
    nav,
    back: { label: back, href: nav.items.find(({ current }) => current)?.href ?? '' },
    timeline: { ...timelineIn(language, 3), title: timeline },
    linesTitle,
    lines,
    summary,
    addresses: addresses.map((each) => ({ ...each, actions: [] })),
    facts: { title: factsTitle, items: labels.map((label, index) => ({ label, value: values[index] ?? '' })) },
    documents: {
      title: documents[0],
      items: [{ label: `${documents[1]} ${last?.number ?? ''}`, href: '/invoice.pdf', detail: documents[2] }],
    },
    actions: actions.map(([label, href]) => ({ label, href })),
  };
}

const byLanguage = inEachLanguage(order);

export const myOrderExamples = {
  byLanguage,
  states: {
    pendingPayment: {
      ...byLanguage.nl,
      timeline: { ...timelineIn('nl', 1), title: 'Waar is ze?' },
      message: {
        tone: 'warning',
        title: 'Deze bestelling is nog niet betaald',
        children: 'U hebt nog 9 minuten om met uw kaart te betalen.',
      },
      documents: undefined,
      actions: [{ label: 'Nu betalen', href: '/nl/bestelling/betaling' }],
    },
    cancelled: {
      ...byLanguage.fr,
      timeline: { ...orderTimelineExamples.cancelled, title: 'Où en est-elle ?' },
      documents: undefined,
      actions: byLanguage.fr.actions.slice(0, 1),
    },
    delivered: { ...byLanguage.it, timeline: { ...orderTimelineExamples.delivered, title: 'Dov’è il tuo ordine?' } },
  } satisfies Record<string, MyOrderScreenProps>,
};
