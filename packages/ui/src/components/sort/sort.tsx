import { useId } from 'react';
import styles from './sort.module.css';

export interface SortChoice {
  label: string;
  href: string;
  current: boolean;
}

export interface SortProps {
  /** `Trier par`. */
  label: string;
  choices: readonly SortChoice[];
}

/** The sort orders of a listing, each a link. Renders nothing if there is no choice. */
export function Sort({ label, choices }: SortProps) {
  const id = useId();
  if (choices.length < 2) return null;
  return (
    <div className={styles.root}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <ul className={styles.choices} role="list" aria-labelledby={id}>
        {choices.map((choice, index) => (
          <li key={choice.href}>
            <a
              className={styles.choice}
              id={`sort-${index}`}
              href={choice.href}
              aria-current={choice.current ? 'true' : undefined}
              rel="nofollow"
              data-stay=""
              data-filter={choice.label}
            >
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
