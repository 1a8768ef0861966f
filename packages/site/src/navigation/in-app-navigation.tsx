'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { inAppTarget } from './link-target.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { rememberLocale } from './remember-locale.ts';
import { returnTo } from './return-to.ts';

function linkOf(event: Event) {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

function targetOf(link: HTMLAnchorElement) {
  return inAppTarget(
    { href: link.href, target: link.target, hasDownload: link.hasAttribute('download'), rel: link.rel },
    window.location.href,
  );
}

/**
 * Turns clicks on plain links into in-app navigation, for the whole page with one listener, and marks the document
 * busy meanwhile (`data-navigating`, which the loading bar's CSS shows). Links stay plain `<a>`: no code per link,
 * and everything works before and without this.
 *
 * A link with `data-stay`, such as a filter, changes the page around itself: the page keeps its place, and the link of
 * that id on the new page has the focus.
 */
export function InAppNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const staysAt = useRef('');

  // Before the new page is painted: what was unfolded is so again, and nothing jumps.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', isPending);
    if (isPending || staysAt.current === '') return;
    returnTo(staysAt.current);
    staysAt.current = '';
  }, [isPending]);

  useEffect(() => {
    const navigate = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || modified) return;
      const link = linkOf(event);
      if (!link) return;
      if (link.dataset['locale']) rememberLocale(link.dataset['locale']);
      const target = targetOf(link);
      if (target === null) return;
      event.preventDefault();
      staysAt.current = 'stay' in link.dataset ? link.id : '';
      startTransition(() => router.push(target, { scroll: staysAt.current === '' }));
    };
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      const target = link && mayPrefetch() ? targetOf(link) : null;
      if (target !== null) router.prefetch(target);
    };
    document.addEventListener('click', navigate);
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('click', navigate);
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [router]);

  return null;
}
