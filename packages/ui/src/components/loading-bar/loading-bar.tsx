'use client';

import { useEffect, useState } from 'react';
import styles from './loading-bar.module.css';

export interface LoadingBarProps {
  labels: {
    /** Read out while a page is slow: `Chargement de la page…` */
    loading: string;
    /** Read out, and shown by colour, where it did not come. */
    failed: string;
  };
}

/** What the document says: `data-navigating` while a page is fetched, `data-navigating="failed"` where none came. */
type Navigation = 'none' | 'loading' | 'failed';

const attribute = 'data-navigating';

function readNavigation(): Navigation {
  const value = document.documentElement.getAttribute(attribute);
  if (value === null) return 'none';
  return value === 'failed' ? 'failed' : 'loading';
}

/** Milliseconds after which it is said; the bar itself comes at 200, and most pages before either. */
const patience = 1000;

/**
 * The bar at the top edge while another page is on its way. It is drawn by CSS from the document's `data-navigating`, so
 * that it moves even while scripts are busy; the island only says it. Times: 1-site.md §4.
 */
export function LoadingBar({ labels }: LoadingBarProps) {
  const [said, say] = useState<Navigation>('none');

  useEffect(() => {
    let timer: number | undefined;
    const follow = (): void => {
      clearTimeout(timer);
      const navigation = readNavigation();
      if (navigation === 'loading') timer = window.setTimeout(() => say('loading'), patience);
      else say(navigation);
    };
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: [attribute] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return (
    <>
      <div className={styles.root} aria-hidden="true" />
      <p className="visually-hidden" role="status">
        {said === 'none' ? '' : labels[said]}
      </p>
    </>
  );
}
