import { readConsent } from '@veralune/tracking/consent';
import type { Locale } from '@veralune/routing';
import { whenIdle } from '../navigation/when-idle.ts';
import { allowEvent } from './allow-category.ts';
import type { ConsentPage } from './consent-page.ts';

/** Milliseconds after which a page that is still loading is asked about anyway. */
const longestLoad = 4_000;

/** Calls `work` when the page is loaded and the browser idle. Returns a function that calls it off. */
function whenLoaded(work: () => void): () => void {
  const listening = new AbortController();
  let callOff = (): void => clearTimeout(timer);
  const loaded = (): void => {
    callOff();
    listening.abort();
    callOff = whenIdle(work);
  };
  const timer = setTimeout(loaded, document.readyState === 'complete' ? 0 : longestLoad);
  window.addEventListener('load', loaded, { signal: listening.signal });
  return () => {
    listening.abort();
    callOff();
  };
}

/**
 * Asks for consent after the first paint, if no choice is stored, and opens the preferences when their button in the footer
 * is clicked. The tool is loaded for one of these only. Returns a function that ends it.
 * @param container empty, where the tool is rendered
 */
export function startConsent(locale: Locale, container: HTMLElement): () => void {
  let isEnded = false;
  let page: Promise<ConsentPage> | undefined;
  const withPage = (use: (loaded: ConsentPage) => void): void => {
    page ??= import('./consent-page.ts').then(({ openConsentPage }) => openConsentPage(locale, container));
    page
      .then((loaded) => (isEnded ? loaded.close() : use(loaded)))
      .catch(() => {
        // Without the tool nothing is allowed. The next click tries again.
        page = undefined;
      });
  };
  const callOff =
    readConsent(document.cookie) === undefined ? whenLoaded(() => withPage((loaded) => loaded.ask())) : undefined;
  const listening = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-consent-preferences]'))
        withPage((loaded) => loaded.openPreferences());
    },
    { signal: listening.signal },
  );
  const allow = ({ detail }: Event & { readonly detail?: unknown }): void => {
    if (typeof detail === 'string') withPage((loaded) => loaded.allow(detail));
  };
  window.addEventListener(allowEvent, allow, { signal: listening.signal });
  return () => {
    isEnded = true;
    callOff?.();
    listening.abort();
    void page?.then((loaded) => loaded.close());
  };
}
