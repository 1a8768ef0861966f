import { Icon } from '../icon/icon.tsx';
import styles from './header-actions.module.css';

export interface HeaderActionsProps {
  /** The account, or the way to sign in. */
  account: { label: string; href: string; signedIn: boolean };
  cart: {
    label: string;
    href: string;
    /** How many articles; nothing is shown for none. */
    count: number;
    /** Read in place of the figure: `3 articles`. */
    countLabel: string;
  };
}

/** The ways to the account and the cart, for the header. They fit beside the search of every width. */
export function HeaderActions({ account, cart }: HeaderActionsProps) {
  return (
    <ul className={styles.root} role="list">
      <li>
        <a className={styles.action} href={account.href} data-signed-in={account.signedIn || undefined}>
          <Icon name="account" size={24} />
          <span className={styles.label}>{account.label}</span>
        </a>
      </li>
      <li>
        <a className={styles.action} href={cart.href}>
          <Icon name="bag" size={24} />
          <span className={styles.label}>{cart.label}</span>
          {cart.count > 0 ? (
            <>
              <span className={styles.count} aria-hidden="true">
                {cart.count > 99 ? '99+' : cart.count}
              </span>
              <span className="visually-hidden">, {cart.countLabel}</span>
            </>
          ) : null}
        </a>
      </li>
    </ul>
  );
}
