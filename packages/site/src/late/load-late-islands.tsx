'use client';

import type { LateLabels } from './late-islands.tsx';
import { useLoadedElement } from './use-loaded-element.ts';
import { useWhenUsed } from './use-when-used.ts';

type Part = 'UpperLateIslands' | 'LowerLateIslands';

const parts = {
  UpperLateIslands: async () => (await import('./late-islands.tsx')).UpperLateIslands,
  LowerLateIslands: async () => (await import('./late-islands.tsx')).LowerLateIslands,
} satisfies Record<Part, unknown>;

export interface LoadLateIslandsProps {
  readonly part: Part;
  readonly labels: LateLabels;
}

/** Loads what a visitor does not need at first sight when the page is used: one file for all of it. */
export function LoadLateIslands({ part, labels }: LoadLateIslandsProps) {
  return useLoadedElement(parts[part], labels, null, useWhenUsed());
}
