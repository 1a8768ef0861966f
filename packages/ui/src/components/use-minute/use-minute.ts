import { useSyncExternalStore } from 'react';

const minute = 60_000;
/** Often enough that a text changes soon after the minute does. */
const interval = 15_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, interval);
  return () => {
    clearInterval(timer);
  };
}

function currentMinute() {
  return Math.floor(Date.now() / minute);
}

/** The current minute in the browser; undefined on the server and during hydration, where the page may be a cached one. */
export function useMinute(): Date | undefined {
  const minutes = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  return minutes === undefined ? undefined : new Date(minutes * minute);
}
