import type { SortProps } from './sort.tsx';

export const sortExamples = {
  german: {
    label: 'Sortieren',
    choices: [
      { label: 'Empfohlen', href: '/produkte', current: true },
      { label: 'Preis aufsteigend', href: '/produkte/-sortieren--preis-aufsteigend', current: false },
      { label: 'Preis absteigend', href: '/produkte/-sortieren--preis-absteigend', current: false },
    ],
  },
} satisfies Record<string, SortProps>;
