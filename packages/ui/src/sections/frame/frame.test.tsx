import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { frameExamples } from './frame.examples.tsx';
import { Frame } from './frame.tsx';

/* The HTML for visitors without scripts and for search engines. */
test.each(Object.entries(frameExamples))('%s: the markup of the server has every part of the frame', (_, props) => {
  const markup = renderToStaticMarkup(<Frame {...props} />);
  for (const id of ['content', 'menu', 'search', 'top']) expect(markup).toContain(`id="${id}"`);
  for (const { href } of props.header.menu) expect(markup).toContain(`href="${href}"`);
  expect(markup).toMatch(/<form(?=[^>]* role="search")[^>]* method="get"/);
  expect(markup).not.toContain('disabled');
});

test('the logo is the heading on the home page and a paragraph elsewhere', () => {
  expect(renderToStaticMarkup(<Frame {...frameExamples.home} />)).toMatch(
    /<h1[^>]*><a href="\/fr" aria-current="page"><img/,
  );
  expect(renderToStaticMarkup(<Frame {...frameExamples.belgianFrench} />)).toMatch(/<p[^>]*><a href="\/fr"><img/);
});
