import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedText, tabTo } from '../../testing/keys.ts';
import { add, mount } from '../../testing/mount.ts';
import { DisclosureBehaviour } from '../disclosure/disclosure-behaviour.tsx';
import { headerExamples } from './header.examples.tsx';
import { Header } from './header.tsx';

const menu = page.getByRole('navigation', { name: 'Menu principal' });
const field = page.getByRole('searchbox', { name: 'Rechercher un produit, un besoin ou un article' });

function expectHidden(locator: typeof menu) {
  return expect.poll(() => locator.elements().length).toBe(0);
}

function mountHeader() {
  return mount(
    <>
      <Header {...headerExamples.belgianFrench} />
      <a href="#after">Après</a>
      <DisclosureBehaviour />
    </>,
  );
}

describe('on a phone', () => {
  beforeEach(async () => {
    await page.viewport(360, 740);
    mountHeader();
  });

  test('menu and search are collapsed, their summaries say what they do', async () => {
    await expectHidden(menu);
    await expectHidden(field);
    await expect.element(page.getByRole('banner')).toMatchAriaInlineSnapshot(`
      - banner:
        - group: Choisir la langue Français
        - list:
          - listitem:
            - link "Trouver une pharmacie":
              - /url: /fr/pharmacies
        - group: Ouvrir le menu
        - paragraph:
          - link "Veralune Belgique, retour à l’accueil":
            - /url: /fr
            - img "Veralune Belgique, retour à l’accueil"
        - group: Ouvrir la recherche
    `);
  });

  test('Enter opens the menu and moves into it, Tab moves through it, Escape closes it and moves back', async () => {
    await tabTo('Ouvrir le menu');
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Produits', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(focusedText()).toBe('Ouvrir le menu');
    await expectHidden(menu);
  });

  test('Escape closes the innermost panel first', async () => {
    await tabTo('Ouvrir le menu');
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toHaveFocus();
    await tabTo('Produits sous-menu');
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Microbiotes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(focusedText()).toBe('Produits sous-menu');
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(focusedText()).toBe('Ouvrir le menu');
    await expectHidden(menu);
  });

  test('the search opens with the focus in its field, and Escape restores the focus', async () => {
    await tabTo('Ouvrir la recherche');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(focusedText()).toBe('Ouvrir la recherche');
    await expectHidden(field);
  });

  test('a part that was opened before the behaviour came gets the focus', async () => {
    mount(<Header {...headerExamples.belgianFrench} />);
    await tabTo('Ouvrir le menu');
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toBeVisible();
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    add(<DisclosureBehaviour />);
    await expect.element(menu).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectHidden(menu);
  });

  test('opening one part closes the other', async () => {
    await tabTo('Ouvrir le menu');
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(focusedText()).toBe('Ouvrir la recherche');
    await expectHidden(menu);
  });
});

describe('on a large screen', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    mountHeader();
  });

  test('menu and search are visible, without summaries', async () => {
    await expect.element(menu).toBeVisible();
    await expect.element(field).toBeVisible();
    expect(
      page
        .getByText('Ouvrir le menu')
        .elements()
        .filter((element) => element.checkVisibility()),
    ).toHaveLength(0);
  });

  test('the language switch opens on Enter, names each language in that language, and Escape closes it', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dutch = page.getByRole('link', { name: 'Nederlands' });
    await expect.element(dutch).toBeVisible();
    await expect.element(dutch).toHaveAttribute('lang', 'nl-BE');
    await expect.element(page.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Escape}');
    await expectHidden(dutch);
    expect(focusedText()).toMatch(/^Choisir la langue/);
  });
});
