import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pagingExamples } from './paging.examples.ts';
import { Paging } from './paging.tsx';

it('links to the previous page only if there is one, and to the next page only if there is one', () => {
  const first = renderToStaticMarkup(<Paging {...pagingExamples.first} />);
  const last = renderToStaticMarkup(<Paging {...pagingExamples.last} />);
  expect([first.includes('rel="prev"'), first.includes('rel="next"')]).toEqual([false, true]);
  expect([last.includes('rel="prev"'), last.includes('rel="next"')]).toEqual([true, false]);
});

it('marks the current page', () => {
  expect(renderToStaticMarkup(<Paging {...pagingExamples.many} />)).toMatch(/aria-current="page"[^/]*>.*?20<\/a>/);
});

it('renders nothing for one page', () => {
  expect(renderToStaticMarkup(<Paging {...pagingExamples.one} />)).toBe('');
});
