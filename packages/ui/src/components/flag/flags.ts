/** Stripes from the left or from the top: the colour of each, and its width in twelfths. */
export interface StripedFlag {
  direction: 'across' | 'down';
  stripes: readonly (readonly [colour: string, share: number])[];
}

/** One shape on a ground of 18 by 12. */
interface ShapeFlag {
  direction: 'none';
  ground: string;
  shape: { colour: string; path: string };
}

/** The flags of the markets' countries, ISO 3166-1 alpha-2. `npm run new-market` adds one. */
export const flags: Readonly<Record<string, StripedFlag | ShapeFlag>> = {
  BE: {
    direction: 'across',
    stripes: [
      ['#1d1d1b', 4],
      ['#f8d348', 4],
      ['#d8323c', 4],
    ],
  },
  CH: {
    direction: 'none',
    ground: '#d52b1e',
    shape: { colour: '#fffefb', path: 'M7.9 2.4h2.2v2.5h2.5v2.2h-2.5v2.5H7.9V7.1H5.4V4.9h2.5z' },
  },
  IT: {
    direction: 'across',
    stripes: [
      ['#1b8a4b', 4],
      ['#fffefb', 4],
      ['#cf2f3c', 4],
    ],
  },
  DE: {
    direction: 'down',
    stripes: [
      ['#1d1d1b', 4],
      ['#d8232f', 4],
      ['#f3c531', 4],
    ],
  },
  ES: {
    direction: 'down',
    stripes: [
      ['#c3212f', 3],
      ['#f6c343', 6],
      ['#c3212f', 3],
    ],
  },
};
