import type { Language } from '../../examples/language.examples.ts';
import type { ContactFormProps } from './examples/contact-form.tsx';
import { dutch } from './examples/dutch.tsx';
import { french } from './examples/french.tsx';
import { german } from './examples/german.tsx';
import { italian } from './examples/italian.tsx';
import { spanish } from './examples/spanish.tsx';

const typed = {
  subject: 'product',
  profile: 'consumer',
  message:
    'Guten Tag, auf meiner Dose steht „Charge 26-0412“. Kann ich die Kapseln öffnen und in Joghurt einrühren?\n\n' +
    'Und gilt das auch für <magensaftresistente> Kapseln?',
  firstname: 'Annegret',
  lastname: 'Brinkmann-Hohenfels',
  email: 'annegret.brinkmann@beispiel',
  address_1: 'Geschwister-Scholl-Gedächtnisstr. 9',
  zipcode: '2025',
  city: '',
  gdpr: '1',
};

export const contactFormExamples = {
  byLanguage: { fr: french, nl: dutch, de: german, it: italian, es: spanish },
  /** All entered values are kept. */
  invalid: {
    ...german,
    values: typed,
    state: {
      kind: 'invalid',
      title: 'Bitte prüfen Sie diese Angaben',
      errors: [
        { field: 'civility', message: 'Wählen Sie eine Anrede' },
        { field: 'email', message: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de' },
        { field: 'zipcode', message: 'Geben Sie eine deutsche Postleitzahl mit fünf Ziffern ein' },
        { field: 'city', message: 'Geben Sie einen Ort ein' },
      ],
    },
  },
  sending: {
    ...german,
    values: { ...typed, civility: 'ms', zipcode: '20251' },
    state: { kind: 'sending', text: 'Wird gesendet …' },
  },
  failed: {
    ...french,
    values: {
      subject: 'other',
      profile: 'pharmacist',
      message: 'Vos notices existent-elles en grands caractères ?',
      gdpr: '1',
    },
    state: {
      kind: 'failed',
      title: 'Votre demande n’est pas partie',
      text: (
        <p>
          La faute est à nous, et rien de ce que vous avez écrit n’est perdu. Réessayez dans un instant, ou appelez-nous
          au <a href="tel:+3223184000">02 318 40 00</a>.
        </p>
      ),
    },
  },
} satisfies { byLanguage: Record<Language, ContactFormProps> } & Record<
  'invalid' | 'sending' | 'failed',
  ContactFormProps
>;
