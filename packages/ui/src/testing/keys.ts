import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** What is read out for the element that has the focus, where it has no role of its own to ask for: a summary. */
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

/** Presses Tab until the focus is on what reads so; fails where the way is longer than twenty stops. */
export async function tabTo(text: string): Promise<void> {
  for (let stop = 0; stop < 20 && focusedText() !== text; stop += 1) await userEvent.tab();
  expect(focusedText()).toBe(text);
}
