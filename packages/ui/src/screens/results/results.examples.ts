import { articleCardExamples, germanArticles } from '../../components/article-card/article-card.examples.ts';
import { brandTileExamples, germanBrands } from '../../components/brand-tile/brand-tile.examples.ts';
import { germanNeeds, needTileExamples } from '../../components/need-tile/need-tile.examples.ts';
import { germanListing, germanListingLabels } from '../products/products.examples.ts';
import type { ResultsScreenProps } from './results.tsx';

const search = {
  action: '/suchergebnis',
  name: 'q',
  value: 'Magnesium',
  minLength: 3,
  labels: { field: 'Suche', placeholder: 'Produkt, Bedarf oder Thema', submit: 'Suchen' },
};

const german: ResultsScreenProps = {
  title: 'Ergebnisse für „Magnesium“',
  count: '19 Ergebnisse',
  search,
  listing: { ...germanListing, count: '6 Produkte', products: germanListing.products.slice(0, 6), pages: [] },
  needs: { title: 'Bedürfnisse', items: germanNeeds.slice(4, 8) },
  brands: { title: 'Marken', items: germanBrands.slice(1, 2) },
  articleGroups: [
    { id: 'ratschlage', title: 'Ratschläge und Innovationen', items: germanArticles.slice(2, 5) },
    { id: 'uber', title: 'Über Veralune', items: germanArticles.slice(5, 6) },
  ],
  labels: germanListingLabels,
};

export const resultsExamples = {
  german,
  services: {
    ...german,
    title: 'Ergebnisse für „Apotheke“',
    count: '2 Ergebnisse',
    search: { ...search, value: 'Apotheke' },
    services: {
      title: 'Hilfe und Service',
      items: [
        { label: 'Eine Apotheke finden', href: '/apotheke-finden' },
        { label: 'Wer kann Sie beraten?', href: '/ansprechpartner' },
      ],
    },
    listing: undefined,
    needs: undefined,
    brands: undefined,
    articleGroups: [],
  },
  onlyPages: { ...german, count: '3 Ergebnisse', listing: undefined, needs: undefined, brands: undefined },
  nothing: {
    ...german,
    title: 'Ergebnisse für „<b>Magnezjum</b> & ‚Co.‘“',
    count: 'Keine Ergebnisse',
    search: { ...search, value: '<b>Magnezjum</b> & "Co."' },
    listing: undefined,
    needs: undefined,
    brands: undefined,
    articleGroups: [],
    empty: {
      title: 'Leider nichts gefunden',
      text: 'Prüfen Sie die Schreibweise, oder suchen Sie mit einem allgemeineren Wort.',
      links: [
        { label: 'Alle Produkte', href: '/produkte' },
        { label: 'Alle Bedürfnisse', href: '/beduerfnisse' },
      ],
    },
  },
  failed: {
    ...german,
    count: '',
    listing: undefined,
    needs: undefined,
    brands: undefined,
    articleGroups: [],
    empty: {
      title: 'Ein Fehler ist aufgetreten',
      text: 'Die Suche antwortet gerade nicht. Versuchen Sie es gleich noch einmal.',
    },
  },
  longestGerman: {
    ...german,
    title: 'Ergebnisse für „Lebensmittelinformationsdurchführungsverordnung“',
    search: { ...search, value: 'Lebensmittelinformationsdurchführungsverordnung' },
    needs: { title: 'Bedürfnisse', items: [needTileExamples.longestGerman.need] },
    brands: { title: 'Marken', items: [brandTileExamples.longestGerman.brand] },
    articleGroups: [
      { id: 'ratschlage', title: 'Ratschläge und Innovationen', items: [articleCardExamples.longestGerman.article] },
    ],
  },
} satisfies Record<string, ResultsScreenProps>;
