import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { storeResultsExamples } from './store-results.examples.ts';
import { StoreResults } from './store-results.tsx';

const { fr } = storeResultsExamples.byLanguage;
function highlighted(): string[] {
  return [...document.querySelectorAll('[data-active]')].map(({ id }) => id);
}

test('the focus highlights a store in the list and on the map, and moves on with Tab', async () => {
  mount(<StoreResults {...fr} choices={[]} />);
  expect(highlighted()).toEqual([]);
  await userEvent.tab();
  expect(highlighted()).toEqual(['map-1', 'store-1']);
  await userEvent.tab();
  expect(highlighted()).toEqual(['map-2', 'store-2']);
});

test('the pointer does the same, and leaves nothing highlighted', async () => {
  await page.viewport(1280, 800);
  mount(<StoreResults {...fr} />);
  await page.getByRole('heading', { name: 'Pharmacie du Bailli' }).hover();
  expect(highlighted()).toEqual(['map-2', 'store-2']);
  await page.getByRole('link', { name: '3. Pharmacie de la Bascule' }).hover();
  expect(highlighted()).toEqual(['map-3', 'store-3']);
  await page.getByRole('link', { name: '10 km' }).hover();
  expect(highlighted()).toEqual([]);
});

test('a highlight stays while the pointer is beside the stores', async () => {
  await page.viewport(1280, 800);
  mount(<StoreResults {...fr} />);
  await page.getByRole('link', { name: '10 km' }).hover();
  document.querySelector<HTMLElement>('#map-4')?.focus();
  await page.getByRole('link', { name: '25 km' }).hover();
  expect(highlighted()).toEqual(['map-4', 'store-4']);
});

test('says which stores are open, and marks today', async () => {
  mount(<StoreResults {...fr} />);
  await expect.element(page.getByText('Ouvert jusqu’à 18 h 30').first()).toBeVisible();
  await expect.element(page.getByText('Fermé, ouvre demain à 8 h 30').first()).toBeVisible();
  await page
    .getByText(/^Horaires/)
    .first()
    .click();
  const weightOf = (day: string) => {
    const row = page.getByText(day, { exact: true }).first().element().parentElement;
    return Number(row && getComputedStyle(row).fontWeight);
  };
  // Tuesday, by the time of the example.
  expect(weightOf('Mardi')).toBeGreaterThan(weightOf('Lundi'));
  expect(weightOf('Mercredi')).toBe(weightOf('Lundi'));
});
