import { Placeholder } from './placeholder.tsx';
import { TextSkeleton } from './skeleton.tsx';
import styles from './screen-skeletons.module.css';

export interface RowsSkeletonProps {
  /** The expected number, or as many as fit above the fold. */
  rows?: number;
}

/** Items one below the other: orders, addresses. */
export function RowsSkeleton({ rows = 5 }: RowsSkeletonProps) {
  return (
    <span className={styles.rows}>
      {Array.from({ length: rows }, (_, index) => (
        <span className={styles.row} key={index}>
          <Placeholder kind="title" />
          <TextSkeleton lines={2} />
        </span>
      ))}
    </span>
  );
}

/** Pharmacies and their map. */
export function StoresSkeleton() {
  return (
    <span className={styles.stores}>
      <Placeholder kind="dish" />
      <RowsSkeleton />
    </span>
  );
}
