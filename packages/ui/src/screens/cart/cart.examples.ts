import { codeFieldExamples, codeLabels, refusals } from '../../components/code-field/code-field.examples.ts';
import { stepsIn } from '../../components/checkout-steps/checkout-steps.examples.ts';
import { reachedByLanguage } from '../../components/shipping-progress/shipping-progress.examples.ts';
import {
  cartLines,
  lineLabels,
  orderedLines,
  linesWithNotices,
} from '../../components/order-lines/order-lines.examples.ts';
import { cartSummaries, orderSummaries } from '../../components/order-summary/order-summary.examples.ts';
import { frenchProducts } from '../../components/product-card/product-card.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { CartScreenProps, EmptyCart, FilledCart } from './cart.tsx';

type Filled = { title: string } & FilledCart;

interface Words {
  title: string;
  path: string;
  checkout: readonly [label: string, href: string];
  back: readonly [label: string, href: string];
  assurances: readonly string[];
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Votre panier',
    path: '/fr/panier',
    checkout: ['Passer la commande', '/fr/commande/livraison'],
    back: ['Continuer mes achats', '/fr/produits'],
    assurances: [
      'Commandé avant midi, expédié le jour même',
      '14 jours pour changer d’avis après réception',
      'Paiement sur la page sécurisée de la banque',
    ],
  },
  nl: {
    title: 'Uw winkelmand',
    path: '/nl/winkelmand',
    checkout: ['Naar de bestelling', '/nl/bestelling/levering'],
    back: ['Verder winkelen', '/nl/producten'],
    assurances: [
      'Vóór 12 uur besteld, dezelfde dag verzonden',
      '14 dagen bedenktijd na ontvangst',
      'Betalen op de beveiligde pagina van de bank',
    ],
  },
  de: {
    title: 'Ihr Warenkorb',
    path: '/warenkorb',
    checkout: ['Zur Kasse', '/bestellung/lieferung'],
    back: ['Weiter einkaufen', '/produkte'],
    assurances: [
      'Vor 12 Uhr bestellt, noch am selben Tag versandt',
      '14 Tage Widerrufsrecht nach Erhalt',
      'Zahlung auf der gesicherten Seite der Bank',
    ],
  },
  it: {
    title: 'Il tuo carrello',
    path: '/carrello',
    checkout: ['Procedi all’ordine', '/ordine/consegna'],
    back: ['Continua gli acquisti', '/prodotti'],
    assurances: [
      'Ordini entro mezzogiorno, spedizione in giornata',
      '14 giorni per cambiare idea dopo la consegna',
      'Pagamento sulla pagina protetta della banca',
    ],
  },
  es: {
    title: 'Tu carrito',
    path: '/carrito',
    checkout: ['Tramitar el pedido', '/pedido/entrega'],
    back: ['Seguir comprando', '/productos'],
    assurances: [
      'Si pides antes del mediodía, sale el mismo día',
      '14 días para cambiar de opinión tras la entrega',
      'Pago en la página segura del banco',
    ],
  },
};

function cart(language: Language): Filled {
  const { title, path, checkout, back, assurances } = words[language];
  return {
    kind: 'filled',
    title,
    steps: stepsIn(language, 0),
    lines: { lines: cartLines[language], action: path, labels: lineLabels[language] },
    code: { id: 'code', name: 'code', action: path, state: { kind: 'idle' }, labels: codeLabels[language] },
    summary: cartSummaries[language],
    checkout: { label: checkout[0], href: checkout[1] },
    back: { label: back[0], href: back[1] },
    assurances,
  };
}

const filled: Record<Language, Filled> = inEachLanguage(cart);

const byLanguage: Record<Language, CartScreenProps> = filled;
const { fr, de, it } = filled;

const empty: { title: string } & EmptyCart = {
  kind: 'empty',
  title: 'Votre panier est vide',
  empty: {
    title: 'Par où commencer ?',
    text: 'Partez d’un besoin, ou retrouvez les produits que vous aviez mis de côté.',
    links: [
      { label: 'Chercher par besoin', href: '/fr/besoins' },
      { label: 'Tous les produits', href: '/fr/produits' },
      { label: 'Mes produits favoris', href: '/fr/mon-compte/produits-favoris' },
    ],
  },
  shelf: { title: 'À découvrir en ce moment', products: frenchProducts },
  labels: lineLabels.fr,
};

export const cartExamples = {
  byLanguage,
  states: {
    empty,
    emptied: {
      ...empty,
      shelf: undefined,
      messages: [
        {
          id: 'removed',
          tone: 'success',
          live: 'status',
          children: 'Florelune Équilibre a été retiré de votre panier.',
        },
      ],
    },
    freeShipping: {
      ...it,
      lines: { ...it.lines, lines: orderedLines.it },
      code: { ...it.code, state: { kind: 'applied', code: 'BENVENUTO10', benefit: '10 % di sconto' } },
      summary: { ...orderSummaries.it, title: 'Riepilogo', shipping: reachedByLanguage.it },
    },
    messages: {
      ...de,
      lines: { ...de.lines, lines: linesWithNotices },
      checkout: undefined,
      errors: {
        title: 'So können Sie noch nicht bestellen',
        errors: [
          { fieldId: 'lines', message: 'Micralba Magnesium ist zurzeit nicht lieferbar. Entfernen Sie den Artikel.' },
        ],
      },
      messages: [
        {
          id: 'changed',
          tone: 'warning',
          title: 'Ihr Warenkorb hat sich geändert',
          children: 'Seit Ihrem letzten Besuch haben sich Bestände geändert. Bitte prüfen Sie die Mengen.',
        },
      ],
    },
    gift: {
      ...fr,
      code: {
        ...codeFieldExamples.applied,
        state: { kind: 'applied', code: 'CSM-4812-78', benefit: 'Un produit offert' },
      },
      gift: {
        id: 'gift',
        name: 'gift',
        action: '/fr/panier',
        submit: 'Ajouter le produit offert',
        label: 'Choisissez votre produit offert',
        hint: 'Votre code de suivi donne droit à un produit par commande, dès 60 € d’achat.',
        options: [
          { value: 'balance', title: 'Florelune Équilibre', detail: 'Gélules · 30 pièces', icon: 'gift' },
          { value: 'calm', title: 'Somnelis Zen', detail: 'Sticks · 20 pièces', icon: 'gift' },
          { value: 'iron', title: 'Micralba Fer', detail: 'Momentanément épuisé', icon: 'gift', disabled: true },
        ],
      },
    },
    giftAlreadyInCart: {
      ...fr,
      messages: [
        {
          id: 'gift',
          tone: 'warning',
          live: 'alert',
          children: 'Votre panier contient déjà un produit offert. Retirez-le pour en choisir un autre.',
        },
      ],
    },
    codeInvalid: { ...fr, code: { ...fr.code, state: refusals.invalid } },
    failed: {
      ...fr,
      messages: [
        {
          id: 'failed',
          tone: 'error',
          live: 'alert',
          title: 'La quantité n’a pas pu être changée',
          children: 'Réessayez dans un instant. Si l’erreur persiste, écrivez-nous.',
        },
      ],
    },
  } satisfies Record<string, CartScreenProps>,
};
