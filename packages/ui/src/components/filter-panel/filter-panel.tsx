import styles from './filter-panel.module.css';

/** One choice of a filter: a link to the listing with this choice added, or taken away. */
export interface FilterChoice {
  label: string;
  /** `12`. */
  count: number;
  selected: boolean;
  /** The listing with the choice toggled; null where it would be empty, and for the eleventh filter. */
  href: string | null;
}

export interface FilterGroup {
  /** `brand`, `need`, `price`: names the group in the page. */
  name: string;
  title: string;
  choices: readonly FilterChoice[];
}

export interface FilterPanelLabels {
  /** Heading of the panel: `Filtrer`. */
  title: string;
  /** Read before a choice: `Ajouter le filtre`, `Retirer le filtre`. */
  addFilter: string;
  removeFilter: string;
  /** `Voir plus de choix` in long groups. */
  more: string;
}

export interface FilterPanelProps {
  groups: readonly FilterGroup[];
  labels: FilterPanelLabels;
}

/** Filters of a listing as links, so that they work without scripts and each result has its address. */
export function FilterPanel({ groups, labels }: FilterPanelProps) {
  return (
    <div className={styles.root}>
      <h2>{labels.title}</h2>
      {groups.map((group) => (
        <div key={group.name}>
          <h3>{group.title}</h3>
          <ul>
            {group.choices.map((choice) => (
              <li key={choice.label}>
                <a href={choice.href ?? undefined}>
                  {choice.label} {choice.count}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
