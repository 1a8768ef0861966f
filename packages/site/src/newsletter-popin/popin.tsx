'use client';

import type { Locale } from '@veralune/routing';
import { NewsletterPopin, type NewsletterPopinProps } from '@veralune/ui/components/newsletter-popin/newsletter-popin';
import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { initialPopinState } from './popin-state.ts';
import { createPopinVisit, hasPopinCookie, popinCookie } from './popin-visit.ts';
import { PopinForm, type PopinFormTexts } from './popin-form.tsx';

export interface PopinProps extends Pick<NewsletterPopinProps, 'title' | 'text' | 'labels'> {
  readonly locale: Locale;
  readonly form: PopinFormTexts;
}

// The delay runs from the opening of the site, not from the loading of this file.
const visit = createPopinVisit({
  wait: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  sinceOpening: () => performance.now(),
  isTyping: () => document.activeElement?.matches('input, select, textarea') === true,
});

function remember(): void {
  document.cookie = popinCookie();
}

function close(): void {
  remember();
  visit.dispatch({ kind: 'closed' });
}

/** The newsletter pop-in with its state. Source: 1-site.md §4. */
export function Popin({ locale, form, ...words }: PopinProps) {
  const pathname = usePathname();
  const { active, open } = useSyncExternalStore(visit.subscribe, visit.read, () => initialPopinState);

  useEffect(() => {
    visit.dispatch({ kind: 'navigated', hasCookie: hasPopinCookie(document.cookie) });
  }, [pathname]);

  return active ? (
    <NewsletterPopin {...words} open={open} onOpen={() => visit.dispatch({ kind: 'opened' })} onClose={close}>
      {open ? <PopinForm locale={locale} texts={form} onSent={remember} /> : null}
    </NewsletterPopin>
  ) : null;
}
