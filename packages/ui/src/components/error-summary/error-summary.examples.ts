import type { ErrorSummaryProps } from './error-summary.tsx';

export const errorSummaryExamples = {
  two: {
    title: 'Remplissez tous les champs obligatoires',
    errors: [
      { fieldId: 'firstname', message: 'Saisissez votre prénom' },
      { fieldId: 'email', message: 'Saisissez une adresse e-mail valable' },
    ],
  },
} as const satisfies Record<string, ErrorSummaryProps>;
