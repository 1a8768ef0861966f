import type { LinkItem } from '../link-list/link-list.tsx';
import styles from './skip-links.module.css';

export interface SkipLinksProps {
  /** Names the block: `Accès rapides`. */
  label: string;
  /** Links to the content, the menu, the search; each `href` is a fragment of the page. */
  links: readonly LinkItem[];
}

/** The first focusable links: they skip the blocks that every page repeats. Visible while focused. */
export function SkipLinks({ label, links }: SkipLinksProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
