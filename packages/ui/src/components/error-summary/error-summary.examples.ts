import type { ErrorSummaryProps } from './error-summary.tsx';

export const errorSummaryExamples = {
  two: {
    title: 'Remplissez tous les champs obligatoires',
    errors: [
      { fieldId: 'firstname', message: 'Saisissez votre prénom' },
      { fieldId: 'email', message: 'Saisissez une adresse e-mail valable' },
    ],
  },
  longestGerman: {
    title: 'Bei der Übermittlung Ihrer Angaben ist in einem der Felder ein Fehler aufgetreten',
    errors: [
      { fieldId: 'firstname', message: 'Geben Sie Ihren Vornamen so ein, wie er in Ihrem Ausweis steht' },
      { fieldId: 'email', message: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de' },
    ],
  },
  none: { title: 'Remplissez tous les champs obligatoires', errors: [] },
} as const satisfies Record<string, ErrorSummaryProps>;
