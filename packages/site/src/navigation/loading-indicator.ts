import type { LoadingEvent } from './loading.ts';

/** The loading bar is a late island: without it a signal is lost. */
export const loadingSignal = 'veralune:loading';

/** Tells the loading bar of the page that a navigation begins, ends or fails. */
export function signalLoading(event: Exclude<LoadingEvent, 'tick'>): void {
  window.dispatchEvent(new CustomEvent(loadingSignal, { detail: event }));
}
