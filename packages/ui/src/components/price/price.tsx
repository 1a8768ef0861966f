import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

/** Prices are passed formatted. */
export interface PriceText {
  amount: string;
  /** The suggested public price, if the amount is lower. */
  before?: string | undefined;
}

export interface PriceLabels {
  /** Read before the amount, and the head of a column of amounts: `Prix`. */
  price: string;
  /** Read before the struck-through amount: `au lieu de`. */
  priceBefore: string;
}

export interface PriceProps extends PriceText {
  labels: PriceLabels;
  size?: 'small' | 'large';
}

/** The price of a product, and its previous price if there is an offer. */
export function Price({ amount, before, labels, size = 'small' }: PriceProps) {
  return (
    <span className={styles.root} data-size={size} data-offer={before ? '' : undefined}>
      <VisuallyHidden>{labels.price} </VisuallyHidden>
      <span className={styles.amount}>{amount}</span>
      {before ? (
        <>
          {' '}
          <VisuallyHidden>{labels.priceBefore} </VisuallyHidden>
          <s className={styles.before}>{before}</s>
        </>
      ) : null}
    </span>
  );
}
