import type { FilterChipsProps } from './filter-chips.tsx';

const labels = { activeFilters: 'Aktive Filter', removeFilter: 'Filter entfernen:' };
const clear = { label: 'Alle Filter entfernen', href: '/produkte' };

export const filterChipsExamples = {
  two: {
    chips: [
      { label: 'Marke: Somnelis', href: '/produkte/-bedarf--schlaf' },
      { label: 'Bedarf: Schlaf', href: '/produkte/-marke--somnelis' },
    ],
    clear,
    labels,
  },
  ten: {
    chips: Array.from({ length: 10 }, (_, index) => ({
      label: `Wirkstoff: Vitamin B${index + 1}`,
      href: `/produkte/-wirkstoff--vitamin-b${index + 1}`,
    })),
    clear,
    labels,
  },
  none: { chips: [], clear, labels },
} satisfies Record<string, FilterChipsProps>;
