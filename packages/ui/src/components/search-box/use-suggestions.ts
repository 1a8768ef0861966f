import { useEffect, useReducer, useState } from 'react';
import type { Suggestions } from '../search-suggestions/search-suggestions.tsx';
import { nextSuggesting, notSuggesting, suggestDebounce, suggestMinimum, type SuggestingEvent } from './suggesting.ts';

export interface SuggestOptions {
  /** Resolves to null if nothing matches. Rejects if the request fails. */
  load: (text: string, signal: AbortSignal) => Promise<Suggestions | null>;
  /** Minimum number of characters. */
  minLength?: number;
  /** Debounce delay before a look-up, in milliseconds. */
  debounce?: number;
}

async function answerTo(load: SuggestOptions['load'], text: string, signal: AbortSignal): Promise<SuggestingEvent> {
  try {
    return { kind: 'answer', text, suggestions: await load(text, signal) };
  } catch {
    return { kind: 'failure', text };
  }
}

/** Runs one task at a time: starting a new task aborts the previous one. */
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

/** The suggestions for a changing text; each new text aborts the previous look-up. */
export function useSuggestions({ load, minLength = suggestMinimum, debounce = suggestDebounce }: SuggestOptions) {
  const [{ state }, dispatch] = useReducer(nextSuggesting, notSuggesting);
  const [slot] = useState(createSlot);
  useEffect(() => slot.callOff, [slot]);

  const dismiss = (): void => {
    slot.callOff();
    dispatch({ kind: 'dismiss' });
  };

  const suggest = (input: string): void => {
    dispatch({ kind: 'input', text: input, minLength });
    const text = input.trim();
    if (text.length < minLength) return slot.callOff();
    slot.begin(debounce, async (signal) => {
      const event = await answerTo(load, text, signal);
      if (!signal.aborted) dispatch(event);
    });
  };

  return { state, suggest, dismiss };
}
