import styles from './pill-nav.module.css';

export interface PillNavItem {
  label: string;
  href: string;
  current: boolean;
  count?: number;
}

export interface PillNavProps {
  /** Names the navigation: `Catégories`, `Thèmes`. */
  label: string;
  items: readonly PillNavItem[];
}

/** A row of links between sibling lists: categories, themes. */
export function PillNav({ label, items }: PillNavProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
