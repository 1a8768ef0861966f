import type { FilterChoice, FilterPanelLabels } from './filter-panel.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './filter-choice-link.module.css';

export interface FilterChoiceLinkProps {
  choice: FilterChoice;
  labels: FilterPanelLabels;
  /** Constant from listing to listing, so that the focus can return to the choice. */
  id: string;
}

/** One choice: a link that looks like a checkbox, or plain text if the listing would be empty. */
export function FilterChoiceLink({ choice, labels, id }: FilterChoiceLinkProps) {
  const words = (
    <>
      <span className={styles.box} aria-hidden="true" />
      <span className={styles.label}>{choice.label}</span> <span className={styles.count}>({choice.count})</span>
    </>
  );
  if (choice.href === null) return <span className={styles.root}>{words}</span>;
  return (
    <a
      className={styles.root}
      id={id}
      href={choice.href}
      aria-current={choice.selected ? 'true' : undefined}
      rel="nofollow"
      data-stay=""
      data-filter={choice.label}
    >
      <VisuallyHidden>{choice.selected ? labels.removeFilter : labels.addFilter} </VisuallyHidden>
      {words}
    </a>
  );
}
