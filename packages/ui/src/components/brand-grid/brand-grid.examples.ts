import { germanBrands } from '../brand-tile/brand-tile.examples.ts';
import type { BrandGridProps } from './brand-grid.tsx';

export const brandGridExamples = {
  six: { brands: germanBrands },
  one: { brands: germanBrands.slice(0, 1) },
} satisfies Record<string, BrandGridProps>;
