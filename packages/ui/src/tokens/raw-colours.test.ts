import { describe, expect, test } from 'vitest';
import { rawColours } from './raw-colours.ts';

const sheets: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.css', '../../docs/**/*.css', '!../tokens/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

test('there are style sheets to check', () => {
  expect(Object.keys(sheets).length).toBeGreaterThan(60);
});

test.each(Object.entries(sheets))('%s uses only colours of the tokens', (_, css) => {
  expect(rawColours(css)).toEqual([]);
});

describe('a raw colour is reported', () => {
  test.each([
    ['a { color: #fff; }', ['#fff']],
    ['a { color: #0F211Acc }', ['#0F211Acc']],
    ['a{border:1px solid rgb(0 0 0 / 20%)}', ['rgb(']],
    ['a { background: linear-gradient(HSL(0 0% 0%), oklch(1 0 0)); }', ['HSL(', 'oklch(']],
    ['a { box-shadow: 0 0 2px black; }', ['black']],
    ['@media (width > 1px) { a { fill: darkgreen; } }', ['darkgreen']],
    ['a { --tone: white; }', ['white']],
  ])('%s', (css, found) => {
    expect(rawColours(css)).toEqual(found);
  });
});

describe('text that only looks like a colour is ignored', () => {
  test.each([
    'a { color: var(--ink); background: transparent; border-color: currentcolor; outline-color: Canvas; }',
    'a { color: color-mix(in oklab, var(--ink) 12%, transparent); }',
    '#red { white-space: nowrap; }',
    'a:hover { fill: url(#fade); content: "red"; }',
    '/* a { color: red; } */ a { color-scheme: light; }',
    'a { grid-area: tan-line; animation: blue-moon 1s; }',
  ])('%s', (css) => {
    expect(rawColours(css)).toEqual([]);
  });
});
