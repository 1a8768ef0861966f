import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { filterPanelExamples } from './filter-panel.examples.ts';
import { FilterPanel } from './filter-panel.tsx';

function count(html: string, part: string) {
  return html.split(part).length - 1;
}

it('renders choices with results as links, and the others as text', () => {
  const choices = filterPanelExamples.untouched.groups.flatMap((group) => group.choices);
  const html = renderToStaticMarkup(<FilterPanel {...filterPanelExamples.untouched} />);
  expect(count(html, '<a ')).toBe(choices.filter((choice) => choice.href !== null).length);
  expect(count(html, '(0)')).toBe(2);
});

it('says which choices are active, and what their links do', () => {
  const html = renderToStaticMarkup(<FilterPanel {...filterPanelExamples.selected} />);
  expect(count(html, 'aria-current="true"')).toBe(1);
  expect(count(html, 'Filter entfernen:')).toBe(1);
});

it('expands the group of an active choice', () => {
  const folded = renderToStaticMarkup(<FilterPanel {...filterPanelExamples.untouched} />);
  const unfolded = renderToStaticMarkup(<FilterPanel {...filterPanelExamples.selectedInFolded} />);
  expect(count(unfolded, 'open=""')).toBe(count(folded, 'open=""') + 1);
});
