import { Icon } from '../../src/components/icon/icon.tsx';
import styles from './docs.module.css';

export interface UsageListsProps {
  /** Titles of the two lists, if they are not about usage. */
  titles?: readonly [use: string, not: string];
  use: readonly string[];
  not: readonly string[];
}

/** When to use it, and when not. */
export function UsageLists({ titles = ['Use it', 'Not for this'], use, not }: UsageListsProps) {
  return (
    <div className={`${styles.verdicts} ${styles.wide}`}>
      <div className={styles.verdict} data-kind="use">
        <p className={styles.verdictTitle}>
          <Icon name="check" /> {titles[0]}
        </p>
        <ul>
          {use.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={styles.verdict} data-kind="not">
        <p className={styles.verdictTitle}>
          <Icon name="close" /> {titles[1]}
        </p>
        <ul>
          {not.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
