import styles from './document-list.module.css';

export interface DocumentItem {
  label: string;
  href: string;
  /** `PDF, 240 ko`. */
  detail: string;
}

export interface DocumentListProps {
  documents: readonly DocumentItem[];
}

/** Files to download. */
export function DocumentList({ documents }: DocumentListProps) {
  return (
    <ul className={styles.root}>
      {documents.map((document) => (
        <li key={document.href}>
          <a href={document.href}>
            {document.label} ({document.detail})
          </a>
        </li>
      ))}
    </ul>
  );
}
