import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { illustrationExamples } from './illustration.examples.ts';
import { Illustration } from './illustration.tsx';
import { pictures } from './pictures.ts';

test('each picture has an example', () => {
  const shown = Object.values(illustrationExamples).map(({ name }) => name);
  expect(new Set(shown)).toEqual(new Set(Object.keys(pictures)));
});

describe.each(Object.values(illustrationExamples))('$name', (props) => {
  const markup = renderToStaticMarkup(<Illustration {...props} />);

  test('is small, has no NaN and is hidden from screen readers', () => {
    expect(markup.length).toBeLessThan(4000);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(markup).toContain('aria-hidden="true"');
  });

  test('stays inside its view box', () => {
    const starts = pictures[props.name]().flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)]);
    expect(starts.length).toBeGreaterThan(0);
    for (const [, x, y] of starts) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(400);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(400);
    }
  });
});
