import type { PictogramProps } from './pictogram.tsx';

/** Path data from the catalogue. */
export const pictogramExamples = {
  moon: { path: 'M19.5 14.5A8 8 0 0 1 9.5 4.5 8 8 0 1 0 19.5 14.5Z' },
  drop: { path: 'M12 3.5C8.5 8 6.5 11 6.5 14.5a5.5 5.5 0 0 0 11 0C17.5 11 15.5 8 12 3.5Z', size: 's' },
  leaf: { path: 'M5 19c0-9 5-14 14-14 0 9-5 14-14 14Zm0 0 8-8', size: 'l', frame: 'dish' },
} as const satisfies Record<string, PictogramProps>;
