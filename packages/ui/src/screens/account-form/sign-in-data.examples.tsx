import { accountNavIn } from '../../components/account-nav/account-nav.examples.ts';
import { FieldsForm } from '../../components/form-fields/fields-form.tsx';
import { customerLabels, emailFieldIn } from '../../components/form-fields/form-fields.examples.ts';
import type { SingleField } from '../../components/form-fields/form-fields.tsx';
import { newPasswordIn, passwordLabels } from '../../components/new-password/new-password.examples.ts';
import type { Language } from '../../examples/language.examples.ts';
import { FormSection } from '../../sections/account/form-section.tsx';
import type { AccountFormScreenProps } from './account-form.tsx';

type Part = readonly [title: string, text: string, action: string];

interface Words {
  title: string;
  intro: string;
  email: readonly [label: string, submit: string];
  current: string;
  newPassword: string;
  password: Part;
  export: Part;
  deletion: Part;
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Mes identifiants',
    intro: 'Vous vous connectez avec camille.dubois@exemple.example.',
    email: ['Nouvelle adresse e-mail', 'Changer d’adresse e-mail'],
    current: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    password: [
      'Mot de passe',
      'Le changer termine vos sessions sur les autres appareils.',
      'Enregistrer le mot de passe',
    ],
    export: [
      'Vos données',
      'Tout ce que nous conservons à votre sujet, dans un fichier que d’autres programmes savent lire.',
      'Télécharger mes données (JSON)',
    ],
    deletion: [
      'Supprimer le compte',
      'Vos données sont effacées tout de suite et pour de bon. Des commandes, il ne reste que ce que la loi fiscale exige.',
      'Supprimer mon compte',
    ],
  },
  nl: {
    title: 'Mijn aanmeldgegevens',
    intro: 'U logt in met lotte.peeters@voorbeeld.example.',
    email: ['Nieuw e-mailadres', 'E-mailadres wijzigen'],
    current: 'Huidig wachtwoord',
    newPassword: 'Nieuw wachtwoord',
    password: ['Wachtwoord', 'Als u het wijzigt, wordt u op andere toestellen uitgelogd.', 'Wachtwoord opslaan'],
    export: [
      'Uw gegevens',
      'Alles wat we over u bewaren, in een bestand dat andere programma’s kunnen lezen.',
      'Mijn gegevens downloaden (JSON)',
    ],
    deletion: [
      'Account verwijderen',
      'Uw gegevens worden meteen en definitief gewist. Van bestellingen blijft alleen wat de belastingwet vraagt.',
      'Mijn account verwijderen',
    ],
  },
  de: {
    title: 'Meine Zugangsdaten',
    intro: 'Sie melden sich mit johanna.brandt@beispiel.example an.',
    email: ['Neue E-Mail-Adresse', 'E-Mail-Adresse ändern'],
    current: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
    password: ['Passwort', 'Wenn Sie es ändern, werden Sie auf anderen Geräten abgemeldet.', 'Passwort speichern'],
    export: [
      'Ihre Daten',
      'Alles, was wir über Sie speichern, in einer Datei, die andere Programme lesen können.',
      'Meine Daten herunterladen (JSON)',
    ],
    deletion: [
      'Konto löschen',
      'Ihre Daten werden sofort und endgültig gelöscht. Von Bestellungen bleibt nur, was das Steuerrecht verlangt.',
      'Mein Konto löschen',
    ],
  },
  it: {
    title: 'I miei dati di accesso',
    intro: 'L’accesso avviene con giulia.conti@esempio.example.',
    email: ['Nuovo indirizzo e-mail', 'Cambia l’indirizzo e-mail'],
    current: 'Password attuale',
    newPassword: 'Nuova password',
    password: ['Password', 'Cambiarla chiude le sessioni sugli altri dispositivi.', 'Salva la password'],
    export: [
      'I dati dell’account',
      'Tutto ciò che conserviamo, in un file che altri programmi sanno leggere.',
      'Scarica i dati (JSON)',
    ],
    deletion: [
      'Eliminazione dell’account',
      'I dati sono cancellati subito e per sempre. Degli ordini resta solo ciò che chiede la legge fiscale.',
      'Elimina l’account',
    ],
  },
  es: {
    title: 'Mis datos de acceso',
    intro: 'Inicias sesión con lucia.navarro@ejemplo.example.',
    email: ['Nuevo correo electrónico', 'Cambiar el correo electrónico'],
    current: 'Contraseña actual',
    newPassword: 'Nueva contraseña',
    password: ['Contraseña', 'Al cambiarla se cierran tus sesiones en otros dispositivos.', 'Guardar la contraseña'],
    export: [
      'Tus datos',
      'Todo lo que guardamos sobre ti, en un archivo que otros programas pueden leer.',
      'Descargar mis datos (JSON)',
    ],
    deletion: [
      'Eliminar la cuenta',
      'Tus datos se borran al momento y para siempre. De los pedidos solo queda lo que exige la ley fiscal.',
      'Eliminar mi cuenta',
    ],
  },
};

/** The sign-in data: a form for the address; the password, one's data and the end of the account below it. */
export function signInData(language: Language): AccountFormScreenProps {
  const { title, intro, email, current, newPassword, password, export: data, deletion } = words[language];
  const { requiredNote } = customerLabels[language];
  const nav = accountNavIn(language, 'login');
  const action = nav.items.find((item) => item.current)?.href ?? '';
  const currentPassword = (id: string): SingleField => ({
    kind: 'password',
    id,
    name: 'current_password',
    label: current,
    required: true,
    autoComplete: 'current-password',
    labels: passwordLabels[language],
  });
  return {
    title,
    intro,
    nav,
    form: {
      action,
      fields: [{ ...emailFieldIn(language), label: email[0] }, currentPassword('current')],
      submit: email[1],
      requiredNote,
    },
    more: (
      <>
        <FormSection id="change-password" title={password[0]} text={password[1]}>
          <FieldsForm
            action={action}
            fields={[
              currentPassword('password-current'),
              { kind: 'new-password', ...newPasswordIn(language), label: newPassword },
            ]}
            submit={password[2]}
            submitTone="secondary"
            requiredNote={requiredNote}
          />
        </FormSection>
        <FormSection id="export" title={data[0]} text={data[1]}>
          <p>
            <a href="/api/customer/export" download="veralune.json">
              {data[2]}
            </a>
          </p>
        </FormSection>
        <FormSection id="delete" title={deletion[0]} text={deletion[1]}>
          <FieldsForm
            action={action}
            fields={[currentPassword('delete-current')]}
            submit={deletion[2]}
            submitTone="secondary"
            requiredNote={requiredNote}
          />
        </FormSection>
      </>
    ),
  };
}
