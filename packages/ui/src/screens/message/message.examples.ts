import type { MessageScreenProps } from './message.tsx';

export const messageExamples = {
  offline: {
    title: 'Sie sind offline',
    text: 'Diese Seite wird geladen, sobald Sie wieder verbunden sind.',
    illustration: 'offline',
    link: { label: 'Noch einmal versuchen', href: '' },
  },
  maintenance: {
    title: 'Wir sind gleich wieder da',
    text: 'Wir arbeiten an der Website. Bitte schauen Sie in einigen Minuten noch einmal vorbei.',
    illustration: 'maintenance',
  },
} satisfies Record<string, MessageScreenProps>;
