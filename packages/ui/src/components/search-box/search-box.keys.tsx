import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { searchBoxExamples } from './search-box.examples.ts';
import { SearchBox } from './search-box.tsx';

const field = page.getByRole('searchbox');
const panel = page.getByRole('region', { name: 'Suggestions de recherche' });
const first = page.getByRole('link', { name: /^Micralba Magnésium/ });
const status = page.getByRole('status');

beforeEach(async () => {
  await page.viewport(1280, 800);
  mount(<SearchBox {...searchBoxExamples.results} />);
  await userEvent.tab();
  await userEvent.keyboard('mag');
  await expect.element(panel).toBeVisible();
  await expect.element(status).toHaveTextContent('Voir les 12 résultats');
});

test('suggestions are a region of headings and links; their number is announced, the focus stays in the field', async () => {
  await expect.element(field).toHaveFocus();
  await expect.element(panel).toMatchAriaInlineSnapshot(`
    - region "Suggestions de recherche":
      - region "Produits 8":
        - heading "Produits 8" [level=2]
        - list:
          - listitem:
            - link "Micralba Magnésium 60 comprimés":
              - /url: /fr/produit/micralba-magnesium
          - listitem:
            - link "Somnelis Zen 14 sticks":
              - /url: /fr/produit/somnelis-zen
          - listitem:
            - link "Phytorelle Passiflore 30 gélules":
              - /url: /fr/produit/phytorelle-passiflore
      - region "Marques 1":
        - heading "Marques 1" [level=2]
        - list:
          - listitem:
            - link "Micralba":
              - /url: /fr/marques/micralba
      - region "Besoins 2":
        - heading "Besoins 2" [level=2]
        - list:
          - listitem:
            - link "Stress":
              - /url: /fr/besoins/stress
          - listitem:
            - link "Muscles":
              - /url: /fr/besoins/muscles
      - region "Conseils et innovations 1":
        - heading "Conseils et innovations 1" [level=2]
        - list:
          - listitem:
            - link "Le magnésium, sel par sel : ce qui change d’une forme à l’autre":
              - /url: /fr/conseils/magnesium
      - link "Voir les 12 résultats":
        - /url: /fr/resultats/-r--magnesium
  `);
});

test('arrow keys move from the field through the links and back', async () => {
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: /^Somnelis Zen/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(field).toHaveFocus();
});

test('Tab also reaches the links, after the button', async () => {
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Lancer la recherche' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(first).toHaveFocus();
});

test('Escape closes the panel, keeps the text, and returns the focus to the field', async () => {
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('mag');
  expect(panel.elements()).toHaveLength(0);
  await expect.element(status).toBeEmptyDOMElement();
});
