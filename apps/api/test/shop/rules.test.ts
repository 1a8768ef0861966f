import { orderStatuses } from '@veralune/api-client/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CodeModel } from '../../src/models/models.ts';
import {
  benefitOf,
  codeFault,
  comparableCode,
  discountOf,
  type CodeSituation,
} from '../../src/shop/codes/code-rules.ts';
import { deliveryPrice, expectedDelivery, freeDeliveryProgress } from '../../src/shop/delivery/expected-delivery.ts';
import { canChange, isWithdrawable, transitions, withdrawalEnd } from '../../src/shop/orders/transitions.ts';

const promo: CodeModel = {
  kind: 'promo',
  words: { 1: ['TEN'] },
  percent: 10,
  amounts: {},
  gifts: [],
  minimums: { 1: 3_000 },
  login: false,
  use: 'unlimited',
};

const situation: CodeSituation = {
  shopId: 1,
  productsCents: 5_000,
  isSignedIn: true,
  isUsed: false,
  hasOrdered: false,
  kindsBefore: [],
};

describe('a code', () => {
  test.each([
    ['applies', promo, {}, null],
    ['applies at its minimum', promo, { productsCents: 3_000 }, null],
    ['is below its minimum', promo, { productsCents: 2_999 }, 'code_condition'],
    ['has no minimum in this market', promo, { shopId: 2, productsCents: 1 }, null],
    ['is unknown', undefined, {}, 'code_invalid'],
    ['needs a customer', { ...promo, login: true }, { isSignedIn: false }, 'code_login_required'],
    ['is used', promo, { isUsed: true }, 'code_used'],
    ['is the second of its kind', promo, { kindsBefore: ['promo'] as const }, 'code_not_combinable'],
    ['goes with an advantage', promo, { kindsBefore: ['advantage'] as const }, null],
    [
      'of a follow-up excludes an advantage',
      { ...promo, kind: 'csm' },
      { kindsBefore: ['advantage'] as const },
      'code_not_combinable',
    ],
    [
      'of an advantage excludes a follow-up',
      { ...promo, kind: 'advantage' },
      { kindsBefore: ['csm'] as const },
      'code_not_combinable',
    ],
    ['of a follow-up goes with a promotion', { ...promo, kind: 'csm' }, { kindsBefore: ['promo'] as const }, null],
    ['is for a first order', { ...promo, kind: 'first_order' }, { hasOrdered: true }, 'code_condition'],
  ] as const)('%s', (_, code, changes, fault) => {
    expect(codeFault(code, { ...situation, ...changes })).toBe(fault);
  });

  test.each([
    [promo, { kind: 'percent', percent: 10 }],
    [
      { ...promo, percent: null, amounts: { 1: 500 } },
      { kind: 'amount', cents: 500 },
    ],
    [{ ...promo, kind: 'csm' }, { kind: 'gift' }],
    [{ ...promo, kind: 'first_order' }, { kind: 'free_delivery' }],
  ] as const)('has a benefit', (code, benefit) => {
    expect(benefitOf(code, 1)).toEqual(benefit);
  });

  test('never takes off more than there is', () => {
    const benefit = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('amount' as const), cents: fc.nat() }),
      fc.record({ kind: fc.constant('gift' as const) }),
    );
    fc.assert(
      fc.property(benefit, fc.nat(), (each, cents) => {
        const discount = discountOf(each, cents);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(cents);
      }),
    );
  });

  test('is the same with other cases, spaces and dashes', () => {
    expect(comparableCode(' csm 4k7p-2M9X')).toBe(comparableCode('CSM-4K7P-2M9X'));
  });
});

