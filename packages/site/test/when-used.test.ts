import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Late from '../src/late/when-used.ts';

let page: EventTarget;
/** A fresh copy for each test, because a page is used only once. */
let whenUsed: typeof Late.whenUsed;

beforeEach(async () => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.resetModules();
  ({ whenUsed } = await import('../src/late/when-used.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whenUsed', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'])('works at the first %s, once', (kind) => {
    const work = vi.fn();
    whenUsed(work);
    expect(work).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(kind));
    page.dispatchEvent(new Event(kind));
    vi.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['load', 'visibilitychange', 'resize'])('does not take %s for a use', (kind) => {
    const work = vi.fn();
    whenUsed(work);
    page.dispatchEvent(new Event(kind));
    expect(work).not.toHaveBeenCalled();
  });

  it('works after ten seconds without any use, once', () => {
    const work = vi.fn();
    whenUsed(work);
    vi.advanceTimersByTime(9_999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    page.dispatchEvent(new Event('keydown'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does every work at the same use', () => {
    const works = [vi.fn(), vi.fn()];
    for (const work of works) whenUsed(work);
    page.dispatchEvent(new Event('scroll'));
    for (const work of works) expect(work).toHaveBeenCalledTimes(1);
  });

  it('works on a page that is used already, but not before the caller goes on', () => {
    whenUsed(vi.fn());
    page.dispatchEvent(new Event('scroll'));
    const work = vi.fn();
    whenUsed(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each([false, true])('can be called off (on a page that is used already: %s)', (isUsed) => {
    if (isUsed) {
      whenUsed(vi.fn());
      page.dispatchEvent(new Event('scroll'));
    }
    const work = vi.fn();
    whenUsed(work)();
    page.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
