import { PathIcon } from '../icon/path-icon.tsx';
import { arrowPath } from '../icon/island-paths.ts';
import type { LinkItem } from '../link-list/link-list.tsx';
import styles from './search-suggestions.module.css';

export interface SuggestionGroup {
  id: string;
  title: string;
  /** Number of results in this group, of which `items` are the first. */
  total: number;
  items: readonly (LinkItem & { detail?: string })[];
}

export interface Suggestions {
  groups: readonly SuggestionGroup[];
  /** Link to all results, with their number: `Voir les 12 résultats`. Announced when the results arrive. */
  all: LinkItem;
}

export type SuggestionsState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'results'; suggestions: Suggestions }
  | { kind: 'empty' }
  | { kind: 'error' };

export interface SuggestionsLabels {
  /** Names the panel. */
  panel: string;
  loading: string;
  empty: string;
  /** What to try instead. */
  emptyHint: string;
  error: string;
}

export interface SearchSuggestionsProps {
  state: Exclude<SuggestionsState, { kind: 'idle' }>;
  labels: SuggestionsLabels;
}

function Results({ groups, all }: Suggestions) {
  return (
    <>
      <div className={styles.groups}>
        {groups.map(({ id, title, total, items }) => (
          <section className={styles.group} key={id} aria-labelledby={`suggestions-${id}`}>
            <h2 className={styles.title} id={`suggestions-${id}`}>
              {title} <span className={styles.total}>{total}</span>
            </h2>
            <ul className={styles.list}>
              {items.map(({ label, href, detail }) => (
                <li key={href}>
                  <a className={styles.link} href={href}>
                    {label}
                    {detail ? <span className={styles.detail}> {detail}</span> : null}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <a className={styles.all} href={all.href}>
        {all.label}
        <PathIcon path={arrowPath} />
      </a>
    </>
  );
}

/** The search suggestions during typing: groups of links, not a list box. */
export function SearchSuggestions({ state, labels }: SearchSuggestionsProps) {
  return (
    <div className={styles.root} role="region" aria-label={labels.panel} data-state={state.kind}>
      {state.kind === 'results' ? (
        <Results {...state.suggestions} />
      ) : (
        <p className={styles.message}>
          {state.kind === 'empty' ? labels.empty : labels[state.kind]}
          {state.kind === 'empty' ? <span className={styles.detail}> {labels.emptyHint}</span> : null}
        </p>
      )}
    </div>
  );
}
