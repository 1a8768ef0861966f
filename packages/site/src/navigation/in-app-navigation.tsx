'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { inAppTarget } from './link-target.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { rememberLocale } from './remember-locale.ts';
import { restoreFocus } from './restore-focus.ts';
import { useNavigate } from './use-navigate.ts';
import { whenIdle } from './when-idle.ts';

function linkOf(event: Event) {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

function targetOf(link: HTMLAnchorElement) {
  return inAppTarget(
    { href: link.href, target: link.target, hasDownload: link.hasAttribute('download'), rel: link.rel },
    window.location.href,
  );
}

/** The user timing of a document that answers to clicks on links and buttons. */
const interactiveMark = 'veralune:interactive';

/**
 * Turns clicks on `<a>` elements into client-side navigation, with one listener for the whole page. Links are plain `<a>`
 * elements: they need no code of their own and work without JavaScript.
 *
 * After a click on a link with `data-stay`, such as a filter, the scroll position does not change, and the link with the
 * same id on the new page gets the focus.
 */
export function InAppNavigation() {
  const router = useRouter();
  const { navigate, isPending } = useNavigate();
  const focusAfterNavigation = useRef('');

  // A layout effect runs before the new page is painted, so that the `<details>` around the link never appear closed.
  useLayoutEffect(() => {
    if (isPending || focusAfterNavigation.current === '') return;
    restoreFocus(focusAfterNavigation.current);
    focusAfterNavigation.current = '';
  }, [isPending]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || modified) return;
      const link = linkOf(event);
      if (!link) return;
      if (link.dataset['locale']) rememberLocale(link.dataset['locale']);
      const target = targetOf(link);
      if (target === null) return;
      event.preventDefault();
      focusAfterNavigation.current = 'stay' in link.dataset ? link.id : '';
      void navigate(target, { scroll: focusAfterNavigation.current === '' });
    };
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      const target = link && mayPrefetch() ? targetOf(link) : null;
      if (target !== null)
        whenIdle(() => {
          router.prefetch(target);
        });
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [router, navigate]);

  // Browsers' performance tools show it, and browser tests wait for it.
  useEffect(() => {
    performance.mark(interactiveMark);
  }, []);

  return null;
}
