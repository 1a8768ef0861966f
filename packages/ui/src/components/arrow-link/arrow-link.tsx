import styles from './arrow-link.module.css';

/** A link's words and where it leads. */
export interface LinkItem {
  label: string;
  href: string;
}

export interface ArrowLinkProps extends LinkItem {
  /** Adds words that only screen readers hear, where the label alone is ambiguous. */
  hidden?: string;
  /** Points back instead of on. */
  back?: boolean;
}

/** A link that leads on: to the whole list, the next page, the article. */
export function ArrowLink({ label, href, hidden, back = false }: ArrowLinkProps) {
  return (
    <a className={styles.root} href={href} data-back={back || undefined}>
      <span className={styles.label}>
        {label}
        {hidden ? <span className="visually-hidden"> {hidden}</span> : null}
      </span>
      <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 12h16m-6-6 6 6-6 6" />
      </svg>
    </a>
  );
}
