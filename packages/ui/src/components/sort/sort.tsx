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

/** The orders of a listing, each a link. */
export function Sort({ label, choices }: SortProps) {
  return (
    <div className={styles.root}>
      {label}
      {choices.map((choice) => (
        <a key={choice.href} href={choice.href}>
          {choice.label}
        </a>
      ))}
    </div>
  );
}
