'use client';

import { useEffect, useState } from 'react';
import styles from './loading-bar.module.css';

export interface LoadingBarProps {
  labels: {
    /** Announced while a page is slow: `Chargement de la page…` */
    loading: string;
    /** Announced, and shown by colour, if loading fails. */
    failed: string;
  };
}

/**
 * State of the document: `data-navigating` while a page is fetched, `data-navigating="failed"` if the request failed.
 */
type Navigation = 'none' | 'loading' | 'failed';

const attribute = 'data-navigating';

function readNavigation(): Navigation {
  const value = document.documentElement.getAttribute(attribute);
  if (value === null) return 'none';
  return value === 'failed' ? 'failed' : 'loading';
}

/** Delay of the announcement in milliseconds; the bar appears after 200. Most pages load before both. */
const patience = 1000;

/**
 * The bar at the top edge while another page is loading. CSS animates it from the document's `data-navigating`, so that
 * it moves even while scripts are busy; the island only renders the announcement. Times: 1-site.md §4.
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
