'use client';

import { useEffect } from 'react';
import { currentSection } from './current-section.ts';

/** The part of the window's height above the line that a heading crosses when its section becomes the current one. */
const lineShare = 1 / 3;

function isAtEnd(): boolean {
  return window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
}

/** Scrolls a row of links that is wider than the window, so that the marked link is visible. */
function reveal(nav: Element, link: HTMLElement): void {
  if (nav.scrollWidth > nav.clientWidth) nav.scrollTo({ left: link.offsetLeft - nav.clientWidth / 3 });
}

function markIn(nav: Element): void {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const tops = links.map(
    ({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect().top ?? Infinity,
  );
  const current = links[currentSection(tops, window.innerHeight * lineShare, isAtEnd())];
  if (current?.hasAttribute('aria-current')) return;
  for (const link of links) link.removeAttribute('aria-current');
  if (!current) return;
  current.setAttribute('aria-current', 'location');
  reveal(nav, current);
}

function markAll(): void {
  for (const nav of document.querySelectorAll('nav[data-page-sections]')) markIn(nav);
}

/** Marks the link to the current section in every `PageNav` and `TableOfContents`. Renders nothing. */
export function CurrentSectionBehaviour() {
  useEffect(() => {
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(markAll);
    };
    markAll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return null;
}
