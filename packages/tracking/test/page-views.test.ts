import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageViews, pageViewDelay } from '../src/page-views.ts';

const page = { path: '/fr', title: 'Accueil', locale: 'fr-be' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(consentReady: Promise<unknown> = Promise.resolve()) {
  const push = vi.fn();
  return { push, views: createPageViews({ push, consentReady, read: () => page }) };
}

describe('createPageViews', () => {
  it('reports a view after the delay', async () => {
    const { push, views } = setUp();
    views.viewed();
    await vi.advanceTimersByTimeAsync(pageViewDelay - 1);
    expect(push).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(push).toHaveBeenCalledExactlyOnceWith({ event: 'pageview', ...page });
  });

  it('does not report a page that the visitor leaves before the delay', async () => {
    const { push, views } = setUp();
    views.viewed();
    await vi.advanceTimersByTimeAsync(pageViewDelay / 2);
    views.viewed();
    await vi.advanceTimersByTimeAsync(pageViewDelay);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it('waits for consent, then reports the current page', async () => {
    let resolve: () => void = () => undefined;
    const { push, views } = setUp(new Promise<void>((settle) => (resolve = settle)));
    views.viewed();
    await vi.advanceTimersByTimeAsync(10 * pageViewDelay);
    expect(push).not.toHaveBeenCalled();
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it('reports nothing after stop()', async () => {
    const { push, views } = setUp();
    views.viewed();
    views.stop();
    await vi.advanceTimersByTimeAsync(pageViewDelay);
    expect(push).not.toHaveBeenCalled();
  });
});
