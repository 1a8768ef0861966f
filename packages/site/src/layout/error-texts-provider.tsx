'use client';

import { PlainErrorScreen } from '@veralune/ui/screens/error/plain-error';
import { createContext, useContext, type ReactNode } from 'react';
import type { ErrorTexts } from './error-texts.ts';

const ErrorTextsContext = createContext<ErrorTexts | null>(null);

export function ErrorTextsProvider({ texts, children }: { readonly texts: ErrorTexts; readonly children: ReactNode }) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>;
}

/** The page that replaces one that failed to render. Without texts it fails too, and `global-error.tsx` replaces it. */
export function ReplacementPage({ status }: { readonly status: keyof ErrorTexts }) {
  const texts = useContext(ErrorTextsContext);
  if (!texts) throw new Error('The layout has no ErrorTextsProvider.');
  const { documentTitle, ...screen } = texts[status];
  return (
    <main id="content">
      <title>{documentTitle}</title>
      <PlainErrorScreen {...screen} />
    </main>
  );
}
