import styles from './stock.module.css';

export interface StockProps {
  inStock: boolean;
  /** `En stock`, `En rupture de stock`. */
  label: string;
}

/** Whether a product is available: text with a filled or an empty dot. */
export function Stock({ inStock, label }: StockProps) {
  return (
    <span className={styles.root} data-out={!inStock || undefined}>
      {label}
    </span>
  );
}
