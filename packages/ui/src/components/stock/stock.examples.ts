import type { StockProps } from './stock.tsx';

export const stockExamples = {
  inStock: { inStock: true, label: 'Lieferbar' },
  outOfStock: { inStock: false, label: 'En rupture de stock' },
} satisfies Record<string, StockProps>;
