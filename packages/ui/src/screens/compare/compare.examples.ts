import { dayDialExamples } from '../../components/day-dial/day-dial.examples.ts';
import { germanProducts } from '../../components/product-card/product-card.examples.ts';
import type { CompareScreenProps } from './compare.tsx';

const products = germanProducts.slice(0, 3).map(({ name, href, brand, image }) => ({
  name,
  href,
  brand,
  image,
  remove: { label: `${name} entfernen`, href: `/vergleichen?ohne=${name.length}` },
}));

const options = germanProducts.map(({ name }, index) => ({ value: String(index + 1), label: name }));

const three: CompareScreenProps = {
  title: 'Produkte vergleichen',
  intro: 'Bis zu drei Produkte nebeneinander: Preis, Dosis und Zusammensetzung.',
  caption: 'Vergleich von 3 Produkten',
  products,
  groups: [
    {
      title: 'Auf einen Blick',
      rows: [
        { label: 'Preis', values: ['13,90 €', '21,50 €', '9,90 €'] },
        { label: 'Preis pro Tag', values: ['0,23 €', '0,72 €', ''] },
        { label: 'Darreichungsform', values: ['Tabletten · 60 Stück', 'Kapseln · 30 Stück', 'Tropfen · 20 ml'] },
        { label: 'Profil und Allergene', values: ['Vegan', 'Enthält: Fisch', 'Ohne deklarierte Allergene'] },
      ],
    },
    {
      title: 'Pro Tagesdosis',
      rows: [
        { label: 'Zink', values: ['10 mg (100 % NRV*)', '', '5 mg (50 % NRV*)'] },
        { label: 'Docosahexaensäure', values: ['', '250 mg', ''] },
      ],
    },
  ],
  none: '–',
  footnote: '* NRV: Nährstoffbezugswerte.',
  empty: {
    title: 'Noch kein Produkt gewählt',
    text: 'Wählen Sie unten bis zu drei Produkte, oder setzen Sie in unseren Listen das Häkchen „Vergleichen“.',
  },
  all: { label: 'Alle Produkte', href: '/produkte' },
};

const form = {
  action: '/vergleichen',
  name: 'products',
  chosen: [],
  options,
  labels: ['Produkt 1', 'Produkt 2', 'Produkt 3'],
  none: 'Produkt wählen',
  submit: 'Vergleichen',
};

export const compareExamples = {
  three,
  dayDial: {
    ...three,
    dayDial: {
      ...dayDialExamples.together,
      entries: [
        {
          name: 'Florelune Gleichgewicht',
          text: '1 Kapsel: morgens, auf nüchternen Magen',
          moments: ['morning'],
          isChoice: false,
          isWithMeal: false,
        },
        {
          name: 'Micralba Magnesium',
          text: '2 Tabletten: mittags und abends, zu einer Mahlzeit',
          moments: ['noon', 'evening'],
          isChoice: false,
          isWithMeal: true,
        },
        {
          name: 'Somnelis Nacht',
          text: '1 Tablette: mittags oder abends',
          moments: ['noon', 'evening'],
          isChoice: true,
          isWithMeal: false,
        },
      ],
    },
  },
  one: {
    ...three,
    caption: 'Vergleich von 1 Produkt',
    products: products.slice(0, 1),
    groups: three.groups.map(({ title, rows }) => ({
      title,
      rows: rows.map(({ label, values }) => ({ label, values: values.slice(0, 1) })),
    })),
    add: { ...form, chosen: ['1'], labels: ['Produkt 2'], submit: 'Zum Vergleich hinzufügen' },
  },
  missingImages: { ...three, products: products.map((product) => ({ ...product, image: null })) },
  longestGerman: {
    ...three,
    products: products.map((product, index) => ({
      ...product,
      name: `Nahrungsergänzungsmittel für die Schwangerschaft ${index + 1}`,
    })),
    groups: [
      {
        title: 'Auf einen Blick',
        rows: [
          {
            label: 'Anwendungsbereich',
            values: ['Nahrungsergänzung während der Schwangerschaft und Stillzeit', 'Verdauungsbeschwerden', ''],
          },
        ],
      },
    ],
  },
  empty: { ...three, products: [], groups: [], add: form },
} satisfies Record<string, CompareScreenProps>;
