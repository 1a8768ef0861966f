'use client';

import { HeaderActions } from '@veralune/ui/components/header-actions/header-actions';
import { headerActionsOf } from './header-actions-of.ts';
import { useMe } from './use-me.ts';
import type { VisitorIslandProps } from './visitor-island.tsx';

export type LoadedActionsProps = VisitorIslandProps;

/** The links of the header with the name of the customer and the counts. */
export function LoadedActions({ locale, texts, children }: LoadedActionsProps) {
  const me = useMe(locale);
  return me ? <HeaderActions {...headerActionsOf(texts, me)} /> : children;
}
