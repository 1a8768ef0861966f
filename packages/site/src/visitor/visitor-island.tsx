'use client';

import type { Locale } from '@veralune/routing';
import type { ReactNode } from 'react';
import type { HeaderActionTexts } from './header-actions-of.ts';
import { ForKnownVisitor } from './for-known-visitor.tsx';

export interface VisitorIslandProps {
  readonly locale: Locale;
  readonly texts: HeaderActionTexts;
  /** The links of a visitor without cart and session, as the cached page has them. */
  readonly children: ReactNode;
}

async function load() {
  return (await import('./loaded-actions.tsx')).LoadedActions;
}

/**
 * The links to account and cart in the header of a cached page. A visitor who has a cart or a session gets the name and the
 * counts by one request.
 */
export function VisitorIsland(props: VisitorIslandProps) {
  return <ForKnownVisitor load={load} props={props} />;
}
