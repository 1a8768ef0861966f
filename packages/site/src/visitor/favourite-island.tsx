'use client';

import type { Locale } from '@veralune/routing';
import type { FavouriteButtonProps } from '@veralune/ui/components/favourite-button/favourite-button';
import { KeptContext } from '@veralune/ui/components/favourite-button/kept-context';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { ForKnownVisitor } from './for-known-visitor.tsx';

export interface FavouriteIslandProps {
  readonly locale: Locale;
  readonly button: Pick<FavouriteButtonProps, 'name' | 'id'>;
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

/** What the button does for a customer. */
export interface Keeping {
  readonly isKept: boolean;
  /** Adds or removes without leaving the page. */
  readonly change: (form: HTMLFormElement) => void;
}

async function load() {
  return (await import('./loaded-favourite.tsx')).LoadedFavourite;
}

/**
 * The button that keeps a product or a pharmacy. A customer sees whether it is kept, and stays on the page. The button
 * remains the same element, so that a press on it and its focus survive the answer that says what is kept.
 */
export function FavouriteIsland({ children, ...props }: FavouriteIslandProps) {
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const submit = (event: SubmitEvent<HTMLDivElement>) => {
    if (!keeping || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    keeping.change(event.target);
  };
  return (
    <div onSubmit={submit}>
      <KeptContext value={keeping?.isKept ?? null}>{children}</KeptContext>
      <ForKnownVisitor load={load} props={{ ...props, show: setKeeping, children: null }} />
    </div>
  );
}
