'use client';

import { useEffect } from 'react';

export interface WordingCarouselBehaviourProps {
  /** Milliseconds that each sentence is shown. Source: 1-site.md §9. */
  interval?: number;
}

const motion = '(prefers-reduced-motion: reduce)';

function carousels(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-wordings]')];
}

/** `data-resting` is the visitor's choice; without one, the sentences rest under `prefers-reduced-motion`. */
function isResting({ dataset }: HTMLElement): boolean {
  return dataset['resting'] === undefined ? matchMedia(motion).matches : dataset['resting'] === 'true';
}

function nameButton(carousel: HTMLElement): void {
  const button = carousel.querySelector('button');
  const name = button?.dataset[isResting(carousel) ? 'play' : 'pause'];
  if (name) button?.setAttribute('aria-label', name);
}

function showNext(carousel: HTMLElement): void {
  const wordings = [...carousel.querySelectorAll('li')];
  const shown = wordings.findIndex(({ dataset }) => dataset['shown'] !== undefined);
  wordings[shown]?.removeAttribute('data-shown');
  wordings[(shown + 1) % wordings.length]?.setAttribute('data-shown', '');
}

function turn(): void {
  for (const carousel of carousels()) {
    // Another page has another footer, and the visitor can change the setting at any time.
    nameButton(carousel);
    if (!document.hidden && !isResting(carousel)) showNext(carousel);
  }
}

function toggle({ target }: MouseEvent): void {
  const carousel = target instanceof Element && target.closest('button')?.closest<HTMLElement>('[data-wordings]');
  if (!carousel) return;
  carousel.dataset['resting'] = String(!isResting(carousel));
  nameButton(carousel);
}

/**
 * Rotates the sentences of each `WordingCarousel` of the page. They rest under `prefers-reduced-motion`, while the page is
 * hidden, and when paused. Renders nothing.
 */
export function WordingCarouselBehaviour({ interval = 2000 }: WordingCarouselBehaviourProps) {
  useEffect(() => {
    carousels().forEach(nameButton);
    const timer = setInterval(turn, interval);
    document.addEventListener('click', toggle);
    return () => {
      clearInterval(timer);
      document.removeEventListener('click', toggle);
    };
  }, [interval]);
  return null;
}
