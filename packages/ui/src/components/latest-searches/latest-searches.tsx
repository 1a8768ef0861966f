import { PathIcon } from '../icon/path-icon.tsx';
import { historyPath } from '../icon/island-paths.ts';
import type { LinkItem } from '../link-list/link-list.tsx';
import styles from './latest-searches.module.css';

export interface LatestSearchesProps {
  title: string;
  /** The search texts, newest first, each a link to its results. */
  searches: readonly LinkItem[];
}

/** The visitor's latest searches, for the search panel of the header. */
export function LatestSearches({ title, searches }: LatestSearchesProps) {
  if (searches.length === 0) return null;
  return (
    <div>
      <p className={styles.title} id="latest-searches">
        {title}
      </p>
      <ul className={styles.list} aria-labelledby="latest-searches">
        {searches.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <PathIcon path={historyPath} size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
