import type { LivingDishProps } from './living-dish.tsx';

export const livingDishExamples = {
  strain: { seed: 'VRL-01', isFirst: true },
  product: { seed: '101' },
} satisfies Record<string, LivingDishProps>;
