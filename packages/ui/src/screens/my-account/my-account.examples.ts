import { accountNavIn } from '../../components/account-nav/account-nav.examples.ts';
import { addresses } from '../../components/address-card/address-card.examples.ts';
import { lineLabels, orderedLines } from '../../components/order-lines/order-lines.examples.ts';
import { ordersIn } from '../../components/order-list/order-list.examples.ts';
import { timelineIn } from '../../components/order-timeline/order-timeline.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { MyAccountScreenProps } from './my-account.tsx';

interface Words {
  title: string;
  order: string;
  orderLink: string;
  address: string;
  edit: string;
  /** Orders, favourites, pharmacies, subscriptions. */
  tiles: readonly [string, string, string, string];
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Bonjour Camille',
    order: 'Votre dernière commande',
    orderLink: 'Voir la commande',
    address: 'Votre adresse de livraison',
    edit: 'Modifier',
    tiles: ['4 commandes depuis mars 2026', '4 produits gardés', '2 pharmacies gardées', '1 abonnement actif'],
  },
  nl: {
    title: 'Dag Lotte',
    order: 'Uw laatste bestelling',
    orderLink: 'Bestelling bekijken',
    address: 'Uw leveradres',
    edit: 'Wijzigen',
    tiles: ['4 bestellingen sinds maart 2026', '4 bewaarde producten', '2 bewaarde apotheken', '1 actief abonnement'],
  },
  de: {
    title: 'Guten Tag, Johanna Brandt',
    order: 'Ihre letzte Bestellung',
    orderLink: 'Bestellung ansehen',
    address: 'Ihre Lieferadresse',
    edit: 'Bearbeiten',
    tiles: ['4 Bestellungen seit März 2026', '4 gemerkte Produkte', '2 gemerkte Apotheken', '1 aktives Abonnement'],
  },
  it: {
    title: 'Ciao Giulia',
    order: 'Il tuo ultimo ordine',
    orderLink: 'Vedi l’ordine',
    address: 'Il tuo indirizzo di consegna',
    edit: 'Modifica',
    tiles: ['4 ordini da marzo 2026', '4 prodotti salvati', '2 farmacie salvate', '1 iscrizione attiva'],
  },
  es: {
    title: 'Hola, Lucía',
    order: 'Tu último pedido',
    orderLink: 'Ver el pedido',
    address: 'Tu dirección de envío',
    edit: 'Modificar',
    tiles: ['4 pedidos desde marzo de 2026', '4 productos guardados', '2 farmacias guardadas', '1 suscripción activa'],
  },
};

const tileParts = ['orders', 'favourites', 'pharmacies', 'profile'] as const;

function account(language: Language): MyAccountScreenProps {
  const { title, order, orderLink, address, edit, tiles } = words[language];
  const [last] = ordersIn(language).orders;
  const itemOf = (part: (typeof tileParts)[number] | 'addresses') =>
    accountNavIn(language, part).items.find(({ current }) => current);
  return {
    title,
    nav: accountNavIn(language, 'account'),
    order: {
      title: order,
      text: last ? [last.number, last.date.text, last.total].join(' · ') : '',
      content: {
        timeline: timelineIn(language, 3),
        lines: { lines: orderedLines[language], labels: lineLabels[language] },
      },
      link: { label: orderLink, href: last?.href ?? '' },
    },
    tiles: tileParts.map((part, index) => {
      const item = itemOf(part);
      return {
        title: item?.label ?? '',
        href: item?.href ?? '',
        icon: item?.icon ?? 'account',
        text: tiles[index] ?? '',
      };
    }),
    address: {
      title: address,
      address: addresses[language][0],
      actions: [{ label: edit, href: itemOf('addresses')?.href ?? '' }],
    },
  };
}

const byLanguage = inEachLanguage(account);

export const myAccountExamples = {
  byLanguage,
  states: {
    new: {
      ...byLanguage.fr,
      title: 'Bienvenue, Camille',
      message: {
        tone: 'success',
        live: 'status',
        children: 'Votre compte est créé. Nous vous avons envoyé un e-mail de confirmation.',
      },
      order: {
        title: 'Votre première commande',
        text: 'Elle s’affichera ici, avec son suivi. La livraison est offerte dès 49 €.',
        link: { label: 'Voir les produits', href: '/fr/produits' },
      },
      address: undefined,
    },
    longest: { ...byLanguage.de, title: 'Guten Tag, Maximiliane-Katharina Freifrau von Hohenstein-Schwarzenberg' },
  } satisfies Record<string, MyAccountScreenProps>,
};
