import type { RatingProps } from './rating.tsx';

export const ratingExamples = {
  none: { value: 0, label: 'Sans note' },
  half: { value: 3.5, label: '3,5 van 5' },
  most: { value: 4.6, label: '4,6 von 5' },
  full: { value: 5, label: '5 su 5', size: 'large' },
} as const satisfies Record<string, RatingProps>;
