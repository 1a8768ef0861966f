import { describe, expect, test } from 'vitest';
import { contrast, mix } from './contrast.ts';
import { brandMixes, palette } from './palette.ts';

const brands: Readonly<Record<string, string>> = {
  florelune: '#1f6f5c',
  micralba: '#8a5a00',
  phytorelle: '#4d6b1f',
  somnelis: '#4b4a8c',
  ondamea: '#a0405f',
  vigorine: '#a4481c',
};

const papers = ['paper-bright', 'paper', 'paper-shade', 'action-wash'];
const pairs = (fronts: readonly string[], grounds: readonly string[]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));

const colour = (name: string): string => {
  const value = palette[name];
  if (!value) throw new Error(`colour.css has no --${name}`);
  return value;
};

test('known ratios and mixtures come out right', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(mix('#1f6f5c', 1, '#ffffff')).toBe('#1f6f5c');
  expect(mix('#ffffff', 0.5, '#000000')).toBe('#636363');
});

describe('text has 4.5:1', () => {
  test.each([
    ...pairs(['ink', 'ink-soft', 'ink-faint', 'action', 'action-strong'], papers),
    ...pairs(['on-action'], ['action', 'action-strong']),
    ...pairs(['on-lichen'], ['lichen']),
    ...pairs(['on-night', 'on-night-soft', 'lichen'], ['night', 'night-raised']),
    ...pairs(['success', 'ink'], ['success-wash']),
    ...pairs(['warning', 'ink', 'action'], ['warning-wash']),
    ...pairs(['error', 'ink', 'action'], ['error-wash']),
    ...pairs(['error', 'warning', 'success'], ['paper', 'paper-bright']),
  ])('%s on %s', (front, ground) => {
    expect(contrast(colour(front), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('controls and the focus have 3:1', () => {
  test.each([
    ...pairs(['line-control', 'focus', 'error'], papers),
    ...pairs(['focus-on-night', 'on-night-soft'], ['night', 'night-raised']),
    ...pairs(['focus'], ['lichen', 'success-wash', 'warning-wash', 'error-wash']),
  ])('%s on %s', (front, ground) => {
    expect(contrast(colour(front), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(brands))('%s', (_, brand) => {
  const shades = Object.fromEntries(brandMixes.map(({ name, share, base }) => [name, mix(brand, share, colour(base))]));
  const shade = (name: string): string => shades[name] ?? colour(name);

  test.each([
    ...pairs(['brand-ink', 'ink', 'ink-soft', 'action'], ['paper-bright', 'paper', 'brand-wash', 'brand-tint']),
    ...pairs(['ink-faint'], ['brand-wash']),
  ])('%s on %s has 4.5:1', (front, ground) => {
    expect(contrast(shade(front), shade(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('text on the plain colour has 4.5:1', () => {
    expect(contrast('#fffefb', brand)).toBeGreaterThanOrEqual(4.5);
  });

  test('control lines on the wash have 3:1', () => {
    expect(contrast(colour('line-control'), shade('brand-wash'))).toBeGreaterThanOrEqual(3);
  });
});
