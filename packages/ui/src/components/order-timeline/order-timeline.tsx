import { Moon } from '../moon/moon.tsx';
import styles from './order-timeline.module.css';

/** Source: 2-routes-redirects-commerce.md §4 "Order status". */
export type OrderStatus = 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled';

export interface OrderEvent {
  status: OrderStatus;
  label: string;
  /** Omitted for future events. */
  date?: { text: string; iso: string } | undefined;
  /** `Numéro de suivi`, the reason of a cancellation. */
  detail?: string | undefined;
  link?: { label: string; href: string } | undefined;
}

export interface OrderTimelineProps {
  /** Names the list: `Suivi de la commande`. */
  label: string;
  events: readonly OrderEvent[];
  /** Read after future events: `à venir`. */
  next: string;
}

/** The past and future events of an order. Each event has a moon; the full moon is the delivery. */
export function OrderTimeline({ label, events, next }: OrderTimelineProps) {
  const last = events.findLastIndex((event) => event.date !== undefined);
  return (
    <ol className={styles.root} role="list" aria-label={label}>
      {events.map((event, index) => (
        <li
          className={styles.event}
          key={event.status}
          data-status={event.status}
          data-done={event.date ? '' : undefined}
          aria-current={index === last ? 'step' : undefined}
        >
          <Moon lit={event.date && event.status !== 'cancelled' ? (index + 1) / events.length : 0} />
          <div>
            <p className={styles.label}>
              {event.label}
              {event.date ? null : <span className="visually-hidden"> ({next})</span>}
            </p>
            {event.date ? (
              <time className={styles.date} dateTime={event.date.iso}>
                {event.date.text}
              </time>
            ) : null}
            {event.detail ? <p className={styles.detail}>{event.detail}</p> : null}
            {event.link ? (
              <a className={styles.link} href={event.link.href}>
                {event.link.label}
              </a>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
