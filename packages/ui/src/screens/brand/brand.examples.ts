import { germanArticles } from '../../components/article-card/article-card.examples.ts';
import { brandTileExamples, germanBrands } from '../../components/brand-tile/brand-tile.examples.ts';
import { germanFaqs } from '../../components/faq-list/faq-list.examples.ts';
import { germanNeeds } from '../../components/need-tile/need-tile.examples.ts';
import { frenchProducts, germanProducts } from '../../components/product-card/product-card.examples.ts';
import { frenchPrice, germanPrice } from '../../components/price/price.examples.ts';
import type { BrandScreenProps } from './brand.tsx';

const german: BrandScreenProps = {
  name: 'Somnelis',
  tagline: 'Für ruhige Nächte und klare Tage.',
  eyebrow: 'Marke',
  color: '#4b4a8c',
  seed: '4',
  logo: null,
  cover: null,
  description: [
    {
      kind: 'paragraph',
      text:
        'Schlaf ist keine Pause, sondern Arbeit: Der Körper räumt auf, das Gedächtnis sortiert. ' +
        'Somnelis begleitet den Abend mit wenigen, genau bemessenen Stoffen.',
    },
    { kind: 'heading', text: 'Wenig, aber genau' },
    {
      kind: 'paragraph',
      text:
        'Ein Milligramm Melatonin trägt dazu bei, die Einschlafzeit zu verkürzen, wenn es kurz vor dem ' +
        'Schlafengehen eingenommen wird. Mehr braucht es dafür nicht.',
    },
    {
      kind: 'list',
      items: [
        'ohne Zucker und ohne Farbstoffe',
        'Pflanzenextrakte mit festgelegtem Gehalt',
        'auch für Vegetarierinnen und Vegetarier',
      ],
    },
  ],
  products: {
    title: 'Die Produkte von Somnelis',
    all: { label: 'Filtern und vergleichen', href: '/produkte/-marke--somnelis' },
    items: germanProducts.filter((product) => product.brand.name === 'Somnelis').concat(germanProducts.slice(0, 2)),
  },
  needs: { title: 'Wobei Somnelis hilft', items: germanNeeds.slice(8, 12) },
  corner: {
    title: 'Die Welt von Somnelis',
    text: 'Forschung, Anbau und Antworten, auf eigenen Seiten.',
    links: [
      { label: 'Unsere Schlafforschung', href: '/somnelis/forschung' },
      { label: 'Fragen und Antworten', href: '/somnelis/fragen-antworten' },
    ],
  },
  faqs: { title: 'Fragen zu Somnelis', items: germanFaqs },
  articles: { title: 'Zum Weiterlesen', items: germanArticles.slice(0, 3) },
  others: { title: 'Unsere anderen Marken', items: germanBrands.filter((brand) => brand.name !== 'Somnelis') },
  labels: { ...germanPrice, story: 'Über Somnelis' },
};

const { name, tagline } = brandTileExamples.longestGerman.brand;

export const brandExamples = {
  german,
  bare: { ...german, needs: undefined, corner: undefined, faqs: undefined, articles: undefined },
  french: {
    ...german,
    name: 'Florelune',
    tagline: 'Des ferments lactiques choisis souche par souche.',
    color: '#1f6f5c',
    seed: '1',
    products: { title: 'Les produits Florelune', items: frenchProducts },
    labels: { ...frenchPrice, story: 'À propos de Florelune' },
  },
  longestGerman: { ...german, name, tagline },
} satisfies Record<string, BrandScreenProps>;
