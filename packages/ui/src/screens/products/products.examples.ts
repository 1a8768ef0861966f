import { filterGroups, filterLabels } from '../../components/filter-panel/filter-panel.examples.ts';
import {
  frenchProducts,
  germanProducts,
  productCardExamples,
} from '../../components/product-card/product-card.examples.ts';
import { pagesUpTo } from '../../components/paging/paging.examples.ts';
import { frenchPrice, germanPrice } from '../../components/price/price.examples.ts';
import type { Listing, ListingLabels, ProductsScreenProps } from './products.tsx';

export const germanListingLabels: ListingLabels = {
  ...germanPrice,
  ...filterLabels,
  products: 'Produkte',
  activeFilters: 'Aktive Filter',
  sort: 'Sortieren',
  paging: { title: 'Seiten', previous: 'Zurück', next: 'Weiter', page: 'Seite' },
};

export const germanListing: Listing = {
  count: '36 Produkte',
  groups: filterGroups,
  chips: [],
  clear: { label: 'Alle Filter entfernen', href: '/produkte' },
  sort: [
    { label: 'Empfohlen', href: '/produkte', current: true },
    { label: 'Preis aufsteigend', href: '/produkte/-sortieren--preis-aufsteigend', current: false },
    { label: 'Preis absteigend', href: '/produkte/-sortieren--preis-absteigend', current: false },
  ],
  products: germanProducts,
  pages: pagesUpTo(3),
  currentPage: 1,
  comparison: {
    action: '/vergleichen',
    name: 'products',
    choose: 'Vergleichen',
    submit: 'Markierte Produkte vergleichen',
    limit: 'Höchstens drei Produkte.',
  },
  empty: {
    title: 'Kein Produkt passt zu dieser Auswahl',
    text: 'Nehmen Sie einen Filter zurück, oder beginnen Sie von vorn.',
    links: [{ label: 'Alle Produkte zeigen', href: '/produkte' }],
  },
};

const categories = {
  label: 'Kategorien',
  items: [
    { label: 'Alle Produkte', href: '/produkte', current: true, count: 36 },
    { label: 'Mikrobiota', href: '/produkte/mikrobiota', current: false, count: 9 },
    { label: 'Mikronährstoffe', href: '/produkte/mikronaehrstoffe', current: false, count: 18 },
    { label: 'Pflanzenstoffe', href: '/produkte/pflanzenstoffe', current: false, count: 9 },
  ],
};

const german: ProductsScreenProps = {
  title: 'Alle Produkte',
  intro: 'Probiotika, Vitamine, Mineralstoffe und Pflanzenextrakte, aus unserem Labor und in Ihrer Apotheke.',
  categories,
  listing: germanListing,
  labels: germanListingLabels,
};

export const productsExamples = {
  all: german,
  lastPage: {
    ...german,
    listing: { ...germanListing, products: germanProducts.slice(0, 5), pages: pagesUpTo(12), currentPage: 12 },
  },
  missingImages: {
    ...german,
    listing: { ...germanListing, products: germanProducts.map((product) => ({ ...product, image: null })) },
  },
  french: {
    title: 'Micronutrition',
    listing: {
      ...germanListing,
      count: '4 produits',
      groups: [],
      sort: [],
      products: frenchProducts,
      pages: [],
    },
    labels: { ...germanListingLabels, ...frenchPrice, products: 'Produits' },
  },
  longestGerman: {
    ...german,
    title: 'Nahrungsergänzungsmittel mit standardisierten Pflanzenextrakten',
    listing: {
      ...germanListing,
      chips: [{ label: 'Bedürfnis: Nahrungsergänzung während der Schwangerschaft und Stillzeit', href: '/produkte' }],
      products: Array.from({ length: 4 }, (_, index) => ({
        ...productCardExamples.longestGerman.product,
        href: `/produkt/${index}`,
      })),
    },
  },
} satisfies Record<string, ProductsScreenProps>;
