import { Moon } from '../moon/moon.tsx';
import type { OrderStatus } from '../order-timeline/order-timeline.tsx';
import styles from './order-list.module.css';

/** An order in a list. Dates and amounts are passed formatted. */
export interface OrderListItem {
  number: string;
  href: string;
  date: { text: string; iso: string };
  status: OrderStatus;
  /** `Expédiée`. */
  statusLabel: string;
  /** `3 articles`. */
  articles: string;
  total: string;
}

export interface OrderListProps {
  /** Names the table: `Vos commandes`. */
  caption: string;
  orders: readonly OrderListItem[];
  labels: {
    number: string;
    date: string;
    status: string;
    articles: string;
    total: string;
  };
}

const lit: Readonly<Record<OrderStatus, number>> = {
  pending: 0.25,
  paid: 0.5,
  shipped: 0.75,
  delivered: 1,
  cancelled: 0,
};

/** A table of orders, latest first; on narrow screens each row becomes a card. */
export function OrderList({ caption, orders, labels }: OrderListProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.root}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{labels.number}</th>
            <th scope="col">{labels.date}</th>
            <th scope="col">{labels.status}</th>
            <th scope="col">{labels.articles}</th>
            <th scope="col">{labels.total}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr className={styles.row} key={order.number} data-status={order.status}>
              <th className={styles.number} scope="row">
                <a href={order.href}>{order.number}</a>
              </th>
              <td>
                <time dateTime={order.date.iso}>{order.date.text}</time>
              </td>
              <td>
                <span className={styles.status}>
                  <Moon lit={lit[order.status]} />
                  {order.statusLabel}
                </span>
              </td>
              <td className={styles.articles}>{order.articles}</td>
              <td className={styles.total}>{order.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
