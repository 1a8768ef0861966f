import { comboboxExamples } from '../combobox/combobox.examples.ts';
import { countedTextAreaExamples } from '../field/counted-text-area.examples.ts';
import { choiceFieldExamples, selectFieldExamples } from '../field/field.examples.tsx';

/** The fields of the contact form, with the error text of each. */
export const contactExample = {
  submitLabel: 'Envoyer ma demande',
  requiredNote: 'Les champs marqués d’un astérisque sont obligatoires.',
  summaryTitle: 'Remplissez tous les champs obligatoires',
  sent: 'Votre demande est partie.',
  fields: {
    civility: { ...choiceFieldExamples.civility, wrong: 'Choisissez une civilité' },
    firstname: {
      id: 'firstname',
      name: 'firstname',
      label: 'Prénom',
      autoComplete: 'given-name',
      maxLength: 100,
      required: true,
      wrong: 'Saisissez votre prénom',
    },
    email: {
      id: 'email',
      name: 'email',
      type: 'email',
      label: 'Adresse e-mail',
      hint: 'Nous n’y envoyons que notre réponse.',
      autoComplete: 'email',
      maxLength: 254,
      required: true,
      wrong: 'Saisissez une adresse e-mail valable, par exemple nom@exemple.be',
    },
    zipcode: {
      id: 'zipcode',
      name: 'zipcode',
      label: 'Code postal',
      inputMode: 'numeric',
      autoComplete: 'postal-code',
      required: true,
      wrong: 'Indiquez un code postal belge valable, en quatre chiffres',
    },
    city: {
      id: 'city',
      name: 'city',
      label: 'Localité',
      autoComplete: 'address-level2',
      maxLength: 100,
      required: true,
      wrong: 'Saisissez une localité',
      labels: { close: 'Fermer la liste', results: { locale: 'fr-BE', one: '# localité', other: '# localités' } },
      /** The city of the example's postcode. */
      suggestions: ['Chênée', 'Embourg', 'Vaux-sous-Chèvremont'],
    },
    country: { ...comboboxExamples.country, wrong: 'Choisissez un pays' },
    birthday: {
      id: 'birthday',
      name: 'birthday',
      label: 'Date de naissance',
      hint: 'Par exemple 27 3 1985.',
      birthday: true,
      labels: { day: 'Jour', month: 'Mois', year: 'Année' },
      wrong: 'L’année doit avoir quatre chiffres',
    },
    subject: { ...selectFieldExamples.subject, wrong: 'Choisissez l’objet de votre demande' },
    message: { ...countedTextAreaExamples.message, wrong: 'Saisissez un message de 5 000 caractères au plus' },
    gdpr: {
      id: 'gdpr',
      name: 'gdpr',
      label: 'J’accepte que Veralune utilise mes réponses pour traiter ma demande.',
      required: true,
      wrong: 'Acceptez l’utilisation de vos réponses pour que nous puissions vous répondre',
    },
  },
} as const;
