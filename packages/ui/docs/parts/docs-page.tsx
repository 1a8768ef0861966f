import type { ReactNode } from 'react';
import { Drawing, type DrawingKind } from '../../src/components/drawing/drawing.tsx';
import styles from './docs.module.css';

export interface DocsPageProps {
  title: string;
  lead: string;
  /** Above the title. */
  kicker?: string;
  /** Kind of the page's drawing; its seed is the title. */
  drawing?: DrawingKind;
  children: ReactNode;
}

/** A page of the documentation, built from the site's own components. */
export function DocsPage({ title, lead, kicker = 'Foundations', drawing, children }: DocsPageProps) {
  return (
    <main className={`sb-unstyled ${styles.sheet}`} lang="en">
      <header className={styles.head} data-drawn={drawing ? '' : undefined}>
        <div>
          <p className={styles.kicker}>{kicker}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {drawing ? (
          <div className={styles.sign}>
            <Drawing kind={drawing} seed={title} />
          </div>
        ) : null}
      </header>
      <div className={styles.text}>{children}</div>
    </main>
  );
}
