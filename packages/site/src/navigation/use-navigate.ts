'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useLayoutEffect, useTransition } from 'react';
import { signalLoading } from './loading-indicator.ts';

interface NavigateOptions {
  /** False keeps the scroll position. */
  readonly scroll?: boolean;
}

/**
 * Whether the site answers. `navigator.onLine` can be wrong, but only a browser that reports to be offline is asked to check:
 * the router would replace the page by the browser's own error page.
 */
async function isReachable(path: string): Promise<boolean> {
  if (navigator.onLine) return true;
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Client-side navigation that moves the loading bar. Without a connection the page stays and the bar shows a failure. */
export function useNavigate() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  useLayoutEffect(() => {
    if (!isPending) return;
    signalLoading('start');
    return () => {
      signalLoading('finish');
    };
  }, [isPending]);

  const navigate = useCallback(
    async (to: string, options: NavigateOptions = {}) => {
      if (await isReachable(to))
        startTransition(() => {
          router.push(to, options);
        });
      else signalLoading('fail');
    },
    [router],
  );
  return { navigate, isPending };
}
