import styles from './stock.module.css';

export interface StockProps {
  inStock: boolean;
  /** `En stock`, `En rupture de stock`. */
  label: string;
}

/** Whether a product can be had, in words beside a mark: a full dot, or an empty one. */
export function Stock({ inStock, label }: StockProps) {
  return (
    <span className={styles.root} data-out={!inStock || undefined}>
      {label}
    </span>
  );
}
