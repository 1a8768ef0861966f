/** Milliseconds between a route change and its event, so that the title is updated first. Source: 1-site.md §9. */
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
  /** Reads the current page. Called when the event is sent, not at the route change. */
  readonly read: () => PageView;
  readonly delay?: number;
}

/**
 * Reports one page view per route change, after the delay and after consent is known. A page that the visitor leaves
 * earlier is not reported.
 *
 * @returns `viewed`, to be called for the first page and after each route change, and `stop`
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
