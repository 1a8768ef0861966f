import type { OfflineNoticeProps } from './offline-notice.tsx';

export const offlineNoticeExamples = {
  french: { text: 'Vous êtes hors ligne. Certaines pages ne s’afficheront peut-être pas.' },
  longestGerman: { text: 'Es besteht keine Internetverbindung. Manche Seiten lassen sich vielleicht nicht anzeigen.' },
} as const satisfies Record<string, OfflineNoticeProps>;
