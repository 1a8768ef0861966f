'use client';

import { announce } from '@veralune/tracking';
import { PlainErrorScreen } from '@veralune/ui/screens/error/plain-error';
import { createContext, useContext, useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { ErrorTexts } from './error-texts.ts';

const ErrorTextsContext = createContext<ErrorTexts | null>(null);

export function ErrorTextsProvider({ texts, children }: { readonly texts: ErrorTexts; readonly children: ReactNode }) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>;
}

/**
 * Keeps a title although the metadata of the failed page arrives later with another one. A layout effect, so that it ends
 * before the title of the next page is set.
 */
function useDocumentTitle(title: string) {
  useLayoutEffect(() => {
    const restore = () => {
      if (document.title !== title) document.title = title;
    };
    restore();
    const observer = new MutationObserver(restore);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
    };
  }, [title]);
}

/** The page that replaces one that failed to render. Without texts it fails too, and `global-error.tsx` replaces it. */
export function ReplacementPage({ status }: { readonly status: keyof ErrorTexts }) {
  const texts = useContext(ErrorTextsContext);
  if (!texts) throw new Error('The layout has no ErrorTextsProvider.');
  const { documentTitle, ...screen } = texts[status];
  useDocumentTitle(documentTitle);
  useEffect(() => {
    announce({ event: 'exception', description: String(status), fatal: status === 500 });
  }, [status]);
  return (
    <main id="content">
      <title>{documentTitle}</title>
      <PlainErrorScreen {...screen} />
    </main>
  );
}
