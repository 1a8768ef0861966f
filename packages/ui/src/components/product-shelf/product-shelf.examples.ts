import { germanProducts } from '../product-card/product-card.examples.ts';
import { germanPrice } from '../price/price.examples.ts';
import type { ProductShelfProps } from './product-shelf.tsx';

export const productShelfExamples = {
  four: {
    id: 'shelf',
    shelf: { title: 'Passt dazu', products: germanProducts.slice(0, 4) },
    labels: germanPrice,
  },
  many: {
    id: 'shelf',
    shelf: {
      title: 'Zurzeit gefragt',
      text: 'Was in diesem Herbst am meisten empfohlen wird.',
      all: { label: 'Alle Produkte', href: '/produkte' },
      products: germanProducts.slice(0, 8),
    },
    labels: germanPrice,
  },
  none: { id: 'shelf', shelf: { title: 'Neu', products: [] }, labels: germanPrice },
} satisfies Record<string, ProductShelfProps>;
