import type { KeyFiguresProps } from './key-figures.tsx';

export const keyFiguresExamples = {
  four: {
    figures: [
      { figure: '1998', label: 'année de fondation' },
      { figure: '36', label: 'produits' },
      { figure: '212', label: 'personnes' },
      { figure: '100 %', label: 'des lots analysés avant de quitter le laboratoire' },
    ],
  },
  two: {
    figures: [
      { figure: '1.400', label: 'Apotheken' },
      { figure: '5', label: 'Länder mit Nahrungsergänzungsmittelverordnung' },
    ],
  },
} as const satisfies Record<string, KeyFiguresProps>;
