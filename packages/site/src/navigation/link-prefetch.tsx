'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { linkAt, targetOf } from './link-at.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { whenIdle } from './when-idle.ts';

/** Requests the page of a link that the visitor points at or moves to, before it is followed. Renders nothing. */
export function LinkPrefetch() {
  const router = useRouter();

  useEffect(() => {
    const prefetch = (link: HTMLAnchorElement | null) => {
      const target = link && mayPrefetch() ? targetOf(link) : null;
      if (target !== null)
        whenIdle(() => {
          router.prefetch(target);
        });
    };
    const point = ({ target }: Event) => {
      prefetch(linkAt(target));
    };
    // The pointer or the focus that made this script load may be on a link already.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:is(:hover, :focus)')) prefetch(link);
    document.addEventListener('pointerover', point, { passive: true });
    document.addEventListener('focusin', point);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
    };
  }, [router]);

  return null;
}
