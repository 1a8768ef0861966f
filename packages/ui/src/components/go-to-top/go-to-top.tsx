import { PathIcon } from '../icon/path-icon.tsx';
import { upPath } from '../icon/island-paths.ts';
import styles from './go-to-top.module.css';

export interface GoToTopProps {
  label: string;
  /** Id of the first element of the page, which takes the focus. */
  topId: string;
}

/** Scrolls back to the top of a long page, with `GoToTopBehaviour`. Without scripts, a plain link. */
export function GoToTop({ label, topId }: GoToTopProps) {
  return (
    // A separate landmark, because it is between the content and the footer.
    <nav aria-label={label}>
      <a className={styles.root} href={`#${topId}`} data-go-to-top="">
        <PathIcon path={upPath} size={22} />
        <span className="visually-hidden">{label}</span>
      </a>
    </nav>
  );
}
