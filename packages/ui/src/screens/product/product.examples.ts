import { germanArticles } from '../../components/article-card/article-card.examples.ts';
import { badgeExamples } from '../../components/badge/badge.examples.ts';
import { dayDialExamples } from '../../components/day-dial/day-dial.examples.ts';
import { germanFaqs } from '../../components/faq-list/faq-list.examples.ts';
import { germanNeeds } from '../../components/need-tile/need-tile.examples.ts';
import { nutritionTableExamples } from '../../components/nutrition-table/nutrition-table.examples.ts';
import { packagingChoiceExamples } from '../../components/packaging-choice/packaging-choice.examples.ts';
import { packImage } from '../../components/picture/picture.examples.ts';
import { germanProducts } from '../../components/product-card/product-card.examples.ts';
import type { ProductScreenLabels, ProductScreenProps } from './product.tsx';

const labels: ProductScreenLabels = {
  ...packagingChoiceExamples.threeSizes.labels,
  ...nutritionTableExamples.magnesium.labels,
  gallery: 'Bilder des Produkts',
  galleryItem: 'Bild',
  enlarge: 'Vergrößern:',
  onThisPage: 'Auf dieser Seite',
  needs: 'Für wen ist es?',
  facts: 'Wie nehme ich es ein?',
  where: 'Wo bekomme ich es?',
  description: 'Das Produkt',
  usage: 'Einnahme und Hinweise',
  composition: 'Zusammensetzung',
  precautions: 'Bitte beachten',
  documents: 'Zum Herunterladen',
  label: 'Das Etikett',
  readLabel: 'Rückseite des Etiketts lesen',
  claims: 'Was die Nährstoffe leisten',
  ingredients: 'Zutaten',
  conservation: 'Aufbewahrung',
};

const color = '#8a5a00';

const german: ProductScreenProps = {
  name: 'Micralba Magnesium',
  summary: 'Magnesium und Vitamin B6 tragen zu einer normalen Funktion des Nervensystems bei. Zwei Tabletten am Tag.',
  brand: { name: 'Micralba', href: '/marke/micralba', color },
  rating: {
    value: 4.6,
    label: '4,6 von 5',
    link: { label: '38 Bewertungen', href: '/produkt/micralba-magnesium/bewertungen' },
  },
  packaging: 'Tabletten · 60 Stück',
  badges: [badgeExamples.newFormula],
  gallery: [packImage('Micralba Magnesium', color), packImage('Rückseite', color), packImage('Blister', color, 'jar')],
  seed: '109',
  price: { amount: '19,90 €', unit: '276,39 € / kg' },
  stock: { inStock: true, label: 'Lieferbar' },
  needs: germanNeeds.slice(5, 8).concat(germanNeeds.slice(9, 10)),
  facts: [
    { label: 'Tagesdosis', value: '2 Tabletten' },
    { label: 'Einnahmezeit', value: 'Morgens und abends, zu einer Mahlzeit' },
    { label: 'Geschmack', value: 'Neutral' },
    { label: 'Eine Packung reicht', value: '30 Tage' },
  ],
  label: [
    { label: 'Tagesdosis', value: '2 Tabletten', href: '#usage' },
    { label: 'Reichweite', value: '30 Tage', href: '#sizes' },
    { label: 'Inhalt', value: '54 g', href: '#sizes' },
  ],
  where: {
    text: 'In Ihrer Apotheke. Was nicht vorrätig ist, kommt innerhalb von 48 Stunden vom Großhandel.',
    link: { label: 'Apotheke in der Nähe finden', href: '/apotheken' },
  },
  nextStep: { kind: 'pharmacy', label: 'Apotheke finden', href: '/apotheken' },
  claims: [
    'Magnesium trägt zur Verringerung von Müdigkeit und Ermüdung bei.',
    'Magnesium trägt zu einer normalen Muskelfunktion bei.',
    'Vitamin B6 trägt zu einer normalen Funktion des Nervensystems bei.',
  ],
  description: [
    {
      kind: 'paragraph',
      text:
        'Drei Magnesiumsalze, die sich unterschiedlich lösen, und Vitamin B6. Die neue Rezeptur kommt ' +
        'ohne Magnesiumoxid aus.',
    },
    {
      kind: 'paragraph',
      text:
        'Der Körper speichert Magnesium kaum: Es kommt mit dem Essen, aus Nüssen, Vollkorn und ' +
        'grünem Gemüse. Was eine Tablette dazugibt, steht in der Nährwerttabelle.',
    },
  ],
  dayDial: dayDialExamples.german,
  usage: [
    {
      kind: 'paragraph',
      text: 'Nehmen Sie morgens und abends je eine Tablette mit einem Glas Wasser zu einer Mahlzeit ein.',
    },
    {
      kind: 'list',
      items: [
        'für Erwachsene und Jugendliche ab 12 Jahren',
        'über mindestens vier Wochen',
        'mit zwei Stunden Abstand zu Antibiotika und Schilddrüsenmitteln',
      ],
    },
  ],
  precautions: [
    {
      kind: 'list',
      items: [
        'Die angegebene empfohlene tägliche Verzehrmenge darf nicht überschritten werden.',
        'Nahrungsergänzungsmittel sind kein Ersatz für eine ausgewogene und abwechslungsreiche ' +
          'Ernährung und eine gesunde Lebensweise.',
        'Außerhalb der Reichweite von kleinen Kindern aufbewahren.',
      ],
    },
  ],
  ingredients: [
    {
      kind: 'paragraph',
      text:
        'Magnesiumcitrat, Magnesiumbisglycinat, Füllstoff: mikrokristalline Cellulose, Magnesiummalat, ' +
        'Überzugsmittel: Hydroxypropylmethylcellulose, Trennmittel: Magnesiumsalze von ' +
        'Speisefettsäuren, Pyridoxinhydrochlorid (Vitamin B6).',
    },
  ],
  conservation: 'Trocken und nicht über 25 °C lagern.',
  nutrition: nutritionTableExamples.magnesium.rows,
  sizes: packagingChoiceExamples.threeSizes.sizes,
  documents: [
    {
      label: 'So nehmen Sie Micralba Magnesium ein',
      href: '/media/micralba-magnesium.pdf',
      detail: 'Gebrauchsanweisung, PDF, Deutsch, 240 kB',
    },
    {
      label: 'Charge 2611',
      href: '/media/micralba-magnesium-batch.pdf',
      detail: 'Chargenanalyse, PDF, Deutsch, 1.100 kB',
    },
  ],
  faqs: {
    title: 'Fragen',
    all: { label: 'Alle Fragen', href: '/produkt/micralba-magnesium/fragen' },
    items: germanFaqs,
  },
  related: { title: 'Passt dazu', products: germanProducts.slice(2, 6) },
  articles: { title: 'Zum Weiterlesen', items: germanArticles.slice(1, 4) },
  callOut: {
    title: 'Noch eine Frage?',
    text: 'Unser Labor antwortet Ihnen von Montag bis Freitag.',
    link: { label: 'Frage stellen', href: '/kontakt' },
  },
  labels,
};

