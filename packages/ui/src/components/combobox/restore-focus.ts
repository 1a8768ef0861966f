import type { PlainControl } from './use-widget.ts';

/** Moves the focus and the caret of the plain control to the input that replaces it. */
export function restoreFocus(input: HTMLInputElement | null, { focused, selection }: PlainControl): void {
  if (!input || !focused) return;
  input.focus();
  input.setSelectionRange(...selection);
}
