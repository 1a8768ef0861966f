import styles from './pill-nav.module.css';

export interface PillNavItem {
  label: string;
  href: string;
  current: boolean;
  count?: number | undefined;
}

export interface PillNavProps {
  /** Names the navigation: `Catégories`, `Thèmes`. */
  label: string;
  items: readonly PillNavItem[];
}

/** A row of links between sibling lists: categories, themes. Scrolls horizontally on phones. */
export function PillNav({ label, items }: PillNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.root} role="list">
        {items.map((item) => (
          <li key={item.href}>
            <a className={styles.pill} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label} {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
