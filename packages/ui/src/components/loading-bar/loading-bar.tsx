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
 * The phase in the document's `data-navigating`: `loading` while a page is fetched, then `done` or `failed` until the bar
 * disappears. The site sets it, after 200 ms and for 500 ms.
 */
type Phase = 'idle' | 'loading' | 'done' | 'failed';

const attribute = 'data-navigating';

function readPhase(): Phase {
  const value = document.documentElement.getAttribute(attribute);
  return value === 'loading' || value === 'done' || value === 'failed' ? value : 'idle';
}

/** Delay of the announcement in milliseconds after the bar has appeared. Most pages load before. */
const patience = 800;

/**
 * The bar at the top edge while another page is loading. CSS shows and animates it from the document's `data-navigating`,
 * so that it moves even while scripts are busy; the island only renders the announcement. Times: 1-site.md §4.
 */
export function LoadingBar({ labels }: LoadingBarProps) {
  const [said, say] = useState<Phase>('idle');

  useEffect(() => {
    let timer: number | undefined;
    const follow = (): void => {
      clearTimeout(timer);
      const phase = readPhase();
      if (phase === 'loading') timer = window.setTimeout(() => say('loading'), patience);
      else say(phase);
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
        {said === 'loading' || said === 'failed' ? labels[said] : ''}
      </p>
    </>
  );
}
