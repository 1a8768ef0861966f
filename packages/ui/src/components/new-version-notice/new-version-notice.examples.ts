import type { NewVersionNoticeProps } from './new-version-notice.tsx';

type Example = Pick<NewVersionNoticeProps, 'available' | 'text' | 'labels'>;

const french = {
  available: true,
  text: 'Une nouvelle version du site est disponible.',
  labels: { refresh: 'Actualiser', later: 'Plus tard' },
} as const;

export const newVersionNoticeExamples = {
  french,
  none: { ...french, available: false },
  longestGerman: {
    available: true,
    text: 'Von dieser Website gibt es inzwischen eine neuere Fassung.',
    labels: { refresh: 'Seite jetzt neu laden', later: 'Später erinnern' },
  },
} as const satisfies Record<string, Example>;
