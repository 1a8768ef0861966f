import { frenchProducts, germanProducts } from '../product-card/product-card.examples.ts';
import { frenchPrice, germanPrice } from '../price/price.examples.ts';
import type { ProductGridProps } from './product-grid.tsx';

export const productGridExamples = {
  page: { products: germanProducts, labels: germanPrice, priority: 2 },
  fourColumns: { products: germanProducts.slice(0, 8), labels: germanPrice, columns: 4 },
  beside: { products: germanProducts.slice(0, 3), labels: germanPrice, columns: 2 },
  french: { products: frenchProducts, labels: frenchPrice },
  one: { products: germanProducts.slice(0, 1), labels: germanPrice },
} satisfies Record<string, ProductGridProps>;
