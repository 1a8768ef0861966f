import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentCategory } from '../src/consent/consent.ts';
import type { TrackingEvent } from '../src/index.ts';
import { cleanText, createTracker } from '../src/index.ts';
import { pageViewDelay } from '../src/tracker.ts';

let choices = 0;

/** Each at another time. */
function choice(...categories: ConsentCategory[]) {
  choices += 1;
  return { id: 'a', version: 1, time: new Date(choices).toISOString(), categories };
}

function view(path: string): TrackingEvent {
  return {
    event: 'pageview',
    route_name: 'home___fr-be',
    screen_type: 'home',
    locale: 'fr-be',
    market: 'be',
    page_title: cleanText('Veralune'),
    page_path: cleanText(path),
  };
}

const login: TrackingEvent = { event: 'login', method: 'password' };

function purchase(order: string): TrackingEvent {
  return {
    event: 'purchase',
    ecommerce: { transaction_id: order, currency: 'EUR', value: 10, tax: 1, shipping: 0, items: [] },
  };
}

/** `pageview /fr`, `consent update audience`, `purchase 1`. */
function nameOf(entry: unknown): string {
  if (Object.prototype.toString.call(entry) === '[object Arguments]') {
    const [, kind, state] = entry as unknown as [string, string, Record<string, string>];
    const granted = [
      ...(state['analytics_storage'] === 'granted' ? ['audience'] : []),
      ...(state['ad_storage'] === 'granted' ? ['advertising'] : []),
    ];
    return ['consent', kind, ...granted].join(' ');
  }
  const event = entry as TrackingEvent | { readonly event: 'gtm.js' };
  if (event.event === 'pageview') return `pageview ${event.page_path}`;
  if (event.event === 'purchase') return `purchase ${event.ecommerce.transaction_id}`;
  return event.event ?? 'clear';
}

