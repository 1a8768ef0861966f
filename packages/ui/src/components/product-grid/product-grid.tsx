import type { PriceLabels } from '../price/price.tsx';
import { PricesNote } from '../price/prices-note.tsx';
import { ProductCard, type ProductItem } from '../product-card/product-card.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './product-grid.module.css';

/** A box below each product; the ticked ones go to the form with this id. */
export interface CompareBoxes {
  form: string;
  /** Name of the boxes. */
  name: string;
  /** `Comparer`; the name of the product follows for screen readers. */
  label: string;
}

export interface ProductGridProps {
  products: readonly ProductItem[];
  labels: PriceLabels;
  /**
   * Number of columns between a phone (two) and a wide screen (four); fewer with large text. With `2`, a wide screen has three:
   * for a few products beside a text.
   */
  columns?: 2 | 3 | 4 | undefined;
  /** Number of pictures with high priority: the first row of a phone, if the grid is at the top of the page. */
  priority?: number | undefined;
  compare?: CompareBoxes | undefined;
}

function CompareBox({ product, form, name, label }: CompareBoxes & { product: ProductItem }) {
  if (product.id === undefined) return null;
  return (
    <label className={styles.compare}>
      <input type="checkbox" form={form} name={name} value={product.id} autoComplete="off" />
      <span>
        {label}
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </span>
    </label>
  );
}

const sizes = {
  2: '(min-width: 80rem) 16vw, (min-width: 64rem) 25vw, 46vw',
  3: '(min-width: 90rem) 15rem, (min-width: 80rem) 17vw, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw',
  4: '(min-width: 90rem) 20rem, (min-width: 48rem) 22vw, 46vw',
};

/** Products side by side, dense enough to compare. One line below says what their prices include. */
export function ProductGrid({ products, labels, columns = 3, priority = 0, compare }: ProductGridProps) {
  return (
    <>
      <ul className={styles.root} data-columns={columns} role="list">
        {products.map((product, index) => (
          <li key={product.href} className={compare ? styles.comparable : undefined}>
            <ProductCard product={product} labels={labels} sizes={sizes[columns]} priority={index < priority} />
            {compare ? <CompareBox product={product} {...compare} /> : null}
          </li>
        ))}
      </ul>
      <PricesNote labels={labels} />
    </>
  );
}
