import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedText, tabTo } from '../../testing/keys.ts';
import { mount } from '../../testing/mount.ts';
import { DisclosureBehaviour } from '../disclosure/disclosure-behaviour.tsx';
import { mainMenuExamples } from './main-menu.examples.ts';
import { MainMenu } from './main-menu.tsx';

const leaf = page.getByRole('link', { name: 'Microbiotes' });

function expectHidden() {
  return expect.poll(() => leaf.elements().length).toBe(0);
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  mount(
    <>
      <nav aria-label="Menu principal">
        <MainMenu items={mainMenuExamples.belgianFrench} submenuLabel="sous-menu" />
      </nav>
      <DisclosureBehaviour />
    </>,
  );
});

test('closed panels are not in the accessibility tree: a list of links, each with its opener', async () => {
  await expectHidden();
  await expect.element(page.getByRole('navigation')).toMatchAriaInlineSnapshot(`
    - navigation "Menu principal":
      - list:
        - listitem:
          - link "Produits":
            - /url: /fr/produits
          - group: sous-menu
        - listitem:
          - link "Besoins":
            - /url: /fr/besoins
          - group: sous-menu
        - listitem:
          - link "Marques":
            - /url: /fr/marques
          - group: sous-menu
        - listitem:
          - link "Nos expertises":
            - /url: /fr/expertises
        - listitem:
          - link "Qualité et innovation":
            - /url: /fr/qualite-innovation
        - listitem:
          - link "Aide":
            - /url: /fr/aide
  `);
});

test('Tab moves from a link to its opener and skips closed panels', async () => {
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Produits', exact: true })).toHaveFocus();
  await userEvent.tab();
  expect(focusedText()).toBe('Produits sous-menu');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Besoins', exact: true })).toHaveFocus();
});

test.each(['{Enter}', ' '])(
  '"%s" opens a panel, Tab goes in, Escape closes it and gives the focus back',
  async (key) => {
    await tabTo('Produits sous-menu');
    await userEvent.keyboard(key);
    await expect.element(leaf).toBeVisible();
    await userEvent.tab();
    await expect.element(leaf).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(focusedText()).toBe('Produits sous-menu');
    await expectHidden();
  },
);

test('the same key closes it again', async () => {
  await tabTo('Produits sous-menu');
  await userEvent.keyboard('{Enter}');
  await expect.element(leaf).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expectHidden();
});

test('a panel closes when the focus leaves it', async () => {
  await tabTo('Produits sous-menu');
  await userEvent.keyboard('{Enter}');
  await expect.element(leaf).toBeVisible();
  await tabTo('Besoins');
  await expectHidden();
});
