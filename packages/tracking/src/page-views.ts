/** Milliseconds between a route change and its event, so that the new title is in place. Source: 1-site.md §9. */
export const pageViewDelay = 250;

export interface PageView {
  readonly path: string;
  readonly title: string;
  readonly locale: string;
}

export interface PageViewOptions {
  readonly push: (event: { readonly event: 'pageview' } & PageView) => void;
  /** Settles once the consent tool has read the visitor's choice. */
  readonly consentReady: Promise<unknown>;
  /** Reads the page when the event is due, not when the route changed. */
  readonly read: () => PageView;
  readonly delay?: number;
}

/**
 * Reports page views: one per route change, after consent is known and a short delay. A route that is left before
 * its event was due is not reported.
 *
 * @returns `viewed`, to be called at the first view and at each route change, and `stop`
 */
export function createPageViews({ push, consentReady, read, delay = pageViewDelay }: PageViewOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isReady = false;
  let isDue = false;

  const report = () => {
    isDue = true;
    if (!isReady || isStopped) return;
    isDue = false;
    push({ event: 'pageview', ...read() });
  };
  void consentReady.then(() => {
    isReady = true;
    if (isDue) report();
  });

  return {
    viewed: () => {
      clearTimeout(timer);
      isDue = false;
      timer = setTimeout(report, delay);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
