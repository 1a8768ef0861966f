import type { LinkItem } from '../arrow-link/arrow-link.tsx';
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
    title: string;
    /** Read before a chip: `Retirer le filtre`. */
    removeFilter: string;
  };
}

/** The choices that are taken, each a link that takes it back. Renders nothing where there are none. */
export function FilterChips({ chips, clear, labels }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={labels.title}>
      {chips.map((chip) => (
        <li key={chip.href}>
          <a href={chip.href}>
            <span className="visually-hidden">{labels.removeFilter} </span>
            {chip.label}
          </a>
        </li>
      ))}
      <li>
        <a href={clear.href}>{clear.label}</a>
      </li>
    </ul>
  );
}
