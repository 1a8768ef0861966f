import styles from './document-list.module.css';

export interface DocumentItem {
  label: string;
  href: string;
  /** Kind, file type, language and size: `Mode d’emploi, PDF, Français, 240 ko`. */
  detail: string;
}

export interface DocumentListProps {
  documents: readonly DocumentItem[];
}

/** Files to read or save. The browser shows them. */
export function DocumentList({ documents }: DocumentListProps) {
  return (
    <ul className={styles.root} role="list">
      {documents.map((document) => (
        <li className={styles.item} key={document.href}>
          <a className={styles.link} href={document.href} type="application/pdf">
            <svg className={styles.sheet} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M6 3h8l4 4v14H6zM14 3v4h4M12 10v7m-3-3 3 3 3-3" />
            </svg>
            <span>
              {document.label} <span className={styles.detail}>({document.detail})</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
