import { z } from 'zod';

/** What the drawing of a page, a need or a theme shows. The sites have a family of drawings for each. */
export const motifs = [
  'balance',
  'berries',
  'capsule',
  'carton',
  'cells',
  'crystal',
  'culture',
  'eye',
  'ferment',
  'fibre',
  'fish',
  'flask',
  'flower',
  'frost',
  'hair',
  'joint',
  'lattice',
  'map',
  'muscle',
  'phases',
  'pod',
  'pulse',
  'rings',
  'root',
  'sky',
  'sprout',
  'sun',
  'table',
  'thistle',
  'veins',
  'villi',
  'waves',
] as const;
export const motif = z.enum(motifs);
export type Motif = z.infer<typeof motif>;
