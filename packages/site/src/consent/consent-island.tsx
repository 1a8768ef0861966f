'use client';

import type { Locale } from '@veralune/routing';
import { useEffect, useRef } from 'react';
import { startConsent } from './start-consent.ts';

/** The place of the consent tool, before the page in the order of the keyboard. */
export function ConsentIsland({ locale }: { readonly locale: Locale }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? startConsent(locale, container.current) : undefined), [locale]);
  return <div ref={container} />;
}
