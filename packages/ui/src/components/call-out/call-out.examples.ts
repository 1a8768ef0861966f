import type { CallOutProps } from './call-out.tsx';

export const callOutExamples = {
  german: {
    id: 'call-out',
    title: 'Noch eine Frage?',
    text: 'Unser Labor antwortet Ihnen von Montag bis Freitag.',
    link: { label: 'Frage stellen', href: '/kontakt' },
  },
  withoutLink: {
    id: 'call-out',
    title: 'Demandez conseil',
    text: 'Votre pharmacien connaît vos médicaments. Parlez-lui de vos compléments.',
  },
} as const satisfies Record<string, CallOutProps>;
