import { CartLine, type CartLineItem, type CartLineProps } from './cart-line.tsx';
import { OrderLine, type OrderLineItem, type OrderLineLabels } from './order-line.tsx';
import styles from './order-lines.module.css';

export interface OrderLinesProps {
  lines: readonly OrderLineItem[];
  labels: OrderLineLabels;
  /** Small packs, no brand names: for use beside a form. */
  compact?: boolean | undefined;
}

/** The products of a placed order. Each name is a third-level heading. */
export function OrderLines({ lines, labels, compact = false }: OrderLinesProps) {
  return (
    <ul className={styles.root} role="list" data-compact={compact || undefined}>
      {lines.map((line) => (
        <li key={line.id}>
          <OrderLine line={line} labels={labels} />
        </li>
      ))}
    </ul>
  );
}

export interface CartLinesProps extends Omit<CartLineProps, 'line'> {
  lines: readonly CartLineItem[];
}

/** The editable products of the cart. */
export function CartLines({ lines, ...line }: CartLinesProps) {
  return (
    <ul className={styles.root} role="list">
      {lines.map((each) => (
        <li key={each.id}>
          <CartLine line={each} {...line} />
        </li>
      ))}
    </ul>
  );
}
