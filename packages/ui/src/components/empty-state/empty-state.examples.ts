import type { EmptyStateProps } from './empty-state.tsx';

export const emptyStateExamples = {
  withLinks: {
    title: 'Leider nichts gefunden',
    text: 'Prüfen Sie die Schreibweise, oder suchen Sie mit einem allgemeineren Wort.',
    links: [
      { label: 'Alle Produkte', href: '/produkte' },
      { label: 'Alle Bedürfnisse', href: '/beduerfnisse' },
    ],
    seed: 'results',
  },
  plain: {
    title: 'Une erreur est survenue',
    text: 'La recherche ne répond pas. Réessayez dans un instant.',
    seed: 'error',
  },
} satisfies Record<string, EmptyStateProps>;
