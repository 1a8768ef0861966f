import type { Answer } from '../input.ts';
import type { BrowserClient } from './browser-client.ts';
import { useCall, type CallState } from './use-call.ts';

/** Minimum length of a text that gets suggestions. Source: 1-site.md §5. */
export const suggestMinimum = 2;

/** Suggestions for `text`; idle below two characters. The caller debounces. */
export function useSuggest(client: BrowserClient, text: string): CallState<Answer<'suggest'>> {
  const trimmed = text.trim();
  return useCall(client, 'suggest', trimmed.length < suggestMinimum ? null : [{ query: { text: trimmed } }]);
}
