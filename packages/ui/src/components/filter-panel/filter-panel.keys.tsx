import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedText, tabTo } from '../../testing/keys.ts';
import { mount } from '../../testing/mount.ts';
import { filterPanelExamples } from './filter-panel.examples.ts';
import { FilterPanel } from './filter-panel.tsx';

const untaken = page.getByRole('link', { name: 'Filter setzen: Immunabwehr (6)' });
const taken = page.getByRole('link', { name: 'Filter entfernen: Somnelis (4)' });
const results = page.getByRole('link', { name: '4 Produkte' });

describe('on a phone', () => {
  test('the panel is collapsed, its summary says how many filters are set', async () => {
    await page.viewport(360, 740);
    mount(<FilterPanel {...filterPanelExamples.selected} />);
    await userEvent.tab();
    expect(focusedText()).toBe('Filtern 1');
    expect(untaken.elements()).toHaveLength(0);
  });

  test('Enter expands it; Tab moves through groups and choices to the list', async () => {
    await page.viewport(360, 740);
    mount(<FilterPanel {...filterPanelExamples.selected} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(focusedText()).toBe('Bedarf');
    await userEvent.tab();
    await expect.element(untaken).toHaveFocus();
    await expect.element(taken).toHaveAttribute('aria-current', 'true');
    await expect.element(results).toHaveAttribute('href', '#listing');
    await expect.element(results).toBeInViewport();
  });

  test('Enter collapses a group, and Tab skips its choices', async () => {
    await page.viewport(360, 740);
    mount(<FilterPanel {...filterPanelExamples.untouched} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await tabTo('Bedarf');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(focusedText()).toBe('Marke');
  });
});

describe('beside the list', () => {
  test('the choices are always visible; a choice without results is text, not a link', async () => {
    await page.viewport(1280, 800);
    mount(<FilterPanel {...filterPanelExamples.selected} />);
    await expect.element(untaken).toBeVisible();
    expect(results.elements()).toHaveLength(0);
    await expect.element(page.getByText('Brausetabletten')).toBeInTheDocument();
    expect(page.getByRole('link', { name: /Brausetabletten/ }).elements()).toHaveLength(0);
    await userEvent.tab();
    expect(focusedText()).toBe('Bedarf');
  });

  test('is exposed as headings with lists of links', async () => {
    await page.viewport(1280, 800);
    mount(<FilterPanel {...filterPanelExamples.oneGroup} />);
    await expect.element(page.elementLocator(document.body)).toMatchAriaInlineSnapshot(`
      - heading "Filtern" [level=2]
      - group:
        - group:
          - heading "Marke" [level=3]
          - list:
            - listitem:
              - link "Filter setzen: Florelune (8)":
                - /url: /produkte/-marke--florelune
            - listitem:
              - link "Filter setzen: Micralba (10)":
                - /url: /produkte/-marke--micralba
            - listitem:
              - link "Filter setzen: Phytorelle (6)":
                - /url: /produkte/-marke--phytorelle
            - listitem:
              - link "Filter setzen: Somnelis (4)":
                - /url: /produkte/-marke--somnelis
            - listitem:
              - link "Filter setzen: Ondamea (5)":
                - /url: /produkte/-marke--ondamea
            - listitem:
              - link "Filter setzen: Vigorine (3)":
                - /url: /produkte/-marke--vigorine
    `);
  });
});