describe('the expected delivery', () => {
  const rules = { orderBefore: '12:00', holidays: ['2026-11-11', '2026-12-25'] };
  const standard = { min: 2, max: 4, unit: 'working_days' } as const;
  const express = { min: 24, max: 24, unit: 'working_hours' } as const;

  test.each([
    ['a Monday morning', '2026-11-16T10:59:00Z', standard, '2026-11-18', '2026-11-20'],
    ['a Monday at noon', '2026-11-16T11:00:00Z', standard, '2026-11-19', '2026-11-23'],
    ['a Friday morning', '2026-11-20T09:00:00Z', express, '2026-11-23', '2026-11-23'],
    ['a Friday afternoon', '2026-11-20T15:00:00Z', express, '2026-11-24', '2026-11-24'],
    ['a Sunday', '2026-11-22T09:00:00Z', express, '2026-11-24', '2026-11-24'],
    ['before a holiday', '2026-11-10T09:00:00Z', express, '2026-11-12', '2026-11-12'],
    ['on a holiday', '2026-11-11T09:00:00Z', express, '2026-11-13', '2026-11-13'],
    ['in summer time, before noon', '2026-07-06T09:59:00Z', express, '2026-07-07', '2026-07-07'],
    ['in summer time, at noon', '2026-07-06T10:00:00Z', express, '2026-07-08', '2026-07-08'],
    ['over Christmas', '2026-12-24T09:00:00Z', standard, '2026-12-29', '2026-12-31'],
  ])('of an order on %s', (_, at, duration, earliest, latest) => {
    expect(expectedDelivery(duration, rules, Date.parse(at))).toEqual({ earliest, latest });
  });

  test('is on working days, and never before the order', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (at) => {
        const { earliest, latest } = expectedDelivery(standard, rules, at.getTime());
        expect(earliest > at.toISOString().slice(0, 10)).toBe(true);
        expect(latest >= earliest).toBe(true);
        for (const day of [earliest, latest]) {
          expect([0, 6]).not.toContain(new Date(day).getUTCDay());
          expect(rules.holidays).not.toContain(day);
        }
      }),
    );
  });
});

describe('the price of the delivery', () => {
  const method = { cents: 490, freeFromCents: 4_900 };

  test.each([
    [method, 4_899, false, 490],
    [method, 4_900, false, 0],
    [method, 100, true, 0],
    [{ cents: 990, freeFromCents: null }, 100_000, false, 990],
  ])('%j for %d, free with a code: %s', (each, productsCents, isFree, price) => {
    expect(deliveryPrice(each, { productsCents, isFree })).toBe(price);
  });

  test('the progress to free delivery ends at the threshold', () => {
    expect(freeDeliveryProgress([method], 4_000)).toEqual({
      from_cents: 4_900,
      value_cents: 4_000,
      missing_cents: 900,
    });
    expect(freeDeliveryProgress([method], 9_000)).toEqual({ from_cents: 4_900, value_cents: 4_900, missing_cents: 0 });
    expect(freeDeliveryProgress([{ freeFromCents: null }], 9_000)).toBeNull();
  });
});

describe('the status of an order', () => {
  test('changes only as the table says', () => {
    const allowed = new Set<string>(transitions.map((each) => each.join(' ')));
    for (const from of orderStatuses)
      for (const to of orderStatuses) expect(canChange(from, to)).toBe(allowed.has(`${from} ${to}`));
  });

  test('ends: delivered, canceled and expired orders do not change', () => {
    for (const end of ['delivered', 'canceled', 'expired'] as const)
      expect(orderStatuses.filter((to) => canChange(end, to))).toEqual([]);
  });

  const deliveredAt = new Date('2026-11-01T15:00:00Z');
  test.each([
    ['pending_payment', null, '2026-11-02T00:00:00Z', false],
    ['paid', null, '2027-01-01T00:00:00Z', true],
    ['shipped', null, '2027-01-01T00:00:00Z', true],
    ['delivered', deliveredAt, '2026-11-15T23:59:59Z', true],
    ['delivered', deliveredAt, '2026-11-16T00:00:00Z', false],
    ['canceled', deliveredAt, '2026-11-02T00:00:00Z', false],
  ] as const)('%s, delivered %s: can be withdrawn at %s: %s', (status, delivered, at, can) => {
    expect(isWithdrawable({ status, deliveredAt: delivered }, Date.parse(at))).toBe(can);
  });

  test('the right of withdrawal has no end before the delivery', () => {
    expect(withdrawalEnd({ deliveredAt: null })).toBeNull();
  });
});
