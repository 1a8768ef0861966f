import { Moon } from '../moon/moon.tsx';
import styles from './shipping-progress.module.css';

export interface ShippingProgressProps {
  /** What the bar measures: `Livraison offerte dès 49 €`. */
  label: string;
  /** What is missing, or that it is reached: `Plus que 4,20 € pour la livraison offerte.` */
  text: string;
  /** What the cart is worth, and from which worth on delivery is free. Source: 2-routes-redirects-commerce.md §9. */
  value: number;
  max: number;
}

/** How much is missing until delivery is free. */
export function ShippingProgress({ label, text, value, max }: ShippingProgressProps) {
  const part = Math.min(1, value / max);
  return (
    <div className={styles.root} data-reached={part === 1 || undefined}>
      <p className={styles.text}>
        <Moon lit={part} />
        {text}
      </p>
      <progress className={styles.bar} aria-label={label} value={Math.min(value, max)} max={max} />
    </div>
  );
}
