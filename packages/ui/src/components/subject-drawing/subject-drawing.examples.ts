import type { SubjectDrawingProps } from './subject-drawing.tsx';

export const subjectDrawingExamples = {
  plain: { kind: 'joint', seed: 'need-51' },
  tinted: { kind: 'sky', seed: 'theme-4', color: '#4d5590' },
} satisfies Record<string, SubjectDrawingProps>;
