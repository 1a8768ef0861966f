import { articleCardExamples, germanArticles } from '../../components/article-card/article-card.examples.ts';
import { germanProducts } from '../../components/product-card/product-card.examples.ts';
import { germanPrice } from '../../components/price/price.examples.ts';
import { articleCreditsExamples } from '../../components/article-credits/article-credits.examples.ts';
import type { ArticleScreenProps } from './article.tsx';

const german: ArticleScreenProps = {
  title: 'Melatonin: die Uhrzeit zählt mehr als die Menge',
  intro: 'Wann das Hormon der Dunkelheit wirkt, und wann es besser im Schrank bleibt.',
  eyebrow: { label: 'Schlaf und Stress', href: '/ratschlage/schlaf-stress' },
  date: { iso: '2026-09-18', text: '18. September 2026' },
  seed: '202',
  drawing: 'sky',
  color: '#4d5590',
  image: null,
  body: [
    {
      kind: 'paragraph',
      text:
        'Wenn es dunkel wird, schüttet die Zirbeldrüse Melatonin aus. Es macht nicht müde wie ein ' +
        'Schlafmittel, es sagt dem Körper, dass die Nacht begonnen hat.',
    },
    { kind: 'heading', text: 'Ein Milligramm, kurz vor dem Schlafengehen' },
    {
      kind: 'paragraph',
      text:
        'Die Europäische Behörde für Lebensmittelsicherheit hat eine Aussage geprüft: Melatonin trägt ' +
        'dazu bei, die Einschlafzeit zu verkürzen. Sie gilt für ein Milligramm, kurz vor dem ' +
        'Schlafengehen.',
    },
    {
      kind: 'list',
      items: ['nicht mit Alkohol', 'nicht vor dem Autofahren', 'nicht in der Schwangerschaft und Stillzeit'],
    },
    { kind: 'quote', text: 'Licht am Morgen wirkt stärker als jede Tablette am Abend.' },
    { kind: 'heading', text: 'Auf Reisen' },
    {
      kind: 'paragraph',
      text:
        'Wer nach Osten fliegt, muss früher einschlafen, als der Körper will. Eine Einnahme zur neuen ' +
        'Schlafenszeit lindert das subjektive Jetlag-Empfinden, ab einem halben Milligramm.',
    },
  ],
  ...articleCreditsExamples.german,
  needs: {
    title: 'Darum geht es',
    items: [
      { label: 'Schlaf', href: '/beduerfnis/schlaf' },
      { label: 'Entspannung', href: '/beduerfnis/entspannung' },
    ],
  },
  products: { title: 'Im Artikel erwähnt', products: germanProducts.slice(2, 6) },
  next: { title: 'Als Nächstes lesen', items: germanArticles.slice(2, 5) },
  labels: germanPrice,
};

export const articleExamples = {
  german,
  strain: {
    ...german,
    title: 'Der Stamm VRL-01',
    intro: 'Lacticaseibacillus rhamnosus VRL-01: unser erster Stamm, seit 1998 im Labor.',
    eyebrow: { label: 'Mikrobiota', href: '/fachgebiet/mikrobiota' },
    date: undefined,
    color: undefined,
    strain: {
      code: 'VRL-01',
      products: {
        caption: 'Produkte mit dem Stamm VRL-01',
        columns: ['Produkt', 'Pro Tagesdosis'],
        rows: [
          ['Florelune Balance', '4 Milliarden KBE'],
          ['Florelune Reise', '10 Milliarden KBE'],
        ],
      },
    },
  },
  expertise: {
    ...german,
    title: 'Die Mikrobiota',
    eyebrow: { label: 'Fachgebiete', href: '/fachgebiete' },
    date: undefined,
    credits: undefined,
    needs: undefined,
    subpages: { title: 'Mehr dazu', items: germanArticles.slice(0, 3) },
  },
  longestGerman: {
    ...german,
    title: articleCardExamples.longestGerman.article.title,
    eyebrow: {
      label: 'Nahrungsergänzung während der Schwangerschaft und Stillzeit',
      href: '/ratschlage/schwangerschaft',
    },
  },
} satisfies Record<string, ArticleScreenProps>;
