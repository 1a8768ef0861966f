import { visitorCookie } from '../account/personal-cookies.ts';

const changed = 'veralune:visitor';

function marksIn(cookies: string): string | undefined {
  const start = `${visitorCookie}=`;
  const pair = cookies.split(';').find((each) => each.trim().startsWith(start));
  return pair?.trim().slice(start.length);
}

/** Whether the cookie says that there is a cart or a session. */
export function isKnownVisitor(cookies: string): boolean {
  return marksIn(cookies) !== undefined;
}

/** Whether the cookie says that there are articles in the cart. */
export function hasFilledCart(cookies: string): boolean {
  return marksIn(cookies)?.includes('c') ?? false;
}

/** Whether the cookie says that there is a session. */
export function isSignedIn(cookies: string): boolean {
  return marksIn(cookies)?.includes('s') ?? false;
}

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
