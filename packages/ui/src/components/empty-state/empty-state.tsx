import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './empty-state.module.css';

/** What a list says when nothing is in it. */
export interface EmptyText {
  title: string;
  text: string;
  links?: readonly LinkItem[];
}

export interface EmptyStateProps extends EmptyText {
  /** Seeds the drawing. */
  seed: string;
}

/** Says that a list is empty, why, and where to go on. */
export function EmptyState({ title, text }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
