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
  email: { id: 'mail', name: 'email', type: 'email', label: 'Adresse e-mail', autoComplete: 'email', required: true },
  phone: { id: 'tel', name: 'phone', type: 'tel', label: 'Telefono', autoComplete: 'tel', measure: 'medium' },
  disabled: { id: 'city', name: 'city', label: 'Localidad', hint: 'Indica primero el código postal.', disabled: true },
} as const satisfies Record<string, TextFieldProps>;

export const textAreaExamples = {
  address: { id: 'address', name: 'address', label: 'Adresse', rows: 3, autoComplete: 'street-address' },
  error: {
    id: 'note',
    name: 'note',
    label: 'Was möchten Sie uns mitteilen?',
    hint: 'Bitte keine Angaben zu Ihrer Gesundheit.',
    error: 'Schreiben Sie uns, worum es geht.',
    required: true,
  },
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
  disabled: {
    id: 'salutation',
    name: 'civility',
    label: 'Anrede',
    disabled: true,
    defaultValue: 'ms',
    options: [
      { value: 'ms', label: 'Frau' },
      { value: 'mr', label: 'Herr' },
    ],
  },
  longestGerman: {
    id: 'profil',
    name: 'profile',
    label: 'In welcher Eigenschaft wenden Sie sich an uns?',
    hint: 'Damit Ihre Frage gleich an die richtige Stelle gelangt.',
    options: [
      { value: 'consumer', label: 'Als Verbraucherin oder Verbraucher' },
      { value: 'professional', label: 'Als Angehörige oder Angehöriger eines Gesundheitsberufs mit eigener Praxis' },
      { value: 'pharmacist', label: 'Aus einer Apotheke' },
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
        J’ai lu la <a href="/fr/protection-des-donnees">politique de protection des données</a> et j’accepte que
        Veralune utilise mes réponses pour traiter ma demande.
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
