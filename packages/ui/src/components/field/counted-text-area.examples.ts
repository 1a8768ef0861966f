import type { CountedTextAreaProps } from './counted-text-area.tsx';

const message = {
  id: 'message',
  name: 'message',
  label: 'Votre message',
  maxLength: 5000,
  required: true,
  labels: {
    limit: '5 000 caractères au plus.',
    left: { locale: 'fr-BE', one: 'Il reste # caractère.', other: 'Il reste # caractères.' },
    over: { locale: 'fr-BE', one: '# caractère de trop.', other: '# caractères de trop.' },
  },
} as const;

export const countedTextAreaExamples = {
  message,
  short: { ...message, maxLength: 20, labels: { ...message.labels, limit: '20 caractères au plus.' } },
  error: { ...message, error: 'Saisissez un message.' },
  disabled: { ...message, disabled: true },
  longestGerman: {
    id: 'nachricht',
    name: 'message',
    label: 'Ihre Nachricht an unsere wissenschaftliche Beratung',
    hint: 'Bitte teilen Sie uns keine Angaben zu Ihrer Gesundheit mit.',
    maxLength: 5000,
    labels: {
      limit: 'Höchstens 5.000 Zeichen einschließlich Leerzeichen und Zeilenumbrüchen.',
      left: { locale: 'de-DE', one: 'Noch # Zeichen möglich.', other: 'Noch # Zeichen möglich.' },
      over: { locale: 'de-DE', one: '# Zeichen zu viel.', other: '# Zeichen zu viel.' },
    },
  },
} as const satisfies Record<string, CountedTextAreaProps>;
