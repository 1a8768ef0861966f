import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

/** Prices come formatted. */
export interface PriceText {
  amount: string;
  /** The suggested public price, where the amount is lower. */
  before?: string | undefined;
}

/** Read to screen readers before each amount. */
export interface PriceLabels {
  price: string;
  priceBefore: string;
}

export interface PriceProps extends PriceText {
  labels: PriceLabels;
  size?: 'small' | 'large';
}

/** What a product costs, and what it cost before where there is an offer. */
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
