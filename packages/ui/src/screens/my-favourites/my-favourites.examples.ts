import { accountNavIn } from '../../components/account-nav/account-nav.examples.ts';
import { lineLabels, cartLines, orderedLines } from '../../components/order-lines/order-lines.examples.ts';
import { germanProducts } from '../../components/product-card/product-card.examples.ts';
import { withIds } from '../../components/favourites/favourites.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { MyFavouritesScreenProps } from './my-favourites.tsx';

type Words = readonly [
  title: string,
  listTitle: string,
  remove: string,
  add: string,
  summaries: readonly [string, string, string],
  empty: string,
  text: string,
  products: readonly [label: string, href: string],
];

const words: Record<Language, Words> = {
  fr: [
    'Mes produits favoris',
    'Vos produits',
    'Retirer des favoris',
    'Ajouter au panier',
    [
      'Quatre souches de ferments lactiques, une gélule par jour.',
      'Magnésium et vitamine B6.',
      'Magnésium, vitamine B6 et L-théanine, en sticks.',
    ],
    'Aucun produit favori',
    'Touchez le cœur d’un produit pour le retrouver ici.',
    ['Voir les produits', '/fr/produits'],
  ],
  nl: [
    'Mijn favoriete producten',
    'Uw producten',
    'Uit favorieten verwijderen',
    'In winkelmand',
    [
      'Vier stammen melkzuurbacteriën, één capsule per dag.',
      'Magnesium en vitamine B6.',
      'Magnesium, vitamine B6 en L-theanine, in sticks.',
    ],
    'Nog geen favoriete producten',
    'Tik op het hartje van een product om het hier terug te vinden.',
    ['Bekijk de producten', '/nl/producten'],
  ],
  de: [
    'Meine Lieblingsprodukte',
    'Ihre Produkte',
    'Nicht mehr merken',
    'In den Warenkorb',
    [
      'Vier Bakterienstämme für jeden Tag, in einer Kapsel.',
      'Magnesium mit Vitamin B6.',
      'Magnesium, Vitamin B6 und L-Theanin, in Sticks.',
    ],
    'Noch keine Lieblingsprodukte',
    'Tippen Sie bei einem Produkt auf das Herz, dann finden Sie es hier wieder.',
    ['Produkte ansehen', '/produkte'],
  ],
  it: [
    'I miei prodotti preferiti',
    'I tuoi prodotti',
    'Togli dai preferiti',
    'Aggiungi al carrello',
    [
      'Quattro ceppi di fermenti lattici, una capsula al giorno.',
      'Magnesio e vitamina B6.',
      'Magnesio, vitamina B6 e L-teanina, in stick.',
    ],
    'Nessun prodotto preferito',
    'Tocca il cuore di un prodotto per ritrovarlo qui.',
    ['Vedi i prodotti', '/prodotti'],
  ],
  es: [
    'Mis productos favoritos',
    'Tus productos',
    'Quitar de favoritos',
    'Añadir al carrito',
    [
      'Cuatro cepas de fermentos lácticos, una cápsula al día.',
      'Magnesio y vitamina B6.',
      'Magnesio, vitamina B6 y L-teanina, en sticks.',
    ],
    'Todavía no hay favoritos',
    'Toca el corazón de un producto para encontrarlo aquí.',
    ['Ver los productos', '/productos'],
  ],
};

function favourites(language: Language): MyFavouritesScreenProps {
  const [title, listTitle, remove, add, summaries, empty, text, [label, href]] = words[language];
  const nav = accountNavIn(language, 'favourites');
  const lines = [...cartLines[language], ...orderedLines[language].slice(1)];
  return {
    title,
    listTitle,
    nav,
    favourites: {
      products: lines.map((line, index) => ({
        id: line.id,
        href: line.href ?? '',
        name: line.name,
        summary: summaries[index] ?? '',
        brand: line.brand,
        packaging: line.packaging,
        price: line.total,
        badges: [],
        image: line.image,
      })),
      action: nav.items.find(({ current }) => current)?.href ?? '',
      labels: { ...lineLabels[language], remove, add },
    },
    empty: { title: empty, text, links: [{ label, href }] },
  };
}

const byLanguage = inEachLanguage(favourites);

export const myFavouritesExamples = {
  byLanguage,
  states: {
    empty: { ...byLanguage.fr, favourites: { ...byLanguage.fr.favourites, products: [] } },
    many: { ...byLanguage.de, favourites: { ...byLanguage.de.favourites, products: withIds(germanProducts) } },
    alreadyThere: {
      ...byLanguage.nl,
      message: { live: 'status', children: 'Micralba Magnesium staat al bij uw favorieten.' },
    },
    failed: {
      ...byLanguage.it,
      message: {
        tone: 'error',
        live: 'alert',
        children: 'Non è stato possibile aggiungere il prodotto ai preferiti. Riprova tra poco.',
      },
    },
  } satisfies Record<string, MyFavouritesScreenProps>,
};
