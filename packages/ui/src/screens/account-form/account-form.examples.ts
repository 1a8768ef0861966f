import { accountNavIn, type AccountPart } from '../../components/account-nav/account-nav.examples.ts';
import type { FormField, SingleField } from '../../components/form-fields/form-fields.tsx';
import {
  addressFieldsIn,
  customerLabels,
  informationFieldsIn,
} from '../../components/form-fields/form-fields.examples.ts';
import { summaryOf, withErrors } from '../../components/form-fields/with-errors.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { AccountFormScreenProps } from './account-form.tsx';
import { signInData } from './sign-in-data.examples.tsx';

interface Words {
  information: readonly [title: string, intro: string];
  profile: readonly [
    title: string,
    intro: string,
    news: string,
    sms: string,
    advice: string,
    nutrition: string,
    foundation: string,
    part: string,
  ];
  address: readonly [title: string, intro: string, back: string];
  saved: string;
}

const words: Record<Language, Words> = {
  fr: {
    information: ['Informations personnelles', 'Elles servent à vos commandes et à vos factures.'],
    profile: [
      'Profil et abonnements',
      'Choisissez ce que vous souhaitez recevoir. Vous pouvez changer d’avis à tout moment.',
      'Les nouvelles de Veralune, par e-mail',
      'Les nouveautés des produits, par SMS',
      'Des conseils de santé, par e-mail',
      'La lettre de la diététique',
      'Les nouvelles de la fondation, par e-mail',
      'Abonnements',
    ],
    address: ['Nouvelle adresse', 'Elle sera proposée à votre prochaine commande.', 'Toutes mes adresses'],
    saved: 'Vos modifications sont enregistrées.',
  },
  nl: {
    information: ['Persoonlijke gegevens', 'We gebruiken ze voor uw bestellingen en facturen.'],
    profile: [
      'Profiel en abonnementen',
      'Kies wat u wilt ontvangen. U kunt dat op elk moment veranderen.',
      'Nieuws van Veralune, per e-mail',
      'Nieuwe producten, per sms',
      'Gezondheidstips, per e-mail',
      'De brief over voeding',
      'Nieuws van de stichting, per e-mail',
      'Abonnementen',
    ],
    address: ['Nieuw adres', 'U kunt het bij uw volgende bestelling kiezen.', 'Al mijn adressen'],
    saved: 'Uw wijzigingen zijn opgeslagen.',
  },
  de: {
    information: ['Persönliche Daten', 'Wir verwenden sie für Ihre Bestellungen und Rechnungen.'],
    profile: [
      'Profil und Abonnements',
      'Wählen Sie, was Sie erhalten möchten. Sie können das jederzeit ändern.',
      'Neuigkeiten von Veralune per E-Mail',
      'Produktneuheiten per SMS',
      'Gesundheitstipps per E-Mail',
      'Der Ernährungsbrief',
      'Neuigkeiten der Stiftung per E-Mail',
      'Abonnements',
    ],
    address: ['Neue Adresse', 'Bei der nächsten Bestellung steht sie zur Wahl.', 'Alle Adressen'],
    saved: 'Ihre Änderungen sind gespeichert.',
  },
  it: {
    information: ['Dati personali', 'Servono per i tuoi ordini e le tue fatture.'],
    profile: [
      'Profilo e iscrizioni',
      'Scegli che cosa ricevere. Puoi cambiare idea in qualsiasi momento.',
      'Le novità di Veralune, per e-mail',
      'I nuovi prodotti, per SMS',
      'I consigli per la salute, per e-mail',
      'La lettera sull’alimentazione',
      'Le notizie della fondazione, per e-mail',
      'Iscrizioni',
    ],
    address: ['Nuovo indirizzo', 'Potrai sceglierlo nel prossimo ordine.', 'Tutti i miei indirizzi'],
    saved: 'Le modifiche sono state salvate.',
  },
  es: {
    information: ['Información personal', 'La usamos para tus pedidos y tus facturas.'],
    profile: [
      'Perfil y suscripciones',
      'Elige lo que quieres recibir. Puedes cambiarlo en cualquier momento.',
      'Novedades de Veralune, por correo electrónico',
      'Nuevos productos, por SMS',
      'Consejos de salud, por correo electrónico',
      'La carta de nutrición',
      'Noticias de la fundación, por correo electrónico',
      'Suscripciones',
    ],
    address: ['Nueva dirección', 'Podrás elegirla en tu próximo pedido.', 'Todas mis direcciones'],
    saved: 'Tus cambios se han guardado.',
  },
};

function screen(
  language: Language,
  part: AccountPart,
  [title, intro]: readonly [string, string, ...string[]],
  fields: readonly FormField<SingleField>[],
): AccountFormScreenProps {
  const nav = accountNavIn(language, part);
  return {
    title,
    intro,
    nav,
    form: {
      action: nav.items.find(({ current }) => current)?.href ?? '',
      fields,
      submit: customerLabels[language].save,
      requiredNote: customerLabels[language].requiredNote,
    },
  };
}

function information(language: Language) {
  return screen(language, 'information', words[language].information, informationFieldsIn(language));
}

function profile(language: Language): AccountFormScreenProps {
  const [title, intro, news, sms, advice, nutrition, foundation, part] = words[language].profile;
  const subscriptions = { news, sms, advice, nutrition, foundation };
  const made = screen(
    language,
    'profile',
    [title, intro],
    [
      {
        kind: 'part',
        title: part,
        fields: Object.entries(subscriptions).map(([id, label]) => ({
          kind: 'check',
          id,
          name: id,
          label,
          defaultChecked: id === 'news',
        })),
      },
    ],
  );
  return { ...made, form: { ...made.form, requiredNote: undefined } };
}

function address(language: Language): AccountFormScreenProps {
  const made = screen(language, 'addresses', words[language].address, addressFieldsIn(language));
  return {
    ...made,
    back: { label: words[language].address[2], href: made.nav.items.find(({ current }) => current)?.href ?? '' },
  };
}

function failing(made: AccountFormScreenProps, check: string, errors: Readonly<Record<string, string>>) {
  return {
    ...made,
    form: { ...made.form, fields: withErrors(made.form.fields, errors), errors: summaryOf(check, errors) },
  };
}

export const accountFormExamples = {
  byLanguage: {
    information: inEachLanguage(information),
    login: inEachLanguage(signInData),
    profile: inEachLanguage(profile),
    address: inEachLanguage(address),
  },
  states: {
    saved: { ...profile('de'), message: { tone: 'success', live: 'status', children: words.de.saved } },
    birthdayWrong: failing(information('nl'), customerLabels.nl.check, {
      birthday: 'Deze datum bestaat niet. Vul een dag, een maand en een jaar in.',
      mobile: 'Vul een geldig gsm-nummer in, bijvoorbeeld 0470 12 34 56.',
    }),
    emailTaken: failing(signInData('es'), customerLabels.es.check, {
      email: 'Otra cuenta ya usa este correo electrónico.',
      current: 'La contraseña actual no es correcta.',
    }),
    addressTooLong: failing(address('fr'), customerLabels.fr.check, {
      line1: 'Cette ligne compte 41 caractères, 35 au plus. Utilisez la ligne suivante.',
      zipcode: 'Saisissez un code postal belge : quatre chiffres, par exemple 1060.',
    }),
    failed: {
      ...information('it'),
      message: {
        tone: 'error',
        live: 'alert',
        title: 'I dati non sono stati salvati',
        children: 'Riprova tra poco. Se il problema continua, scrivici.',
      },
    },
  } satisfies Record<string, AccountFormScreenProps>,
};
