import { useEffect, useRef, useSyncExternalStore } from 'react';

function watchVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

function useHidden(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
}

/**
 * Calls `end` after the given milliseconds, not counting the time while paused or while the page is hidden; never if
 * null.
 */
export function useCountdown(duration: number | null, paused: boolean, end: () => void): void {
  const left = useRef(duration);
  const latestEnd = useRef(end);
  const rests = useHidden() || paused;

  useEffect(() => {
    latestEnd.current = end;
  });

  useEffect(() => {
    if (rests || left.current === null) return;
    const start = performance.now();
    const timer = setTimeout(() => latestEnd.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - start));
    };
  }, [rests]);
}
