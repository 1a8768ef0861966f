import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './filter-chips.module.css';

export interface FilterChip {
  /** `Marque : Florelune`. */
  label: string;
  /** The listing without this choice. */
  href: string;
}

export interface FilterChipsProps {
  chips: readonly FilterChip[];
  /** The listing without any choice: `Tout effacer`. */
  clear: LinkItem;
  labels: {
    /** Names the list: `Filtres actifs`. */
    activeFilters: string;
    /** Read before a chip: `Retirer le filtre`. */
    removeFilter: string;
  };
}

/** The active filters, each a link that removes it. Renders nothing if there are none. */
export function FilterChips({ chips, clear, labels }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.root} role="list" aria-label={labels.activeFilters}>
      {chips.map((chip) => (
        <li key={chip.href}>
          <a className={styles.chip} href={chip.href} rel="nofollow" data-filter={chip.label}>
            <VisuallyHidden>{labels.removeFilter} </VisuallyHidden>
            {chip.label}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={clear.href}>
          {clear.label}
        </a>
      </li>
    </ul>
  );
}
