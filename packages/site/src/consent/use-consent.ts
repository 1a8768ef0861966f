'use client';

import { consentEvent, isAllowed, readConsent, type ConsentCategory } from '@veralune/tracking/consent';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener(consentEvent, listener);
  return () => {
    window.removeEventListener(consentEvent, listener);
  };
}

/** Whether the visitor allows a category. False on the server. */
export function useConsent(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAllowed(readConsent(document.cookie), category),
    () => false,
  );
}
