'use client';

import type { Locale } from '@veralune/routing';
import type { FavouriteButtonProps } from '@veralune/ui/components/favourite-button/favourite-button';
import type { ReactNode } from 'react';
import { ForKnownVisitor } from './for-known-visitor.tsx';

export interface FavouriteIslandProps {
  readonly locale: Locale;
  readonly button: Omit<FavouriteButtonProps, 'kept'>;
  readonly texts: {
    readonly added: string;
    readonly removed: string;
    /** The list holds no more. */
    readonly full: string;
    readonly failed: string;
  };
  /** The button as the cached page has it. It posts a form, which leads a visitor without a session to the login page. */
  readonly children: ReactNode;
}

async function load() {
  return (await import('./loaded-favourite.tsx')).LoadedFavourite;
}

/** The button that keeps a product or a pharmacy. A customer sees whether it is kept, and stays on the page. */
export function FavouriteIsland(props: FavouriteIslandProps) {
  return <ForKnownVisitor load={load} props={props} />;
}
