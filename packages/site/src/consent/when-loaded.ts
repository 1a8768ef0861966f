import { whenIdle } from '../navigation/when-idle.ts';

/** Milliseconds after which work does not wait longer for a page that is still loading. */
const longestLoad = 4_000;

/** Calls `work` when the page is loaded and the browser idle. Returns a function that calls it off. */
export function whenLoaded(work: () => void): () => void {
  let callOff = (): void => clearTimeout(timer);
  const loaded = (): void => {
    stop();
    callOff = whenIdle(work);
  };
  const stop = (): void => {
    window.removeEventListener('load', loaded);
    callOff();
  };
  const timer = setTimeout(loaded, document.readyState === 'complete' ? 0 : longestLoad);
  window.addEventListener('load', loaded);
  return stop;
}
