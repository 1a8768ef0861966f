import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './table-of-contents.module.css';

export interface TableOfContentsProps {
  /** Unique in the page; the heading gets it. */
  id: string;
  /** `Sur cette page`. */
  title: string;
  /** Links to the headings of the page, in their order. */
  links: readonly LinkItem[];
  /** Numbers the parts, if the text refers to them by number: legal pages. */
  numbered?: boolean | undefined;
}

/** The parts of a long text, in a column beside it; above it on a phone. `CurrentSectionBehaviour` marks the current one. */
export function TableOfContents({ id, title, links, numbered = false }: TableOfContentsProps) {
  return (
    <nav className={styles.root} aria-labelledby={id} data-page-sections="" data-numbered={numbered || undefined}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ol className={styles.list} role="list">
        {links.map((link) => (
          <li className={styles.item} key={link.href}>
            <a className={styles.link} href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
