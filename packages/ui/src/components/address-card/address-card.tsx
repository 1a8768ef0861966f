import type { ReactNode } from 'react';
import styles from './address-card.module.css';

/** An address as it is written on a parcel. */
export interface PostalAddress {
  /** The customer's name for it: `Maison`. */
  label: string;
  /** Name, lines, city, country, in the order that the country uses. */
  lines: readonly string[];
  phone?: string | undefined;
  /** For the carrier: `Sonner chez Peeters`. */
  deliveryInformation?: string | undefined;
}

export interface AddressAction {
  label: string;
  href: string;
}

/** An address of an order, below what it is for: `Livrer à`. */
export interface ChosenAddress {
  title: string;
  address: PostalAddress;
  actions: readonly AddressAction[];
}

export interface AddressCardProps {
  address: PostalAddress;
  /** `Adresse de livraison par défaut`. */
  marks?: readonly string[] | undefined;
  actions?: readonly AddressAction[] | undefined;
  /** Level of the heading. */
  level?: 2 | 3 | undefined;
  /** Further actions, as a form with a button. */
  children?: ReactNode;
}

/** One address: its name, its default roles, its lines, its actions. */
export function AddressCard({ address, marks = [], actions = [], level = 3, children }: AddressCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.root}>
      <Title className={styles.title}>{address.label}</Title>
      {marks.length > 0 ? (
        <ul className={styles.marks} role="list">
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      ) : null}
      <address className={styles.lines}>
        {address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {address.phone ? <span className={styles.phone}>{address.phone}</span> : null}
      </address>
      {address.deliveryInformation ? <p className={styles.note}>{address.deliveryInformation}</p> : null}
      {actions.length > 0 || children ? (
        <div className={styles.actions}>
          {actions.map((action) => (
            <a key={action.href} className={styles.action} href={action.href}>
              {action.label}
              <span className="visually-hidden"> – {address.label}</span>
            </a>
          ))}
          {children}
        </div>
      ) : null}
    </article>
  );
}
