import type { DocumentListProps } from './document-list.tsx';

export const documentListExamples = {
  german: {
    documents: [
      {
        label: 'So nehmen Sie Micralba Magnesium ein',
        href: '/media/leaflet.pdf',
        detail: 'Gebrauchsanweisung, PDF, Deutsch, 240 kB',
      },
      { label: 'Charge 2611', href: '/media/batch.pdf', detail: 'Chargenanalyse, PDF, Deutsch, 1.100 kB' },
    ],
  },
  one: {
    documents: [
      {
        label: 'Comment prendre Micralba Fer',
        href: '/media/leaflet.pdf',
        detail: 'Mode d’emploi, PDF, Français, 240 ko',
      },
    ],
  },
} satisfies Record<string, DocumentListProps>;
