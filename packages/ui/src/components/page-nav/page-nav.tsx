import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './page-nav.module.css';

export interface PageNavProps {
  /** Names the navigation: `Sur cette page`. */
  label: string;
  links: readonly LinkItem[];
}

/** Links to the parts of a long page. `CurrentSectionBehaviour` marks the current one. */
export function PageNav({ label, links }: PageNavProps) {
  return (
    <nav className={styles.root} aria-label={label} data-page-sections="">
      <ul className={styles.links} role="list">
        {links.map((link) => (
          <li key={link.href}>
            <a className={styles.link} href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
