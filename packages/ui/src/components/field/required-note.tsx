import styles from './field.module.css';

export interface RequiredNoteProps {
  /** `Les champs marqués d’un astérisque sont obligatoires.` The star is put before it. */
  children: string;
}

/** Explains the stars, once at the top of a form. */
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
