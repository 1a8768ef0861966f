import { postTo, type FormAction } from '../form/form-action.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './account-nav.module.css';

export interface AccountNavItem {
  label: string;
  href: string;
  icon: IconName;
  current?: boolean | undefined;
}

export interface AccountNavProps {
  /** Names the navigation: `Mon compte`. */
  label: string;
  items: readonly AccountNavItem[];
  /** The button that ends the session, and the address it posts to. */
  logout: { label: string; action: FormAction };
}

/** The navigation of the account, beside each of its pages; on narrow screens a scrolling row. */
export function AccountNav({ label, items, logout }: AccountNavProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.items} role="list">
        {items.map((item) => (
          <li key={item.href}>
            <a className={styles.item} href={item.href} aria-current={item.current ? 'page' : undefined}>
              <Icon name={item.icon} />
              {item.label}
            </a>
          </li>
        ))}
        <li>
          <form {...postTo(logout.action)}>
            <button className={styles.item} type="submit">
              <Icon name="exit" />
              {logout.label}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}
