'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { inAppTarget } from './link-target.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { rememberLocale } from './remember-locale.ts';
import { restoreFocus } from './restore-focus.ts';

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
 * Turns clicks on `<a>` elements into client-side navigation, with one listener for the whole page, and sets
 * `data-navigating` on the document meanwhile (the CSS of the loading bar uses it). Links are plain `<a>` elements: they
 * need no code of their own and work without JavaScript.
 *
 * After a click on a link with `data-stay`, such as a filter, the scroll position does not change, and the link with the
 * same id on the new page gets the focus.
 */
export function InAppNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const focusAfterNavigation = useRef('');

  // A layout effect runs before the new page is painted, so that the `<details>` around the link never appear closed.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', isPending);
    if (isPending || focusAfterNavigation.current === '') return;
    restoreFocus(focusAfterNavigation.current);
    focusAfterNavigation.current = '';
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
      focusAfterNavigation.current = 'stay' in link.dataset ? link.id : '';
      startTransition(() => router.push(target, { scroll: focusAfterNavigation.current === '' }));
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
