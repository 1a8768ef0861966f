import type { DateFieldProps } from './date-field.tsx';

const birthday = {
  id: 'birthday',
  name: 'birthday',
  label: 'Data di nascita',
  hint: 'Per esempio 27 3 1985.',
  birthday: true,
  labels: { day: 'Giorno', month: 'Mese', year: 'Anno' },
} as const;

export const dateFieldExamples = {
  birthday,
  filled: { ...birthday, defaultValue: { day: '27', month: '3', year: '1985' } },
  error: { ...birthday, required: true, error: 'Indicare la data di nascita.' },
  wrongYear: {
    ...birthday,
    defaultValue: { day: '27', month: '3', year: '85' },
    error: 'L’anno deve avere quattro cifre.',
    wrong: ['year'],
  },
  disabled: { ...birthday, disabled: true },
  longestGerman: {
    id: 'verzehr',
    name: 'since',
    label: 'Seit wann verzehren Sie das Nahrungsergänzungsmittel regelmäßig?',
    hint: 'Ein ungefähres Datum genügt, zum Beispiel 1 9 2025.',
    labels: { day: 'Tag', month: 'Monat', year: 'Jahr' },
    required: true,
  },
} as const satisfies Record<string, DateFieldProps>;
