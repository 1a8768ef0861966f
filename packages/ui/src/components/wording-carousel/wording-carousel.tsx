'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { PathIcon } from '../icon/path-icon.tsx';
import { pausePath, playPath } from '../icon/island-paths.ts';
import styles from './wording-carousel.module.css';

export interface WordingCarouselProps {
  /** Short sentences, shown one at a time. */
  wordings: readonly string[];
  /** Milliseconds that each is shown. Source: 1-site.md §9. */
  interval?: number;
  labels: { carousel: string; pause: string; play: string };
}

const query = '(prefers-reduced-motion: reduce)';

function watchMotion(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(query).matches,
    () => false,
  );
}

/**
 * Sentences in rotation. The rotation stops under `prefers-reduced-motion`, while the page is hidden, and when paused;
 * without scripts all sentences are shown. Screen readers get the whole list and no announcements.
 */
export function WordingCarousel({ wordings, interval = 2000, labels }: WordingCarouselProps) {
  const reduced = useReducedMotion();
  const [choice, choose] = useState<'play' | 'pause'>();
  const [shown, show] = useState(0);
  const playing = (choice ?? (reduced ? 'pause' : 'play')) === 'play' && wordings.length > 1;

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) show((index) => (index + 1) % wordings.length);
    }, interval);
    return () => clearInterval(timer);
  }, [playing, interval, wordings.length]);

  return (
    <div className={styles.root} role="group" aria-label={labels.carousel}>
      <ul className={styles.list}>
        {wordings.map((wording, index) => (
          <li className={styles.wording} key={wording} data-shown={index === shown ? '' : undefined}>
            {wording}
          </li>
        ))}
      </ul>
      {wordings.length > 1 ? (
        <button
          className={styles.toggle}
          type="button"
          aria-label={playing ? labels.pause : labels.play}
          onClick={() => choose(playing ? 'pause' : 'play')}
        >
          <PathIcon path={playing ? pausePath : playPath} size={18} />
        </button>
      ) : null}
    </div>
  );
}
