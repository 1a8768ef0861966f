import type { PriceLabels } from '../price/price.tsx';
import { ProductCard, type ProductItem } from '../product-card/product-card.tsx';
import { SectionHeading, type SectionText } from '../section-heading/section-heading.tsx';
import styles from './product-shelf.module.css';

/** A few products under a title. */
export interface Shelf extends SectionText {
  products: readonly ProductItem[];
}

export interface ProductShelfProps extends Shelf {
  id: string;
  labels: PriceLabels;
}

/** Up to four products in a row, which scrolls on phones. Renders nothing where there are none. */
export function ProductShelf({ id, products, labels, ...heading }: ProductShelfProps) {
  if (products.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <SectionHeading id={id} {...heading} />
      <ul>
        {products.map((product) => (
          <li key={product.href}>
            <ProductCard product={product} labels={labels} />
          </li>
        ))}
      </ul>
    </section>
  );
}
