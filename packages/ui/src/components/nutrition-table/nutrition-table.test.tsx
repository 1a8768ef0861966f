import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { nutritionTableExamples } from './nutrition-table.examples.ts';
import { NutritionTable } from './nutrition-table.tsx';

const html = renderToStaticMarkup(<NutritionTable {...nutritionTableExamples.probiotics} />);

it('names its dose, its columns and its rows', () => {
  expect(html).toContain('<caption');
  expect(html.split('scope="col"')).toHaveLength(4);
  expect(html.split('scope="row"')).toHaveLength(5);
});

it('says that there is no reference value, and draws no line longer than 100 %', () => {
  expect(html.split('pas de valeur de référence')).toHaveLength(3);
  expect(html).toContain('--share:100%');
  expect(html).not.toContain('--share:200%');
});