export const productExamples = {
  german,
  offer: { ...german, badges: [{ kind: 'offer', label: 'Angebot' }], price: { amount: '16,90 €', before: '19,90 €' } },
  strains: {
    ...german,
    strains: {
      title: 'Die Stämme',
      items: [
        {
          code: 'VRL-01',
          species: 'Lacticaseibacillus rhamnosus',
          amount: '4 Milliarden KBE',
          href: '/fachgebiet/mikrobiota/stamm-vrl-01',
        },
        {
          code: 'VRL-12',
          species: 'Bifidobacterium animalis subsp. lactis',
          amount: '1,5 Milliarden KBE',
          href: '/fachgebiet/mikrobiota/stamm-vrl-12',
        },
      ],
    },
  },
  outOfStock: {
    ...german,
    badges: [badgeExamples.outOfStock],
    stock: { inStock: false, label: 'Derzeit nicht lieferbar' },
    availability: {
      text:
        'Dieses Produkt ist bei uns derzeit nicht lieferbar. Vielleicht hat Ihre Apotheke es noch vorrätig oder kann ' +
        'Ihnen ein anderes empfehlen.',
      restock: 'Voraussichtlich ab dem 14. Dezember 2026 wieder lieferbar.',
      reminder: { label: 'Per E-Mail benachrichtigen', href: '/fragments/reminder/de-de/116' },
      instead: {
        title: 'Lieferbar, für denselben Bedarf',
        products: [
          { label: 'Vigorine Sport', href: '/produkt/vigorine-sport', detail: 'Sticks · 20 Stück · 18,90 €' },
          { label: 'Somnelis Zen', href: '/produkt/somnelis-zen', detail: 'Sticks · 20 Stück · 19,90 €' },
        ],
      },
      links: [{ label: 'Wer kann Sie beraten?', href: '/ansprechpartner' }],
    },
    where: { link: german.where.link },
    sizes: packagingChoiceExamples.oneOut.sizes,
  },
  stepDoses: {
    ...german,
    dayDial: undefined,
    doses: {
      caption: 'Was die einzelnen Tagesdosen liefern (1 Portion = 1 Tablette)',
      columns: ['Nährstoff', '1 Portion am Tag', '2 Portionen am Tag', '4 Portionen am Tag'],
      rows: [['Lactase', '9000 FCC-Einheiten', '18000 FCC-Einheiten', '36000 FCC-Einheiten']],
    },
  },
  missingImage: { ...german, gallery: [] },
  oneImage: { ...german, gallery: german.gallery.slice(0, 1) },
  bare: {
    ...german,
    rating: undefined,
    claims: [],
    nutrition: [],
    documents: [],
    sizes: packagingChoiceExamples.one.sizes,
    where: { text: 'In Ihrer Apotheke.' },
    label: [{ label: 'Tagesdosis', value: '2 Tabletten', href: '#usage' }],
    nextStep: undefined,
    faqs: undefined,
    related: undefined,
    articles: undefined,
    callOut: undefined,
  },
  longestGerman: { ...german, name: 'Phytorelle Schwangerschaftsbegleitende Mikronährstoffkombination' },
} satisfies Record<string, ProductScreenProps>;
