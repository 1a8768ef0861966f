'use client';

import type { Locale } from '@veralune/routing';
import { hasStoredConsent } from '@veralune/tracking/consent/consent-cookie';
import { useEffect, useRef } from 'react';
import { allowEvent } from './allow-category.ts';
import type { ConsentPage } from './consent-page.ts';
import { whenLoaded } from './when-loaded.ts';

/**
 * Asks for consent after the first paint, if no choice is stored, opens the preferences when their button in the footer is
 * clicked, and allows a category when a button in place of blocked content is. Returns a function that ends it.
 * @param load loads the tool, for one of these only
 */
function listen(load: () => Promise<ConsentPage>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let page: Promise<ConsentPage> | undefined;
  const withPage = async (work: (loaded: ConsentPage) => void): Promise<void> => {
    try {
      const loaded = await (page ??= load());
      if (signal.aborted) loaded.close();
      else work(loaded);
    } catch {
      // Without the tool nothing is allowed. The next click tries again.
      page = undefined;
    }
  };
  const click = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[data-consent-preferences]'))
      void withPage((loaded) => loaded.openPreferences());
  };
  const allow = (event: Event): void => void withPage((loaded) => loaded.allow((event as CustomEvent<string>).detail));
  const ask = (): void => void withPage((loaded) => loaded.ask());
  document.addEventListener('click', click, { signal });
  window.addEventListener(allowEvent, allow, { signal });
  const callOff = hasStoredConsent(document.cookie) ? undefined : whenLoaded(ask);
  return () => {
    callOff?.();
    listening.abort();
    void page?.then((loaded) => loaded.close());
  };
}

/** The place of the consent tool, before the page in the order of the keyboard. */
export function ConsentIsland({ locale }: { readonly locale: Locale }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = place.current;
    if (container) return listen(async () => (await import('./consent-page.ts')).openConsentPage(locale, container));
  }, [locale]);
  return <div ref={place} />;
}
