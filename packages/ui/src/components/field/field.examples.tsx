import type { CheckFieldProps } from './check-field.tsx';
import type { ChoiceFieldProps } from './choice-field.tsx';
import type { SelectFieldProps } from './select-field.tsx';
import type { TextAreaProps } from './text-area.tsx';
import type { TextFieldProps } from './text-field.tsx';

export const textFieldExamples = {
  plain: { id: 'firstname', name: 'firstname', label: 'Prénom', autoComplete: 'given-name', required: true },
  hint: {
    id: 'zipcode',
    name: 'zipcode',
    label: 'Codice postale',
    hint: 'Cinque cifre, per esempio 20121.',
    inputMode: 'numeric',
    measure: 'short',
    autoComplete: 'postal-code',
  },
  error: {
    id: 'email',
    name: 'email',
    type: 'email',
    label: 'E-mailadres',
    error: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be.',
    defaultValue: 'marie.peeters@',
    required: true,
  },
  longestGerman: {
    id: 'phone',
    name: 'phone',
    type: 'tel',
    label: 'Telefonnummer, unter der wir Sie tagsüber erreichen können (freiwillige Angabe)',
    measure: 'medium',
  },
  disabled: { id: 'city', name: 'city', label: 'Localidad', hint: 'Indica primero el código postal.', disabled: true },
} as const satisfies Record<string, TextFieldProps>;

export const textAreaExamples = {
  message: { id: 'message', name: 'message', label: 'Votre message', maxLength: 5000, required: true },
} as const satisfies Record<string, TextAreaProps>;

export const selectFieldExamples = {
  subject: {
    id: 'subject',
    name: 'subject',
    label: 'Objet de votre demande',
    placeholder: 'Choisir un objet',
    required: true,
    options: [
      { value: 'documentation', label: 'Demande de documentation' },
      { value: 'product', label: 'Information sur un produit' },
      { value: 'company', label: 'Contact avec l’entreprise' },
      { value: 'other', label: 'Autre question' },
    ],
  },
  error: {
    id: 'profile',
    name: 'profile',
    label: 'Profil',
    placeholder: 'Bitte wählen',
    error: 'Wählen Sie ein Profil aus.',
    options: [
      { value: 'consumer', label: 'Verbraucherin oder Verbraucher' },
      { value: 'pharmacist', label: 'Apothekerin oder Apotheker' },
    ],
  },
} as const satisfies Record<string, SelectFieldProps>;

export const choiceFieldExamples = {
  civility: {
    id: 'civility',
    name: 'civility',
    label: 'Civilité',
    required: true,
    options: [
      { value: 'ms', label: 'Madame' },
      { value: 'mr', label: 'Monsieur' },
    ],
  },
  error: {
    id: 'consent-choice',
    name: 'consent',
    label: '¿Quieres recibir nuestra información?',
    error: 'Elige una opción.',
    options: [
      { value: 'yes', label: 'Sí, quiero recibirla' },
      { value: 'no', label: 'No, gracias' },
    ],
  },
} as const satisfies Record<string, ChoiceFieldProps>;

export const checkFieldExamples = {
  privacy: {
    id: 'gdpr',
    name: 'gdpr',
    required: true,
    label: (
      <>
        J’ai lu la <a href="/fr/protection-des-donnees">politique de protection des données</a> et j’accepte que Veralune
        utilise mes réponses pour traiter ma demande.
      </>
    ),
  },
  error: {
    id: 'terms',
    name: 'terms',
    label: 'Accetto l’informativa sulla privacy.',
    error: 'Per proseguire è necessario accettare.',
  },
} as const satisfies Record<string, CheckFieldProps>;
