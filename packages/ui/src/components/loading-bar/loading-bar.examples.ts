import type { LoadingBarProps } from './loading-bar.tsx';

export const loadingBarExamples = {
  french: { labels: { loading: 'Chargement de la page…', failed: 'La page n’a pas pu être chargée.' } },
  german: { labels: { loading: 'Die Seite wird geladen …', failed: 'Die Seite konnte nicht geladen werden.' } },
} as const satisfies Record<string, LoadingBarProps>;
