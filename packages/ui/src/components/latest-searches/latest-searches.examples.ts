import type { LatestSearchesProps } from './latest-searches.tsx';

export const latestSearchesExamples = {
  five: {
    title: 'Tus últimas búsquedas',
    searches: [
      { label: 'magnesio', href: '/resultados/-r--magnesio' },
      { label: 'sueño', href: '/resultados/-r--sueno' },
      { label: 'vitamina D', href: '/resultados/-r--vitamina-d' },
      { label: 'fermentos lácticos para toda la familia', href: '/resultados/-r--fermentos' },
      { label: '«omega 3»', href: '/resultados/-r--omega-3' },
    ],
  },
  none: { title: 'Tus últimas búsquedas', searches: [] },
} as const satisfies Record<string, LatestSearchesProps>;
