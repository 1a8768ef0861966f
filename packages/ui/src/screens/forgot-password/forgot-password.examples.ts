import { customerLabels, emailFieldIn } from '../../components/form-fields/form-fields.examples.ts';
import { summaryOf, withErrors } from '../../components/form-fields/with-errors.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { ForgotPasswordScreenProps } from './forgot-password.tsx';

type Words = readonly [title: string, path: string, intro: string, submit: string, back: string, login: string];

const words: Record<Language, Words> = {
  fr: [
    'Mot de passe oublié',
    '/fr/mot-de-passe-oublie',
    'Nous vous envoyons un lien pour en choisir un nouveau.',
    'Recevoir le lien',
    'Retour à la connexion',
    '/fr/connexion',
  ],
  nl: [
    'Wachtwoord vergeten',
    '/nl/wachtwoord-vergeten',
    'We sturen u een link om een nieuw wachtwoord te kiezen.',
    'Link ontvangen',
    'Terug naar inloggen',
    '/nl/inloggen',
  ],
  de: [
    'Passwort vergessen',
    '/passwort-vergessen',
    'Wir schicken Ihnen einen Link, über den Sie ein neues wählen.',
    'Link anfordern',
    'Zurück zur Anmeldung',
    '/anmelden',
  ],
  it: [
    'Password dimenticata',
    '/password-dimenticata',
    'Ti inviamo un link per sceglierne una nuova.',
    'Ricevi il link',
    'Torna all’accesso',
    '/accesso',
  ],
  es: [
    'Contraseña olvidada',
    '/contrasena-olvidada',
    'Te enviamos un enlace para elegir una nueva.',
    'Recibir el enlace',
    'Volver a iniciar sesión',
    '/iniciar-sesion',
  ],
};

function forgot(language: Language) {
  const [title, action, intro, submit, back, login] = words[language];
  return {
    title,
    intro,
    form: { action, submit, fields: [emailFieldIn(language)], requiredNote: customerLabels[language].requiredNote },
    back: { label: back, href: login },
  };
}

const byLanguage = inEachLanguage(forgot);
const { fr, nl, de } = byLanguage;
const unknown = { email: 'Er is geen account met dit e-mailadres. Controleer de spelling of maak een account aan.' };

export const forgotPasswordExamples = {
  byLanguage,
  states: {
    sent: {
      ...fr,
      intro: 'Ouvrez le lien que nous venons d’envoyer à camille.dubois@exemple.example. Il est valable une heure.',
      form: undefined,
      message: {
        tone: 'success',
        live: 'status',
        title: 'Le message est parti',
        children: 'Rien reçu après quelques minutes ? Regardez dans les courriers indésirables.',
      },
    },
    unknown: {
      ...nl,
      form: {
        ...nl.form,
        fields: withErrors(nl.form.fields, unknown),
        errors: summaryOf(customerLabels.nl.check, unknown),
      },
    },
    linkExpired: {
      ...de,
      message: {
        tone: 'warning',
        title: 'Der Link ist abgelaufen',
        children: 'Er galt eine Stunde lang. Fordern Sie hier einen neuen an.',
      },
    },
  } satisfies Record<string, ForgotPasswordScreenProps>,
};
