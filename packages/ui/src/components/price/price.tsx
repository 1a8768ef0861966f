import { Fragment } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

/** Prices are passed formatted. */
export interface PriceText {
  amount: string;
  /** The suggested public price, if the amount is lower. */
  before?: string | undefined;
  /** The price of a quantity: `27,50 € / 100 g`. */
  unit?: string | undefined;
  /** The price of a day of use: `0,60 € par jour`. */
  daily?: string | undefined;
}

export interface PriceLabels {
  /** Read before the amount, and the head of a column of amounts: `Prix`. */
  price: string;
  /** Read before the struck-through amount: `au lieu de`. */
  priceBefore: string;
  /** Shown with a large price, and once below a list of prices: `TVA comprise`. */
  taxes?: string | undefined;
}

export interface PriceProps extends PriceText {
  labels: PriceLabels;
  size?: 'small' | 'large';
}

/** The price of a product, its previous price if there is an offer, and its unit price. */
export function Price({ amount, before, unit, daily, labels, size = 'small' }: PriceProps) {
  const terms = [unit, daily, size === 'large' ? labels.taxes : undefined].filter((term) => term !== undefined);
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
      {terms.length > 0 ? (
        <span className={styles.terms}>
          {terms.map((term, index) => (
            <Fragment key={term}>
              {' '}
              <span className={styles.term}>{index < terms.length - 1 ? `${term} ·` : term}</span>
            </Fragment>
          ))}
        </span>
      ) : null}
    </span>
  );
}
