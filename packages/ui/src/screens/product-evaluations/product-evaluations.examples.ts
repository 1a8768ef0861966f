import { cartLines } from '../../components/order-lines/order-lines.examples.ts';
import { reviewsIn, reviewSummaryIn, difficultReviews } from '../../components/review-list/reviews.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { ProductEvaluationsScreenProps } from './product-evaluations.tsx';

interface Words {
  /** Followed by the product's name. */
  title: string;
  path: string;
  back: string;
  listTitle: string;
  empty: readonly [title: string, text: string];
  write: readonly [title: string, text: string, link: string, href: string];
  verification: string;
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Avis sur',
    path: '/fr/produit/magnesium',
    back: 'Retour au produit',
    listTitle: 'Ce qu’en disent les clients',
    empty: ['Personne n’a encore donné son avis', 'Le premier sera peut-être le vôtre.'],
    write: [
      'Vous l’avez essayé ?',
      'Après la livraison, vous pouvez l’évaluer depuis votre commande, dans votre compte.',
      'Mes commandes',
      '/fr/mon-compte/commandes',
    ],
    verification:
      'Tous les avis sont publiés, bons ou mauvais. « Achat vérifié » : le produit a été commandé sur ce site avec le même compte. Les textes qui promettent un effet sur la santé sont retirés.',
  },
  nl: {
    title: 'Beoordelingen van',
    path: '/nl/product/magnesium',
    back: 'Terug naar het product',
    listTitle: 'Wat klanten zeggen',
    empty: ['Nog geen beoordelingen', 'Misschien schrijft u de eerste.'],
    write: [
      'Hebt u het geprobeerd?',
      'Na de levering kunt u het beoordelen vanuit uw bestelling, in uw account.',
      'Mijn bestellingen',
      '/nl/mijn-account/bestellingen',
    ],
    verification:
      'We plaatsen alle beoordelingen, goede en slechte. „Geverifieerde aankoop”: het product is op deze site besteld met hetzelfde account. Teksten die een effect op de gezondheid beloven, verwijderen we.',
  },
  de: {
    title: 'Bewertungen zu',
    path: '/produkt/magnesium',
    back: 'Zurück zum Produkt',
    listTitle: 'Was Kundinnen und Kunden sagen',
    empty: ['Noch keine Bewertung', 'Vielleicht schreiben Sie die erste.'],
    write: [
      'Haben Sie es ausprobiert?',
      'Nach der Lieferung können Sie es über Ihre Bestellung im Konto bewerten.',
      'Meine Bestellungen',
      '/mein-konto/bestellungen',
    ],
    verification:
      'Wir veröffentlichen alle Bewertungen, gute wie schlechte. „Verifizierter Kauf“: Das Produkt wurde mit demselben Konto auf dieser Website bestellt. Texte, die eine Wirkung auf die Gesundheit versprechen, entfernen wir.',
  },
  it: {
    title: 'Recensioni su',
    path: '/prodotto/magnesium',
    back: 'Torna al prodotto',
    listTitle: 'Che cosa dicono i clienti',
    empty: ['Ancora nessuna recensione', 'La prima potrebbe essere la tua.'],
    write: [
      'L’hai provato?',
      'Dopo la consegna puoi recensirlo dal tuo ordine, nel tuo account.',
      'I miei ordini',
      '/il-mio-account/ordini',
    ],
    verification:
      'Pubblichiamo tutte le recensioni, buone e cattive. «Acquisto verificato»: il prodotto è stato ordinato su questo sito con lo stesso account. I testi che promettono un effetto sulla salute vengono rimossi.',
  },
  es: {
    title: 'Opiniones sobre',
    path: '/producto/magnesium',
    back: 'Volver al producto',
    listTitle: 'Lo que dicen los clientes',
    empty: ['Todavía no hay opiniones', 'La primera puede ser la tuya.'],
    write: [
      '¿Lo has probado?',
      'Después de la entrega puedes valorarlo desde tu pedido, en tu cuenta.',
      'Mis pedidos',
      '/mi-cuenta/pedidos',
    ],
    verification:
      'Publicamos todas las opiniones, buenas y malas. «Compra verificada»: el producto se pidió en este sitio con la misma cuenta. Retiramos los textos que prometen un efecto sobre la salud.',
  },
};

function evaluations(language: Language): ProductEvaluationsScreenProps {
  const { title, path, back, listTitle, empty, write, verification } = words[language];
  const [, magnesium] = cartLines[language];
  if (!magnesium) throw new Error('The product example must have magnesium.');
  return {
    title: `${title} ${magnesium.name}`,
    product: { name: magnesium.name, color: magnesium.brand.color, image: magnesium.image },
    back: { label: back, href: path },
    summary: reviewSummaryIn(language),
    listTitle,
    reviews: reviewsIn(language),
    empty: { title: empty[0], text: empty[1] },
    write: { title: write[0], text: write[1], link: { label: write[2], href: write[3] } },
    verification,
  };
}

const byLanguage = inEachLanguage(evaluations);
const { fr, de } = byLanguage;

export const productEvaluationsExamples = {
  byLanguage,
  states: {
    empty: { ...fr, summary: undefined, reviews: [] },
    notSold: { ...fr, summary: undefined, reviews: [], write: undefined },
    rough: {
      ...de,
      reviews: difficultReviews,
      paging: {
        pages: [
          { number: 1, href: '/produkt/magnesium/bewertungen' },
          { number: 2, href: '/produkt/magnesium/bewertungen/-p--2' },
        ],
        current: 1,
        labels: { title: 'Seiten', previous: 'Zurück', next: 'Weiter', page: 'Seite' },
      },
    },
  } satisfies Record<string, ProductEvaluationsScreenProps>,
};
