const changed = 'veralune:visitor';

/** Says that the cart, the favourites or the session changed without a navigation. */
export function announceVisitorChange(): void {
  window.dispatchEvent(new Event(changed));
}

/** @returns ends the subscription */
export function onVisitorChange(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  // A page of the browser's history shows the state of its time.
  const returned = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', returned);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('pageshow', returned);
  };
}
