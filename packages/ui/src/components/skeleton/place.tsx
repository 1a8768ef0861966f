import styles from './skeleton.module.css';

/** One grey place. Decoration: what it stands for is said by the region around it. */
export function Place({ kind }: { kind: 'line' | 'title' | 'pack' | 'picture' | 'badge' | 'dish' }) {
  return <span className={styles.place} data-kind={kind} />;
}
