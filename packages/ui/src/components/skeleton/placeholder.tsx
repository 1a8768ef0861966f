import styles from './skeleton.module.css';

/** One grey placeholder. Decorative: the region around it announces what is loading. */
export function Placeholder({ kind }: { kind: 'line' | 'title' | 'dish' }) {
  return <span className={styles.place} data-kind={kind} />;
}
