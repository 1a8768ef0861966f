import type { BadgeProps } from './badge.tsx';

export const badgeExamples = {
  new: { kind: 'new', label: 'Neu' },
  newFormula: { kind: 'new-formula', label: 'Neue Rezeptur' },
  offer: { kind: 'offer', label: 'Offre spéciale' },
  outOfStock: { kind: 'out-of-stock', label: 'Derzeit nicht lieferbar' },
} as const satisfies Record<string, BadgeProps>;
