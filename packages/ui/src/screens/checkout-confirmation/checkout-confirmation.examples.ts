import { accountNavIn } from '../../components/account-nav/account-nav.examples.ts';
import { chosenAddressesIn } from '../../components/address-card/address-card.examples.ts';
import { timelineIn } from '../../components/order-timeline/order-timeline.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import { checkoutDeliveryExamples } from '../checkout-delivery/checkout-delivery.examples.ts';
import type { CheckoutConfirmationScreenProps } from './checkout-confirmation.tsx';

interface Words {
  title: string;
  text: string;
  number: readonly [label: string, value: string];
  timeline: string;
  linesTitle: string;
  order: string;
  products: readonly [label: string, href: string];
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Merci, Camille. Votre commande est confirmée.',
    text: 'Nous venons d’envoyer une confirmation à camille.dubois@exemple.example. Votre colis arrive entre le 19 et le 23 novembre 2026.',
    number: ['Numéro de commande', 'BE-2026-00481'],
    timeline: 'Et maintenant ?',
    linesTitle: 'Vos produits',
    order: 'Suivre ma commande',
    products: ['Retour aux produits', '/fr/produits'],
  },
  nl: {
    title: 'Dank u, Lotte. Uw bestelling is geplaatst.',
    text: 'We hebben een bevestiging gestuurd naar lotte.peeters@voorbeeld.example. Uw pakket komt aan tussen 19 en 23 november 2026.',
    number: ['Bestelnummer', 'BE-2026-00482'],
    timeline: 'Wat gebeurt er nu?',
    linesTitle: 'Uw producten',
    order: 'Mijn bestelling volgen',
    products: ['Terug naar de producten', '/nl/producten'],
  },
  de: {
    title: 'Vielen Dank, Johanna. Ihre Bestellung ist bei uns.',
    text: 'Wir haben Ihnen eine Bestätigung an johanna.brandt@beispiel.example geschickt. Ihr Paket kommt zwischen dem 19. und dem 23. November 2026 an.',
    number: ['Bestellnummer', 'DE-2026-01204'],
    timeline: 'Wie geht es weiter?',
    linesTitle: 'Ihre Produkte',
    order: 'Bestellung verfolgen',
    products: ['Zurück zu den Produkten', '/produkte'],
  },
  it: {
    title: 'Grazie, Giulia. Il tuo ordine è confermato.',
    text: 'Abbiamo inviato la conferma a giulia.conti@esempio.example. Il pacco arriva tra il 19 e il 23 novembre 2026.',
    number: ['Numero d’ordine', 'IT-2026-00917'],
    timeline: 'Che cosa succede ora?',
    linesTitle: 'I tuoi prodotti',
    order: 'Segui il mio ordine',
    products: ['Torna ai prodotti', '/prodotti'],
  },
  es: {
    title: 'Gracias, Lucía. Tu pedido está confirmado.',
    text: 'Hemos enviado la confirmación a lucia.navarro@ejemplo.example. El paquete llegará entre el 19 y el 23 de noviembre de 2026.',
    number: ['Número de pedido', 'ES-2026-00733'],
    timeline: '¿Y ahora qué?',
    linesTitle: 'Tus productos',
    order: 'Seguir mi pedido',
    products: ['Volver a los productos', '/productos'],
  },
};

/** The path of the orders of an account. */
function ordersPath(language: Language) {
  return accountNavIn(language, 'orders').items.find((item) => item.current)?.href ?? '';
}

function confirmation(language: Language): CheckoutConfirmationScreenProps {
  const { title, text, number, timeline, linesTitle, order, products } = words[language];
  const { lines, summary } = checkoutDeliveryExamples.byLanguage[language];
  const [address] = chosenAddressesIn(language);
  return {
    title,
    text,
    number: { label: number[0], value: number[1] },
    timeline: { ...timelineIn(language, 2), title: timeline },
    linesTitle,
    lines,
    address,
    summary,
    links: [
      { label: order, href: `${ordersPath(language)}/${number[1].toLowerCase()}` },
      { label: products[0], href: products[1] },
    ],
  };
}

const byLanguage = inEachLanguage(confirmation);

export const checkoutConfirmationExamples = {
  byLanguage,
  states: {
    cheque: {
      ...byLanguage.fr,
      title: 'Merci, Camille. Nous attendons votre chèque.',
      text: 'Nous venons d’envoyer les indications à camille.dubois@exemple.example. Votre colis part dès que le chèque est encaissé.',
      message: {
        title: 'À l’ordre de Veralune Belgique',
        children:
          'Écrivez le numéro de commande au dos et envoyez le chèque à Veralune, Quai aux Briques 12, 1000 Bruxelles.',
      },
      timeline: { ...timelineIn('fr', 1), title: 'Et maintenant ?' },
    },
  } satisfies Record<string, CheckoutConfirmationScreenProps>,
};
