import type { PriceLabels } from '../price/price.tsx';
import { PricesNote } from '../price/prices-note.tsx';
import { ProductCard, type ProductItem } from '../product-card/product-card.tsx';
import { Section } from '../section/section.tsx';
import type { SectionText } from '../section-heading/section-heading.tsx';
import styles from './product-shelf.module.css';

/** A few products below a title. */
export interface Shelf extends SectionText {
  products: readonly ProductItem[];
}

export interface ProductShelfProps {
  /** Unique in the page. */
  id: string;
  /** Nothing is rendered without a title or without products. */
  shelf: Shelf | undefined;
  labels: PriceLabels;
}

const sizes = '(min-width: 90rem) 20rem, (min-width: 48rem) 23vw, 44vw';

/** Products in one row, which scrolls if they don't fit. */
export function ProductShelf({ id, shelf, labels }: ProductShelfProps) {
  if (!shelf || shelf.products.length === 0) return null;
  return (
    <Section id={id} heading={shelf}>
      <ul className={styles.row} role="list">
        {shelf.products.map((product) => (
          <li className={styles.item} key={product.href}>
            <ProductCard product={product} labels={labels} sizes={sizes} />
          </li>
        ))}
      </ul>
      <PricesNote labels={labels} />
    </Section>
  );
}
