'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { linkAt, targetOf } from './link-at.ts';
import { rememberLocale } from './remember-locale.ts';
import { restoreFocus } from './restore-focus.ts';
import { useNavigate } from './use-navigate.ts';

/**
 * Turns clicks on `<a>` elements into client-side navigation, with one listener for the whole page. Links are plain `<a>`
 * elements: they need no code of their own and work without JavaScript.
 *
 * After a click on a link with `data-stay`, such as a filter, the scroll position does not change, and the link with the
 * same id on the new page gets the focus.
 */
export function InAppNavigation() {
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
      const link = linkAt(event.target);
      if (!link) return;
      if (link.dataset['locale']) rememberLocale(link.dataset['locale']);
      const target = targetOf(link);
      if (target === null) return;
      event.preventDefault();
      focusAfterNavigation.current = 'stay' in link.dataset ? link.id : '';
      void navigate(target, { scroll: focusAfterNavigation.current === '' });
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [navigate]);

  // A mark for what waits until the page answers to clicks, such as tests and measurements in a browser.
  useEffect(() => {
    document.documentElement.dataset['interactive'] = '';
  }, []);

  return null;
}
