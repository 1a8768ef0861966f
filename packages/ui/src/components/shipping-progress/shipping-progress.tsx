import { Moon } from '../moon/moon.tsx';
import styles from './shipping-progress.module.css';

export interface ShippingProgressProps {
  /** What the bar measures: `Livraison offerte dès 49 €`. */
  label: string;
  /** The missing amount, or that it is reached: `Plus que 4,20 € pour la livraison offerte.` */
  text: string;
  /** The cart's total, and the amount from which delivery is free. Source: 2-routes-redirects-commerce.md §9. */
  value: number;
  max: number;
}

/** The amount missing until free delivery. */
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
