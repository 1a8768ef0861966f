import type { ReactNode } from 'react';
import { ShippingProgress, type ShippingProgressProps } from '../shipping-progress/shipping-progress.tsx';
import styles from './order-summary.module.css';

/** One amount. Amounts are passed formatted. */
export interface SummaryRow {
  label: string;
  amount: string;
  /** `BIENVENUE10`, `sous 2 à 4 jours ouvrables`. */
  detail?: string | undefined;
  /** The row is a discount. */
  discount?: boolean | undefined;
}

export interface OrderSummaryText {
  title: string;
  /** Articles, discounts, delivery. */
  rows: readonly SummaryRow[];
  total: SummaryRow;
  /** The amount until free delivery; omitted once the order is placed. */
  shipping?: ShippingProgressProps | undefined;
}

export interface OrderSummaryProps extends OrderSummaryText {
  /** Id of the heading, which names the block. */
  id: string;
  /** The code field, the button to the next step. */
  children?: ReactNode;
}

function Row({ label, amount, detail, discount }: SummaryRow) {
  return (
    <div className={styles.row} data-discount={discount || undefined}>
      <dt>
        {label}
        {detail ? <span className={styles.detail}> {detail}</span> : null}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** The amounts of an order, row by row, the total last. */
export function OrderSummary({ id, title, rows, total, shipping, children }: OrderSummaryProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {shipping ? <ShippingProgress {...shipping} /> : null}
      <dl>
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
        <div className={styles.total}>
          <dt>
            {total.label}
            {total.detail ? <span className={styles.detail}> {total.detail}</span> : null}
          </dt>
          <dd>{total.amount}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
