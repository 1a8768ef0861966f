import { initialPopinState, nextPopinState, type PopinEvent, type PopinState } from './popin-state.ts';

/** Milliseconds until the pop-in opens by itself. Source: 1-site.md §9. */
export const popinDelay = 60_000;

/** Milliseconds after which it tries again while the visitor fills in a form. */
export const popinRetryDelay = 10_000;

/** Days for which a closed pop-in stays away. Source: 1-site.md §9 "Cookie and choice retention". */
const cookieDays = 365;
const cookieName = 'newsletter_popin';

/** The state of the pop-in across the pages of a visit: each page has its own frame, and thus its own island. */
export interface PopinVisit {
  readonly read: () => PopinState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: PopinEvent) => void;
}

/** What a visit needs of the browser. */
export interface PopinBrowser {
  /** Calls back after a number of milliseconds; returns a function that cancels it. */
  readonly wait: (callback: () => void, milliseconds: number) => () => void;
  /** Milliseconds since the site was opened. */
  readonly sinceOpening: () => number;
  /** Whether a field of the page has the focus. */
  readonly isTyping: () => boolean;
}

export function createPopinVisit({ wait, sinceOpening, isTyping }: PopinBrowser): PopinVisit {
  const listeners = new Set<() => void>();
  let state = initialPopinState;
  let cancel: (() => void) | undefined;

  function elapse(): void {
    if (isTyping()) cancel = wait(elapse, popinRetryDelay);
    else dispatch({ kind: 'elapsed' });
  }

  function dispatch(event: PopinEvent): void {
    state = nextPopinState(state, event);
    // The timer runs from the first page on, and stops once the pop-in was shown.
    if (event.kind === 'navigated') cancel ??= wait(elapse, popinDelay - sinceOpening());
    if (state.shown) cancel?.();
    for (const listener of listeners) listener();
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
  };
}

export function hasPopinCookie(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${cookieName}=`));
}

/** Remembers that the visitor has closed the pop-in, or signed up. */
export function popinCookie(): string {
  return `${cookieName}=1; path=/; max-age=${cookieDays * 86_400}; samesite=lax`;
}
