import styles from './field.module.css';

export interface RequiredNoteProps {
  /** `Les champs marqués d’un astérisque sont obligatoires.` The mark is put before it. */
  children: string;
}

/** The legend of the stars, once over a form. */
export function RequiredNote({ children }: RequiredNoteProps) {
  return (
    <p className={styles.hint}>
      <span className={styles.star} aria-hidden="true">
        *
      </span>{' '}
      {children}
    </p>
  );
}
