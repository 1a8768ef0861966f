import { Rating } from '../rating/rating.tsx';
import styles from './review-summary.module.css';

export interface ReviewSummaryProps {
  /** The mean rating as a number and as text. */
  average: { value: number; text: string; label: string };
  /** `38 avis`. */
  count: string;
  /** Number of reviews by number of stars, five first. */
  distribution: readonly { label: string; count: number; text: string }[];
  /** Names the list: `Répartition des notes`. */
  distributionLabel: string;
}

/** The summary of all evaluations. */
export function ReviewSummary({ average, count, distribution, distributionLabel }: ReviewSummaryProps) {
  const most = Math.max(1, ...distribution.map((row) => row.count));
  return (
    <div className={styles.root}>
      <div className={styles.average}>
        <span className={styles.figure} aria-hidden="true">
          {average.text}
        </span>
        <Rating value={average.value} label={average.label} />
        <span className={styles.count}>{count}</span>
      </div>
      <ul className={styles.rows} role="list" aria-label={distributionLabel}>
        {distribution.map((row) => (
          <li className={styles.row} key={row.label}>
            <span>{row.label}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(row.count / most) * 100}%` }} />
            </span>
            <span className={styles.share}>{row.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
