import { claim } from './claim.ts';
import { consentState, mayMeasure } from './consent-mode.ts';
import { isAllowed, type ConsentChoice } from './consent/consent.ts';
import { consentCommand, dataLayerOf, pushEvent, type DataLayerHost } from './data-layer.ts';
import type { EventOf, TrackingEvent } from './events/events.ts';

/** Milliseconds between a route change and its event, so that the title is updated first. Source: 1-site.md §9. */
export const pageViewDelay = 250;

export interface TrackerOptions {
  readonly host: DataLayerHost;
  /** The choice that is stored already. */
  readonly choice: ConsentChoice | undefined;
  /** Loads the script of the container. Called once at most, and only with consent. */
  readonly load: () => void;
  readonly store: () => Pick<Storage, 'getItem' | 'setItem'>;
}

interface Entry {
  readonly events: () => readonly TrackingEvent[];
  isDue: boolean;
}

function isPageView(entry: unknown): entry is EventOf<'pageview'> {
  return (entry as Partial<TrackingEvent> | null)?.event === 'pageview';
}

function isCommand(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && '0' in entry;
}

/** The name under which an event is reported once; undefined if it can be repeated. */
function onceOf(event: TrackingEvent): string | undefined {
  if (!('ecommerce' in event && 'transaction_id' in event.ecommerce)) return undefined;
  const { transaction_id: order, value } = event.ecommerce;
  return `${event.event}:${order}:${value}`;
}

/**
 * Puts events into the data layer: in order, page views after the delay, nothing before the consent tool is ready. With
 * consent to audience or advertising, the container is loaded; before that, the data layer is an array that nothing reads.
 * See docs/decisions/0027-tracking.md.
 */
export function createTracker({ host, choice, load, store }: TrackerOptions) {
  const layer = dataLayerOf(host);
  const initial = consentCommand('consent', 'default', consentState(undefined));
  const waiting: Entry[] = [];
  /** Events of this page that are reported once, and only with consent to audience. */
  let claims: TrackingEvent[] = [];
  /** The views of the current page that a withdrawal kept back. */
  let kept: TrackingEvent[] = [];
  let current = choice;
  let isReady = choice !== undefined;
  let isLoaded = false;

  const push = (event: TrackingEvent) => {
    const once = onceOf(event);
    if (isPageView(event)) {
      claims = [];
      kept = [];
    }
    // What is remembered belongs to the audience.
    if (once !== undefined && !isAllowed(current, 'audience')) claims.push(event);
    // The container cannot be unloaded, but it is told nothing.
    else if (isLoaded && !mayMeasure(current)) kept = isPageView(event) ? [event] : kept;
    else if (once === undefined || claim(once, store)) pushEvent(layer, event);
  };

  const flush = () => {
    for (let first = waiting[0]; isReady && first?.isDue; first = waiting[0]) {
      waiting.shift();
      for (const event of first.events()) push(event);
    }
  };

  /** The container reads the data layer from its start: the consent, and the page on which it was given. */
  const loadContainer = () => {
    if (isLoaded || !mayMeasure(current)) return;
    isLoaded = true;
    // A view that still waits is the one of this page.
    const view = waiting.length > 0 ? -1 : layer.findLastIndex(isPageView);
    const page = view < 0 ? [] : layer.slice(view).filter((entry) => !isCommand(entry));
    layer.splice(0, layer.length, initial);
    layer.push(consentCommand('consent', 'update', consentState(current)));
    layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
    // Not pushed a second time.
    layer.splice(layer.length, 0, ...page);
    load();
  };

  const update = () => {
    const wasLoaded = isLoaded;
    loadContainer();
    // Otherwise it is part of what the container reads first.
    if (wasLoaded || !isLoaded) layer.push(consentCommand('consent', 'update', consentState(current)));
    if (!mayMeasure(current)) return;
    const late = [...kept, ...claims];
    kept = claims = [];
    for (const event of late) push(event);
  };

  layer.push(initial);
  if (choice) update();

  return {
    /**
     * Reports a view 250 ms later, then the events of its page. `events` is called when it is reported. A page that is not
     * complete is asked again 250 ms later.
     */
    viewed: (events: () => readonly TrackingEvent[], isComplete?: () => boolean) => {
      const entry: Entry = { events, isDue: false };
      waiting.push(entry);
      const timer = setInterval(() => {
        if (isComplete?.() === false) return;
        clearInterval(timer);
        entry.isDue = true;
        flush();
      }, pageViewDelay);
    },
    /** Reports an event after everything that happened before it. */
    track: (event: TrackingEvent) => {
      waiting.push({ events: () => [event], isDue: true });
      flush();
    },
    /** Reports what still waits, because the document is left. */
    left: () => {
      for (const entry of waiting) entry.isDue = true;
      flush();
    },
    /** The consent tool has asked; there is no choice yet. */
    asked: () => {
      isReady = true;
      flush();
    },
    /** The visitor has chosen. The same choice can be given again. */
    chosen: (next: ConsentChoice) => {
      // What waits happened before the choice.
      isReady = true;
      flush();
      if (next.id === current?.id && next.time === current.time) return;
      current = next;
      update();
    },
  };
}

export type Tracker = ReturnType<typeof createTracker>;
