import { customerLabels, emailFieldIn } from '../../components/form-fields/form-fields.examples.ts';
import { summaryOf, withErrors } from '../../components/form-fields/with-errors.ts';
import { newPasswordIn, passwordLabels } from '../../components/new-password/new-password.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { LoginScreenProps } from './login.tsx';

interface Words {
  title: string;
  path: string;
  intro: string;
  submit: string;
  forgot: readonly [label: string, href: string];
  signup: LoginScreenProps['signup'];
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Se connecter',
    path: '/fr/connexion',
    intro: 'Retrouvez vos commandes, vos adresses et vos favoris.',
    submit: 'Se connecter',
    forgot: ['Mot de passe oublié ?', '/fr/mot-de-passe-oublie'],
    signup: {
      title: 'Pas encore de compte ?',
      text: 'Il suffit d’une adresse e-mail et de deux minutes.',
      benefits: [
        'Suivre chaque commande jusqu’à votre porte',
        'Garder vos produits et vos pharmacies sous la main',
        'Utiliser vos codes avantage',
      ],
      label: 'Créer un compte',
      href: '/fr/inscription',
    },
  },
  nl: {
    title: 'Inloggen',
    path: '/nl/inloggen',
    intro: 'Vind uw bestellingen, adressen en favorieten terug.',
    submit: 'Inloggen',
    forgot: ['Wachtwoord vergeten?', '/nl/wachtwoord-vergeten'],
    signup: {
      title: 'Nog geen account?',
      text: 'Een e-mailadres en twee minuten volstaan.',
      benefits: [
        'Elke bestelling volgen tot aan uw deur',
        'Uw producten en apotheken bij de hand houden',
        'Uw voordeelcodes gebruiken',
      ],
      label: 'Account aanmaken',
      href: '/nl/registreren',
    },
  },
  de: {
    title: 'Anmelden',
    path: '/anmelden',
    intro: 'Hier finden Sie Ihre Bestellungen, Adressen und Favoriten.',
    submit: 'Anmelden',
    forgot: ['Passwort vergessen?', '/passwort-vergessen'],
    signup: {
      title: 'Noch kein Konto?',
      text: 'Eine E-Mail-Adresse und zwei Minuten genügen.',
      benefits: [
        'Jede Bestellung bis an die Haustür verfolgen',
        'Produkte und Apotheken griffbereit halten',
        'Vorteilscodes einlösen',
      ],
      label: 'Konto anlegen',
      href: '/registrieren',
    },
  },
  it: {
    title: 'Accedi',
    path: '/accesso',
    intro: 'Ritrova i tuoi ordini, i tuoi indirizzi e i tuoi preferiti.',
    submit: 'Accedi',
    forgot: ['Password dimenticata?', '/password-dimenticata'],
    signup: {
      title: 'Non hai ancora un account?',
      text: 'Bastano un indirizzo e-mail e due minuti.',
      benefits: [
        'Segui ogni ordine fino alla porta di casa',
        'Tieni a portata di mano prodotti e farmacie',
        'Usa i tuoi codici vantaggio',
      ],
      label: 'Crea un account',
      href: '/registrazione',
    },
  },
  es: {
    title: 'Iniciar sesión',
    path: '/iniciar-sesion',
    intro: 'Encuentra tus pedidos, tus direcciones y tus favoritos.',
    submit: 'Iniciar sesión',
    forgot: ['¿Has olvidado tu contraseña?', '/contrasena-olvidada'],
    signup: {
      title: '¿Aún no tienes cuenta?',
      text: 'Bastan un correo electrónico y dos minutos.',
      benefits: [
        'Sigue cada pedido hasta tu puerta',
        'Ten a mano tus productos y tus farmacias',
        'Usa tus códigos de ventaja',
      ],
      label: 'Crear una cuenta',
      href: '/registro',
    },
  },
};

function login(language: Language): LoginScreenProps {
  const { path, submit, forgot, ...rest } = words[language];
  return {
    ...rest,
    form: {
      action: path,
      submit,
      requiredNote: customerLabels[language].requiredNote,
      fields: [
        emailFieldIn(language),
        {
          kind: 'password',
          id: 'password',
          name: 'password',
          label: newPasswordIn(language).label,
          required: true,
          autoComplete: 'current-password',
          labels: passwordLabels[language],
        },
      ],
    },
    forgot: { label: forgot[0], href: forgot[1] },
  };
}

const byLanguage = inEachLanguage(login);
const { fr, nl, de, it, es } = byLanguage;

const missing = { email: 'Vul uw e-mailadres in.', password: 'Vul uw wachtwoord in.' };
const unknown = {
  email: 'Kein Konto zu dieser E-Mail-Adresse. Prüfen Sie die Schreibweise, oder legen Sie ein Konto an.',
};

export const loginExamples = {
  byLanguage,
  states: {
    required: {
      ...fr,
      form: { ...fr.form, hidden: { redirect: '/fr/mon-compte/produits-favoris' } },
      message: { title: 'Connectez-vous pour continuer', children: 'Les favoris sont rangés dans votre compte.' },
    },
    missing: {
      ...nl,
      form: {
        ...nl.form,
        fields: withErrors(nl.form.fields, missing),
        errors: summaryOf(customerLabels.nl.check, missing),
      },
    },
    unknown: {
      ...de,
      form: {
        ...de.form,
        fields: withErrors(de.form.fields, unknown),
        errors: summaryOf(customerLabels.de.check, unknown),
      },
    },
    mismatch: {
      ...it,
      message: {
        tone: 'error',
        live: 'alert',
        title: 'E-mail e password non corrispondono',
        children: 'Controlla maiuscole e minuscole, oppure scegli una nuova password.',
      },
    },
    passwordChanged: {
      ...es,
      message: {
        tone: 'success',
        live: 'status',
        children: 'Tu contraseña nueva está guardada. Ya puedes iniciar sesión.',
      },
    },
    busy: { ...fr, form: { ...fr.form, busy: true } },
  } satisfies Record<string, LoginScreenProps>,
};
