import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './header-actions.module.css';

/** A link to a list, with the number of its items. */
interface CountedLink {
  label: string;
  href: string;
  /** Number of items; nothing is shown for 0. */
  count: number;
  /** Read instead of the number: `3 articles`. */
  countLabel: string;
}

export interface HeaderActionsProps {
  /** Link to the account, or to the sign-in page. */
  account: { label: string; href: string; signedIn: boolean };
  favourites?: CountedLink | undefined;
  /** Omitted in a market that sells nothing online. */
  cart?: CountedLink | undefined;
}

function Counted({ icon, link }: { icon: IconName; link: CountedLink }) {
  return (
    <li>
      <a className={styles.action} href={link.href}>
        <Icon name={icon} size={24} />
        <span className={styles.label}>{link.label}</span>
        {link.count > 0 ? (
          <>
            <span className={styles.count} aria-hidden="true">
              {link.count > 99 ? '99+' : link.count}
            </span>
            <span className="visually-hidden">, {link.countLabel}</span>
          </>
        ) : null}
      </a>
    </li>
  );
}

/** The links to the account, the favourites and the cart, for the header. */
export function HeaderActions({ account, favourites, cart }: HeaderActionsProps) {
  return (
    <ul className={styles.root} role="list">
      <li>
        <a className={styles.action} href={account.href} data-signed-in={account.signedIn || undefined}>
          <Icon name="account" size={24} />
          <span className={styles.label}>{account.label}</span>
        </a>
      </li>
      {favourites ? <Counted icon="heart" link={favourites} /> : null}
      {cart ? <Counted icon="bag" link={cart} /> : null}
    </ul>
  );
}
