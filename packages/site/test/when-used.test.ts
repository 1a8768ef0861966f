import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Late from '../src/late/when-used.ts';

let page: EventTarget;
/** Stands for an element of the page; `inTool` says whether it is part of the consent tool. */
class StandInElement extends EventTarget {
  readonly inTool: boolean;
  constructor(inTool: boolean) {
    super();
    this.inTool = inTool;
  }
  closest(selector: string): StandInElement | null {
    return this.inTool && selector === '#cc-main' ? this : null;
  }
}

/** A use whose target is an element of the page, as a captured event of a browser has it. */
function useOf(element: StandInElement): Event {
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'target', { value: element });
  return event;
}

/** A fresh copy for each test, because a page is used only once. */
let whenUsed: typeof Late.whenUsed;

beforeEach(async () => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('Element', StandInElement);
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

  it.each([
    [true, 0],
    [false, 1],
  ])('within the consent tool (%s) works %d times', (inTool, times) => {
    const work = vi.fn();
    whenUsed(work);
    page.dispatchEvent(useOf(new StandInElement(inTool)));
    expect(work).toHaveBeenCalledTimes(times);
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
