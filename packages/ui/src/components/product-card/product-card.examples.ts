import { badgeExamples } from '../badge/badge.examples.ts';
import type { BadgeProps } from '../badge/badge.tsx';
import { frenchPrice, germanPrice } from '../price/price.examples.ts';
import { packImage, type PackShape } from '../picture/picture.examples.ts';
import type { ProductCardProps, ProductItem } from './product-card.tsx';

const brands = {
  florelune: { name: 'Florelune', color: '#1f6f5c' },
  micralba: { name: 'Micralba', color: '#8a5a00' },
  phytorelle: { name: 'Phytorelle', color: '#4d6b1f' },
  somnelis: { name: 'Somnelis', color: '#4b4a8c' },
  ondamea: { name: 'Ondamea', color: '#a0405f' },
  vigorine: { name: 'Vigorine', color: '#a4481c' },
} as const;

type Row = readonly [
  brand: keyof typeof brands,
  name: string,
  summary: string,
  packaging: string,
  amount: string,
  shape: PackShape,
  badges?: readonly BadgeProps[],
  before?: string,
];

function item([brand, name, summary, packaging, amount, shape, badges = [], before]: Row): ProductItem {
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    href: `/produkt/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    name,
    summary,
    brand: brands[brand],
    packaging,
    price: before ? { amount, before } : { amount },
    badges,
    image: packImage(name, brands[brand].color, shape),
  };
}

const { new: isNew, newFormula, outOfStock } = badgeExamples;

const rows: readonly Row[] = [
  [
    'florelune',
    'Florelune Gleichgewicht',
    'Vier Bakterienstämme für jeden Tag, in einer Kapsel.',
    'Kapseln · 30 Stück',
    '24,90 €',
    'box',
    [{ kind: 'offer', label: 'Angebot' }],
    '27,90 €',
  ],
  [
    'micralba',
    'Micralba Magnesium',
    'Magnesium und Vitamin B6 tragen zur Verringerung von Müdigkeit bei.',
    'Tabletten · 60 Stück',
    '19,90 €',
    'box',
    [newFormula],
  ],
  ['somnelis', 'Somnelis Nacht', 'Melatonin und Baldrian für den Abend.', 'Tabletten · 30 Stück', '17,50 €', 'box'],
  [
    'vigorine',
    'Vigorine Gelenke',
    'Kollagen mit Vitamin C, das zur Kollagenbildung für die Knorpel beiträgt.',
    'Tabletten · 90 Stück',
    '34,90 €',
    'jar',
    [isNew],
  ],
  [
    'ondamea',
    'Ondamea Schwangerschaft',
    'Folsäure, Jod und DHA für die Schwangerschaft.',
    'Kapseln · 60 Stück',
    '28 €',
    'box',
  ],
  [
    'micralba',
    'Micralba Omega-3',
    'DHA aus Algen, in kleinen Weichkapseln.',
    'Weichkapseln · 60 Stück',
    '26,50 €',
    'jar',
  ],
  [
    'phytorelle',
    'Phytorelle Rotes Weinlaub',
    'Standardisierter Extrakt aus rotem Weinlaub, mit Vitamin C.',
    'Tabletten · 45 Stück',
    '18,90 €',
    'box',
    [outOfStock],
  ],
  [
    'micralba',
    'Micralba Vitamin C',
    'Brausetabletten mit Orange oder Zitrone.',
    'Brausetabletten · 20 Stück',
    '8,50 €',
    'tube',
    [{ kind: 'offer', label: 'Angebot' }],
    '9,90 €',
  ],
  [
    'somnelis',
    'Somnelis Melatonin',
    'Ein Milligramm Melatonin, Tropfen für Tropfen.',
    'Tropfen · 20 ml',
    '15,90 €',
    'dropper',
  ],
  [
    'phytorelle',
    'Phytorelle Passionsblume',
    'Passionsblume und Magnesium, zwei Kapseln am Tag.',
    'Kapseln · 45 Stück',
    '16,90 €',
    'jar',
  ],
  [
    'florelune',
    'Florelune Immunabwehr',
    'Milchsäurebakterien mit Vitamin C, D und Zink.',
    'Kapseln · 30 Stück',
    '25 €',
    'box',
    [isNew],
  ],
  [
    'ondamea',
    'Ondamea Haare und Nägel',
    'Biotin und Zink tragen zur Erhaltung normaler Haare bei.',
    'Tabletten · 60 Stück',
    '22,90 €',
    'jar',
  ],
];

/** Twelve products of the German shop: a page of a listing. */
export const germanProducts: readonly ProductItem[] = rows.map(item);

const french: readonly Row[] = [
  [
    'florelune',
    'Florelune Équilibre',
    'Quatre souches de ferments lactiques, une gélule par jour.',
    'Gélules · 30 pièces',
    '24,90 €',
    'box',
  ],
  ['micralba', 'Micralba Fer', 'Fer et vitamine C, bien tolérés.', 'Gélules · 30 pièces', '14,90 €', 'box'],
  [
    'somnelis',
    'Somnelis Zen',
    'Magnésium, vitamine B6 et L-théanine, en sticks.',
    'Sticks · 20 pièces',
    '18,50 €',
    'box',
    [{ kind: 'new', label: 'Nouveau' }],
  ],
  [
    'vigorine',
    'Vigorine Effort',
    'Magnésium et potassium, goût citron ou fruits rouges.',
    'Sticks · 14 pièces',
    '16,90 €',
    'box',
  ],
];
export const frenchProducts: readonly ProductItem[] = french.map(item);

const [first] = germanProducts as [ProductItem, ...ProductItem[]];

export const productCardExamples = {
  plain: { product: { ...first, badges: [], price: { amount: '24,90 €' } }, labels: germanPrice },
  offer: { product: first, labels: germanPrice },
  outOfStock: { product: { ...first, badges: [outOfStock] }, labels: germanPrice },
  allBadges: { product: { ...first, badges: Object.values(badgeExamples) }, labels: germanPrice },
  missingImage: { product: { ...first, image: null, badges: [isNew] }, labels: germanPrice },
  longestGerman: {
    product: {
      ...first,
      name: 'Phytorelle Schwangerschaftsbegleitende Mikronährstoffkombination',
      packaging: 'Magensaftresistente Weichgelatinekapseln · 120 Stück',
      price: { amount: '1.129,90 CHF', before: '1.249,90 CHF' },
    },
    labels: germanPrice,
  },
  quotes: {
    product: { ...first, name: 'Somnelis “Nuit” & <Jour>', summary: 'L’équilibre « jour & nuit ».' },
    labels: frenchPrice,
  },
} satisfies Record<string, ProductCardProps>;
