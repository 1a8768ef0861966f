import { germanArticles } from '../../components/article-card/article-card.examples.ts';
import { germanBrands } from '../../components/brand-tile/brand-tile.examples.ts';
import { germanNeedGroups } from '../../components/need-tile/need-tile.examples.ts';
import { packImage } from '../../components/picture/picture.examples.ts';
import { germanProducts } from '../../components/product-card/product-card.examples.ts';
import { germanPrice } from '../../components/price/price.examples.ts';
import type { HomeScreenProps } from './home.tsx';

const german: HomeScreenProps = {
  hero: {
    eyebrow: 'Labor für Probiotika, Mikronährstoffe und Pflanzenextrakte',
    title: 'Was lebt, will genau genommen werden.',
    text:
      'Wir wählen Bakterienstämme, Vitamine und Pflanzen einzeln aus, messen sie nach und schreiben ' +
      'auf die Packung, was darin ist.',
    primary: { label: 'Alle Produkte', href: '/produkte' },
    secondary: { label: 'Nach Bedarf suchen', href: '/beduerfnisse' },
    seed: 'home',
    product: {
      href: '/produkt/florelune-balance',
      name: 'Florelune Balance',
      image: packImage('Florelune Balance', '#1f6f5c', 'box'),
    },
    facts: [
      { value: 'VRL-01', label: 'steht auf der Packung: Jeder Stamm trägt sein Kürzel' },
      { value: '10 Milliarden', label: 'lebende Kulturen in einer Kapsel Balance, am Ende der Haltbarkeit gezählt' },
      { value: 'Rund vierzig', label: 'Prüfungen je Charge, die Hälfte davon vor der Herstellung' },
    ],
  },
  banner: { title: 'Im Blickpunkt', items: germanArticles.slice(1, 4) },
  promoted: {
    title: 'Zurzeit gefragt',
    all: { label: 'Alle Produkte', href: '/produkte' },
    products: germanProducts.slice(1, 6),
  },
  fresh: {
    title: 'Neu im Labor',
    text: 'Was in diesem Herbst dazugekommen ist.',
    products: germanProducts.slice(8, 12),
  },
  needs: {
    title: 'Wobei dürfen wir helfen?',
    text: 'Sechs Gebiete, und darin die Fragen, mit denen Menschen in die Apotheke kommen.',
    all: { label: 'Alle Bedürfnisse', href: '/beduerfnisse' },
    items: germanNeedGroups.map((group) => ({
      href: `/beduerfnis/${group.id}`,
      label: group.title,
      picto: group.picto,
      links: group.needs.map(({ label, href }) => ({ label, href })),
    })),
  },
  guide: {
    title: 'Wo anfangen?',
    text: 'Drei Fragen, zwei oder drei Produkte, und was Sie in der Apotheke fragen sollten.',
    link: { label: 'Drei Fragen beantworten', href: '/drei-fragen' },
  },
  brands: {
    title: 'Sechs Marken, ein Labor',
    text: 'Jede hat ihr Fach, und alle werden nach denselben Regeln geprüft.',
    all: { label: 'Alle Marken', href: '/marken' },
    items: germanBrands,
  },
  articles: {
    title: 'Aus dem Magazin',
    all: { label: 'Alle Ratschläge', href: '/ratschlage' },
    items: germanArticles.slice(0, 4),
  },
  trust: {
    title: 'Worauf Sie sich verlassen können',
    points: [
      {
        title: 'Jeder Stamm hat einen Namen',
        text: 'Gattung, Art und Stamm stehen auf der Packung, die Zahl der lebenden Keime auch.',
      },
      {
        title: 'Geprüft bis zum letzten Tag',
        text: 'Die Menge gilt bis zum Ende der Haltbarkeit, nicht nur am Tag der Abfüllung.',
      },
      {
        title: 'In Ihrer Apotheke',
        text: 'Beraten von Menschen, die Ihre Medikamente kennen.',
        link: { label: 'Apotheke finden', href: '/apotheken' },
      },
      {
        title: 'Nur erlaubte Aussagen',
        text: 'Wir schreiben nichts über Wirkungen, was europäisches Recht nicht zulässt.',
      },
    ],
  },
  labels: germanPrice,
};

export const homeExamples = {
  german,
  withoutNews: { ...german, fresh: undefined, hero: { ...german.hero, facts: [], product: undefined } },
  nothingYet: {
    ...german,
    promoted: { ...german.promoted, products: [] },
    banner: undefined,
    fresh: undefined,
    brands: { ...german.brands, items: [] },
    articles: { ...german.articles, items: [] },
  },
  longestGerman: {
    ...german,
    hero: {
      ...german.hero,
      title: 'Nahrungsergänzungsmittel aus verantwortungsvoller Laborforschung',
      primary: { label: 'Nahrungsergänzungsmittel entdecken', href: '/produkte' },
    },
  },
} satisfies Record<string, HomeScreenProps>;
