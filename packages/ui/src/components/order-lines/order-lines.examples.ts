import { packImage, type PackShape } from '../picture/picture.examples.ts';
import type { PriceText } from '../price/price.tsx';
import { quantityLabels } from '../quantity-stepper/quantity-stepper.examples.ts';
import type { CartLineItem, CartLineLabels } from './cart-line.tsx';
import type { CartLinesProps, OrderLinesProps } from './order-lines.tsx';

type Brand = keyof typeof brands;
type Row = readonly [
  id: string,
  brand: Brand,
  name: string,
  packaging: string,
  shape: PackShape,
  options?: readonly string[],
];
type Sum = readonly [quantity: number, count: string, total: PriceText];

const brands = {
  florelune: { name: 'Florelune', color: '#1f6f5c' },
  micralba: { name: 'Micralba', color: '#8a5a00' },
  somnelis: { name: 'Somnelis', color: '#4b4a8c' },
} as const;

function line([id, brand, name, packaging, shape, options]: Row, [quantity, count, total]: Sum): CartLineItem {
  return {
    id,
    name,
    href: `/${id}`,
    brand: brands[brand],
    packaging,
    options,
    image: packImage(name, brands[brand].color, shape),
    quantity,
    max: 12,
    count,
    total,
  };
}

/** Three products in each language. */
const products: Record<keyof typeof quantityLabels, readonly [Row, Row, Row]> = {
  fr: [
    ['balance', 'florelune', 'Florelune Équilibre', 'Gélules · 30 pièces', 'box'],
    ['magnesium', 'micralba', 'Micralba Magnésium', 'Comprimés · 60 pièces', 'jar'],
    ['calm', 'somnelis', 'Somnelis Zen', 'Sticks · 20 pièces', 'box', ['Goût citron']],
  ],
  nl: [
    ['balance', 'florelune', 'Florelune Evenwicht', 'Capsules · 30 stuks', 'box'],
    ['magnesium', 'micralba', 'Micralba Magnesium', 'Tabletten · 60 stuks', 'jar'],
    ['calm', 'somnelis', 'Somnelis Zen', 'Sticks · 20 stuks', 'box', ['Citroensmaak']],
  ],
  de: [
    ['balance', 'florelune', 'Florelune Gleichgewicht', 'Kapseln · 30 Stück', 'box'],
    ['magnesium', 'micralba', 'Micralba Magnesium', 'Tabletten · 60 Stück', 'jar'],
    ['calm', 'somnelis', 'Somnelis Zen', 'Sticks · 20 Stück', 'box', ['Zitronengeschmack']],
  ],
  it: [
    ['balance', 'florelune', 'Florelune Equilibrio', 'Capsule · 30 pezzi', 'box'],
    ['magnesium', 'micralba', 'Micralba Magnesio', 'Compresse · 60 pezzi', 'jar'],
    ['calm', 'somnelis', 'Somnelis Zen', 'Stick · 20 pezzi', 'box', ['Gusto limone']],
  ],
  es: [
    ['balance', 'florelune', 'Florelune Equilibrio', 'Cápsulas · 30 unidades', 'box'],
    ['magnesium', 'micralba', 'Micralba Magnesio', 'Comprimidos · 60 unidades', 'jar'],
    ['calm', 'somnelis', 'Somnelis Zen', 'Sticks · 20 unidades', 'box', ['Sabor limón']],
  ],
};

function forEach<Value>(make: (rows: readonly [Row, Row, Row]) => Value) {
  return {
    fr: make(products.fr),
    nl: make(products.nl),
    de: make(products.de),
    it: make(products.it),
    es: make(products.es),
  };
}

/** 44,80 €: one Equilibre, one magnesium at a reduced price. */
export const cartLines = forEach(([balance, magnesium]) => [
  line(balance, [1, '1 × 24,90 €', { amount: '24,90 €' }]),
  line(magnesium, [1, '1 × 19,90 €', { amount: '19,90 €', before: '21,90 €' }]),
]);

