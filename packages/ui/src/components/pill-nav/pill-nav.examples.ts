import type { PillNavProps } from './pill-nav.tsx';

function item(label: string, count: number, current = false) {
  return { label, href: `/produkte/${count}`, current, count };
}

export const pillNavExamples = {
  categories: {
    label: 'Kategorien',
    items: [
      item('Alle Produkte', 36, true),
      item('Mikrobiota', 9),
      item('Mikronährstoffe', 18),
      item('Pflanzenstoffe', 8),
    ],
  },
  withoutCounts: {
    label: 'Thèmes',
    items: ['Tous les thèmes', 'Microbiote', 'Micronutrition', 'Plantes', 'Sommeil et stress', 'Santé des femmes'].map(
      (label, index) => ({ label, href: `/fr/conseils/${index}`, current: index === 1 }),
    ),
  },
} satisfies Record<string, PillNavProps>;
