import type { PlainControl } from './use-widget.ts';

/** Gives the focus and the caret of the plain control to the input that takes its place. */
export function takeOver(input: HTMLInputElement | null, { focused, selection }: PlainControl): void {
  if (!input || !focused) return;
  input.focus();
  input.setSelectionRange(...selection);
}
