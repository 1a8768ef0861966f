import { postTo, type FormAction } from '../form/form-action.ts';
import { Icon } from '../icon/icon.tsx';
import type { PriceLabels } from '../price/price.tsx';
import { ProductCard, type ProductItem } from '../product-card/product-card.tsx';
import styles from './favourites.module.css';

export interface FavouriteProductsProps {
  products: readonly (ProductItem & { id: string })[];
  /** The address to which the buttons post `product` (its id) and `remove`, or `add`. */
  action: FormAction;
  labels: PriceLabels & {
    /** `Retirer des favoris`. */
    remove: string;
    /** `Ajouter au panier`; omitted in markets without a shop. */
    add?: string | undefined;
  };
}

/** Favourite products. Each name is a third-level heading. */
export function FavouriteProducts({ products, action, labels }: FavouriteProductsProps) {
  return (
    <ul className={styles.products} role="list">
      {products.map((product) => {
        const isOut = product.badges.some(({ kind }) => kind === 'out-of-stock');
        return (
          <li className={styles.product} key={product.href}>
            <ProductCard
              product={product}
              labels={labels}
              sizes="(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 45vw"
            />
            <form className={styles.actions} {...postTo(action)}>
              <input type="hidden" name="product" value={product.id} />
              {labels.add && !isOut ? (
                <button className={styles.add} type="submit" name="add" value="1">
                  <Icon name="bag" />
                  <span>
                    {labels.add}
                    <span className="visually-hidden"> – {product.name}</span>
                  </span>
                </button>
              ) : null}
              <button className={styles.remove} type="submit" name="remove" value="1">
                {labels.remove}
                <span className="visually-hidden"> – {product.name}</span>
              </button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}
