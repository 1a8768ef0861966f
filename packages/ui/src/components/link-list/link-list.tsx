import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './link-list.module.css';

export type { LinkItem } from '../arrow-link/arrow-link.tsx';

export interface LinkListProps {
  links: readonly LinkItem[];
  /** Links in a row, or one below the other. */
  layout?: 'column' | 'row';
  /** Id of the heading that names the list. */
  labelledBy?: string | undefined;
}

/** A list of links of one kind. */
export function LinkList({ links, layout = 'column', labelledBy }: LinkListProps) {
  return (
    <ul className={styles.root} data-layout={layout} aria-labelledby={labelledBy}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
