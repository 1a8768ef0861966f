import {
  createTracker,
  dataLayerOf,
  loadTagManager,
  receiveAnnouncements,
  type AnnouncementHost,
  type DataLayerHost,
  type Tracker,
  type TrackingEvent,
} from '@veralune/tracking';
import { consentAskedEvent, consentEvent, readConsent } from '@veralune/tracking/consent';
import { whenIdle } from '../navigation/when-idle.ts';
import { isSignedIn } from '../visitor/visitor-marks.ts';
import { listenToPage } from './listen-to-page.ts';
import { factsIn } from './page-facts.ts';
import { pageEvents, type ShownPage } from './page-events.ts';
import { routeOf } from './route-of.ts';
import { hasAsked, receiveVisits, type Visit } from './visits.ts';

/** Part of the page loads whose Web Vitals are reported. */
const sampleOfVitals = 0.1;

const host: Window & DataLayerHost & AnnouncementHost = window;

let isStarted = false;

/** Reports the visits, clicks and forms of an open document, and what islands announce. */
export function startTracking(container: string): void {
  // The layout is rendered again for another language.
  if (isStarted) return;
  isStarted = true;

  let tracker: Tracker | undefined;
  let shown: ShownPage | undefined;
  /** Screen of the last form that is reported when it was accepted. */
  let sent: string | undefined;

  const track = (event: TrackingEvent | undefined) => {
    if (shown && event) tracker?.track(event);
  };

  /** The first tracked page creates the tracker, so that nothing is loaded on a page with a secret in its address. */
  const start = (): Tracker => {
    tracker = createTracker({
      host,
      choice: readConsent(document.cookie),
      load: () => {
        whenIdle(() => loadTagManager(container, document));
      },
      store: () => localStorage,
    });
    if (hasAsked()) tracker.asked();
    if (location.search.includes('tracking=debug'))
      import('./debug-view.ts').then(
        ({ openDebugView }) => openDebugView(dataLayerOf(host)),
        () => undefined,
      );
    if (Math.random() < sampleOfVitals)
      import('./web-vitals.ts').then(
        ({ reportVitals }) => {
          reportVitals(track);
        },
        () => undefined,
      );
    return tracker;
  };

  /** An account or a session that the last form led to. */
  const accepted = (screen: string): TrackingEvent[] => {
    const form = sent;
    sent = undefined;
    if (form === 'login' && isSignedIn(document.cookie)) return [{ event: 'login', method: 'password' }];
    const isCreated = form === 'signup' && screen === 'login' && location.search.includes('notice=created');
    return isCreated ? [{ event: 'sign_up', method: 'password' }] : [];
  };

  /** Few pages need it, so the others do not load it. */
  const watch = () => {
    import('./watch-cart.ts').then(
      ({ watchCart }) => {
        watchCart({
          known: () => shown?.facts,
          changed: (facts) => {
            if (shown) shown = { ...shown, facts };
          },
          track,
        });
      },
      () => undefined,
    );
  };

  const show = (visit: Visit) => {
    const route = routeOf(visit.folders);
    if (!route) {
      shown = undefined;
      return;
    }
    const own = tracker ?? start();
    // The choice may have been made in another tab.
    const choice = readConsent(document.cookie);
    if (choice) own.chosen(choice);
    let page: ShownPage = { ...route, visit, title: document.title, facts: factsIn(document) };
    shown = page;
    if (page.screen === 'cart') watch();
    own.viewed(
      () => {
        // A page that was left keeps what it had.
        if (shown?.visit === visit) shown = page = { ...page, title: document.title, facts: factsIn(document) };
        return [...pageEvents(page), ...accepted(page.screen)];
      },
      // In the app, Next can set the title of a page after it shows the page.
      () => document.title !== '',
    );
  };

  receiveVisits(show);
  receiveAnnouncements(host, track);
  listenToPage({ page: () => shown, track, sent: (screen) => (sent = screen) });

  window.addEventListener(consentAskedEvent, () => tracker?.asked());
  window.addEventListener(consentEvent, ({ detail }: Event & { readonly detail?: unknown }) => {
    if (detail) tracker?.chosen(detail as Parameters<Tracker['chosen']>[0]);
  });
  window.addEventListener('pagehide', () => tracker?.left());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && shown) show(shown.visit);
  });
}
