import { customerLabels } from '../../components/form-fields/form-fields.examples.ts';
import { summaryOf, withErrors } from '../../components/form-fields/with-errors.ts';
import { newPasswordIn, passwordLabels } from '../../components/new-password/new-password.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { ResetPasswordScreenProps } from './reset-password.tsx';

type Words = readonly [title: string, path: string, intro: string, confirm: string, submit: string];

const words: Record<Language, Words> = {
  fr: [
    'Nouveau mot de passe',
    '/fr/nouveau-mot-de-passe',
    'Pour le compte camille.dubois@exemple.example.',
    'Confirmez le mot de passe',
    'Enregistrer le mot de passe',
  ],
  nl: [
    'Nieuw wachtwoord',
    '/nl/nieuw-wachtwoord',
    'Voor het account lotte.peeters@voorbeeld.example.',
    'Bevestig het wachtwoord',
    'Wachtwoord opslaan',
  ],
  de: [
    'Neues Passwort',
    '/neues-passwort',
    'Für das Konto johanna.brandt@beispiel.example.',
    'Passwort wiederholen',
    'Passwort speichern',
  ],
  it: [
    'Nuova password',
    '/nuova-password',
    'Per l’account giulia.conti@esempio.example.',
    'Conferma la password',
    'Salva la password',
  ],
  es: [
    'Nueva contraseña',
    '/nueva-contrasena',
    'Para la cuenta lucia.navarro@ejemplo.example.',
    'Confirma la contraseña',
    'Guardar la contraseña',
  ],
};

function reset(language: Language): ResetPasswordScreenProps {
  const [title, action, intro, confirm, submit] = words[language];
  return {
    title,
    intro,
    form: {
      action,
      submit,
      hidden: { token: '4f1c09' },
      requiredNote: customerLabels[language].requiredNote,
      fields: [
        { kind: 'new-password', ...newPasswordIn(language) },
        {
          kind: 'password',
          id: 'confirmation',
          name: 'confirmation',
          label: confirm,
          required: true,
          autoComplete: 'new-password',
          labels: passwordLabels[language],
        },
      ],
    },
  };
}

const byLanguage = inEachLanguage(reset);
const { it, es } = byLanguage;
const weak = { password: 'Alla password manca una cifra.' };
const different = { confirmation: 'Las dos contraseñas no coinciden.' };

function failing(screen: ResetPasswordScreenProps, check: string, errors: Readonly<Record<string, string>>) {
  return {
    ...screen,
    form: { ...screen.form, fields: withErrors(screen.form.fields, errors), errors: summaryOf(check, errors) },
  };
}

export const resetPasswordExamples = {
  byLanguage,
  states: {
    weak: failing(it, customerLabels.it.check, weak),
    different: failing(es, customerLabels.es.check, different),
  } satisfies Record<string, ResetPasswordScreenProps>,
};
