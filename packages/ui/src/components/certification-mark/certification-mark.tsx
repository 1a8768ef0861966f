import styles from './certification-mark.module.css';

export interface CertificationMarkProps {
  /** Name of the certification: `Entreprise certifiée B Corp`. */
  label: string;
  /** Address of the public record. */
  href?: string;
}

/** Says that the company is certified. The drawn letter is decorative, the text has the meaning. */
export function CertificationMark({ label, href }: CertificationMarkProps) {
  const content = (
    <>
      <svg className={styles.sign} viewBox="0 0 400 400" aria-hidden="true" focusable="false">
        <circle cx="200" cy="200" r="190" />
        <path d="M118 309v-217h77q42 0 62 15q21 14 21 42q0 16-9 28q-8 12-29 21q13 3 22 9q8 6 13 13q4 7 6 15q2 7 2 15q0 30-20 45q-21 14-65 14zM158 278h41q21 0 32-9q11-8 11-22q0-11-5-18q-5-7-15-10q-9-4-21-4h-43zM158 183h43q8 0 14-1q7-2 12-6q6-3 9-9q3-5 3-13q0-15-11-23q-12-8-30-8h-40z" />
      </svg>
      <span>{label}</span>
    </>
  );
  return href ? (
    <a className={styles.root} href={href} rel="external">
      {content}
    </a>
  ) : (
    <p className={styles.root}>{content}</p>
  );
}
