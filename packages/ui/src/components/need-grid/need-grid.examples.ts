import { germanNeeds } from '../need-tile/need-tile.examples.ts';
import type { NeedGridProps } from './need-grid.tsx';

export const needGridExamples = {
  four: { needs: germanNeeds.slice(0, 4) },
  two: { needs: germanNeeds.slice(0, 4), columns: 2 },
  many: { needs: germanNeeds },
  three: { needs: germanNeeds.slice(9, 12) },
} satisfies Record<string, NeedGridProps>;
