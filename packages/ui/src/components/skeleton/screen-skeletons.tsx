import { Place } from './place.tsx';
import { TextSkeleton } from './skeleton.tsx';
import styles from './screen-skeletons.module.css';

/** A product: its picture, and beside it what a visitor wants to know first. */
export function ProductSkeleton() {
  return (
    <span className={styles.product}>
      <Place kind="pack" />
      <span className={styles.summary}>
        <Place kind="badge" />
        <Place kind="title" />
        <TextSkeleton lines={3} />
        <Place kind="title" />
        <TextSkeleton lines={5} />
      </span>
    </span>
  );
}

export interface RowsSkeletonProps {
  /** As many as will come, or as fit the first screenful. */
  rows?: number;
}

/** Things one under the other: orders, addresses. */
export function RowsSkeleton({ rows = 5 }: RowsSkeletonProps) {
  return (
    <span className={styles.rows}>
      {Array.from({ length: rows }, (_, index) => (
        <span className={styles.row} key={index}>
          <Place kind="title" />
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
      <Place kind="dish" />
      <RowsSkeleton />
    </span>
  );
}
