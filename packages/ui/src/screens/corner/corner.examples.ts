import { germanArticles } from '../../components/article-card/article-card.examples.ts';
import { cornerNavExamples } from '../../components/corner-nav/corner-nav.examples.ts';
import { germanPrice } from '../../components/price/price.examples.ts';
import { germanProducts } from '../../components/product-card/product-card.examples.ts';
import type { CornerScreenProps } from './corner.tsx';

const german: CornerScreenProps = {
  color: '#a4481c',
  nav: {
    label: 'Die Welt von Vigorine',
    brand: { label: 'Vigorine', href: '/marke/vigorine' },
    items: [
      { label: 'Die Welt von Vigorine', href: '/vigorine', current: true },
      { label: 'Rund ums Training', href: '/vigorine/training', current: false },
      { label: 'Fragen und Antworten', href: '/vigorine/fragen-antworten', current: false },
    ],
  },
  place: 'main',
  title: 'Die Welt von Vigorine',
  intro: 'Für alle, die sich gern bewegen: was Muskeln und Bindegewebe brauchen, und was auf den Teller gehört.',
  image: null,
  seed: '38',
  body: [
    {
      kind: 'paragraph',
      text: 'Vigorine ist für Menschen gemacht, die in Bewegung bleiben wollen, auf dem Rad, im Garten oder im Treppenhaus.',
    },
    { kind: 'heading', text: 'Zuerst der Teller' },
    {
      kind: 'paragraph',
      text: 'Eiweiß, Gemüse und genug Wasser tragen mehr bei als jede Kapsel. Was dann noch fehlt, steht auf der Packung, mit seiner Menge.',
    },
  ],
  needs: { title: 'Darum geht es', items: [{ label: 'Bewegung', href: '/beduerfnis/bewegung' }] },
  pages: { title: 'Weiterlesen', items: germanArticles.slice(0, 2) },
  products: { title: 'Die Produkte', products: germanProducts.slice(0, 4) },
  labels: germanPrice,
};

export const cornerExamples = {
  german,
  page: {
    ...german,
    nav: {
      ...german.nav,
      items: german.nav.items.map((item, index) => ({ ...item, current: index === 1 })),
    },
    place: 'page',
    drawing: 'muscle',
    title: 'Rund ums Training',
    intro: 'Trinken, essen, ausruhen: drei Dinge, die keine Kapsel ersetzt.',
    pages: undefined,
    next: { title: 'Als Nächstes lesen', items: germanArticles.slice(2, 5) },
  },
  alone: {
    ...german,
    nav: { ...german.nav, items: german.nav.items.slice(0, 1) },
    needs: undefined,
    pages: undefined,
    products: undefined,
  },
  longestGerman: {
    ...german,
    nav: cornerNavExamples.longestGerman,
    title: 'Nährstoffversorgung bei Ausdauersportarten',
  },
} satisfies Record<string, CornerScreenProps>;
