import { germanPrice } from '../price/price.examples.ts';
import type { PackagingChoiceProps, PackagingSize } from './packaging-choice.tsx';

const labels: PackagingChoiceProps['labels'] = {
  ...germanPrice,
  packaging: 'Packungsgrößen',
  duration: 'Reicht für',
  content: 'Inhalt',
};

function size(label: string, amount: string, duration: string | null, content: string | null): PackagingSize {
  return {
    label,
    price: { amount },
    duration,
    content,
    inStock: true,
    stock: 'Lieferbar',
  };
}

const sizes = [
  size('30 Tabletten', '11,90 €', '15 Tage', '27 g'),
  size('60 Tabletten', '19,90 €', '30 Tage', '54 g'),
  size('120 Tabletten', '34,90 €', '60 Tage', '108 g'),
];

export const packagingChoiceExamples = {
  threeSizes: { sizes, labels },
  course: {
    sizes: sizes.map((each, index) => ({
      ...each,
      price: { ...each.price, unit: '354,44 € / kg', daily: '0,66 € pro Tag' },
      ...(index === 1 ? { course: 'Reicht für die empfohlene Dauer' } : {}),
    })),
    labels,
  },
  oneOut: {
    sizes: sizes.map((each, index) =>
      index === 1 ? { ...each, inStock: false, stock: 'Derzeit nicht lieferbar' } : each,
    ),
    labels,
  },
  offer: {
    sizes: sizes.map((each) => ({ ...each, price: { ...each.price, before: '39,90 €' } })),
    labels,
  },
  one: { sizes: [size('20 ml', '15,90 €', null, null)], labels },
} satisfies Record<string, PackagingChoiceProps>;
