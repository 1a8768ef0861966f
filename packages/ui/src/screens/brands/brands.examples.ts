import { germanBrands } from '../../components/brand-tile/brand-tile.examples.ts';
import type { BrandsScreenProps } from './brands.tsx';

export const brandsExamples = {
  german: {
    title: 'Unsere Marken',
    intro: 'Jede Marke widmet sich einer Familie von Wirkstoffen oder einem Lebensabschnitt.',
    brands: germanBrands,
    labels: { brands: 'Marken' },
  },
} satisfies Record<string, BrandsScreenProps>;
