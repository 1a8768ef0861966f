import { consentAskedEvent } from '@veralune/tracking/consent/consent-events';

/** A page that was shown. */
export interface Visit {
  /** Of the address. */
  readonly path: string;
  readonly locale: string;
  /** The folders of the page in the app, as in `routeOf`. */
  readonly folders: readonly string[];
}

const waiting: Visit[] = [];
let report: ((visit: Visit) => void) | undefined;
let last: string | undefined;
let isAsked = false;

/** Notices that the consent tool asks, which can happen before the tracking code is loaded. */
export function listenToConsentTool(): () => void {
  const asked = () => (isAsked = true);
  window.addEventListener(consentAskedEvent, asked);
  return () => {
    window.removeEventListener(consentAskedEvent, asked);
  };
}

export function hasAsked(): boolean {
  return isAsked;
}

/** Reports a page, once although React may call its effects twice. */
export function visited(visit: Visit): void {
  if (visit.path === last) return;
  last = visit.path;
  if (report) report(visit);
  else waiting.push(visit);
}

/** Hands the pages so far, and all further ones, to `next`. */
export function receiveVisits(next: (visit: Visit) => void): void {
  report = next;
  for (const visit of waiting.splice(0)) next(visit);
}
