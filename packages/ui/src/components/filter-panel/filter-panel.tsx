import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import { FilterChoiceLink } from './filter-choice-link.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './filter-panel.module.css';

/** One choice of a filter: a link to the listing with this choice added or removed. */
export interface FilterChoice {
  label: string;
  /** Number of products in the listing with it. */
  count: number;
  selected: boolean;
  /** The listing with the choice toggled; null if it would be empty, and for the eleventh filter. */
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
  filters: string;
  /** Read before a choice: `Ajouter le filtre`, `Retirer le filtre`. */
  addFilter: string;
  removeFilter: string;
  /** `Plus de choix`, in long groups. */
  moreChoices: string;
}

export interface FilterPanelProps {
  groups: readonly FilterGroup[];
  labels: FilterPanelLabels;
  /** On phones, stays visible at the bottom of the open panel and links to the list: `34 produits`, `#listing`. */
  results?: LinkItem | undefined;
}

/** Number of choices that a long group shows; the rest is collapsed. */
const shownChoices = 8;
/** Number of groups that are initially open. */
const openGroups = 3;

interface ChoiceListProps {
  choices: readonly FilterChoice[];
  labels: FilterPanelLabels;
  /** Prefix of the ids of the choices. */
  id: string;
}

function ChoiceList({ choices, labels, id }: ChoiceListProps) {
  return (
    <ul className={styles.choices} role="list">
      {choices.map((choice, index) => (
        <li key={choice.label}>
          <FilterChoiceLink choice={choice} labels={labels} id={`${id}-${index}`} />
        </li>
      ))}
    </ul>
  );
}

function GroupChoices({ group, labels }: { group: FilterGroup; labels: FilterPanelLabels }) {
  const isLong = group.choices.length > shownChoices + 2;
  const shown = isLong ? group.choices.slice(0, shownChoices) : group.choices;
  const folded = isLong ? group.choices.slice(shownChoices) : [];
  return (
    <>
      <ChoiceList choices={shown} labels={labels} id={`filter-${group.name}`} />
      {folded.length > 0 ? (
        <details className={styles.more} open={folded.some((choice) => choice.selected)}>
          <summary className={styles.moreSummary}>{labels.moreChoices}</summary>
          <ChoiceList choices={folded} labels={labels} id={`filter-${group.name}-more`} />
        </details>
      ) : null}
    </>
  );
}

/** Filters of a listing as links, so that they work without scripts and each result has its own address. */
export function FilterPanel({ groups, labels, results }: FilterPanelProps) {
  const taken = groups.flatMap((group) => group.choices).filter((choice) => choice.selected).length;
  return (
    <>
      <h2 className={styles.heading}>{labels.filters}</h2>
      <details className={styles.root}>
        <summary className={styles.summary}>
          {labels.filters}
          {taken > 0 ? <span className={styles.taken}>{taken}</span> : null}
        </summary>
        <div>
          {groups.map((group, index) => (
            <details
              className={styles.group}
              key={group.name}
              open={index < openGroups || group.choices.some((choice) => choice.selected)}
            >
              <summary className={styles.groupSummary}>
                <h3 className={styles.groupTitle}>{group.title}</h3>
              </summary>
              <GroupChoices group={group} labels={labels} />
            </details>
          ))}
          {results ? (
            <a className={styles.results} href={results.href}>
              {results.label}
              <Icon name="chevron-down" size={18} />
            </a>
          ) : null}
        </div>
      </details>
    </>
  );
}
