'use client';

import { useEffect } from 'react';
import { isChunkLoadError } from '../navigation/chunk-load-error.ts';
import { signalLoading } from '../navigation/loading-indicator.ts';
import { claimReload } from '../navigation/reload-guard.ts';
import { ReplacementPage } from './error-texts-provider.tsx';

interface ErrorPageProps {
  readonly error: Error;
}

/** React renders an error page more than once, but a reload is claimed once for each error. */
const decisions = new WeakMap<Error, boolean>();

function mustReload(error: Error): boolean {
  const known = decisions.get(error);
  if (known !== undefined) return known;
  const isReload = isChunkLoadError(error) && claimReload(() => window.sessionStorage, Date.now());
  decisions.set(error, isReload);
  return isReload;
}

/**
 * Replaces a page that failed to render, such as the target of a route change. When the code of the page could not be
 * loaded, the page is reloaded once a minute at most. Source: 1-site.md §2 "Error pages", §4 "Chunk-load failure".
 */
export default function ErrorPage({ error }: ErrorPageProps) {
  const isReloading = mustReload(error);
  useEffect(() => {
    if (isReloading) window.location.reload();
    else signalLoading('fail');
  }, [isReloading]);
  return isReloading ? null : <ReplacementPage status={500} />;
}
