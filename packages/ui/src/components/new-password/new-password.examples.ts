import type { Language } from '../../examples/language.examples.ts';
import type { PasswordFieldProps } from '../field/password-field.tsx';
import type { NewPasswordProps } from './new-password.tsx';

export const passwordLabels: Record<Language, PasswordFieldProps['labels']> = {
  fr: {
    show: 'Afficher',
    hide: 'Masquer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    shown: 'Le mot de passe est affiché.',
    hidden: 'Le mot de passe est masqué.',
  },
  nl: {
    show: 'Tonen',
    hide: 'Verbergen',
    showPassword: 'Tonen: wachtwoord',
    hidePassword: 'Verbergen: wachtwoord',
    shown: 'Het wachtwoord is zichtbaar.',
    hidden: 'Het wachtwoord is verborgen.',
  },
  de: {
    show: 'Anzeigen',
    hide: 'Verbergen',
    showPassword: 'Anzeigen: Passwort',
    hidePassword: 'Verbergen: Passwort',
    shown: 'Das Passwort ist sichtbar.',
    hidden: 'Das Passwort ist verborgen.',
  },
  it: {
    show: 'Mostra',
    hide: 'Nascondi',
    showPassword: 'Mostra la password',
    hidePassword: 'Nascondi la password',
    shown: 'La password è visibile.',
    hidden: 'La password è nascosta.',
  },
  es: {
    show: 'Mostrar',
    hide: 'Ocultar',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    shown: 'La contraseña está visible.',
    hidden: 'La contraseña está oculta.',
  },
};

type Words = readonly [
  label: string,
  rulesLabel: string,
  length: string,
  lowercase: string,
  uppercase: string,
  digit: string,
  met: string,
  unmet: string,
];

const words: Record<Language, Words> = {
  fr: [
    'Mot de passe',
    'Au moins :',
    '10 caractères',
    'une minuscule',
    'une majuscule',
    'un chiffre',
    'c’est bon',
    'il en manque',
  ],
  nl: [
    'Wachtwoord',
    'Minstens:',
    '10 tekens',
    'één kleine letter',
    'één hoofdletter',
    'één cijfer',
    'in orde',
    'ontbreekt nog',
  ],
  de: [
    'Passwort',
    'Mindestens:',
    '10 Zeichen',
    'ein Kleinbuchstabe',
    'ein Großbuchstabe',
    'eine Ziffer',
    'erfüllt',
    'fehlt noch',
  ],
  it: [
    'Password',
    'Almeno:',
    '10 caratteri',
    'una lettera minuscola',
    'una lettera maiuscola',
    'una cifra',
    'presente',
    'manca ancora',
  ],
  es: [
    'Contraseña',
    'Al menos:',
    '10 caracteres',
    'una minúscula',
    'una mayúscula',
    'una cifra',
    'cumplido',
    'falta todavía',
  ],
};

export function newPasswordIn(language: Language): NewPasswordProps {
  const [label, rulesLabel, length, lowercase, uppercase, digit, met, unmet] = words[language];
  return {
    id: 'password',
    name: 'password',
    label,
    required: true,
    labels: passwordLabels[language],
    rulesLabel,
    rules: [
      { kind: 'length', min: 10, label: length },
      { kind: 'lowercase', label: lowercase },
      { kind: 'uppercase', label: uppercase },
      { kind: 'digit', label: digit },
    ],
    ruleLabels: { met, unmet },
  };
}

export const newPasswordExamples = {
  empty: newPasswordIn('fr'),
  german: newPasswordIn('de'),
  error: { ...newPasswordIn('it'), error: 'Alla password manca una cifra.' },
} satisfies Record<string, NewPasswordProps>;
