import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** The accessible text of the focused element, for elements without a queryable role: a summary. */
export function focusedText(): string {
  const focused = document.activeElement;
  const labels = focused?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const text =
    labels.length > 0
      ? labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      : focused instanceof HTMLElement
        ? focused.innerText
        : '';
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Presses Tab until the focused element has the given text; fails after twenty tab stops. */
export async function tabTo(text: string): Promise<void> {
  for (let stop = 0; stop < 20 && focusedText() !== text; stop += 1) await userEvent.tab();
  expect(focusedText()).toBe(text);
}
