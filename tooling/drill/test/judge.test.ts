import { describe, expect, it } from 'vitest';
import type { Fault } from '../src/drill/faults.ts';
import { brokenPromises, secondsUntilNormal, statusesOf } from '../src/drill/judge.ts';
import type { Visit } from '../src/visits/visits.ts';

const fault: Fault = {
  name: 'x',
  start: () => undefined,
  end: () => undefined,
  unchanged: ['page', 'form'],
  noticedAfter: 2,
};

function visit(kind: Visit['kind'], at: number, status: number, problem?: string): Visit {
  return { kind, at, status, milliseconds: 5, problem };
}

function broken(...visits: Visit[]) {
  return brokenPromises(fault, { startedAt: 1_000, endedAt: 11_000, normalAfterSeconds: 0, visits });
}

describe('brokenPromises', () => {
  it.each<[string, Visit, string[]]>([
    ['a page', visit('page', 5_000, 200), []],
    ['a new page that says to come back', visit('new', 5_000, 503), []],
    ['a new page that fails', visit('new', 5_000, 500), ['new: status 500']],
    ['a new page without an answer', visit('new', 5_000, 0), ['new: status none']],
    ['a new page whose text needs scripts', visit('new', 5_000, 503, 'no text'), ['new: 503 no text']],
    ['a payment that can’t be prepared', visit('order', 5_000, 502), []],
    ['a cart that the gateway can’t reach', visit('cart', 5_000, 502), ['cart: status 502']],
    ['a form that should not change', visit('form', 5_000, 503), ['form failed, although it should not']],
    ['a form before the fault is noticed', visit('form', 2_500, 503), []],
  ])('%s', (_, one, expected) => {
    expect(broken(one)).toEqual(expected);
  });

  it('counts the same promise once', () => {
    expect(broken(visit('new', 5_000, 500), visit('new', 6_000, 500))).toEqual(['new: status 500 (×2)']);
  });

  it('does not become normal', () => {
    const observed = { startedAt: 0, endedAt: 1, normalAfterSeconds: null, visits: [] };
    expect(brokenPromises(fault, observed)).toEqual(['not normal within 60 s']);
  });
});

it('takes the last visit that failed after the fault', () => {
  const visits = [visit('new', 9_000, 503), visit('new', 12_500, 503), visit('new', 13_000, 200)];
  expect(secondsUntilNormal(visits, 11_000)).toBe(1.5);
  expect(secondsUntilNormal(visits, 12_600)).toBe(0);
});

it('gives statuses per second of the fault', () => {
  const visits = [
    visit('page', 2_000, 200),
    visit('page', 3_000, 200),
    visit('page', 20_000, 503),
    visit('app', 2_000, 0),
  ];
  const observed = { startedAt: 1_000, endedAt: 11_000, normalAfterSeconds: 0, visits };
  expect([statusesOf('page', observed), statusesOf('app', observed), statusesOf('form', observed)]).toEqual([
    '200 0.2/s',
    'none 0.1/s',
    '–',
  ]);
});
