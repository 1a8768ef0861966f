import styles from './preview-ribbon.module.css';

/** What visitors see of the page: nothing yet, nothing before a date, the page, nothing without products, no longer. */
export type PreviewState = 'draft' | 'scheduled' | 'published' | 'hidden' | 'ended';

export interface PreviewRibbonProps {
  /** Names the landmark: `Aperçu`. */
  label: string;
  state: PreviewState;
  /** The state in words: `Brouillon : les visiteurs ne voient pas cette page.` */
  text: string;
  /** Further sentences: end of the publication, last change, end of the preview. */
  facts: readonly string[];
  /** The public page, or the home page if there is none. */
  leave: { label: string; href: string };
}

/** Tells an editor that this page is a preview. Above the page, and always in view on large windows. */
export function PreviewRibbon({ label, state, text, facts, leave }: PreviewRibbonProps) {
  return (
    <aside className={styles.root} aria-label={label} data-state={state}>
      <p>
        <strong>{label}</strong> {text}
      </p>
      <p className={styles.facts}>{facts.join(' ')}</p>
      <a className={styles.leave} href={leave.href}>
        {leave.label}
      </a>
    </aside>
  );
}
