import { useEffect, useState } from 'react';
import type { Suggestions, SuggestionsState } from '../search-suggestions/search-suggestions.tsx';

export interface SuggestOptions {
  /** Null where nothing fits. Rejects where the answer did not come. */
  load: (text: string, signal: AbortSignal) => Promise<Suggestions | null>;
  /** Fewest characters that are looked up. Source: 1-site.md §9. */
  minLength?: number;
  /** Pause in typing, in milliseconds, before a look-up. Source: 1-site.md §9. */
  debounce?: number;
}

async function answerTo(load: SuggestOptions['load'], text: string, signal: AbortSignal): Promise<SuggestionsState> {
  try {
    const suggestions = await load(text, signal);
    return suggestions ? { kind: 'results', suggestions } : { kind: 'empty' };
  } catch {
    return { kind: 'error' };
  }
}

/** One piece of work at a time: to begin another calls off the one before. */
function createSlot() {
  let timer: number | undefined;
  let abort = new AbortController();
  const callOff = (): void => {
    clearTimeout(timer);
    abort.abort();
  };
  const begin = (delay: number, work: (signal: AbortSignal) => Promise<void>): void => {
    callOff();
    abort = new AbortController();
    const { signal } = abort;
    timer = window.setTimeout(() => void work(signal), delay);
  };
  return { begin, callOff };
}

/** The suggestions for a text that changes; each new text calls off the look-up before it. */
export function useSuggestions({ load, minLength = 2, debounce = 250 }: SuggestOptions) {
  const [state, setState] = useState<SuggestionsState>({ kind: 'idle' });
  const [slot] = useState(createSlot);
  useEffect(() => slot.callOff, [slot]);

  const dismiss = (): void => {
    slot.callOff();
    setState({ kind: 'idle' });
  };

  const suggest = (input: string): void => {
    const text = input.trim();
    if (text.length < minLength) return dismiss();
    setState({ kind: 'loading' });
    slot.begin(debounce, async (signal) => {
      const next = await answerTo(load, text, signal);
      if (!signal.aborted) setState(next);
    });
  };

  return { state, suggest, dismiss };
}
