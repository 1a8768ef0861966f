import { accountNavIn } from '../../components/account-nav/account-nav.examples.ts';
import { orderListExamples, ordersIn } from '../../components/order-list/order-list.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { MyOrdersScreenProps } from './my-orders.tsx';

type Words = readonly [title: string, empty: string, text: string, products: string, href: string];

const words: Record<Language, Words> = {
  fr: [
    'Mes commandes',
    'Aucune commande pour le moment',
    'Vos commandes apparaîtront ici, avec leur suivi et leurs factures.',
    'Voir les produits',
    '/fr/produits',
  ],
  nl: [
    'Mijn bestellingen',
    'Nog geen bestellingen',
    'Hier vindt u straks uw bestellingen, hun verloop en de facturen.',
    'Bekijk de producten',
    '/nl/producten',
  ],
  de: [
    'Meine Bestellungen',
    'Noch keine Bestellung',
    'Hier finden Sie später Ihre Bestellungen mit Verlauf und Rechnungen.',
    'Produkte ansehen',
    '/produkte',
  ],
  it: [
    'I miei ordini',
    'Ancora nessun ordine',
    'Qui troverai i tuoi ordini, con lo stato e le fatture.',
    'Vedi i prodotti',
    '/prodotti',
  ],
  es: [
    'Mis pedidos',
    'Todavía no hay pedidos',
    'Aquí verás tus pedidos, con su seguimiento y sus facturas.',
    'Ver los productos',
    '/productos',
  ],
};

function orders(language: Language): MyOrdersScreenProps {
  const [title, empty, text, label, href] = words[language];
  return {
    title,
    nav: accountNavIn(language, 'orders'),
    orders: ordersIn(language),
    empty: { title: empty, text, links: [{ label, href }] },
  };
}

const loadingWords: Record<Language, string> = {
  fr: 'Chargement de vos commandes…',
  nl: 'Uw bestellingen worden geladen…',
  de: 'Ihre Bestellungen werden geladen …',
  it: 'Caricamento dei tuoi ordini…',
  es: 'Cargando tus pedidos…',
};

function loading(language: Language): MyOrdersScreenProps {
  const { orders: list, ...screen } = orders(language);
  return { ...screen, orders: { ...list, orders: [] }, loading: loadingWords[language] };
}

const byLanguage = inEachLanguage(orders);

export const myOrdersExamples = {
  byLanguage,
  loading: inEachLanguage(loading),
  states: {
    empty: { ...byLanguage.es, orders: { ...byLanguage.es.orders, orders: [] } },
    longest: { ...byLanguage.de, orders: orderListExamples.longest },
    failed: {
      ...byLanguage.fr,
      orders: { ...byLanguage.fr.orders, orders: [] },
      empty: {
        title: 'Vos commandes ne s’affichent pas',
        text: 'Le service ne répond pas. Rechargez la page dans un instant.',
      },
    },
  } satisfies Record<string, MyOrdersScreenProps>,
};
