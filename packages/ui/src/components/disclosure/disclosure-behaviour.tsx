'use client';

import { useEffect } from 'react';

function openDisclosures(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-disclosure][open]')];
}

/** Whether a node is inside a disclosure or the element that it opens. */
function contains(details: HTMLDetailsElement, node: Node): boolean {
  if (details.contains(node)) return true;
  const panel = details.getAttribute('data-disclosure');
  return panel ? (document.getElementById(panel)?.contains(node) ?? false) : false;
}

function closeAllBut(node: Node | null): void {
  for (const details of openDisclosures()) if (!node || !contains(details, node)) details.open = false;
}

function closeInnermost(): boolean {
  const focused = document.activeElement;
  const open = openDisclosures();
  const inner = open.findLast((details) => focused && contains(details, focused)) ?? open.at(-1);
  if (!inner) return false;
  inner.open = false;
  inner.querySelector('summary')?.focus();
  return true;
}

/** Also hides a panel that hovering opened, until the mouse leaves. WCAG 2.2, 1.4.13. */
function hideHoverPanel(): void {
  const menu = document.querySelector('[data-hover-menu]:hover');
  menu?.setAttribute('data-quiet', '');
  menu?.addEventListener('pointerleave', () => menu.removeAttribute('data-quiet'), { once: true });
}

/**
 * A link to a collapsed part of the text expands it. So does a skip link to a collapsed panel; there the address does not
 * change, because a `:target` panel could not be collapsed again.
 */
function expandTarget(link: Element, event: MouseEvent): void {
  const id = link.getAttribute('href')?.replace(/^#/, '') ?? '';
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
  const details = document.querySelector<HTMLDetailsElement>(`details[data-disclosure="${CSS.escape(id)}"]`);
  if (!details) return;
  event.preventDefault();
  details.open = true;
  document.getElementById(id)?.focus();
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest('a[href]') ?? null;
  closeAllBut(link ? null : target);
  if (link) expandTarget(link, event);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented && !closeInnermost()) hideHoverPanel();
}

function onFocusIn(event: FocusEvent): void {
  if (event.target instanceof Node) closeAllBut(event.target);
}

/**
 * Moves the focus into a focusable panel (its field, or itself) when it opens. Such a panel is not next to its opener:
 * otherwise Tab would continue after the opener, and the lost focus would close the panel before it is reached.
 */
function enterPanel(details: HTMLDetailsElement): void {
  const panel = document.getElementById(details.getAttribute('data-disclosure') ?? '');
  if (panel?.hasAttribute('tabindex')) (panel.querySelector('input') ?? panel).focus();
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) enterPanel(target);
}

/** Enters a panel that was opened before this script was loaded, unless the visitor went on. */
function enterOpened(): void {
  const { activeElement, body } = document;
  const opened = openDisclosures().find((details) => activeElement === body || details.contains(activeElement));
  if (opened) enterPanel(opened);
}

/**
 * Makes every `<details data-disclosure>` of the page behave like a menu: Escape closes it and restores the focus; a
 * click or the focus elsewhere closes it, and so does following a link. The value of the attribute is the id of the
 * element that it opens, if that is not inside of it; an element with `tabindex` receives the focus. Renders nothing;
 * without this component disclosures still open and close, so it can come late.
 */
export function DisclosureBehaviour() {
  useEffect(() => {
    enterOpened();
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('toggle', onToggle, true);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('toggle', onToggle, true);
    };
  }, []);
  return null;
}