function setUp(stored?: ReturnType<typeof choice>) {
  const host: { dataLayer?: unknown[] } = {};
  const values = new Map<string, string>();
  const load = vi.fn();
  const store = () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  const tracker = createTracker({ host, choice: stored, load, store });
  return { tracker, load, values, pushed: () => (host.dataLayer ?? []).map(nameOf) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pass() {
  vi.advanceTimersByTime(pageViewDelay);
}

describe('page views', () => {
  it('are pushed 250 ms after the route change', () => {
    const { tracker, pushed } = setUp(choice());
    tracker.viewed(() => [view('/fr')]);
    vi.advanceTimersByTime(pageViewDelay - 1);
    expect(pushed()).not.toContain('pageview /fr');
    vi.advanceTimersByTime(1);
    expect(pushed()).toEqual(['consent default', 'consent update', 'pageview /fr']);
  });

  it('are pushed once each and in order when the visitor is fast', () => {
    const { tracker, pushed } = setUp(choice());
    for (const path of ['/a', '/b', '/a', '/c']) {
      tracker.viewed(() => [view(path)]);
      vi.advanceTimersByTime(pageViewDelay / 5);
    }
    pass();
    expect(pushed().slice(2)).toEqual(['pageview /a', 'pageview /b', 'pageview /a', 'pageview /c']);
  });

  it('wait until the consent tool is ready, and events behind them', () => {
    const { tracker, pushed } = setUp();
    tracker.viewed(() => [view('/a')]);
    tracker.track(login);
    vi.advanceTimersByTime(10 * pageViewDelay);
    expect(pushed()).toEqual(['consent default']);
    tracker.asked();
    expect(pushed()).toEqual(['consent default', 'pageview /a', 'login']);
  });

  it('wait for a page that is not complete yet, and events behind them', () => {
    const { tracker, pushed } = setUp(choice());
    let isComplete = false;
    tracker.viewed(
      () => [view('/a')],
      () => isComplete,
    );
    tracker.track(login);
    vi.advanceTimersByTime(10 * pageViewDelay);
    expect(pushed().slice(2)).toEqual([]);
    isComplete = true;
    pass();
    expect(pushed().slice(2)).toEqual(['pageview /a', 'login']);
    vi.advanceTimersByTime(10 * pageViewDelay);
    expect(pushed()).toHaveLength(4);
  });

  it('are pushed at once when the document is left', () => {
    const { tracker, pushed } = setUp(choice());
    tracker.viewed(
      () => [view('/a')],
      () => false,
    );
    tracker.left();
    pass();
    expect(pushed().slice(2)).toEqual(['pageview /a']);
  });
});

describe('events', () => {
  it('come after the view of their page', () => {
    const { tracker, pushed } = setUp(choice());
    tracker.viewed(() => [view('/a')]);
    tracker.track(login);
    expect(pushed().slice(2)).toEqual([]);
    pass();
    expect(pushed().slice(2)).toEqual(['pageview /a', 'login']);
  });

  it('with `ecommerce` come after an entry that clears the last one', () => {
    const { tracker, pushed } = setUp(choice('audience'));
    tracker.track(purchase('1'));
    expect(pushed().slice(3)).toEqual(['clear', 'purchase 1']);
  });
});

describe('the container', () => {
  it.each([
    [undefined, 0],
    [choice(), 0],
    [choice('video', 'map', 'anti-spam'), 0],
    [choice('audience'), 1],
    [choice('advertising'), 1],
  ])('with the stored choice %j, is loaded %i times', (stored, times) => {
    const { tracker, load } = setUp(stored);
    tracker.viewed(() => [view('/a')]);
    pass();
    expect(load).toHaveBeenCalledTimes(times);
  });

  it('reads the consent first, then the page on which it was given', () => {
    const { tracker, pushed, load } = setUp();
    tracker.asked();
    tracker.viewed(() => [view('/a')]);
    tracker.track(login);
    pass();
    tracker.viewed(() => [view('/b')]);
    pass();
    expect(pushed()).toEqual(['consent default', 'pageview /a', 'login', 'pageview /b']);
    tracker.chosen(choice('audience'));
    expect(pushed()).toEqual(['consent default', 'consent update audience', 'gtm.js', 'pageview /b']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not read the page that was left a moment before the consent', () => {
    const { tracker, pushed } = setUp();
    tracker.asked();
    tracker.viewed(() => [view('/a')]);
    pass();
    tracker.viewed(() => [view('/b')]);
    tracker.chosen(choice('audience'));
    pass();
    expect(pushed()).toEqual(['consent default', 'consent update audience', 'gtm.js', 'pageview /b']);
  });

  it('is not loaded after a refusal, and once after a changed mind', () => {
    const { tracker, pushed, load } = setUp();
    tracker.viewed(() => [view('/a')]);
    pass();
    tracker.chosen(choice());
    expect(pushed()).toEqual(['consent default', 'pageview /a', 'consent update']);
    expect(load).not.toHaveBeenCalled();
    tracker.chosen(choice('audience'));
    tracker.chosen(choice('audience', 'advertising'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(pushed()).toEqual([
      'consent default',
      'consent update audience',
      'gtm.js',
      'pageview /a',
      'consent update audience advertising',
    ]);
  });

  it('gets a choice once that is given again', () => {
    const { tracker, pushed } = setUp();
    const accepted = choice('audience');
    tracker.chosen(accepted);
    tracker.chosen({ ...accepted });
    expect(pushed()).toEqual(['consent default', 'consent update audience', 'gtm.js']);
  });

  it('is told only the withdrawal, until there is consent again', () => {
    const { tracker, pushed } = setUp(choice('audience'));
    tracker.viewed(() => [view('/a')]);
    pass();
    tracker.chosen(choice());
    tracker.viewed(() => [view('/b')]);
    pass();
    tracker.track(login);
    tracker.viewed(() => [view('/c')]);
    pass();
    expect(pushed().slice(2)).toEqual(['gtm.js', 'pageview /a', 'consent update']);
    tracker.chosen(choice('audience'));
    expect(pushed().slice(5)).toEqual(['consent update audience', 'pageview /c']);
  });
});

describe('purchase', () => {
  it('is pushed once, also when the page is loaded again', () => {
    const { tracker, pushed, values } = setUp(choice('audience'));
    tracker.track(purchase('1'));
    tracker.track(purchase('1'));
    tracker.track(purchase('2'));
    expect(pushed().filter((name) => name.startsWith('purchase'))).toEqual(['purchase 1', 'purchase 2']);
    expect([...values.values()]).toEqual(['{"version":1,"value":["purchase:1:10","purchase:2:10"]}']);
  });

  it('waits for consent on its page, and stores nothing before', () => {
    const { tracker, pushed, values } = setUp(choice());
    tracker.viewed(() => [view('/confirmation'), purchase('1')]);
    pass();
    expect(pushed()).not.toContain('purchase 1');
    expect(values.size).toBe(0);
    tracker.chosen(choice('audience'));
    expect(pushed().slice(-3)).toEqual(['pageview /confirmation', 'clear', 'purchase 1']);
  });

  it('needs the consent to audience, because it is remembered', () => {
    const { tracker, pushed, values } = setUp(choice('advertising'));
    tracker.track(purchase('1'));
    expect(pushed()).not.toContain('purchase 1');
    expect(values.size).toBe(0);
  });

  it('is not pushed by a consent on a later page', () => {
    const { tracker, pushed } = setUp(choice());
    tracker.viewed(() => [view('/confirmation'), purchase('1')]);
    tracker.viewed(() => [view('/fr')]);
    pass();
    tracker.chosen(choice('audience'));
    expect(pushed()).not.toContain('purchase 1');
  });
});
