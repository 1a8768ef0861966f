'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { PathIcon } from '../icon/path-icon.tsx';
import { upPath } from '../icon/island-paths.ts';
import styles from './go-to-top.module.css';

export interface GoToTopProps {
  label: string;
  /** Id of the first element of the page, which takes the focus. */
  topId: string;
}

/**
 * Scroll position in pixels at which it appears, and duration of the scroll in milliseconds, at constant speed. Source:
 * 1-site.md §9.
 */
const threshold = 800;
const duration = 500;

function scrollToTop(): void {
  const from = window.scrollY;
  const start = performance.now();
  const step = (now: number): void => {
    const left = Math.max(0, 1 - (now - start) / duration);
    window.scrollTo({ top: from * left, behavior: 'instant' });
    if (left > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Scrolls back to the top of a long page. Without scripts, a plain link. */
export function GoToTop({ label, topId }: GoToTopProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [far, setFar] = useState(false);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => setFar(entry?.isIntersecting === false));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  const goUp = (event: MouseEvent): void => {
    event.preventDefault();
    document.getElementById(topId)?.focus({ preventScroll: true });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo({ top: 0, behavior: 'instant' });
    else scrollToTop();
  };

  return (
    <>
      <span className={styles.mark} ref={mark} style={{ blockSize: threshold }} />
      {/* A separate landmark, because it is between the content and the footer. */}
      <nav aria-label={label}>
        <a className={styles.root} href={`#${topId}`} data-far={far ? '' : undefined} onClick={goUp}>
          <PathIcon path={upPath} size={22} />
          <span className="visually-hidden">{label}</span>
        </a>
      </nav>
    </>
  );
}
