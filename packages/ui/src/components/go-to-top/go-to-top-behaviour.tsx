'use client';

import { useEffect } from 'react';

/**
 * Scroll position in pixels beyond which the link appears, and duration of the scroll in milliseconds, at constant speed.
 * Source: 1-site.md §9.
 */
const threshold = 800;
const duration = 500;

function scrollToTop(): void {
  const from = window.scrollY;
  const start = performance.now();
  const step = (now: number): void => {
    const left = Math.max(0, 1 - (now - start) / duration);
    window.scrollTo({ top: from * left, behavior: 'instant' });
    if (left > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Scroll position in pixels at the last event. */
let lastPosition = 0;

/**
 * Hides the link while the page is scrolled down, because it would cover text. A focused link stays visible. What else floats
 * over the text of a phone is hidden by its own style: `data-going-down` is on the root element.
 */
function showOnTheWayUp(): void {
  const position = window.scrollY;
  const isGoingUp = position < lastPosition;
  if (position === lastPosition) return;
  lastPosition = position;
  document.documentElement.toggleAttribute('data-going-down', !isGoingUp);
  for (const link of document.querySelectorAll('a[data-go-to-top]'))
    link.toggleAttribute('data-far', position > threshold && (isGoingUp || link === document.activeElement));
}

function goUp(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-go-to-top]') : null;
  if (!link) return;
  event.preventDefault();
  document.getElementById(link.hash.slice(1))?.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo({ top: 0, behavior: 'instant' });
  else scrollToTop();
}

/** Shows the `GoToTop` of the page when it is scrolled up far from its top, and scrolls smoothly. Renders nothing. */
export function GoToTopBehaviour() {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    lastPosition = window.scrollY;
    window.addEventListener('scroll', showOnTheWayUp, { passive: true, signal });
    document.addEventListener('click', goUp, { signal });
    return () => {
      listening.abort();
      document.documentElement.removeAttribute('data-going-down');
    };
  }, []);
  return null;
}
