'use client';

// The style sheets of the late islands are part of the page: none is fetched later.
import '@veralune/ui/components/loading-bar/loading-bar.module.css';
import '@veralune/ui/components/new-version-notice/new-version-notice.module.css';
import '@veralune/ui/components/offline-notice/offline-notice.module.css';
import { lazy, Suspense, type ComponentType } from 'react';
import type { LateLabels } from './late-islands.tsx';
import { useWhenUsed } from './use-when-used.ts';

type Part = 'UpperLateIslands' | 'LowerLateIslands';

function Nothing() {
  return null;
}

/** The page works without them, so a failed request must not replace it by an error page. */
async function loadPart(part: Part): Promise<{ default: ComponentType<LateLabels> }> {
  try {
    const islands = await import('./late-islands.tsx');
    return { default: islands[part] };
  } catch {
    return { default: Nothing };
  }
}

const parts = {
  UpperLateIslands: lazy(() => loadPart('UpperLateIslands')),
  LowerLateIslands: lazy(() => loadPart('LowerLateIslands')),
} satisfies Record<Part, unknown>;

export interface LoadLateIslandsProps {
  readonly part: Part;
  readonly labels: LateLabels;
}

/** Loads what a visitor does not need at first sight when the page is used: one file for all of it. */
export function LoadLateIslands({ part, labels }: LoadLateIslandsProps) {
  const isUsed = useWhenUsed();
  const Islands = parts[part];
  return <Suspense>{isUsed ? <Islands {...labels} /> : null}</Suspense>;
}
