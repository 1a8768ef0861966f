import type { DrawingProps } from './drawing.tsx';

export const drawingExamples = {
  culture: { kind: 'culture', seed: 'florelune' },
  cultureDetail: { kind: 'culture', seed: 'ondamea', format: 'wide' },
  veins: { kind: 'veins', seed: 'phytorelle', format: 'tall' },
  phases: { kind: 'phases', seed: 'somnelis' },
  phasesStrip: { kind: 'phases', seed: 'veralune', format: 'strip' },
} as const satisfies Record<string, DrawingProps>;
