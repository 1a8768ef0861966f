import type { PriceLabels } from './price.tsx';
import styles from './prices-note.module.css';

/** What the prices of a list include. */
export function PricesNote({ labels: { price, taxes } }: { labels: PriceLabels }) {
  if (taxes === undefined) return null;
  return (
    <p className={styles.root}>
      {price} {taxes}
    </p>
  );
}