/** 58,30 €: two magnesium, one sticks. */
export const orderedLines = forEach(([, magnesium, calm]) => [
  line(magnesium, [2, '2 × 19,90 €', { amount: '39,80 €' }]),
  line(calm, [1, '1 × 18,50 €', { amount: '18,50 €' }]),
]);

const price = {
  fr: { price: 'Prix', priceBefore: 'au lieu de' },
  nl: { price: 'Prijs', priceBefore: 'in plaats van' },
  de: { price: 'Preis', priceBefore: 'statt' },
  it: { price: 'Prezzo', priceBefore: 'anziché' },
  es: { price: 'Precio', priceBefore: 'en lugar de' },
} as const;

export const lineLabels: Record<keyof typeof quantityLabels, CartLineLabels> = {
  fr: { ...price.fr, ...quantityLabels.fr, sizes: 'Changer de conditionnement', remove: 'Supprimer' },
  nl: { ...price.nl, ...quantityLabels.nl, sizes: 'Andere verpakking kiezen', remove: 'Verwijderen' },
  de: { ...price.de, ...quantityLabels.de, sizes: 'Andere Packungsgröße', remove: 'Entfernen' },
  it: { ...price.it, ...quantityLabels.it, sizes: 'Cambia confezione', remove: 'Rimuovi' },
  es: { ...price.es, ...quantityLabels.es, sizes: 'Cambiar de formato', remove: 'Eliminar' },
};

const [first, second] = cartLines.de as [CartLineItem, CartLineItem];

/** A cart in which every line has a notice. */
export const linesWithNotices: readonly CartLineItem[] = [
  {
    ...first,
    quantity: 3,
    max: 3,
    total: { amount: '74,70 €' },
    message: 'Nur noch 3 auf Lager: Wir haben die Menge angepasst.',
  },
  {
    ...second,
    unavailable: true,
    message: 'Zurzeit nicht lieferbar. Bitte entfernen Sie den Artikel, um zu bestellen.',
  },
  {
    ...(orderedLines.de[1] as CartLineItem),
    id: 'gift',
    count: '1 × 0 €',
    total: { amount: '0 €', before: '18,50 €' },
    gift: 'Kostenlos mit Ihrem Begleitcode',
  },
];

export const orderLinesExamples = {
  ordered: { lines: orderedLines.fr, labels: lineLabels.fr },
  compact: { lines: orderedLines.it, labels: lineLabels.it, compact: true },
  noLongerSold: {
    lines: orderedLines.es.map((each) => ({ ...each, href: undefined, image: null })),
    labels: lineLabels.es,
  },
} satisfies Record<string, OrderLinesProps>;

export const cartLinesExamples = {
  two: { lines: cartLines.fr, action: '/fr/panier', labels: lineLabels.fr },
  sizes: {
    lines: cartLines.fr.map((each, index) => ({
      ...each,
      unavailable: index === 1 || undefined,
      message: index === 1 ? 'Momentanément épuisé. Supprimez-le pour commander.' : undefined,
      sizes: [
        { value: '1', label: '60 gélules', detail: '44,90 €', inStock: true },
        { value: '2', label: '120 gélules', detail: 'Épuisé', inStock: false },
      ],
    })),
    action: '/fr/panier',
    labels: lineLabels.fr,
  },
  messages: { lines: linesWithNotices, action: '/warenkorb', labels: lineLabels.de },
  longestGerman: {
    lines: [
      {
        ...first,
        name: 'Phytorelle Schwangerschaftsbegleitende Mikronährstoffkombination',
        packaging: 'Magensaftresistente Weichgelatinekapseln · 120 Stück',
        options: ['Geschmacksrichtung Schwarze Johannisbeere'],
        total: { amount: '13.558,80 CHF', before: '14.998,80 CHF' },
        quantity: 12,
      },
    ],
    action: '/warenkorb',
    labels: lineLabels.de,
  },
} satisfies Record<string, CartLinesProps>;
