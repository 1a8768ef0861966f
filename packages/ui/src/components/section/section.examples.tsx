import { BrandGrid } from '../brand-grid/brand-grid.tsx';
import { germanBrands } from '../brand-tile/brand-tile.examples.ts';
import type { SectionProps } from './section.tsx';

const brands = <BrandGrid brands={germanBrands.slice(0, 3)} />;

export const sectionExamples = {
  plain: { id: 'section', heading: { title: 'Unsere Marken' }, children: brands },
  shade: { id: 'section', heading: { title: 'Unsere Marken' }, tone: 'shade', children: brands },
} satisfies Record<string, SectionProps>;
