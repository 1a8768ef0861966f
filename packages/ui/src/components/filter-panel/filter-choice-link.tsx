import type { FilterChoice, FilterPanelLabels } from './filter-panel.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './filter-choice-link.module.css';

export interface FilterChoiceLinkProps {
  choice: FilterChoice;
  labels: FilterPanelLabels;
}

/** One choice: a link that looks like a box to tick, or plain words where it would lead to nothing. */
export function FilterChoiceLink({ choice, labels }: FilterChoiceLinkProps) {
  const words = (
    <>
      <span className={styles.box} aria-hidden="true" />
      <span className={styles.label}>{choice.label}</span> <span className={styles.count}>({choice.count})</span>
    </>
  );
  if (choice.href === null) return <span className={styles.root}>{words}</span>;
  return (
    <a className={styles.root} href={choice.href} aria-current={choice.selected ? 'true' : undefined} rel="nofollow">
      <VisuallyHidden>{choice.selected ? labels.removeFilter : labels.addFilter} </VisuallyHidden>
      {words}
    </a>
  );
}
