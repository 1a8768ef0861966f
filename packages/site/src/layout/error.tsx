'use client';

import { useEffect, useState } from 'react';
import { isChunkLoadError } from '../navigation/chunk-load-error.ts';
import { signalLoading } from '../navigation/loading-indicator.ts';
import { claimReload } from '../navigation/reload-guard.ts';
import { ReplacementPage } from './error-texts-provider.tsx';

interface ErrorPageProps {
  readonly error: Error;
}

/**
 * Replaces a page that failed to render, such as the target of a route change. When the code of the page could not be
 * loaded, the page is reloaded once a minute at most. Source: 1-site.md §2 "Error pages", §4 "Chunk-load failure".
 */
export default function ErrorPage({ error }: ErrorPageProps) {
  const [isReloading] = useState(() => isChunkLoadError(error) && claimReload(() => window.sessionStorage, Date.now()));
  useEffect(() => {
    if (isReloading) window.location.reload();
    else signalLoading('fail');
  }, [isReloading]);
  return isReloading ? null : <ReplacementPage status={500} />;
}
