import { Button } from '../button/button.tsx';
import { Moon } from '../moon/moon.tsx';
import styles from './payment-status.module.css';

/** The kinds of payment failure. Source: 2-routes-redirects-commerce.md §4 "Payment". */
export type PaymentFailure =
  'refused' | 'cancelled' | 'expired' | 'two-factor-failed' | 'already-paid' | 'not-prepared' | 'not-validated';

export interface PaymentStatusProps {
  failure: PaymentFailure;
  /** The page's heading: what happened. */
  title: string;
  /** What it means for the money and the order. */
  text: string;
  /** What to do next. */
  primary: { label: string; href: string };
  secondary?: { label: string; href: string } | undefined;
  /** Contact, with the reference number to give. */
  support?: string | undefined;
}

/** Says why an order was not paid, that the cart is kept, and what to do. Its title is the page's heading. */
export function PaymentStatus({ failure, title, text, primary, secondary, support }: PaymentStatusProps) {
  const isPaid = failure === 'already-paid';
  return (
    <div className={styles.root} data-failure={failure}>
      <span className={styles.moon}>
        <Moon lit={isPaid ? 1 : 0.35} />
      </span>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
        <p className={styles.actions}>
          <Button href={primary.href}>{primary.label}</Button>
          {secondary ? (
            <Button href={secondary.href} tone="secondary">
              {secondary.label}
            </Button>
          ) : null}
        </p>
        {support ? <p className={styles.support}>{support}</p> : null}
      </div>
    </div>
  );
}
