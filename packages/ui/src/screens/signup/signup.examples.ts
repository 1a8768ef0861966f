import { customerLabels, signupFieldsIn } from '../../components/form-fields/form-fields.examples.ts';
import { summaryOf, withErrors } from '../../components/form-fields/with-errors.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { SignupScreenProps } from './signup.tsx';

type Words = readonly [
  title: string,
  path: string,
  intro: string,
  submit: string,
  login: readonly [title: string, text: string, label: string, href: string],
];

const words: Record<Language, Words> = {
  fr: [
    'Créer un compte',
    '/fr/inscription',
    'Pour commander plus vite et garder vos favoris.',
    'Créer mon compte',
    ['Déjà client ?', 'Connectez-vous avec votre adresse e-mail.', 'Se connecter', '/fr/connexion'],
  ],
  nl: [
    'Account aanmaken',
    '/nl/registreren',
    'Om sneller te bestellen en uw favorieten te bewaren.',
    'Mijn account aanmaken',
    ['Al klant?', 'Log in met uw e-mailadres.', 'Inloggen', '/nl/inloggen'],
  ],
  de: [
    'Konto anlegen',
    '/registrieren',
    'Damit Sie schneller bestellen und Ihre Favoriten behalten.',
    'Konto anlegen',
    ['Schon Kundin oder Kunde?', 'Melden Sie sich mit Ihrer E-Mail-Adresse an.', 'Anmelden', '/anmelden'],
  ],
  it: [
    'Crea un account',
    '/registrazione',
    'Per ordinare più in fretta e conservare i tuoi preferiti.',
    'Crea il mio account',
    ['Sei già cliente?', 'Accedi con il tuo indirizzo e-mail.', 'Accedi', '/accesso'],
  ],
  es: [
    'Crear una cuenta',
    '/registro',
    'Para pedir más rápido y guardar tus favoritos.',
    'Crear mi cuenta',
    ['¿Ya tienes cuenta?', 'Inicia sesión con tu correo electrónico.', 'Iniciar sesión', '/iniciar-sesion'],
  ],
};

function signup(language: Language): SignupScreenProps {
  const [title, path, intro, submit, login] = words[language];
  return {
    title,
    intro,
    form: {
      action: path,
      fields: signupFieldsIn(language),
      submit,
      requiredNote: customerLabels[language].requiredNote,
    },
    login: { title: login[0], text: login[1], link: { label: login[2], href: login[3] } },
  };
}

const byLanguage = inEachLanguage(signup);
const { fr, de } = byLanguage;

const missing = {
  civility: 'Wählen Sie eine Anrede.',
  firstname: 'Geben Sie Ihren Vornamen ein.',
  lastname: 'Geben Sie Ihren Nachnamen ein.',
  email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  password: 'Wählen Sie ein Passwort, das alle Bedingungen erfüllt.',
  terms: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
};
const taken = {
  email: 'Un compte existe déjà pour cette adresse. Connectez-vous, ou demandez un nouveau mot de passe.',
};
const client = {
  clientNumber: 'Ce numéro de client ne correspond pas à votre nom. Il figure en haut de vos factures.',
};

function failing(
  screen: SignupScreenProps,
  check: string,
  errors: Readonly<Record<string, string>>,
): SignupScreenProps {
  return {
    ...screen,
    form: { ...screen.form, fields: withErrors(screen.form.fields, errors), errors: summaryOf(check, errors) },
  };
}

export const signupExamples = {
  byLanguage,
  states: {
    missing: failing(de, customerLabels.de.check, missing),
    taken: failing(fr, customerLabels.fr.check, taken),
    clientNumberUnknown: failing(fr, customerLabels.fr.check, client),
    failed: {
      ...fr,
      message: {
        tone: 'error',
        live: 'alert',
        title: 'Votre compte n’a pas pu être créé',
        children: 'La protection contre les robots a échoué. Réessayez, ou écrivez-nous.',
      },
    },
  } satisfies Record<string, SignupScreenProps>,
};
