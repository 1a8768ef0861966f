import { accountNavIn } from '../../components/account-nav/account-nav.examples.ts';
import { chosenAddressesIn } from '../../components/address-card/address-card.examples.ts';
import { orderTimelineExamples, timelineIn } from '../../components/order-timeline/order-timeline.examples.ts';
import { ordersIn } from '../../components/order-list/order-list.examples.ts';
import { orderReviewsExamples } from '../../components/order-reviews/order-reviews.examples.ts';
import { OrderReviews } from '../../components/order-reviews/order-reviews.tsx';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import { formSectionExamples, reviewSectionExamples } from '../../sections/account/form-section.examples.tsx';
import { FormSection } from '../../sections/account/form-section.tsx';
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
  receipt: string;
  again: string;
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
    receipt: 'Reçu',
    again: 'Commander à nouveau',
  },
  nl: {
    title: 'Bestelling',
    back: 'Al mijn bestellingen',
    timeline: 'Waar is ze?',
    linesTitle: 'Uw producten',
    facts: ['In detail', 'Datum', 'Levering', 'Betaling', 'Transactie'],
    delivery: 'Aan huis, per koerier',
    payment: 'Betaalkaart',
    receipt: 'Ontvangstbewijs',
    again: 'Opnieuw bestellen',
  },
  de: {
    title: 'Bestellung',
    back: 'Alle Bestellungen',
    timeline: 'Wo ist sie?',
    linesTitle: 'Ihre Produkte',
    facts: ['Im Einzelnen', 'Datum', 'Versand', 'Zahlung', 'Transaktion'],
    delivery: 'Nach Hause, mit Paketdienst',
    payment: 'Bankkarte',
    receipt: 'Zahlungsbeleg',
    again: 'Erneut bestellen',
  },
  it: {
    title: 'Ordine',
    back: 'Tutti i miei ordini',
    timeline: 'Dov’è il tuo ordine?',
    linesTitle: 'I tuoi prodotti',
    facts: ['In dettaglio', 'Data', 'Consegna', 'Pagamento', 'Transazione'],
    delivery: 'A domicilio, con corriere',
    payment: 'Carta',
    receipt: 'Ricevuta',
    again: 'Ordina di nuovo',
  },
  es: {
    title: 'Pedido',
    back: 'Todos mis pedidos',
    timeline: '¿Dónde está?',
    linesTitle: 'Tus productos',
    facts: ['En detalle', 'Fecha', 'Envío', 'Pago', 'Transacción'],
    delivery: 'A domicilio, por mensajería',
    payment: 'Tarjeta',
    receipt: 'Recibo',
    again: 'Repetir el pedido',
  },
};

function order(language: Language): MyOrderScreenProps {
  const { title, back, timeline, linesTitle, facts, delivery, payment, receipt, again } = words[language];
  const nav = accountNavIn(language, 'orders');
  const { lines, summary } = checkoutDeliveryExamples.byLanguage[language];
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
    addresses: chosenAddressesIn(language),
    facts: { title: factsTitle, items: labels.map((label, index) => ({ label, value: values[index] ?? '' })) },
    receipt: { label: receipt, href: `${last?.href ?? ''}/receipt` },
    again: { label: again, action: last?.href ?? '' },
  };
}

const byLanguage = inEachLanguage(order);
const { fr, nl, de, it } = byLanguage;

export const myOrderExamples = {
  byLanguage,
  states: {
    pendingPayment: {
      ...nl,
      timeline: { ...timelineIn('nl', 1), title: nl.timeline.title },
      message: {
        tone: 'warning',
        title: 'Deze bestelling is nog niet betaald',
        children: 'U hebt nog 9 minuten om met uw kaart te betalen.',
      },
      pay: { label: 'Nu betalen', href: '/nl/bestelling/betaling' },
      receipt: undefined,
    },
    cancelled: {
      ...fr,
      timeline: { ...orderTimelineExamples.cancelled, title: fr.timeline.title },
      receipt: undefined,
    },
    delivered: {
      ...de,
      timeline: { ...timelineIn('de', 4), title: de.timeline.title },
      withdraw: { label: formSectionExamples.withdrawal.title, href: `#${formSectionExamples.withdrawal.id}` },
      more: (
        <>
          <FormSection id="reviews" title="Ihre Bewertungen">
            <OrderReviews {...orderReviewsExamples.longestGerman} />
          </FormSection>
          <FormSection {...reviewSectionExamples.de} />
          <FormSection {...formSectionExamples.withdrawal} />
        </>
      ),
    },
    returned: {
      ...it,
      timeline: { ...orderTimelineExamples.delivered, title: it.timeline.title },
      message: {
        tone: 'success',
        live: 'status',
        children: 'Il recesso è registrato. La conferma di ricezione arriva per e-mail.',
      },
      facts: {
        ...it.facts,
        items: [
          ...it.facts.items,
          { label: 'Rimborsato', value: '16,65 €' },
          { label: 'Reso R-7K3M9Q2F', value: 'Rimborsato: 16,65 €' },
          { label: 'Reso R-4X8TB1WN', value: 'Annunciato, da rimborsare: 35,82 €' },
        ],
      },
    },
  } satisfies Record<string, MyOrderScreenProps>,
};
