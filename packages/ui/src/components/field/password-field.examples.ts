import type { PasswordFieldProps } from './password-field.tsx';

const labels = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  shown: 'La contraseña está a la vista.',
  hidden: 'La contraseña está oculta.',
} as const;

const current = {
  id: 'password',
  name: 'password',
  label: 'Contraseña',
  autoComplete: 'current-password',
  required: true,
  labels,
} as const;

export const passwordFieldExamples = {
  current,
  error: { ...current, error: 'Escribe tu contraseña.' },
  disabled: { ...current, disabled: true, defaultValue: 'algas-y-hongos' },
  longestGerman: {
    id: 'kennwort',
    name: 'password',
    label: 'Neues Passwort für Ihr Kundenkonto',
    hint: 'Mindestens zwölf Zeichen. Drei Wörter, die nichts miteinander zu tun haben, sind gut zu merken.',
    autoComplete: 'new-password',
    required: true,
    labels: {
      show: 'Anzeigen',
      hide: 'Verbergen',
      showPassword: 'Passwort anzeigen',
      hidePassword: 'Passwort verbergen',
      shown: 'Das Passwort ist sichtbar.',
      hidden: 'Das Passwort ist verborgen.',
    },
  },
} as const satisfies Record<string, PasswordFieldProps>;
