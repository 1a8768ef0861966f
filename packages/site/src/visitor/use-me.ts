'use client';

import type { Me } from '@veralune/api-client/contract';
import { createBrowserClient } from '@veralune/api-client/react';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import { useCallback, useSyncExternalStore } from 'react';
import { onVisitorChange } from './visitor-change.ts';

const listeners = new Set<() => void>();
let me: Me | null = null;
let stop: (() => void) | null = null;

/** Asks now and after each change, until the returned function is called. */
function keepAsking(locale: Locale): () => void {
  const client = createBrowserClient({ shopId: marketOf(locale).shopId, lang: languageOf(locale) });
  let isOver = false;
  const ask = () => {
    void client.call('me').then((result) => {
      if (!result.ok || isOver) return;
      me = result.data;
      for (const listener of listeners) listener();
    });
  };
  ask();
  const unsubscribe = onVisitorChange(ask);
  return () => {
    isOver = true;
    me = null;
    unsubscribe();
  };
}

function subscribe(locale: Locale, listener: () => void): () => void {
  if (listeners.size === 0) stop = keepAsking(locale);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop?.();
  };
}

/** The visitor; null before the answer. All islands of a page share one request. */
export function useMe(locale: Locale): Me | null {
  return useSyncExternalStore(
    useCallback((listener: () => void) => subscribe(locale, listener), [locale]),
    () => me,
    () => null,
  );
}
