import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './corner-nav.module.css';

export interface CornerNavItem extends LinkItem {
  /** The current page. */
  current: boolean;
}

export interface CornerNavProps {
  /** Names the navigation: `L’espace Florelune`. */
  label: string;
  /** The brand and its page; before the links. */
  brand: LinkItem;
  /** The corner's first page, then its sub-pages. */
  items: readonly CornerNavItem[];
}

/** The pages of a brand's corner, on the brand's colour. Scrolls horizontally if they don't fit. */
export function CornerNav({ label, brand, items }: CornerNavProps) {
  return (
    <div className={styles.root}>
      <a className={styles.brand} href={brand.href}>
        {brand.label}
      </a>
      {items.length > 1 ? (
        <nav className={styles.nav} aria-label={label}>
          <ul className={styles.items} role="list">
            {items.map(({ label: name, href, current }) => (
              <li key={href}>
                <a className={styles.item} href={href} aria-current={current ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
