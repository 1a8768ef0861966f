import { germanArticles } from '../../components/article-card/article-card.examples.ts';
import { germanNeedGroups, needTileExamples, pictos } from '../../components/need-tile/need-tile.examples.ts';
import { germanProducts, productCardExamples } from '../../components/product-card/product-card.examples.ts';
import { germanPrice } from '../../components/price/price.examples.ts';
import type { NeedScreenProps } from './need.tsx';

const german: NeedScreenProps = {
  title: 'Schlaf',
  summary: 'Einschlafen, durchschlafen, ausgeruht aufwachen: was dabei hilft und was sich von selbst einspielt.',
  picto: pictos.sleep,
  drawing: { kind: 'sky', seed: 'need-39' },
  parent: { label: 'Ausgeglichenheit', href: '/beduerfnis/ausgeglichenheit' },
  body: [
    {
      kind: 'paragraph',
      text:
        'Wir schlafen ein Drittel unseres Lebens, und trotzdem lernt es kaum jemand. Der Körper folgt ' +
        'dabei zwei Uhren: der inneren und dem Licht.',
    },
    { kind: 'heading', text: 'Der Abend beginnt am Nachmittag' },
    {
      kind: 'paragraph',
      text: 'Kaffee nach 15 Uhr, helles Licht nach 21 Uhr und ein spätes Essen verschieben die innere Uhr nach hinten.',
    },
    {
      kind: 'list',
      items: [
        'jeden Tag zur gleichen Zeit aufstehen',
        'morgens ins Tageslicht gehen',
        'das Schlafzimmer kühl und dunkel halten',
      ],
    },
    { kind: 'quote', text: 'Wer gut schlafen will, fängt mit dem Aufstehen an.' },
  ],
  products: {
    title: 'Produkte für den Schlaf',
    all: { label: 'Alle vergleichen', href: '/produkte/-bedarf--schlaf' },
    products: germanProducts.slice(2, 6),
  },
  articles: { title: 'Zum Weiterlesen', items: germanArticles.slice(0, 3) },
  siblings: { title: 'Auch in Ausgeglichenheit', items: germanNeedGroups[2].needs.slice(1) },
  notice:
    'Dauern die Beschwerden länger als drei Wochen, sprechen Sie mit Ihrer Ärztin, Ihrem Arzt oder in der Apotheke.',
  labels: germanPrice,
};

export const needExamples = {
  german,
  group: {
    ...german,
    title: 'Ausgeglichenheit',
    picto: pictos.balance,
    drawing: { kind: 'phases', seed: 'need-36' },
    parent: undefined,
    subneeds: { title: 'Worum geht es?', items: germanNeedGroups[2].needs },
    siblings: undefined,
  },
  bare: {
    ...german,
    drawing: undefined,
    products: undefined,
    articles: undefined,
    siblings: undefined,
    notice: undefined,
  },
  longestGerman: {
    ...german,
    title: needTileExamples.longestGerman.need.label,
    parent: { label: 'Frauengesundheit und Schwangerschaftsbegleitung', href: '/beduerfnis/frauen' },
    products: {
      title: 'Produkte dazu',
      products: [productCardExamples.longestGerman.product, ...germanProducts.slice(1, 3)],
    },
    siblings: { title: 'Andere Bedürfnisse', items: [needTileExamples.longestGerman.need] },
  },
} satisfies Record<string, NeedScreenProps>;
