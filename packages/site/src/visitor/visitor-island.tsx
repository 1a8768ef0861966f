'use client';

import type { Locale } from '@veralune/routing';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { HeaderActionTexts } from './header-actions-of.ts';
import type { LoadedActionsProps } from './loaded-actions.tsx';
import { isKnownVisitor, onVisitorChange } from './visitor-change.ts';

export interface VisitorIslandProps {
  readonly locale: Locale;
  readonly texts: HeaderActionTexts;
  /** The links of a visitor without cart and session, as the cached page has them. */
  readonly children: ReactNode;
}

/**
 * The links to account and cart in the header of a cached page. A visitor who has a cart or a session, as a cookie
 * without content of its own says, gets the name and the counts by one request.
 */
export function VisitorIsland({ children, ...props }: VisitorIslandProps) {
  const [Loaded, setLoaded] = useState<ComponentType<LoadedActionsProps> | null>(null);
  useEffect(() => {
    const load = () => {
      if (!isKnownVisitor(document.cookie)) return;
      import('./loaded-actions.tsx').then(
        ({ LoadedActions }) => {
          setLoaded(() => LoadedActions);
        },
        // The links work without the counts.
        () => undefined,
      );
    };
    load();
    return onVisitorChange(load);
  }, []);
  return Loaded ? <Loaded {...props}>{children}</Loaded> : children;
}
