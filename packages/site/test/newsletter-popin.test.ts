import { describe, expect, it, vi } from 'vitest';
import { nextPopinState, type PopinEvent, type PopinState } from '../src/newsletter-popin/popin-state.ts';
import {
  createPopinVisit,
  hasPopinCookie,
  popinCookie,
  popinDelay,
  popinRetryDelay,
} from '../src/newsletter-popin/popin-visit.ts';

const idle: PopinState = { active: true, open: false, shown: false };
const open: PopinState = { active: true, open: true, shown: true };
const closed: PopinState = { active: true, open: false, shown: true };
const inactive: PopinState = { active: false, open: false, shown: false };

describe('nextPopinState', () => {
  it.each<[string, PopinState, PopinEvent, PopinState]>([
    ['no cookie makes it active', inactive, { kind: 'navigated', hasCookie: false }, idle],
    ['a cookie makes it inactive', idle, { kind: 'navigated', hasCookie: true }, inactive],
    ['a new page closes it', open, { kind: 'navigated', hasCookie: false }, closed],
    ['it opens after the delay', idle, { kind: 'elapsed' }, open],
    ['it does not open by itself twice', closed, { kind: 'elapsed' }, closed],
    ['it does not open with a cookie', inactive, { kind: 'elapsed' }, inactive],
    ['the button opens it', idle, { kind: 'opened' }, open],
    ['the button opens it again', closed, { kind: 'opened' }, open],
    ['the close button closes it', open, { kind: 'closed' }, closed],
  ])('%s', (_, state, event, expected) => {
    expect(nextPopinState(state, event)).toEqual(expected);
  });
});

describe('createPopinVisit', () => {
  function visitWithTimer() {
    const timer = { elapse: () => {}, cancel: vi.fn(), isTyping: false };
    const wait = vi.fn((callback: () => void, _milliseconds: number) => {
      timer.elapse = callback;
      return timer.cancel;
    });
    const browser = { wait, sinceOpening: () => 1_500, isTyping: () => timer.isTyping };
    return { visit: createPopinVisit(browser), wait, timer };
  }

  it('opens 60,000 ms after the opening of the site, however many pages follow', () => {
    const { visit, wait, timer } = visitWithTimer();
    visit.dispatch({ kind: 'navigated', hasCookie: false });
    visit.dispatch({ kind: 'navigated', hasCookie: false });
    expect(wait.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([popinDelay - 1_500]);
    expect(popinDelay).toBe(60_000);
    const listener = vi.fn();
    visit.subscribe(listener);
    timer.elapse();
    expect(listener).toHaveBeenCalledOnce();
    expect(visit.read().open).toBe(true);
  });

  it('waits while a field has the focus', () => {
    const { visit, wait, timer } = visitWithTimer();
    visit.dispatch({ kind: 'navigated', hasCookie: false });
    timer.isTyping = true;
    timer.elapse();
    expect(visit.read().open).toBe(false);
    expect(wait).toHaveBeenLastCalledWith(expect.any(Function), popinRetryDelay);
    timer.isTyping = false;
    timer.elapse();
    expect(visit.read().open).toBe(true);
  });

  it('stops the timer once it was shown', () => {
    const { visit, timer } = visitWithTimer();
    visit.dispatch({ kind: 'navigated', hasCookie: false });
    visit.dispatch({ kind: 'opened' });
    expect(timer.cancel).toHaveBeenCalled();
  });
});

describe('cookie', () => {
  it.each([
    ['', false],
    ['locale=fr-be', false],
    ['my_newsletter_popin=1', false],
    ['locale=fr-be; newsletter_popin=1', true],
  ])('%j: %s', (cookies, expected) => {
    expect(hasPopinCookie(cookies)).toBe(expected);
  });

  it('is the one that is read', () => {
    expect(hasPopinCookie(popinCookie().split(';')[0] ?? '')).toBe(true);
  });
});
